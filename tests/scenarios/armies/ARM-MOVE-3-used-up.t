scenario "ARM-MOVE-3: the old space is used up: nothing is placed there again"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move Ash 1 to Birch
  move Dale 1 to Ash 1
  move Dale 1 to Ash
expect
  refused red line 2 rule armies/ARM-FREE-1
  accepted red line 3
  space area=Ash number=1 kind=crossed
  space area=Ash number=2 owner=red
