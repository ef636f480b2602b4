scenario "ARM-RESP-4: silence at the deadline is neither side and no power"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=blue
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
now 2026-01-07T10:00Z
expect
  event silent seat=blue
  event tied
  power area=Dale used=no
  space area=Dale number=3 owner=blue
