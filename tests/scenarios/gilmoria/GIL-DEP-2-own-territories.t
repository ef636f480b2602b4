rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DEP-2: on own territories, whole or not at all"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:04Z
  deploy 4 in Ash
  deploy 0 in Ash
  deploy 1 in Elm
  deploy 1 in Ivy
  place 2 units on Ash
  put 1 at Cedar
  deploy 1 in Ash
expect
  refused red line 1 rule gilmoria/GIL-DEP-2
  refused red line 2
  refused red line 3 rule gilmoria/GIL-DEP-2
  refused red line 4 rule gilmoria/GIL-DEP-2
  accepted red line 5
  accepted red line 6
  refused red line 7 rule gilmoria/GIL-DEP-2
  land area=Ash units=5
  land area=Cedar units=4
  stage pool=0

scenario "GIL-DEP-2: all, the rest"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:05Z
  deploy 1 in Ash
  deploy the rest in Birch
expect
  land area=Birch units=5
  stage pool=0
