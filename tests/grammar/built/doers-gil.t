# What is short for a name may be a deed (frame/frame_timely.c).
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Storm Ironmouth out of Cinderpass with six.
= attack Ironmouth from Cinderpass with 6

My seven from Ravenscar are going to storm Ironmouth.
= attack Ironmouth from Ravenscar with 7

move 3 from storm to Windward
= mobilise 3 from Stormhead to Windward

attack storm from Windward with 3
= attack Stormhead from Windward with 3

Bribe Brinn for me.
= activate Brinn with bribe

Windward and storm attack Crag with 3
?
