scenario "STA-DEP-6: deploying outside the phase is refused"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage pool=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 1 in Ash
expect
  refused red line 1 rule states/STA-DEP-6
  land area=Ash troops=3
