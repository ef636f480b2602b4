scenario "ARM-BAT-1: against one other player in an area where one stands"
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
  attack blue in Elm
  attack green in Ash
  battle green in Dale
expect
  refused red line 1 rule armies/ARM-BAT-1
  refused red line 2 rule armies/ARM-BAT-1
  accepted red line 3
  event attack seat=red area=Dale from=Dale defender=green count=2 against=1
