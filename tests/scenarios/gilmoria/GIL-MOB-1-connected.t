rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-MOB-1: from own to own, next to it or joined through land of the bloc"
option on_refusal = go_on
option any_map = on
start board-1.start
state
  land area=Ivy owner=red
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:55Z
  mobilise 1 from Ash to Ivy
  mobilise 1 from Ash to Elm
  mobilise 1 from Elm to Ash
  mobilise 1 from Ash to Ash
  move 1 from Ash to Birch
expect
  refused red line 1 rule gilmoria/GIL-MOB-1
  refused red line 2 rule gilmoria/GIL-MOB-1
  refused red line 3 rule gilmoria/GIL-MOB-1
  refused red line 4 rule gilmoria/GIL-MOB-1
  accepted red line 5
  land area=Birch units=4

scenario "GIL-MOB-1: written so: mobilise 2 from Ash to Cedar"
option any_map = on
start board-1.start
state
  stage phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:56Z
  mobilise 2 from Ash to Cedar
expect
  accepted red line 1
  land area=Cedar units=5

scenario "GIL-MOB-1: written so: mobilize two units from Ash to Cedar"
option any_map = on
start board-1.start
state
  stage phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:57Z
  mobilize two units from Ash to Cedar
expect
  accepted red line 1
  land area=Cedar units=5

scenario "GIL-MOB-1: written so: move 2 from Ash to Cedar"
option any_map = on
start board-1.start
state
  stage phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:58Z
  move 2 from Ash to Cedar
expect
  accepted red line 1
  land area=Cedar units=5

scenario "GIL-MOB-1: written so: fortify Cedar from Ash with 2"
option any_map = on
start board-1.start
state
  stage phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:59Z
  fortify Cedar from Ash with 2
expect
  accepted red line 1
  land area=Cedar units=5
