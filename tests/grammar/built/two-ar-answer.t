ruleset armies
map world
seats red blue green teal
seat red
call response

Teal gets my support, with the free army to be placed in Kenya.
= support teal, place free army in Kenya

I support blue, with the free army to be placed in Kenya if we win.
?

I support blue, with the free army having been placed in Kenya.
?
