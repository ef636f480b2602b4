scenario "STA-FORT-3: at least one stays"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=red mover=red phase=fortify pool=0 round=1
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
