rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-DEP-5: one or two territories give nothing"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  stage active=yellow pool=0

scenario "STA-DEP-5: unless the option says otherwise"
option min_deploy = 3
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  stage active=yellow pool=3
