# Words of the language are no slips of names and verbs; letters out of place are.
ruleset armies
map world
seats red green blue
seat red
call turn

move army to the north
?

move army from Chile to him
?

place army in mine
?

place army in the south
?

place army in chill
?

place army in spin
?

place army in pain
?

place army in Niger
?

attack greed in Peru
?

finnish
?

place army in Brasil
= place army in Brazil

place army in Argentna
= place army in Argentina

atack green in Peru
= attack green in Peru
