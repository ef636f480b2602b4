# As in the other half, written anew when that was mended.
ruleset armies
map world
seats red green blue
seat red
call turn

place army in her
?

place army in the east
?

move army from Chile to the island
?

place army in chide
?

place army in Perm
?

place army in iris
?

place army in Spam
?

attack glean in Peru
?

attack yours in Peru
?

fled turn
?

finch
?

place army in Venezula
= place army in Venezuela

place army in Chlie
= place army in Chile

palce army in Chile
= place army in Chile
