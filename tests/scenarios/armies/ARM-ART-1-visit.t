rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-ART-1: an artefact is entered by a move only"
state
  space area=Birch number=1 kind=army owner=red
  space area=Birch number=2 kind=army owner=red
  space area=Birch number=3 kind=army owner=red
  space area=Cedar number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move Birch 1 to Cedar 4
  move army from Birch to the Old Bell
  place 1 in Cedar 4
expect
  accepted red line 1
  accepted red line 2
  relic relic=1 state=held holder=red
  relic relic=2 state=held holder=red
  space area=Cedar number=4 kind=army owner=red relic=1
  space area=Birch number=1 kind=crossed
  refused red line 3

scenario "ARM-ART-1: nothing is placed there"
state
  space area=Cedar number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  place 1 in Cedar 4
expect
  refused red line 1 rule armies/ARM-ART-1
