# Of Gilmoria: headings that name a deed, whose army it is.
# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Solmar is to be activated with blackmail.
= activate Solmar with blackmail

Let's threaten Orrin.
= activate Orrin with threats

New units: Crag 3, Anvil 2
= deploy 3 in Crag
= deploy 2 in Anvil

Crag gets three new units and Anvil two.
= deploy 3 in Crag
= deploy 2 in Anvil

From Crag, four attack Bogwald.
= attack Bogwald from Crag with 4

Crag's army attacks Bogwald with four units.
= attack Bogwald from Crag with 4

Bogwald will be attacked by 4 from Crag.
= attack Bogwald from Crag with 4

I attack Bogwald (4 units, from Crag).
= attack Bogwald from Crag with 4

Finally, all units in Crag but one mobilise to Anvil.
= mobilise all but 1 from Crag to Anvil

Attacks:
1) Crag -> Bogwald, 4
2) Anvil -> Fenwick, 3
= attack Bogwald from Crag with 4
= attack Fenwick from Anvil with 3

Deployments
Crag 3
Anvil 2
= deploy 3 in Crag
= deploy 2 in Anvil

From Crag, seven units go against Anvil.
= attack Anvil from Crag with 7

seven units move from Crag against Anvil
= attack Anvil from Crag with 7
