rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-END-1: won at the moment all other warlords are out"
option any_map = on
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=1 leader=no
  land area=Elm owner=holm units=3 stronghold=yes
  land area=Fir owner=red units=3
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
dice battle:Ash>Dogwood: 6 6 1
mail red 2026-01-05T13:20Z
  attack Dogwood from Ash with 2
expect
  event eliminated seat=blue by=red
  event won seat=red
  game phase=over
  stage end=last-warlord
mail red 2026-01-05T13:21Z
  end turn
mail blue 2026-01-05T13:22Z
  end turn
expect
  refused red line 1 rule gilmoria/GIL-END-1
  refused blue line 1 rule gilmoria/GIL-END-1

scenario "GIL-END-1: option victory = realm: the bloc must hold everything"
option any_map = on
option victory = realm
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=1 leader=no
  land area=Elm owner=holm units=3 stronghold=yes
  land area=Fir owner=red units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=holm units=3
  land area=Juniper owner=wold units=1 leader=no
  land area=Kelp owner=red units=3 stronghold=yes
  land area=Larch owner=holm units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=red joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=battle round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 6 6 1
mail red 2026-01-05T13:23Z
  attack Dogwood from Ash with 2
expect
  event eliminated seat=blue
  no event won
  no event realm
  game phase=running
dice battle:Cedar>Juniper: 6 6 1
mail red 2026-01-05T13:24Z
  attack Juniper from Cedar with 2
expect
  event realm seat=red
  game phase=over
  stage end=realm

scenario "GIL-END-1: victory = realm may come by an activation"
option any_map = on
option victory = realm
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=red units=3 leader=yes
  land area=Elm owner=holm units=3 stronghold=yes
  land area=Fir owner=red units=3
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
dice activate:Wold: 5
mail red 2026-01-05T13:25Z
  activate Wold
expect
  event realm seat=red
  game phase=over
