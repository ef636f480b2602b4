ruleset armies
map world
seats red blue green teal
seat red
call turn

Leave two armies behind in Peru and take the rest to Chile.
= move all but 2 from Peru to Chile

Take one army from Peru to Chile.
= move 1 army from Peru to Chile

Send an army from Egypt to visit the Golden Mask.
= visit Golden Mask with 1 army from Egypt

Let us have no battle.
= no battle

Send an army from Egypt to see whether the Golden Mask is there.
?
