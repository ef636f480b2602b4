scenario "ARM-FREE-1: nothing may be inside: no obstacle, army, artefact, crossed-out army"
rules armies
option on_refusal = go_on
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Birch number=1 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  place 1 in Ash 5
  place 1 in Dale 3
  place 1 in Birch 1
  place 1 in Dale 1
  move Ash 1 to Birch 1
  move Ash 1 to Dale 3
  place 1 in Birch 2
expect
  refused red line 1 rule armies/ARM-FREE-1
  refused red line 2 rule armies/ARM-FREE-1
  refused red line 3 rule armies/ARM-FREE-1
  refused red line 4
  refused red line 5 rule armies/ARM-FREE-1
  refused red line 6 rule armies/ARM-FREE-1
  accepted red line 7
  space area=Birch number=1 kind=crossed
  space area=Birch number=2 owner=red
