rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-SOW-1: exactly 1 point at the end of a turn with conquests"
option any_map = on
start board-1.start
state
  land area=Gorse units=1 leader=no
  land area=Ivy units=1
  stage phase=battle
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
start board-1.start
state
  land area=Gorse units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1
mail red 2026-01-05T13:07Z
  attack Gorse from Birch with 1
now 2026-01-08T08:00Z
expect
  domain seat=red sow=1
