scenario "STA-ATT-8: nobody has to attack"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy all in Ash
  move 1 from Ash to Dogwood
  end turn
expect
  no event attack
  stage active=yellow
