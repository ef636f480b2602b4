# Words of the same sound or the same letters, words cut off; and what is much like them.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

My units in Dragonspine attack Wolfden, six of them
= attack Wolfden from Dragonspine with 6 units

no diplo this turn
= end diplomacy

get points with bribe
= acquire points with bribe

recruit mercs for 4 pts
= recruit mercenaries for 4 points
