rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-ART-2: the first visitor holds it, and it travels with his army"
state
  space area=Cedar number=4 kind=army owner=red relic=1
  relic relic=1 state=held holder=red name="Crown" power=shield-of-ruin
  space area=Dale number=1 kind=army owner=green
  space area=Birch number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move army from Birch to the Crown
  move Cedar 4 to Ash
expect
  refused red line 1 rule armies/ARM-ART-2
  accepted red line 2
  space area=Ash number=1 relic=1
  relic relic=1 state=held holder=red

scenario "ARM-ART-2: an army carries one"
state
  space area=Cedar number=4 kind=army owner=red relic=1
  relic relic=1 state=held holder=red name="Crown" power=shield-of-ruin
  space area=Dale number=1 kind=army owner=green
  space area=Birch number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move Cedar 4 to the Old Bell
  move Cedar 4 to Cedar 5
  move Birch 1 to the Old Bell
expect
  refused red line 1 rule armies/ARM-ART-2
  refused red line 2 rule armies/ARM-ART-2
  accepted red line 3
  relic relic=2 state=held holder=red
