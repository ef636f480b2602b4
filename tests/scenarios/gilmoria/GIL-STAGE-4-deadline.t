rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-STAGE-4: the pool goes where the fewest units are, map order where equal, then the turn ends"
option any_map = on
state
  land area=Ash owner=red units=1 leader=yes
  land area=Birch owner=red units=2
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
  stage active=red warlord=red phase=deployment round=1 first=red pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-08T08:00Z
expect
  event placed seat=red area=Ash count=2
  event placed seat=red area=Birch count=1
  land area=Ash units=3
  land area=Birch units=3
  stage active=blue
  bell 2026-01-11T08:00Z

scenario "GIL-STAGE-4: no diplomacy at the deadline; the pool is counted and placed; an ally has a deadline of his own"
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
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=red joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-08T08:00Z
expect
  event pool seat=red pool=3
  event placed seat=red area=Ash count=1
  event placed seat=red area=Birch count=1
  event placed seat=red area=Cedar count=1
  stage active=holm warlord=red phase=deployment pool=3
  land area=Ivy units=3
  bell 2026-01-09T08:00Z
now 2026-01-09T08:00Z
expect
  land area=Ivy units=4
  stage active=blue
  bell 2026-01-12T08:00Z

scenario "GIL-STAGE-4: in the battle phase the turn just ends; no bell without a deadline"
option any_map = on
option deadline = none
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
  stage active=red warlord=red phase=battle round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-08T08:00Z
expect
  no event placed
  stage active=blue
  bell never
