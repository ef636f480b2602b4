# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset armies
map world
seats red blue green teal
seat red
call turn

Move my army in Brazil to Peru
= move from Brazil to Peru

Move the Brazil army over to Peru and the one in Angola to Chile
= move from Brazil to Peru
= move from Angola to Chile

Have my army in Brazil march to Peru
= move from Brazil to Peru

Brazil's army goes to Peru
= move from Brazil to Peru

Move from Brazil to Peru, then end the move step
= move from Brazil to Peru
= end move

Start a battle against Green in Brazil
= attack green in Brazil

I'd like to battle Blue in South Africa from Angola
= attack blue in South Africa from Angola

Battle green in Brazil, using the Army of the Dead
= attack green in Brazil using Army of the Dead

Attack Green's armies in Brazil out of Peru
= attack green in Brazil from Peru

Place one army each in Brazil and Peru
= place 1 in Brazil
= place 1 in Peru

Put my new armies in Brazil and Chile
?

# clear to a reader, but refused so far
My free army goes to Peru
?

Place 2 armies in Brazil and 1 in Chile.
= place 2 in Brazil
= place 1 in Chile

Draw a new army in New Zealand
= place 1 in New Zealand

No battle for me this turn
= end battle

I'm done moving
= end move

Skip the battle step
= end battle

Move an army of mine from South Africa to Angola
= move 1 army from South Africa to Angola

Take my army from Brazil to space 3 of Peru
= move army from Brazil to Peru 3

Place an army in Brazil, space 3
= place 1 army in Brazil 3
