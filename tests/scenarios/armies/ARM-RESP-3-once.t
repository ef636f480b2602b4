rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-RESP-3: one side or neither; who supports neither is untouched"
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
  support red
  support green
expect
  refused blue line 1 rule armies/ARM-RESP-3
  refused blue line 2 rule armies/ARM-RESP-3
  awaited blue
mail blue 2026-01-05T12:00Z
  support red
expect
  event answered seat=blue side=attacker

scenario "ARM-RESP-3: neither"
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
  I will not support anyone
expect
  event totals a=2 d=1
  space area=Dale number=4 kind=army owner=blue
  no event won seat=blue

scenario "ARM-RESP-3: who only says that he is done has chosen no side, and is still asked"
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
  done
expect
  refused blue line 1
  awaited blue
mail blue 2026-01-05T12:00Z
  no support
  done
expect
  accepted blue line 1
  accepted blue line 2
  event totals a=2 d=1
