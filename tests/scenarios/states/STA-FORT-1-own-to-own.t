scenario "STA-FORT-1: the ways to say it; only between own territories"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Ash troops=10
  stage phase=fortify
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move 4 from Ash to Dogwood
  fortify 1 from Ash to Dogwood
  relocate two troops from Ash to Dogwood
  fortify Ash from Dogwood with 3
  move 1 from Ash to Birch
  move 1 from Birch to Ash
  move 1 from Ash to Ash
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  accepted red line 4
  refused red line 5 rule states/STA-FORT-1
  refused red line 6 rule states/STA-FORT-1
  refused red line 7 rule states/STA-FORT-1
  land area=Ash troops=6
  land area=Dogwood troops=7
