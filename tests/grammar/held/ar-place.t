# Armies are placed: in the set-up, after a battle, in the debrief.
ruleset armies
map world
seats red blue green teal
seat red
call turn

place one army in Brazil
= place 1 in Brazil

Please place an army in Brazil.
= place 1 in Brazil

add an army to Brazil
= place 1 in Brazil

I would like to place an army in Brazil
= place 1 in Brazil

place army in BRA
= place in Brazil

1. place army in Brazil
= place in Brazil

place my first army in Brazil
= place in Brazil

station one army in Brazil
= place 1 in Brazil

place army in Brazil 3
= place in Brazil 3

place 1 army on Brazil 3
= place 1 in Brazil 3

place in Brazil 3
= place in Brazil 3

place 2 in Brazil
= place 2 in Brazil

add 2 to Brazil
= place 2 in Brazil

2 armies in Brazil
= place 2 in Brazil

I place 2 of my armies in Brazil
= place 2 in Brazil

place all in Brazil
= place all in Brazil

add all my armies to Brazil
= place all in Brazil

debrief: 3 in Brazil, 2 in Peru
= place 3 in Brazil
= place 2 in Peru

3 in Brazil and 2 in Peru
= place 3 in Brazil
= place 2 in Peru

place free army in Peru
= place free army in Peru

place 1 free army in Peru
= place 1 free army in Peru

put my bonus army in Peru
= place free army in Peru

place 1 army in ZAF
= place 1 in South Africa

put an army on New Zealand
= place 1 in New Zealand

family placements

place an army somewhere
?

place army in Braxil Peru
?

if Brazil is free, place army in Brazil
?

place 2 in Brazil unless red is there
?

place half my armies in Brazil
?

place 1.5 armies in Brazil
?

place army next to Brazil
?

I have placed 2 in Brazil
?

shall I place 2 in Peru?
?

place army in Brazil and attack
?

place army in the ocean
?

place army in the usual place
?

place army in either Brazil or Peru
?

place army in Brazil with Peru
?

place army in B
?

place as many as possible in Brazil
?

wait, place army in Peru instead
?

place army in Brasilia
?

place 2 in Brazil and Peru
?

place 99999999999 in Brazil
?

Brazil
?

Brazil Peru
?
