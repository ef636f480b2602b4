# What stands under a heading, what is new, what stays, whose troops: shapes that a stranger's mails brought to light.
ruleset states
map usa
seats red yellow ann
seat red
call turn

move 4 red troops from Texas to Ohio
= move 4 from Texas to Ohio

move 4 yellow troops from Texas to Ohio
!

My Nevada troops attack Utah. My Oregon troops Idaho.
= attack Utah from Nevada
! no-verb

Relocations: 4 from Utah to Ohio
= move 4 from Utah to Ohio

4 in Ohio. My relocations: 2 from Utah to Ohio
= deploy 4 in Ohio
= move 2 from Utah to Ohio

FORTIFY
3 Ohio
!

ATTACK
Nevada > Utah
Ohio > Indiana
FORTIFY
3 from Utah to Ohio
= attack Utah from Nevada
= attack Indiana from Ohio
= move 3 from Utah to Ohio

All my new troops go to Ohio.
= deploy all in Ohio

Ohio should attack Indiana
= attack Indiana from Ohio

should yellow attack Indiana, attack Ohio from Indiana
!

I should attack Indiana from Ohio
!

deploy 3 in Ohio, 2 in Texas and nothing else
= deploy 3 in Ohio
= deploy 2 in Texas

deploy 3 in Ohio. No other orders from me.
= deploy 3 in Ohio

move 3 from Ohio to Texas, the rest stays
= move 3 from Ohio to Texas

move all from Ohio to Texas, the rest stays
!

move 3 from Ohio to Texas, keeping 2 at home
!

put 3 in Ohio. From there attack Indiana
= deploy 3 in Ohio
= attack Indiana from Ohio

put 3 in Ohio and 2 in Texas. From there attack Indiana
= deploy 3 in Ohio
= deploy 2 in Texas
!

move 3 from Ohio to Texas, while 2 go from Utah to Iowa
= move 3 from Ohio to Texas
= move 2 from Utah to Iowa

while they sleep, move 3 from Ohio to Texas
!

All but one of the troops in Vermont go to Ohio
= move all but 1 from Vermont to Ohio
