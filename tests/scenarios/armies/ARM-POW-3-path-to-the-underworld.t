rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-POW-3: his armies beside a crossed-out space flee beside one next door; a battle without defenders is called off"
state
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=army owner=red
  space area=Elm number=4 kind=crossed
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  space area=Cedar number=1 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
mail green 2026-01-05T11:00Z
  use Path to the Underworld: flee 2 to Fir
expect
  accepted green line 1
  space area=Elm number=1 kind=crossed
  space area=Elm number=2 kind=crossed
  space area=Fir number=2 owner=green
  space area=Fir number=3 owner=green
  event called-off area=Elm
  no event won
  stage step=debrief

scenario "ARM-POW-3: not to areas that do not touch; who has no Path does not flee; more than there is room for stay"
state
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=army owner=red
  space area=Elm number=4 kind=crossed
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  space area=Cedar number=1 kind=crossed
  space area=Elm number=5 kind=army owner=blue
  space area=Fir number=3 kind=crossed
  space area=Fir number=4 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
mail blue 2026-01-05T11:00Z
  flee to Fir
  no support
mail green 2026-01-05T12:00Z
  use Path to the Underworld, flee to Ash
  flee to Fir
expect
  refused blue line 1 rule armies/ARM-POW-3
  refused green line 1 rule armies/ARM-POW-3
  accepted green line 2
  space area=Fir number=2 owner=green
  space area=Elm number=2 kind=crossed
  event wiped seat=green count=1

scenario "ARM-POW-3: with path=all everybody in the area may"
option path = all
state
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=army owner=red
  space area=Elm number=4 kind=crossed
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  space area=Cedar number=1 kind=crossed
  space area=Elm number=5 kind=army owner=blue
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
expect
  awaited red, green, blue
mail blue 2026-01-05T11:00Z
  flee to Cedar
mail red 2026-01-05T11:00Z
  pass
mail green 2026-01-05T12:00Z
  use Path to the Underworld, flee to Fir
expect
  space area=Cedar number=2 owner=blue
  space area=Elm number=3 owner=red
  event fled seat=green

scenario "ARM-POW-3: where all but two flee, two stay"
state
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=crossed
  space area=Elm number=4 kind=army owner=green
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
mail green 2026-01-05T11:00Z
  use Path to the Underworld: flee with all but 2 to Fir
expect
  accepted green line 1
  event fled from=Elm to_space=2
  no event fled to_space=3

scenario "ARM-POW-3: all two of three are not all, and two flee"
state
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=crossed
  space area=Elm number=4 kind=army owner=green
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
mail green 2026-01-05T11:00Z
  use Path to the Underworld: flee with all 2 to Fir
expect
  warned green line 1
  space area=Fir number=2 owner=green
  space area=Fir number=3 owner=green
