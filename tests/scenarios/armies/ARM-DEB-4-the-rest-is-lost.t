scenario "ARM-DEB-4: fewer may be placed; the rest is lost"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Ash number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  place 1 in Ash
  end turn
expect
  event lost seat=red count=1
  stage active=green
