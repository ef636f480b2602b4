rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-STAGE-2: what depends on the result is refused until it is known, with the words to send then"
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
  attack green in Dale
  place 1 in Dale
  end turn
expect
  accepted red line 1
  refused red line 2 rule armies/ARM-STAGE-2
  refused red line 3 rule armies/ARM-STAGE-2
  awaited blue
mail blue 2026-01-05T11:00Z
  no support
mail red 2026-01-05T12:00Z
  place free army in Dale
  place 1 in Dale
  end turn
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3

scenario "ARM-STAGE-2: with nobody to ask the battle is fought at once and the mail goes on"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale, place free army in Ash
  place 1 in Dale
  end turn
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  stage active=green

scenario "ARM-STAGE-2: the free army is placed before the debrief"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
  end battle
  move army from Dale to Ash
  place army in Ash
  place 1 in Dale
expect
  accepted red line 1
  refused red line 2 rule armies/ARM-STAGE-2
  refused red line 3
  accepted red line 4
  accepted red line 5
  stage step=debrief left=1
