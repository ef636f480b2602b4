rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-STAGE-3: only whom the step names is heard"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail green 2026-01-05T10:00Z
  move army from Elm to Fir
  support red
  end turn
expect
  refused green line 1 rule armies/ARM-STAGE-3
  refused green line 2 rule armies/ARM-STAGE-3
  refused green line 3 rule armies/ARM-STAGE-3
mail red 2026-01-05T11:00Z
  attack green in Dale
mail green 2026-01-05T12:00Z
  support green
expect
  refused green line 1 rule armies/ARM-STAGE-3
  awaited blue

scenario "ARM-STAGE-3: who has placed his armies after a battle has none left; a turn that is over is over"
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
mail blue 2026-01-05T11:00Z
  support red
mail blue 2026-01-05T12:00Z
  place army in Elm
  place army in Elm
expect
  accepted blue line 1
  refused blue line 2 rule armies/ARM-STAGE-3
mail red 2026-01-05T13:00Z
  end turn
expect
  refused red line 1 rule armies/ARM-STAGE-2
mail green 2026-01-05T14:00Z
  place 2 in Fir
mail red 2026-01-05T15:00Z
  place free army in Dale
mail red 2026-01-05T16:00Z
  end turn
  place 1 in Dale
expect
  accepted red line 1
  refused red line 2 rule armies/ARM-STAGE-3

scenario "ARM-STAGE-3: whose turn it is comes before what is wrong with the words"
state
  space area=Dale number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail green 2026-01-05T10:00Z
  My army in Elm marches to Fir and snatches the crown.
  Then another new one to Ash.
  move army from Elm
expect
  refused green line 1 rule armies/ARM-STAGE-3
  refused green line 2 rule armies/ARM-STAGE-3
  refused green line 3 rule armies/ARM-STAGE-3
mail red 2026-01-05T11:00Z
  My army in Ash marches to Fir and snatches the crown.
  move army from Ash
expect
  refused red line 2
