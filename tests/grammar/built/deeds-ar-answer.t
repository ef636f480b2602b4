ruleset armies
map world
seats red blue green teal
seat red
call response

I use no power here.
= no power

Three of mine should flee to Chile.
= flee 3 to Chile

My beaten army should flee to Chile.
= flee army to Chile

Three of blue's should flee to Chile.
?

Should I use no power here?
?

Three of mine should flee to Chile only if I lose.
?
