rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-POW-2: the attacking side needs more armies than spaces are crossed out"
state
  space area=Fir number=1 kind=army owner=red
  space area=Fir number=2 kind=army owner=green
  space area=Elm number=1 kind=army owner=red
  space area=Elm number=2 kind=army owner=red
  space area=Fir number=3 kind=crossed
  space area=Fir number=4 kind=crossed
  space area=Dale number=1 kind=army owner=green
  relic relic=1 state=held holder=green name="Crown" power=none
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Fir from Elm
mail green 2026-01-05T11:00Z
  use Shield of Ruin
expect
  event called-off area=Fir power="Shield of Ruin"
  power area=Fir used=yes
  no event wiped
  stage step=debrief

scenario "ARM-POW-2: with more it is fought"
state
  space area=Fir number=2 kind=army owner=green
  space area=Elm number=1 kind=army owner=red
  space area=Elm number=2 kind=army owner=red
  space area=Fir number=3 kind=crossed
  space area=Dale number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Fir from Elm, place free army in Fir
mail green 2026-01-05T11:00Z
  use Shield of Ruin
expect
  no event called-off
  event totals a=2 d=1

scenario "ARM-POW-2: the host may turn it round"
option shield = fewer
state
  space area=Fir number=2 kind=army owner=green
  space area=Elm number=1 kind=army owner=red
  space area=Elm number=2 kind=army owner=red
  space area=Fir number=3 kind=crossed
  space area=Dale number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Fir from Elm
mail green 2026-01-05T11:00Z
  use Shield of Ruin
expect
  event called-off power="Shield of Ruin"
