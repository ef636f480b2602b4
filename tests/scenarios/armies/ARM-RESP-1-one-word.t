rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-RESP-1: one word is an answer: Green."
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
  attack green in Dale
mail blue 2026-01-05T11:00Z
  Green.
expect
  event answered seat=blue side=defender

scenario "ARM-RESP-1: one word is an answer: the attacker"
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
  attack green in Dale
mail blue 2026-01-05T11:00Z
  the attacker
expect
  event answered seat=blue side=attacker

scenario "ARM-RESP-1: a name is an answer only where it is all that the mail says"
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
  attack green in Dale
mail blue 2026-01-05T11:00Z
  Red,
  nice attack!
expect
  awaited blue
mail blue 2026-01-05T11:10Z
  Thinking about it.
  green
expect
  awaited blue
mail blue 2026-01-05T11:20Z
  red. He has earned it.
expect
  awaited blue
mail blue 2026-01-05T11:30Z
  red?
expect
  awaited blue
mail blue 2026-01-05T11:40Z
  blue
expect
  awaited blue
mail blue 2026-01-05T11:45Z
  redd
expect
  awaited blue
mail blue 2026-01-05T11:50Z
  not red
expect
  awaited blue
mail blue 2026-01-05T11:55Z
  red, green
expect
  awaited blue
