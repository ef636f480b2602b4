rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-STAGE-4: the pool goes where the fewest units are, map order where equal, then the turn ends"
option any_map = on
start board-1.start
state
  land area=Ash units=1
  land area=Birch units=2
  stage phase=deployment pool=3
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
start board-1.start
state
  domain seat=holm ally_of=red joined=1
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
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-08T08:00Z
expect
  no event placed
  stage active=blue
  bell never
