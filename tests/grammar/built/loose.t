# Said loosely: no sign between orders, endings that are told, what sounds alike.
ruleset armies
map barrows
seats red blue Jonas
seat red
call turn

put one on kiln one on rook end my turn
= place 1 in Kiln
= place 1 in Rook
= end turn

move 2 from holt to thorn and thats end of turn
= move 2 from Holt to Thorn
= end turn

place 1 in Kiln and that is the end of my turn
= place 1 in Kiln
= end turn

jonas gets attacked in weir
= attack Jonas in Weir

goin from holt to quay with 2
= move 2 from Holt to Quay

move 2 from holt too quay
= move 2 from Holt to Quay

2 outta holt to quay
= move 2 from Holt to Quay

move 2 from holt to quay too
= move 2 from Holt to Quay

jonas got attacked in weir
?

that was the end of my turn
?

well end turn is what blue said
?
