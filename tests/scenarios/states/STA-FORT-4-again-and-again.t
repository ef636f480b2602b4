scenario "STA-FORT-4: relocated troops may move again, any number of times"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Elm owner=red
  stage phase=fortify
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move 2 from Ash to Dogwood
  move 4 from Dogwood to Elm
  move all from Elm to Ash
expect
  land area=Ash troops=7
  land area=Elm troops=1
  land area=Dogwood troops=1
