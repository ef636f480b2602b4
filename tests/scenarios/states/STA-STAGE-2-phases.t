rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-2: end phase goes from deploy to attack to fortify to the next owner with land"
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy all in Ash
  end phase
expect
  stage active=red phase=attack
mail red 2026-01-05T10:10Z
  next phase
expect
  stage active=red phase=fortify
mail red 2026-01-05T10:20Z
  done
expect
  stage active=yellow phase=deploy pool=0
  event closed
  event turn seat=yellow

scenario "STA-STAGE-2: an owner without land is passed over; the round counts"
start board-1.start
state
  land area=Birch owner=red
  land area=Elm owner=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  stage active=buffer round=1
mail red 2026-01-05T11:00Z
  end turn
expect
  stage active=red round=2

scenario "STA-STAGE-2: end turn needs an empty pool, and what follows is not heard"
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
  deploy 3 in Ash
  end turn
  attack Birch from Ash
  end phase
expect
  refused red line 1 rule states/STA-STAGE-2
  accepted red line 3
  refused red line 4 rule states/STA-STAGE-2
  refused red line 5
  stage active=yellow

scenario "STA-STAGE-2: there is no automatic advance: an empty pool is still the deploy phase"
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
expect
  stage active=red phase=deploy pool=0
mail red 2026-01-05T11:00Z
  end fortify phase
  end attack phase
  end deploy phase
expect
  refused red line 1 rule states/STA-STAGE-2
  accepted red line 2
  accepted red line 3
  stage phase=fortify

scenario "STA-STAGE-2: whatever word says that one is done ends the phase or the turn, so nobody is waited for in vain"
option deadline = none
start board-1.start
state
  stage phase=deploy
turn 1 open 2026-01-05T08:00Z bell never
mail red 2026-01-05T10:00Z
  finished
expect
  accepted red line 1
  stage active=red phase=attack
mail red 2026-01-05T10:01Z
  that is all
expect
  stage active=red phase=fortify
mail red 2026-01-05T10:02Z
  no orders
expect
  stage active=yellow
  awaited yellow
