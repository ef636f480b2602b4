rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-STAGE-4: a turn that runs out of time ends; what was not placed is lost"
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
  end battle
now 2026-01-08T08:00Z
expect
  event lost seat=red count=2
  stage active=green

scenario "ARM-STAGE-4: silence is no support; the free army goes to the contested area, who comes back to the first free spaces"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
now 2026-01-07T10:00Z
expect
  event silent seat=blue
  event wiped seat=green count=1
  event wiped-out seat=green
  bell 2026-01-09T10:00Z
  awaited red, green
now 2026-01-09T10:00Z
expect
  event placed-late seat=red area=Dale space=6
  space area=Ash number=1 owner=green
  space area=Ash number=2 owner=green
  stage step=debrief
  bell 2026-01-12T08:00Z

scenario "ARM-STAGE-4: the clock of the turn stands still while others are asked, and all have one deadline"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-07T10:00Z
  attack green in Dale
expect
  bell 2026-01-09T10:00Z
now 2026-01-09T10:00Z
mail red 2026-01-09T10:30Z
  place army in Ash
expect
  stage step=debrief
  bell 2026-01-10T08:00Z

scenario "ARM-STAGE-4: a placement of the set-up goes to the first free space in map order"
mail host 2026-01-05T08:00Z
  begin
now 2026-01-08T08:00Z
expect
  event placed-late seat=red area=Ash space=1
  stage active=green
