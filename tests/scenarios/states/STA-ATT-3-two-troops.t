scenario "STA-ATT-3: the origin needs two troops"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Ash troops=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  refused red line 1 rule states/STA-ATT-3
  no event attack
