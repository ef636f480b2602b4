rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: the attack of those that wait is dropped by its name, what else waits is done by a yes"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Bob told me this once. deploy 3 in Ash. deploy 2 in Dogwood. attack Birch from Ash
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Forget the attack.
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:02Z
  yeah go. and why did u send me the whole map
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5
  land area=Birch owner=yellow troops=3

scenario "STA-STAGE-4: forget those, and what is ordered behind it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Bob told me this once. deploy 3 in Ash. deploy 2 in Dogwood
mail red 2026-01-05T10:01Z
  No, forget those. Deploy 5 in Dogwood
expect
  stage pool=0
  land area=Ash owner=red troops=3
  land area=Dogwood owner=red troops=8

scenario "STA-STAGE-4: what nobody ordered is forgotten for nothing"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Bob told me this once. deploy 3 in Ash. deploy 2 in Dogwood
mail red 2026-01-05T10:01Z
  yes, if yellow likes it
mail red 2026-01-05T10:02Z
  go ask yellow
mail red 2026-01-05T10:03Z
  not now
mail red 2026-01-05T10:04Z
  do it later
expect
  stage pool=5
mail red 2026-01-05T10:05Z
  yep thats it. forget the Elm bit
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5
