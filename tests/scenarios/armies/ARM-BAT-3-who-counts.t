scenario "ARM-BAT-3: from outside those he has in the area stay out of it; nobody fights himself"
rules armies
map maps/from-next-door.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Fir number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack red in Dale
  attack green in Dale from Ash
expect
  refused red line 1 rule armies/ARM-BAT-3
  event totals a=3 d=2
  space area=Dale number=1 kind=army owner=red
  event paid seat=red area=Ash count=1
