scenario "ARM-REP-1: moves, the attack, who is asked and until when are public"
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
  attack green in Dale
expect
  event moved seat=red from=Ash to=Birch
  event attack seat=red defender=green
  event asked seat=blue area=Dale bell=2026-01-07T10:00Z
  awaited blue
