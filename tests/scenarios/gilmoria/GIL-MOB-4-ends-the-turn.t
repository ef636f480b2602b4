scenario "GIL-MOB-4: one a turn, and it ends the turn"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  stage phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:03Z
  mobilise 1 from Ash to Birch
  mobilise 1 from Ash to Cedar
expect
  accepted red line 1
  refused red line 2
  stage active=blue
  land area=Cedar units=3
