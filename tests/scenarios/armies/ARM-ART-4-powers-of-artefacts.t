rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-ART-4: its holder may use its power in a battle in which he is, once"
state
  space area=Dale number=3 kind=army owner=red relic=1
  relic relic=1 state=held holder=red name="Crown" power=shield-of-ruin
  space area=Dale number=1 kind=army owner=green
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=5 kind=crossed
  space area=Dale number=6 kind=crossed
  space area=Dale number=7 kind=crossed
  space area=Ash number=1 kind=army owner=red
  stage active=green step=move round=1 first=red
call turn seats green open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail green 2026-01-05T10:00Z
  attack red in Dale using the Crown
  attack red in Dale
mail red 2026-01-05T11:00Z
  use the Old Bell
  use the Crown
expect
  refused green line 1 rule armies/ARM-ART-4
  refused red line 1 rule armies/ARM-ART-4
  accepted red line 2
  event called-off area=Dale power="Shield of Ruin"
  relic relic=1 state=used
  no relic relic=1 holder=red
  space area=Dale number=3 kind=army owner=red

scenario "ARM-ART-4: most carry none"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=3 kind=army owner=red relic=2
  relic relic=2 state=held holder=red name="Old Bell"
  space area=Dale number=2 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale using the Old Bell
expect
  refused red line 1 rule armies/ARM-ART-4

scenario "ARM-ART-4: a used artefact is no longer held: its army may carry another, and goes like any other"
state
  space area=Cedar number=4 kind=army owner=red relic=1
  relic relic=1 state=held holder=red name="Crown" power=shield-of-ruin
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale using the Crown, place free army in Dale
  end turn
mail green 2026-01-05T11:00Z
  end turn
mail blue 2026-01-05T12:00Z
  end turn
expect
  relic relic=1 state=used
  space area=Cedar number=4 owner=red relic=0
mail red 2026-01-05T13:00Z
  move Cedar 4 to the Old Bell
expect
  accepted red line 1
  space area=Cedar number=5 owner=red relic=2
