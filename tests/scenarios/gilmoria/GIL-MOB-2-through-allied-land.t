rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-MOB-2: allied land may be passed, never be left or entered"
option on_refusal = go_on
option any_map = on
start board-1.start
state
  land area=Larch owner=red
  domain seat=holm ally_of=red joined=1
  stage phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:00Z
  mobilise 1 from Ash to Gorse
  mobilise 1 from Gorse to Ash
  mobilise 2 from Ash to Larch
expect
  refused red line 1 rule gilmoria/GIL-MOB-2
  refused red line 2 rule gilmoria/GIL-MOB-2
  accepted red line 3
  land area=Larch units=5
  land area=Ash units=1

scenario "GIL-MOB-2: an ally passes its warlord's land likewise"
option any_map = on
start board-1.start
state
  land area=Juniper owner=holm
  domain seat=holm ally_of=red joined=1
  stage active=holm phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:01Z
  mobilise 2 from Gorse to Juniper
expect
  accepted red line 1
  land area=Juniper units=5
