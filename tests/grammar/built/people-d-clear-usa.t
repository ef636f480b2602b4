# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Utah hits Nevada.
= attack Nevada from Utah

All my reinforcement I put in Louisiana, please.
= deploy all in Louisiana

Now that the fighting is over, would you shift four troops out of Maine and over to Vermont?
= move 4 from Maine to Vermont

No battles for me today; I am a peaceful man on Sundays.
= no attacks

+2 Delaware, +1 Maryland
= deploy 2 in Delaware
= deploy 1 in Maryland

Fortify 6 Oregon to Washington. Done for this turn.
= move 6 from Oregon to Washington
= end turn
