rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-DEB-3: where one stands, or in an empty area beside it, as at the beginning"
state
  space area=Ash number=1 kind=army owner=red
  space area=Cedar number=1 kind=army owner=red
  space area=Dale number=1 kind=army owner=green
  space area=Dale number=2 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  place 1 in Fir
  place 1 in Elm
  place 1 in Fir
  place 1 in Dale
expect
  refused red line 1 rule armies/ARM-DEB-3
  accepted red line 2
  refused red line 3 rule armies/ARM-DEB-3
  accepted red line 4
  stage left=0

scenario "ARM-DEB-3: not in a neighbour where somebody else stands"
state
  space area=Ash number=1 kind=army owner=red
  space area=Dale number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  place 1 in Dale
  place 1 in Birch
expect
  refused red line 1 rule armies/ARM-DEB-3
  accepted red line 2
