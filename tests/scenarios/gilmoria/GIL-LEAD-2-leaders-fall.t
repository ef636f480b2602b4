rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-LEAD-2: in a conquered territory he is removed for good"
option any_map = on
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=1 leader=yes
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
dice battle:Birch>Gorse: 6 6 1
mail red 2026-01-05T12:33Z
  attack Gorse from Birch with 2
expect
  event leader-lost seat=holm area=Gorse
  land area=Gorse owner=red leader=no

scenario "GIL-LEAD-2: sent with an attack that is lost he is removed"
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
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=battle round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 1 6 5
mail red 2026-01-05T12:34Z
  attack Dogwood from Ash with 1 and the leader
expect
  event leader-lost seat=red area=Ash
  land area=Ash leader=no units=2

scenario "GIL-LEAD-2: with a conquest that nobody survives he stays where he was"
option any_map = on
option dice = attrition
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=1 leader=no
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
dice battle:Ash>Dogwood: 1 1
mail red 2026-01-05T12:35Z
  attack Dogwood from Ash with 1 and the leader
expect
  no event leader-lost
  land area=Ash leader=yes
  land area=Dogwood owner=red units=0 leader=no
