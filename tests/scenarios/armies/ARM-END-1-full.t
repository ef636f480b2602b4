rules armies
map maps/full.map
seat red ann@example.org
seat green bob@example.org

scenario "ARM-END-1: the game ends as soon as no space is free, in the middle of any step; artefacts are not free"
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Birch number=1 kind=army owner=green
  space area=Birch number=2 kind=army owner=green
  space area=Birch number=3 kind=crossed
  space area=Birch number=4 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move Ash 1 to Ash 4
  end turn
expect
  event full armies=5
  event game-over
  no stage end=none
  refused red line 2
mail green 2026-01-05T11:00Z
  pass
expect
  refused green line 1 rule armies/ARM-END-1

scenario "ARM-END-1: in the debrief too"
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Birch number=1 kind=army owner=green
  space area=Birch number=2 kind=army owner=green
  space area=Birch number=3 kind=crossed
  space area=Birch number=4 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  place 1 in Ash
expect
  event full
  stage end=full
