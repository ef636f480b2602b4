scenario "GIL-MOB-3: at least 1 unit stays"
rules gilmoria
option on_refusal = go_on
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
mail red 2026-01-05T13:02Z
  mobilise 3 from Ash to Birch
  mobilise all from Ash to Birch
expect
  refused red line 1 rule gilmoria/GIL-MOB-3
  accepted red line 2
  land area=Ash units=1
  land area=Birch units=5
