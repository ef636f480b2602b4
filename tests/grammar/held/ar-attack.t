# Battles: whom, where, from where, with what, and what is said with it.
ruleset armies
map world
seats red blue green teal
seat red
call turn

I attack green in Brazil
= attack green in Brazil

battle Green in Brazil
= attack green in Brazil

start battle with green in Brazil
= attack green in Brazil

fight with green in Brazil
= attack green in Brazil

I would like to attack green in Brazil
= attack green in Brazil

I battle against green in Brazil
= attack green in Brazil

I will fight green in Brazil
= attack green in Brazil

attacking green in Brazil
= attack green in Brazil

attack against green in Brazil
= attack green in Brazil

attack green in Brazil from Peru
= attack green in Brazil from Peru

from Peru I attack green in Brazil
= attack green in Brazil from Peru

fight green in Brazil from Peru
= attack green in Brazil from Peru

attack from Peru against green in Brazil
= attack green in Brazil from Peru

attack green in Brazil using Army of the Dead
= attack green in Brazil using Army of the Dead

attack green in Brazil with the army of the dead
= attack green in Brazil using Army of the Dead

attack green in Brazil and place free army in Peru
= attack green in Brazil, place free army in Peru

battle green in Brazil and put the free army in Peru
= attack green in Brazil, place free army in Peru

attack green in Brazil using the Golden Mask
= attack green in Brazil using Golden Mask

attack blue in South Africa from Angola
= attack blue in South Africa from Angola

battle blue in South Africa from Angola
= attack blue in South Africa from Angola

family attacks

attack Brazil
?

attack Brazil from Peru
?

attack green in Brazil or Peru
?

attack green in Brazil if blue supports me
?

don't attack green in Brazil
?

I attacked green in Brazil
?

may I attack green in Brazil?
?

attack anyone in Brazil
?

attack green in Brazil with some armies
?

perhaps I attack green in Brazil
?

attack them in Brazil
?

attack green in Brazil using dynamite
?

attack either green or blue
?

attack green in Brazil, place free army in Atlantis
?

attack blue, I mean green, in Brazil
?

green attacks me in Brazil
?

attack the capital of green
?

had I attacked green in Brazil
?

I think about attacking green in Brazil
?

attack green green in Brazil Peru
?

counterattack
?
