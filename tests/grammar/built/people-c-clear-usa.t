# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Three fresh troops for Kansas, please.
= deploy 3 in Kansas

Missouri gets attacked from Kansas, with four troops.
= attack Missouri from Kansas with 4

That concludes my turn. Ann, you're up!
= end turn

1) Two troops to be deployed in Oregon.
2) One troop to be deployed in Idaho.
= deploy 2 in Oregon
= deploy 1 in Idaho

Please use 6 from Texas to hit New Mexico, since Yellow left only a handful there.
= attack New Mexico from Texas with 6

Deployment: Vermont 2, New Hampshire 1.
= deploy 2 in Vermont
= deploy 1 in New Hampshire

Montana strikes at Wyoming with three men, and then Montana strikes at Idaho with two.
= attack Wyoming from Montana with 3
= attack Idaho from Montana with 2

With five of my troops in Virginia I would like to conquer West Virginia.
= attack West Virginia from Virginia with 5

Colorado marches against Utah!
= attack Utah from Colorado

From Pennsylvania to New York, attack, 9 troops.
= attack New York from Pennsylvania with 9

Connecticut receives one new troop. Massachusetts receives two.
= deploy 1 in Connecticut
= deploy 2 in Massachusetts
