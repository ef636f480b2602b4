scenario "ARM-REP-2: what is answered is secret until all have answered"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
seat teal dot@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Dale number=5 kind=army owner=teal
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  support red
expect
  no event answered
  no answer seat=blue
  awaited teal
mail teal 2026-01-05T12:00Z
  no support
expect
  event answered seat=blue side=attacker
  event answered seat=teal
