scenario "STA-ERR-1: every refused line is told for itself, and the others stand"
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
  deploy 1 in Nevadia Springs
  hello Bob
  deploy 1 in Birch
  deploy 1 in Ash
  deploy
expect
  refused red line 1
  chatter red line 2
  refused red line 3 rule states/STA-DEP-2
  accepted red line 4
  refused red line 5
  stage pool=2
