rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-END-1: won at the moment all other warlords are out"
option any_map = on
start board-1.start
state
  land area=Dogwood units=1 leader=no
  land area=Elm owner=holm
  land area=Fir owner=red
  stage phase=battle
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
start board-1.start
state
  land area=Dogwood units=1 leader=no
  land area=Elm owner=holm
  land area=Fir owner=red
  land area=Juniper units=1 leader=no
  land area=Kelp owner=red
  land area=Larch owner=holm
  domain seat=holm ally_of=red joined=1
  stage phase=battle
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
start board-1.start
state
  land area=Dogwood owner=red
  land area=Elm owner=holm
  land area=Fir owner=red
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Wold: 5
mail red 2026-01-05T13:25Z
  activate Wold
expect
  event realm seat=red
  game phase=over
