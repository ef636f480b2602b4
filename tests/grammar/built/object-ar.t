ruleset armies
map world
seats red blue green teal
seat red
call turn

blue, peru, attack from chile
= attack blue in Peru from Chile

blue peru hit from chile
= attack blue in Peru from Chile

golden mask visit from egypt
= visit Golden Mask from Egypt

all of kenya to egypt
= move all from Kenya to Egypt

two of kenya to egypt
= move 2 from Kenya to Egypt

blue attacks peru from chile
?

blue attack from chile
?
