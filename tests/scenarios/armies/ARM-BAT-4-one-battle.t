scenario "ARM-BAT-4: one battle per turn"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=red
  space area=Elm number=3 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale, place free army in Dale
  attack green in Elm
expect
  accepted red line 1
  refused red line 2 rule armies/ARM-BAT-4
  stage step=debrief
