# The second fresh half: only measured.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

I attempt to win over Brinn by bribery
= activate Brinn with bribe

Use blackmail to activate Brinn
= activate Brinn with blackmail

Try threats on Hesper to activate it
?

Hire mercenaries for 5 points
= recruit mercenaries for 5 points

Deploy two units at Crag and the remaining one at Anvil
= deploy 2 in Crag
= deploy 1 in Anvil

Put one unit in each of Anvil and Crag
= deploy 1 in Anvil
= deploy 1 in Crag

Have 4 units and the leader attack Stormhead from Crag
= attack Stormhead from Crag with 4 and the leader

Leave 1 unit in Crag, attack Stormhead with the rest
= attack Stormhead from Crag with all but 1

Redeploy 3 units from Anvil to Crag
= mobilise 3 from Anvil to Crag

Order 2 units to move from Ashford to Anvil
= mobilise 2 from Ashford to Anvil
