# "From there" and "all of them": whence and how many.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Let Mississippi be attacked from Alabama with four, and let Tennessee be attacked from there with two
! ambiguous

8 TO VIRGINIA. ATK W VIRGINIA FROM THERE W/ 6
= deploy 8 in Virginia
= attack West Virginia from Virginia with 6

Attack Mississippi from Alabama with 4, then Tennessee from there with 2
?

Attack Mississippi from Alabama with 4, then attack Tennessee from there with 2
?

Deploy 5 in Ohio and attack Indiana from there with 4
= deploy 5 in Ohio
= attack Indiana from Ohio with 4

Hit Utah from Nevada with 3 and hit Arizona from there with 2
?

Move 4 from Ohio to Indiana, then attack Illinois from there with 3
= move 4 from Ohio to Indiana
= attack Illinois from Indiana with 3

Put 8 in Virginia. From there attack West Virginia with 6.
= deploy 8 in Virginia
= attack West Virginia from Virginia with 6

Put 8 in Virginia. Then hit Maryland from there with 6.
= deploy 8 in Virginia
= attack Maryland from Virginia with 6

Attack Utah from Nevada with 3, then hit Idaho from there
?

Take Utah out of Nevada with 3 and Idaho from there with 2
?

Deploy 3 in Ohio and 4 in Texas, then attack Indiana from there with 2
?

Deploy 3 in Ohio and all of them attack Indiana
?

Deploy 3 in Ohio and 2 in Texas, then send all of them to Iowa
?

Deploy 6 in Ohio, then send all six to Indiana
= deploy 6 in Ohio
= move 6 from Ohio to Indiana

Deploy 6 in Ohio, then send all five to Indiana
?

Move 4 from Ohio to Indiana, then move all of them to Illinois
= move 4 from Ohio to Indiana
= move 4 from Indiana to Illinois

Invade Utah from Nevada with 5 and Idaho with 2 from there
?

Reinforce Virginia with 8 and strike West Virginia from there w 6
= deploy 8 in Virginia
= attack West Virginia from Virginia with 6

Place 5 on Maine, attack Vermont from there with 4
= deploy 5 in Maine
= attack Vermont from Maine with 4
