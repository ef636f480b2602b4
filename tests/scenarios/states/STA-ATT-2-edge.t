scenario "STA-ATT-2: the two must border each other"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Elm from Ash
expect
  refused red line 1 rule states/STA-ATT-2
  no event attack
