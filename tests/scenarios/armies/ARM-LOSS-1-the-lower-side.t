scenario "ARM-LOSS-1: every army of the lower side is crossed out, its supporters' too"
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
  space area=Dale number=5 kind=army owner=red
  space area=Dale number=6 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  support green
expect
  event totals a=4 d=2
  space area=Dale number=3 kind=crossed
  space area=Dale number=4 kind=crossed
  event wiped seat=blue count=1
  space area=Elm number=1 kind=army owner=green
