# The second fresh half: only measured.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

activate brinn, threats
= activate Brinn with threats

deact brinn bribe
?

hire mercenarys
= recruit mercenaries

anvil 2 crag 1
= deploy 2 in Anvil
= deploy 1 in Crag

attack stormhead w 4 from crag
= attack Stormhead from Crag with 4

crag attaks stormhead w 4
= attack Stormhead from Crag with 4

mobilse 3 anvil to crag
= mobilise 3 from Anvil to Crag

move 3 anvil crag
= mobilise 3 from Anvil to Crag

end tunr
= end turn
