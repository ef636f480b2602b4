rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-POW-1: the crossed-out spaces join the user's side and bear its losses first"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=green
  space area=Dale number=5 kind=army owner=green
  space area=Dale number=6 kind=crossed
  space area=Dale number=7 kind=crossed
  space area=Dale number=8 kind=crossed
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Ash number=4 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail green 2026-01-05T11:00Z
  use Army of the Dead
expect
  event dead-join seat=green count=3
  event totals a=4 d=6
  event wiped seat=red area=Ash count=4
  event paid seat=green count=0 dead=2
  space area=Dale number=3 kind=army owner=green
  power area=Dale used=yes

scenario "ARM-POW-1: a third player must be on a side"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=blue
  space area=Dale number=4 kind=army owner=blue
  space area=Dale number=5 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  use Army of the Dead
expect
  refused blue line 1 rule armies/ARM-POW-1
  awaited blue
mail blue 2026-01-05T12:00Z
  support green
  use Army of the Dead
expect
  event totals a=1 d=4
