rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org

scenario "ARM-END-2: most areas owned, then most armies"
option max_rounds = 1
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Birch number=1 kind=army owner=green
  space area=Birch number=2 kind=army owner=green
  space area=Birch number=3 kind=army owner=green
  space area=Cedar number=1 kind=army owner=green
  space area=Cedar number=2 kind=army owner=green
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Dale number=4 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Dale number=6 kind=army owner=red
  space area=Dale number=7 kind=army owner=red
  space area=Dale number=8 kind=army owner=red
  space area=Dale number=9 kind=army owner=red
  space area=Dale number=10 kind=army owner=red
  space area=Dale number=11 kind=crossed
  space area=Dale number=12 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-12T08:00Z
expect
  event result seat=red rank=1 areas=2 armies=13
  event result seat=green rank=2 areas=2 armies=5
  event game-over

scenario "ARM-END-2: areas come before armies"
option max_rounds = 1
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Birch number=1 kind=army owner=green
  space area=Cedar number=1 kind=army owner=green
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Dale number=4 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Dale number=6 kind=army owner=red
  space area=Dale number=7 kind=army owner=red
  space area=Dale number=8 kind=army owner=red
  space area=Dale number=9 kind=army owner=red
  space area=Dale number=10 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
now 2026-01-12T08:00Z
expect
  event result seat=green rank=1 areas=3 armies=3
  event result seat=red rank=2
