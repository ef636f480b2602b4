rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-5: the pool goes where the fewest stand, map order where equal, then the turn ends"
start board-1.start
state
  land area=Ash troops=1
  land area=Dogwood troops=2
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-08T08:00Z
expect
  event placed seat=red area=Ash count=2
  event placed seat=red area=Dogwood count=1
  land area=Ash troops=3
  land area=Dogwood troops=3
  stage active=yellow
  bell 2026-01-11T08:00Z

scenario "STA-STAGE-5: in the attack phase the turn just ends; no bell without a deadline"
option deadline = none
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-08T08:00Z
expect
  no event placed
  stage active=yellow
  bell never
