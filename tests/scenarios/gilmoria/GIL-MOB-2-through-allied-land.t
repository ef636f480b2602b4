rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-MOB-2: allied land may be passed, never be left or entered"
option on_refusal = go_on
option any_map = on
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=holm units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=red units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=red joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=mobilisation round=1 first=red
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
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=holm units=3
  land area=Juniper owner=holm units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=red joined=1
  domain seat=wold home=wold
  stage active=holm warlord=red phase=mobilisation round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:01Z
  mobilise 2 from Gorse to Juniper
expect
  accepted red line 1
  land area=Juniper units=5
