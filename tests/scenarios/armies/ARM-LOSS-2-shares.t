rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-LOSS-2: the difference is shared among the winners, rounded down"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Dale number=4 kind=army owner=red
  space area=Dale number=5 kind=army owner=blue
  space area=Dale number=6 kind=army owner=blue
  space area=Dale number=7 kind=army owner=blue
  space area=Dale number=8 kind=army owner=green
  space area=Dale number=9 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  support red
expect
  event share difference=5 winners=2 share=2 dropped=1
  event paid seat=red count=2
  event paid seat=blue count=2
  no event owner-paid
  event won seat=red
  event won seat=blue

scenario "ARM-LOSS-2: the remainder may be the owner's"
option loss_remainder = owner
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Dale number=4 kind=army owner=red
  space area=Dale number=5 kind=army owner=blue
  space area=Dale number=6 kind=army owner=blue
  space area=Dale number=7 kind=army owner=blue
  space area=Dale number=8 kind=army owner=green
  space area=Dale number=9 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  support red
expect
  event owner-paid seat=red count=1
