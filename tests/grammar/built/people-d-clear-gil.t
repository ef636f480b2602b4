# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Solmar: activate, threats.
= activate Solmar with threats

3 Gullrock, 2 Lanternbay (new units).
= deploy 3 in Gullrock
= deploy 2 in Lanternbay

Harrowgate attacks Blackwater, six units strong, and Limestead attacks Juniper with two.
= attack Blackwater from Harrowgate with 6
= attack Juniper from Limestead with 2

Mobilise: Deepwell to Cairnlea, everybody but three.
= mobilise all but 3 from Deepwell to Cairnlea
