ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Mercenaries shall be recruited for six points.
= recruit mercenaries for 6 points

Deploy four units in Crag, where Tharn attacks.
= deploy 4 in Crag

Mercenaries were recruited for six points.
?

Tharn's mercenaries are to be recruited for six points.
?
