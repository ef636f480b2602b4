scenario "ARM-POW-0: only the current owner of the contested area may use its power"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Ash number=4 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash using Army of the Dead
  attack green in Dale from Ash using Shield of Ruin
  attack green in Dale from Ash
mail blue 2026-01-05T11:00Z
  use Army of the Dead
  no support
mail green 2026-01-05T12:00Z
  use Army of the Dead
expect
  refused red line 1 rule armies/ARM-POW-0
  refused red line 2 rule armies/ARM-POW-0
  refused blue line 1 rule armies/ARM-POW-0
  accepted green line 1
  event used seat=green power="Army of the Dead"
