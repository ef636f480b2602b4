scenario "STA-DEP-2: only on own territories"
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
  deploy 1 in Birch
  deploy 1 in Fir
  deploy 1 in Ash
expect
  refused red line 1 rule states/STA-DEP-2
  refused red line 2 rule states/STA-DEP-2
  accepted red line 3
  stage pool=2
  land area=Birch troops=3
