# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Try to activate Brinn with a bribe
= activate Brinn with bribe

Attempt activation of Brinn using threats
= activate Brinn with threats

Activate Solmar, tactic: long oration
= activate Solmar with long oration

# clear to a reader, but refused so far
For diplomacy I want to activate Hesper with blackmail
?

De-activate Brinn by means of blackmail
= de-activate Brinn with blackmail

Recruit mercenaries
= recruit mercenaries

Spend 5 SoW points to recruit mercenaries
= recruit mercenaries for 5 points

Acquire spoils of war points through a long oration
= acquire points with long oration

# clear to a reader, but refused so far
Send envoys to gain spoils of war points
?

Deploy 2 units in Anvil and 1 in Crag
= deploy 2 in Anvil
= deploy 1 in Crag

Deploy one unit each to Anvil, Crag and Ashford
= deploy 1 in Anvil
= deploy 1 in Crag
= deploy 1 in Ashford

Station 3 new units at Ironmouth
= deploy 3 in Ironmouth

Anvil receives 2 units, Crag 1
= deploy 2 in Anvil
= deploy 1 in Crag

Attack Stormhead from Crag with 4 units
= attack Stormhead from Crag with 4

Have 6 units from Crag attack Stormhead
= attack Stormhead from Crag with 6

4 units attack Stormhead from Crag, led by the leader
= attack Stormhead from Crag with 4 and the leader

Attack Goldacre from Anvil with all available units
= attack Goldacre from Anvil with all

Crag attacks Stormhead with 3 units and Windward with 2
= attack Stormhead from Crag with 3
= attack Windward from Crag with 2

Mobilise 3 units from Anvil to Crag
= mobilise 3 from Anvil to Crag

Fortify Crag with 3 units out of Anvil
= mobilise 3 from Anvil to Crag

Transfer 3 units from Anvil to Crag as my mobilisation
= mobilise 3 from Anvil to Crag

# clear to a reader, but refused so far
For my fortification, move 2 units from Ashford to Anvil
= mobilise 2 from Ashford to Anvil
