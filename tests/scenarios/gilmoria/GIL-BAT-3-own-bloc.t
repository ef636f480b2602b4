rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-BAT-3: a warlord and his allies do not attack each other"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=red joined=1
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:16Z
  attack Gorse from Birch with 2
expect
  refused red line 1 rule gilmoria/GIL-BAT-3

scenario "GIL-BAT-3: nor an ally his warlord; unless option attack_allies allows it"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=red joined=1
  stage active=holm phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:17Z
  attack Birch from Gorse with 2
expect
  refused red line 1 rule gilmoria/GIL-BAT-3

scenario "GIL-BAT-3: option attack_allies"
option any_map = on
option attack_allies = on
start board-1.start
state
  domain seat=holm ally_of=red joined=1
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle: 1 1 6 6
mail red 2026-01-05T12:18Z
  attack Gorse from Birch with 2
expect
  accepted red line 1

scenario "GIL-BAT-3: any number of attacks, also of another's ally"
option any_map = on
start board-1.start
state
  land area=Birch units=4
  land area=Gorse units=1 leader=no
  land area=Ivy units=1
  domain seat=holm ally_of=blue joined=1
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch: 6 6 6 5
dice battle:Gorse: 6 1
mail red 2026-01-05T12:19Z
  attack Gorse from Birch with 3
  attack Ivy from Gorse with 1
expect
  accepted red line 1
  accepted red line 2
  land area=Ivy owner=red units=1
