scenario "ARM-END-3: still equal: shared"
rules armies
option max_rounds = 1
map maps/board.map
seat red ann@example.org
seat green bob@example.org
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Birch number=1 kind=army owner=green
  space area=Birch number=2 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-12T08:00Z
expect
  event rounds-over round=1
  event result seat=red rank=1
  event result seat=green rank=1
