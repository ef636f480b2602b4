rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-SOW-1: exactly 1 point at the end of a turn with conquests"
option any_map = on
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=1 leader=no
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=holm units=1
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=battle round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 6 6 1
dice battle:Gorse>Ivy: 6 1
mail red 2026-01-05T13:04Z
  attack Gorse from Birch with 2
  attack Ivy from Gorse with 1
expect
  domain seat=red sow=0
mail red 2026-01-05T13:05Z
  end turn
expect
  event spoils seat=red count=1 sow=1 domain=vale
  domain seat=red sow=1
mail blue 2026-01-05T13:06Z
  deploy all in Elm
  end turn
expect
  domain seat=blue sow=0

scenario "GIL-SOW-1: a conquest with 0 units counts, also at the deadline"
option any_map = on
option dice = attrition
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=1 leader=no
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
dice battle:Birch>Gorse: 1 1
mail red 2026-01-05T13:07Z
  attack Gorse from Birch with 1
now 2026-01-08T08:00Z
expect
  domain seat=red sow=1
