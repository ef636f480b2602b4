rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-END-4: passing alone ends nothing"
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
  pass
mail green 2026-01-05T11:00Z
  pass
mail blue 2026-01-05T12:00Z
  pass
mail red 2026-01-05T13:00Z
  pass
expect
  no event game-over
  stage active=green round=2

scenario "ARM-END-4: whole rounds of passes end the game where the option says so"
option end_on_passes = 1
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
  pass
mail green 2026-01-05T11:00Z
  pass
mail blue 2026-01-05T12:00Z
  pass
expect
  event all-passed rounds=1
  event game-over
  stage end=passes

scenario "ARM-END-4: a missed deadline is no pass"
option end_on_passes = 1
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
  pass
mail green 2026-01-05T11:00Z
  pass
now 2026-01-09T00:00Z
expect
  no event all-passed
  stage active=red round=2 passes=0
