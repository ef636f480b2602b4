# Places in places, whose armies, and against whom.
ruleset armies
map world
seats red blue green teal
seat red
call turn

Attack Green's armies in Brazil out of Peru
= attack green in Brazil from Peru

My free army goes to Peru
?

Move an army of mine from South Africa to Angola
= move 1 army from South Africa to Angola

Place an army in Brazil, space 3
= place 1 army in Brazil 3

Place an army in space 3 of Brazil
= place 1 army in Brazil 3

I attack Blue in Brazil with my army from Peru.
= attack blue in Brazil from Peru

Send the army from Peru against Blue in Brazil.
= attack blue in Brazil from Peru

One army to Peru, please.
= place 1 army in Peru

New army: Peru
= place 1 army in Peru


I attack Blue in Brazil with all my armies in Peru.
= attack blue in Brazil from Peru

With all my armies in Peru I attack Blue in Brazil.
= attack blue in Brazil from Peru

Attack Blue in Brazil with all but one army.
!
