# A free army is for who says so: whose army is attacked is no place for it.
ruleset armies
map world
seats red blue green teal
seat red
call turn

My army in Spain will strike the teal army in France.
?

Please have my army in Kazakhstan fight the blue one in Russia.
?

My army in Kenya hits the blue army in Congo.
?

Attack blue in Congo, army in Kenya
= attack blue in Congo, place army in Kenya

Attack blue in Congo from Kenya, and place my free army in Angola.
= attack blue in Congo from Kenya, place free army in Angola
