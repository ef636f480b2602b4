scenario "STA-ERR-1: orders for another turn are not carried out in this one"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 4 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Turn 5 orders
  deploy 1 in Ash
expect
  refused red line 1
  refused red line 2
  stage pool=3
mail red 2026-01-05T10:01Z
  Turn 3: deploy 1 in Ash
expect
  refused red line 1
mail red 2026-01-05T10:02Z
  Turn 4 orders
  deploy 1 in Ash
expect
  accepted red line 2
mail red 2026-01-05T10:03Z
  In turn 3 you had very bad luck with those dice of yours, Bob!
  deploy 1 in Ash
expect
  accepted red line 2
  stage pool=1
