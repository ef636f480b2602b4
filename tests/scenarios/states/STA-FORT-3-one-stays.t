scenario "STA-FORT-3: at least one stays"
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
  move 3 from Ash to Dogwood
  move 2 from Ash to Dogwood
  move all from Ash to Dogwood
  move 1 from Ash to Dogwood
expect
  refused red line 1 rule states/STA-FORT-3
  accepted red line 2
  refused red line 3 rule states/STA-FORT-3
  refused red line 4 rule states/STA-FORT-3
  land area=Ash troops=1
  land area=Dogwood troops=5
