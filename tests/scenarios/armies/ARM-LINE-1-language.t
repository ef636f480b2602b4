rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-LINE-1: case, politeness, number words, articles and several placements in one line"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  PLEASE MOVE MY ARMY FROM BIRCH TO ASH 2
  I move one icon from Dale to Cedar.
  debrief: 2 in Dale and 1 in Cedar
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  space area=Ash number=2 owner=red
  event debriefed area=Dale count=2
  event debriefed area=Cedar count=1

scenario "ARM-LINE-1: how many is asked where there is a choice, and not taken for one"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move armies from Dale to Birch
  Dale -> Birch
  place in Dale
  Birch -> Ash
  move army from Dale to Birch
expect
  refused red line 1
  refused red line 2 rule armies/ARM-LINE-1
  refused red line 3 rule armies/ARM-LINE-1
  accepted red line 4
  accepted red line 5

scenario "ARM-LINE-1: so many, or all? Where they are not all it is asked"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move all 2 armies from Dale to Ash
  move all 3 armies from Dale to Ash
  place all 1 in Ash
expect
  refused red line 1
  accepted red line 2
  refused red line 3
