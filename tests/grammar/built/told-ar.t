ruleset armies
map world
seats red blue green teal
seat red
call turn

Blue's army in Peru should be attacked from Chile.
= attack blue in Peru from Chile

I am abandoning Iceland, so send all my armies there to Greenland.
= move all from Iceland to Greenland

There will be no battle from me.
= end battle

There shall be no battle this turn.
= end battle

Kenya is empty, so move an army there from Egypt.
= move 1 army from Egypt to Kenya

# others' deeds, doubts

There will be no battle unless blue moves.
?

There was no battle from me.
?

Will there be no battle?
?

Blue's army in Peru was attacked from Chile.
?

Blue's army in Peru might be attacked from Chile.
?

Kenya is empty or Egypt is, so move an army there.
?
