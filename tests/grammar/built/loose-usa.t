# Of the game of states: what reinforcements, hits and ends are called.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

I'm putting 2 in Texas and 3 in Ohio.
= deploy 2 in Texas
= deploy 3 in Ohio

Texas gets 2, Ohio 3.
= deploy 2 in Texas
= deploy 3 in Ohio

My reinforcements: 2 Texas, 3 Ohio.
= deploy 2 in Texas
= deploy 3 in Ohio

2 for Texas and the other 3 for Ohio
= deploy 2 in Texas
= deploy 3 in Ohio

I would like to attack Utah from Nevada with 4 troops.
= attack Utah from Nevada with 4

Nevada hits Utah with everything it has.
= attack Utah from Nevada with all

Nevada goes for Utah.
= attack Utah from Nevada

Then Nevada attacks Utah again.
= attack Utah from Nevada

Attack from Nevada into Utah, three dice.
?

After that, shift 3 from Ohio over to Iowa.
= move 3 from Ohio to Iowa

2 of the Ohio troops go to Iowa.
= move 2 from Ohio to Iowa

I fortify Iowa with 2 from Ohio.
= move 2 from Ohio to Iowa

I reinforce Iowa with 2 men.
= deploy 2 in Iowa

End of turn.
= end turn

Stop attacking, go to fortification.
?

Utah attacked from Nevada.
?

Nevada x Utah
?

Nevada vs Utah
= attack Utah from Nevada

2 in TX
= deploy 2 in Texas

All 5 in Texas.
= deploy 5 in Texas

Deploy: Texas 2, Ohio 3
= deploy 2 in Texas
= deploy 3 in Ohio

I deploy two troops each in Texas and Ohio.
= deploy 2 in Texas
= deploy 2 in Ohio

attack utah, from nevada
= attack Utah from Nevada

Attack: Nevada to Utah (3)
= attack Utah from Nevada with 3

Out of Tennessee, send four armies against Kentucky; out of Indiana, send three against Ohio.
= attack Kentucky from Tennessee with 4
= attack Ohio from Indiana with 3

Move 4 from Tennessee against Kentucky.
= attack Kentucky from Tennessee with 4
