# Who does the same as another; what stands beside orders and is none.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Wyoming hits Colorado, Kansas the same
= attack Colorado from Wyoming
= attack Colorado from Kansas

Wyoming attacks Colorado, and so does Kansas
= attack Colorado from Wyoming
= attack Colorado from Kansas

attack Colorado from Wyoming with 3, then the same again from Kansas
= attack Colorado from Wyoming with 3
= attack Colorado from Kansas with 3

Attack Colorado from Wyoming and from Kansas
= attack Colorado from Wyoming
= attack Colorado from Kansas

attack Colorado from Wyoming, again from Kansas
= attack Colorado from Wyoming
= attack Colorado from Kansas

Wyoming attacks Colorado, Kansas too
!

Wyoming hits Colorado, Kansas might do the same
!

Wyoming hits Colorado, does Kansas do the same?
!

attack Colorado from Wyoming and not from Kansas
!

attack Colorado from Wyoming, maybe from Kansas
!

Wyoming att. Colorado
= attack Colorado from Wyoming

dep. 3 in Wyoming
= deploy 3 in Wyoming

I was going to put five in Georgia, but now 5 in Vermont.
= deploy 5 in Vermont

I had planned to attack Ohio from Kentucky but it is too strong, so attack Indiana from Kentucky
= attack Indiana from Kentucky

I was going to put five in Georgia and I still will, so 5 in Georgia
!

I was going to attack Ohio from Kentucky but no
!

move 2 from Kansas to Wyoming so it isn't so empty
= move 2 from Kansas to Wyoming

move 2 from Kansas to Wyoming so it doesn't look so thin
= move 2 from Kansas to Wyoming

move 2 from Kansas to Wyoming so it isn't meant
!

move 2 from Kansas to Wyoming, so it isn't certain
!

Every last one of the new men goes to Oklahoma
= deploy all in Oklahoma

# of two deeds that stand together the second says what is done, and "go" that they go
my 10 Ohio guys go smash Pennsylvania
= attack Pennsylvania from Ohio with 10

Five from Utah go storm Nevada
= attack Nevada from Utah with 5

Two from Utah go home to Idaho
= move 2 from Utah to Idaho
