scenario "ARM-LOSS-4: equal totals: nothing happens, and the battle is over"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
  attack green in Dale
expect
  event tied
  no event wiped
  no event won
  space area=Dale number=1 owner=red
  refused red line 2
  stage step=debrief
