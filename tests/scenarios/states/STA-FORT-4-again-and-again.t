scenario "STA-FORT-4: relocated troops may move again, any number of times"
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
  land area=Elm owner=red troops=3
  land area=Fir owner=buffer troops=3
  stage active=red mover=red phase=fortify pool=0 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move 2 from Ash to Dogwood
  move 4 from Dogwood to Elm
  move all from Elm to Ash
expect
  land area=Ash troops=7
  land area=Elm troops=1
  land area=Dogwood troops=1
