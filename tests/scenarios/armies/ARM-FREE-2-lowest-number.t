scenario "ARM-FREE-2: without a number the lowest free space; more than there are is refused whole"
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
  space area=Birch number=1 kind=crossed
  space area=Birch number=3 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move 2 from Dale to Birch
  move army from Ash to Birch
expect
  accepted red line 1
  space area=Birch number=2 owner=red
  space area=Birch number=4 owner=red
  refused red line 2 rule armies/ARM-FREE-2
  space area=Ash number=1 kind=army
