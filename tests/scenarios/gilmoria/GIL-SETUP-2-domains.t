rules gilmoria
map maps/board.map

scenario "GIL-SETUP-2: a seat called like a domain has chosen it, the others draw from the rest by a shuffle"
option any_map = on
seat red ann@example.org
seat Moor bob@example.org
dice domains: 1 1
mail host 2026-01-05T08:00Z
  begin
expect
  domain seat=moor home=moor
  domain seat=red home=holm
  domain seat=wold home=wold
  domain seat=vale home=vale
  land area=Ivy owner=red

scenario "GIL-SETUP-2: people join as the warlord of a domain, by colour, or as it comes; the map has as many warlords as domains"
option any_map = on
mail from ann@example.org 2026-01-05T08:00Z
  join as Vale
mail from bob@example.org 2026-01-05T08:10Z
  join as warlord of Vale
  join as the warlord of Moor
mail from cat@example.org 2026-01-05T08:20Z
  join as teal
mail from dan@example.org 2026-01-05T08:30Z
  join in black
  join as teal
  join
mail from eve@example.org 2026-01-05T08:40Z
  join
expect
  accepted ann@example.org line 1
  refused bob@example.org line 1 rule gilmoria/GIL-SETUP-2
  accepted bob@example.org line 2
  accepted cat@example.org line 1
  refused dan@example.org line 1
  refused dan@example.org line 2
  accepted dan@example.org line 3
  refused eve@example.org line 1 rule gilmoria/GIL-SETUP-2
  seat name=Vale
  seat name=teal

scenario "GIL-SETUP-2: one warlord is too few"
option any_map = on
seat Vale ann@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  refused host line 1
  no event begun

scenario "GIL-SETUP-2: who has joined may leave before the beginning, and joins once"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
mail red 2026-01-05T10:12Z
  join
  leave the game
expect
  refused red line 1 rule gilmoria/GIL-SETUP-2
  accepted red line 2
  no seat name=red
