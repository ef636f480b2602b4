rules armies
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-BAT-2: from an area that touches it, the only one or the one that is named"
map maps/from-next-door.map
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Dale number=1 kind=army owner=green
  space area=Fir number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Birch
  attack green in Fir
  attack green in Fir from Ash
  attack green in Dale
expect
  refused red line 1 rule armies/ARM-BAT-2
  refused red line 2 rule armies/ARM-BAT-2
  refused red line 3 rule armies/ARM-BAT-2
  accepted red line 4
  event attack area=Dale from=Ash count=2
  event wiped seat=green area=Dale
  event paid seat=red area=Ash count=1
  no space area=Dale owner=red

scenario "ARM-BAT-2: several neighbours: he has to say from where"
map maps/board.map
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Dale number=1 kind=army owner=green
  space area=Fir number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
  attack green in Dale from Birch
expect
  refused red line 1 rule armies/ARM-BAT-2
  accepted red line 2
  event attack from=Birch count=1
