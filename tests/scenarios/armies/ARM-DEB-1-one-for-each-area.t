scenario "ARM-DEB-1: as many as areas are owned, counted when the debrief begins"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Ash number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  place 3 in Ash
  place 2 in Ash
  place 1 in Ash
expect
  refused red line 1 rule armies/ARM-DEB-1
  accepted red line 2
  refused red line 3 rule armies/ARM-DEB-1
  stage left=0
