# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Put 3 of my new troops in Nevada and the other 2 in Utah
= deploy 3 in Nevada
= deploy 2 in Utah

Reinforce Nevada with 3
= deploy 3 in Nevada

Nevada gets 3 troops, Utah gets 1
= deploy 3 in Nevada
= deploy 1 in Utah

Have Nevada attack Utah with 5 troops
= attack Utah from Nevada with 5

Nevada's troops attack Utah
= attack Utah from Nevada

Launch an attack from Nevada on Utah with everything
= attack Utah from Nevada with all

Strike Utah out of Nevada with 6
= attack Utah from Nevada with 6

Assault on Utah from Nevada with 4 troops
= attack Utah from Nevada with 4

Attack Utah and then Idaho, both from Nevada
= attack Utah from Nevada
= attack Idaho from Nevada

My 5 troops in Nevada attack Idaho
= attack Idaho from Nevada with 5

Skip the attack phase
= end attack phase

# clear to a reader, but refused so far
I'm done attacking
= end attack phase

Finished with my attacks
= end attack phase

That ends my turn
= end turn

Fortify Idaho with 2 troops from Nevada
= move 2 from Nevada to Idaho

Shift 4 troops from Nevada over to Idaho
= move 4 from Nevada to Idaho

Leave 1 in Nevada, move the rest to Idaho
= move all but 1 from Nevada to Idaho

Place two troops each in Nevada, Utah and Idaho
= deploy 2 in Nevada
= deploy 2 in Utah
= deploy 2 in Idaho

One troop to Nevada, two to Oregon.
= deploy 1 in Nevada
= deploy 2 in Oregon

Put all my reinforcements in New Mexico
= deploy all in New Mexico

Drop 3 in Maine
= deploy 3 in Maine

Add 2 troops to West Virginia
= deploy 2 in West Virginia

Deploy all 5 in Texas
= deploy 5 in Texas

Use 3 from Georgia to attack Florida
= attack Florida from Georgia with 3

With 7 troops from Texas, attack Oklahoma
= attack Oklahoma from Texas with 7

No attacks this turn
= no attacks

Move half my troops from Texas to Oklahoma
!

# clear to a reader, but refused so far
Move on to the next phase
?
