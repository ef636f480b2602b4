# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

activate brin w bribe
= activate Brinn with bribe

activate Brinn bribe
= activate Brinn with bribe

actvate brinn with treats
?

deactivate brinn blackmail
= de-activate Brinn with blackmail

# clear to a reader, but refused so far
recruit mercs
= recruit mercenaries

recriut mercenaries
= recruit mercenaries

get sow pts
?

deploy 2 anvil 1 crag
= deploy 2 in Anvil
= deploy 1 in Crag

2 anvil, 1 crag
= deploy 2 in Anvil
= deploy 1 in Crag

depl anvil 2
= deploy 2 in Anvil

deploy 1 anvi 2 crag
= deploy 1 in Anvil
= deploy 2 in Crag

attack stormhed from crag w 4
= attack Stormhead from Crag with 4

crag -> stormhead 4
?

crag attack stormhead 4
= attack Stormhead from Crag with 4

atk stormhead frm crag 4 units + leader
= attack Stormhead from Crag with 4 and the leader

crag x stormhead 4
?

mob 3 anvil crag
= mobilise 3 from Anvil to Crag

mobilize anvil to crag 3
= mobilise 3 from Anvil to Crag

mobilise 3 anvil->crag
= mobilise 3 from Anvil to Crag

fortify 3 anvil to crag
= mobilise 3 from Anvil to Crag

acquire points longoration
= acquire points with long oration

end trn
= end turn
