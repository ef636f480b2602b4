scenario "GIL-MOB-3: at least 1 unit stays"
rules gilmoria
option on_refusal = go_on
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
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
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=mobilisation round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:02Z
  mobilise 3 from Ash to Birch
  mobilise all from Ash to Birch
expect
  refused red line 1 rule gilmoria/GIL-MOB-3
  accepted red line 2
  land area=Ash units=1
  land area=Birch units=5
