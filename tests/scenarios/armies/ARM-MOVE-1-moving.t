scenario "ARM-MOVE-1: the old space is crossed out, the army drawn in the new one; as often as wished"
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
  move army from Ash to Birch
  move Dale 1 to Fir 3
  Dale -> Cedar
expect
  space area=Ash number=1 kind=crossed
  space area=Birch number=1 owner=red moved=yes
  space area=Dale number=1 kind=crossed
  space area=Fir number=3 owner=red
  space area=Cedar number=1 owner=red
  stage step=move
