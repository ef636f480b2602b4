scenario "STA-FORT-2: no connection is needed"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=fortify
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move all from Ash to Dogwood
expect
  land area=Ash troops=1
  land area=Dogwood troops=5
