rules armies
map maps/board.map

scenario "ARM-POW-4: used is crossed out for ever, also when it came to nothing; a battle that was called off is spent"
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Fir number=2 kind=army owner=green
  space area=Elm number=1 kind=army owner=red
  space area=Elm number=2 kind=army owner=red
  space area=Fir number=3 kind=crossed
  space area=Dale number=1 kind=army owner=green
  power area=Fir power=shield-of-ruin used=yes
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Fir, place free army in Fir
  place 1 in Elm
expect
  no event asked
  event totals a=2 d=1
  accepted red line 2

scenario "ARM-POW-4: the owner is not asked twice"
option on_refusal = go_on
seat red ann@example.org
seat green bob@example.org
state
  space area=Fir number=2 kind=army owner=green
  space area=Elm number=1 kind=army owner=red
  space area=Dale number=1 kind=army owner=red
  space area=Fir number=3 kind=crossed
  space area=Dale number=2 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Fir from Elm
mail green 2026-01-05T11:00Z
  use Shield of Ruin
expect
  event called-off
  power area=Fir used=yes
  stage step=debrief
mail red 2026-01-05T12:00Z
  attack green in Dale
  end turn
expect
  refused red line 1 rule armies/ARM-BAT-4
mail green 2026-01-05T13:00Z
  pass
mail red 2026-01-05T14:00Z
  attack green in Fir from Elm
expect
  event tied
