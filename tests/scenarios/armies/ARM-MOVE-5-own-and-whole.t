scenario "ARM-MOVE-5: own armies only, and a line that cannot be done whole is not done"
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
  move Dale 3 to Ash
  move 3 from Dale to Ash
  move army from Elm to Ash
  move Ash 5 to Birch
  move all from Dale to Birch
expect
  refused red line 1 rule armies/ARM-MOVE-5
  refused red line 2 rule armies/ARM-MOVE-5
  refused red line 3 rule armies/ARM-MOVE-5
  refused red line 4 rule armies/ARM-MOVE-5
  accepted red line 5
  space area=Dale number=3 owner=green
  space area=Birch number=2 owner=red
