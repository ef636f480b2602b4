# Armies are placed: in the set-up, after a battle, in the debrief.
ruleset armies
map world
seats red blue green teal
seat red
call turn

place army in Brazil
= place in Brazil

place an army in Brazil
= place 1 in Brazil

put my army in Brazil
= place in Brazil

I place an army in Brazil
= place 1 in Brazil

place 1 army on Brazil
= place 1 in Brazil

put one icon in Brazil
= place 1 in Brazil

draw my army in Brazil
= place in Brazil

place my army into Brazil
= place in Brazil

I will put 1 army in Brazil
= place 1 in Brazil

PLACE ARMY IN BRAZIL
= place in Brazil

in Brazil place an army
= place 1 in Brazil

- place 1 army in Brazil
= place 1 in Brazil

put 1 on Brazil
= place 1 in Brazil

placing an army in Brazil
= place 1 in Brazil

place my new army in Brazil
= place in Brazil

set my army in Brazil
= place in Brazil

deploy an army to Brazil
= place 1 in Brazil

Brazil: place 1 army
= place 1 in Brazil

place an army in Brazil 3
= place 1 in Brazil 3

put my icon in Brazil 3
= place in Brazil 3

place one army in BRA 3
= place 1 in Brazil 3

I put an army in Brazil 3, please
= place 1 in Brazil 3

add one army to Brazil 3
= place 1 in Brazil 3

place army in Brazil #3
= place in Brazil 3

place two armies in Brazil
= place 2 in Brazil

put 2 armies in Brazil
= place 2 in Brazil

place 2 new armies in Brazil
= place 2 in Brazil

2 in Brazil
= place 2 in Brazil

debrief: 2 in Brazil
= place 2 in Brazil

debrief 2 in Brazil
= place 2 in Brazil

now place two in Brazil
= place 2 in Brazil

deploy two armies in Brazil
= place 2 in Brazil

put all armies in Brazil
= place all in Brazil

place the rest in Brazil
= place all in Brazil

place 3 in Brazil and 2 in Peru
= place 3 in Brazil
= place 2 in Peru

place 3 in Brazil, 2 in Peru
= place 3 in Brazil
= place 2 in Peru

put 3 armies in Brazil and two in Peru
= place 3 in Brazil
= place 2 in Peru

place 3 armies in Brazil and 2 armies in Peru
= place 3 in Brazil
= place 2 in Peru

place 3 in Brazil; place 2 in Peru
= place 3 in Brazil
= place 2 in Peru

add 3 to Brazil, then 2 to Peru
= place 3 in Brazil
= place 2 in Peru

place my free army in Peru
= place free army in Peru

put the free army in Peru
= place free army in Peru

I place my free army in Peru
= place free army in Peru

place the reward in Peru
= place free army in Peru

place an army in South Africa
= place 1 in South Africa

put one in South Africa
= place 1 in South Africa

place army in New Zealand
= place in New Zealand

place 1 in new zealand
= place 1 in New Zealand

family placements

place
?

place army
?

place 2
?

place in Atlantis
?

place army in Brazil or Peru
?

place army in Brazil if it is free
?

do not place an army in Brazil
?

don't place in Brazil
?

place some armies in Brazil
?

place a few armies in Brazil
?

place -1 in Brazil
?

place 0 in Brazil
?

place army between Brazil and Peru
?

place army near Brazil
?

place 2x3 in Brazil
?

I placed an army in Brazil
?

should I place an army in Brazil?
?

can I place an army in Brazil?
?

place army in New
?

place red army in blue
?

place a fortress in Brazil
?

place 2 boats in Brazil
?

place army in my best area
?

place army wherever you like
?

maybe place 2 in Brazil
?

I might place army in Brazil
?

place about 2 in Brazil
?

place more armies in Brazil than in Peru
?

place army from Brazil
?

unplace army in Brazil
?

place 2 in Brazil 3 in Peru 4 maybe
?

never place anything in Peru
?

place army in Brazil Brazil Peru
?

place army in Brazil when red has moved
?

place army in Peru, I mean Brazil
?

had I placed 2 in Brazil I would have won
?

place army in 3
?

place army in green
?

place one in Brazil and the other
?

place army in Gondor
?

place two three in Brazil
?

place army of the dead in Brazil
?

2
?

army
?

army army army
?
