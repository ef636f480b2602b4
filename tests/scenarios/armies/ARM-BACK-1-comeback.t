rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-BACK-1: who has lost everything comes back with two armies anywhere, before the debrief"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Elm number=1 kind=army owner=blue
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale, place free army in Ash
  place 1 in Dale
expect
  event wiped-out seat=green count=2
  refused red line 2 rule armies/ARM-STAGE-2
  awaited green
mail green 2026-01-05T11:00Z
  place 3 in Fir
  place army in Fir
  place army in Ash 4
expect
  refused green line 1 rule armies/ARM-BACK-1
  accepted green line 2
  accepted green line 3
  stage step=debrief
  event goes-on seat=red

scenario "ARM-BACK-1: a winner whose last army pays a share, and whose free army finds no room, comes back"
state
  space area=Fir number=1 kind=army owner=red
  space area=Fir number=2 kind=army owner=blue
  space area=Fir number=3 kind=army owner=blue
  space area=Fir number=4 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=crossed
  space area=Elm number=3 kind=crossed
  space area=Elm number=4 kind=crossed
  space area=Elm number=5 kind=crossed
  space area=Elm number=6 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Fir
mail blue 2026-01-05T11:00Z
  support red
expect
  event paid seat=red count=1
  event free-lost seat=red
  event free-lost seat=blue
  event wiped-out seat=red count=2
  no event wiped-out seat=blue
  stage step=aftermath
  due seat=red free=0 back=2
  awaited red
mail red 2026-01-05T12:00Z
  place 1 in Ash
  place 1 in Birch
expect
  accepted red line 1
  accepted red line 2
  space area=Ash number=1 owner=red
  space area=Birch number=1 owner=red
  stage step=debrief left=2

scenario "ARM-BACK-1: the same at the deadline: where the map begins"
state
  space area=Fir number=1 kind=army owner=red
  space area=Fir number=2 kind=army owner=blue
  space area=Fir number=3 kind=army owner=blue
  space area=Fir number=4 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=crossed
  space area=Elm number=3 kind=crossed
  space area=Elm number=4 kind=crossed
  space area=Elm number=5 kind=crossed
  space area=Elm number=6 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Fir
mail blue 2026-01-05T11:00Z
  support red
now 2026-01-08T12:00Z
expect
  event placed-late seat=red area=Ash space=1
  event placed-late seat=red area=Ash space=2
  stage active=green
