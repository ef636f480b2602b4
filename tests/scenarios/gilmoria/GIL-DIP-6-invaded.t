rules gilmoria
map maps/board.map

scenario "GIL-DIP-6: by another +10, once however many; by oneself -10; both cancel"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold cat@example.org
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=wold units=3 stronghold=yes
  land area=Ivy owner=blue units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 20
mail red 2026-01-05T11:03Z
  activate Holm
expect
  event activation other=10 own=0 chance=25 success=yes

scenario "GIL-DIP-6: by oneself -10"
option any_map = on
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
  land area=Ivy owner=red units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 6
mail red 2026-01-05T11:04Z
  activate Holm
expect
  event activation other=0 own=-10 chance=5 roll=6 success=no

scenario "GIL-DIP-6: both cancel"
option any_map = on
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
  land area=Hazel owner=blue units=3 stronghold=yes
  land area=Ivy owner=red units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 15
mail red 2026-01-05T11:05Z
  activate Holm
expect
  event activation other=10 own=-10 chance=15 success=yes

scenario "GIL-DIP-6: an ally of a warlord is his bloc; a neutral conqueror counts for nobody"
option any_map = on
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
  land area=Ivy owner=wold units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold ally_of=blue joined=1
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T11:06Z
  activate Holm
expect
  event activation other=10 chance=25 success=yes

scenario "GIL-DIP-6: a neutral conqueror counts for nobody"
option any_map = on
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
  land area=Ivy owner=wold units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T11:07Z
  activate Holm
expect
  event activation other=0 own=0 chance=15 success=no

scenario "GIL-DIP-6: de-activation is easier where its own warlord invades it"
option any_map = on
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
  land area=Ivy owner=blue units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=blue joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 15
mail red 2026-01-05T11:08Z
  de-activate Holm
expect
  event de-activation other=10 own=0 chance=15 success=yes
