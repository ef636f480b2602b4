rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
seat teal dot@example.org

scenario "ARM-RESP-2: answers are opened together, clockwise from the attacker, and the first one stands"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Dale number=5 kind=army owner=teal
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail teal 2026-01-05T11:00Z
  support red
expect
  no event answered
  awaited blue
mail teal 2026-01-05T11:30Z
  support green
expect
  refused teal line 1
  awaited blue
mail blue 2026-01-05T12:00Z
  support green
expect
  event answered seat=teal side=attacker
  event answered seat=blue side=defender
  event totals a=3 d=2

scenario "ARM-RESP-2: with responses=clockwise each is opened before the next is asked"
option responses = clockwise
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Dale number=5 kind=army owner=teal
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
expect
  event asked-next seat=blue
  no event asked
  awaited blue
mail teal 2026-01-05T11:00Z
  support red
expect
  refused teal line 1 rule armies/ARM-STAGE-3
mail blue 2026-01-05T12:00Z
  support green
expect
  event answered seat=blue side=defender
  awaited teal
mail teal 2026-01-05T13:00Z
  support red
expect
  event totals a=3 d=2
