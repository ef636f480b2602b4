scenario "ARM-LOSS-3: what a winner cannot take falls on the owner, even if he took no part"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
seat teal dot@example.org
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Ash number=4 kind=army owner=red
  space area=Dale number=1 kind=army owner=green
  space area=Dale number=2 kind=army owner=teal
  space area=Dale number=3 kind=army owner=blue
  space area=Dale number=4 kind=army owner=blue
  space area=Dale number=5 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail teal 2026-01-05T11:00Z
  support red
mail blue 2026-01-05T12:00Z
  no support
expect
  event share difference=4 winners=2 share=2
  event paid seat=teal count=1 short=1
  event owner-paid seat=blue count=1
  space area=Dale number=3 kind=crossed
  space area=Dale number=4 owner=blue
