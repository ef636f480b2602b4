rules armies
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-RESP-1: third players with an army in the contested area, not in the origin"
map maps/from-next-door.map
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Ash number=4 kind=army owner=blue
  space area=Dale number=1 kind=army owner=green
  space area=Dale number=2 kind=army owner=green
  space area=Fir number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
expect
  no event asked
  event totals a=3 d=2

scenario "ARM-RESP-1: who stands inside is asked, and names a side of this battle"
map maps/board.map
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
expect
  awaited blue
  event asked seat=blue
mail blue 2026-01-05T11:00Z
  support blue
expect
  refused blue line 1 rule armies/ARM-RESP-1
  awaited blue
mail blue 2026-01-05T12:00Z
  We support the defender
expect
  accepted blue line 1
  event totals a=2 d=2

scenario "ARM-RESP-1: the defender only where he may use a power; he takes no side"
map maps/board.map
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
expect
  awaited green
mail green 2026-01-05T11:00Z
  support green
expect
  refused green line 1 rule armies/ARM-RESP-1
mail green 2026-01-05T12:00Z
  no power
expect
  event answered seat=green side=defender
  event tied
