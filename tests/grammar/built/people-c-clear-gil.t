# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Four new units to Ironmouth, if you please.
= deploy 4 in Ironmouth

Mobilise everybody in Anvil except two to Crag.
= mobilise all but 2 from Anvil to Crag

Diplomacy: I try to activate Hesper by threats.
= activate Hesper with threats

Phase 2: three in Wolfden, one in Pinecrest.
= deploy 3 in Wolfden
= deploy 1 in Pinecrest

First, Fenwick attacks Bogwald with five. Second, Fenwick attacks Ravenscar with two.
= attack Bogwald from Fenwick with 5
= attack Ravenscar from Fenwick with 2

I hope that you are well. Would you please place two of my new units in Honeybrook and two in Larkspur? Thank you!
= deploy 2 in Honeybrook
= deploy 2 in Larkspur
