# What stands beside a yes, and must let nothing fall that waits.

rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: a yes to both, and the turn is to stay open, in words that name no turn"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes to both, but leave it open please.
expect
  stage pool=0
  stage active=red

scenario "STA-STAGE-4: but to wait with it is said of what waits"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes to both, but wait until tomorrow.
expect
  stage pool=5

scenario "STA-STAGE-4: what may be a yes keeps what waits waiting beside a new order"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Sure thing, captain, whatever you reckon. deploy 3 in Ash
expect
  held red line 1
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: a yes to all but some is to those that it does not name"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  everything apart from Dogwood, yes
expect
  stage pool=2
  land area=Ash owner=red troops=6
mail red 2026-01-05T10:02Z
  1 hopefully in Ashh, hopefully 1 in Dogwodd
mail red 2026-01-05T10:03Z
  yes to all but the last
expect
  stage pool=1
  land area=Ash owner=red troops=7

scenario "STA-STAGE-4: what is left out of all is not where all of them go"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:01Z
  deploy all but Dogwood
expect
  held red line 1
  stage pool=5

scenario "STA-STAGE-4: a yes to both, where one waits, or three, is to none of them"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes to both, and thanks.
expect
  stage pool=5

scenario "STA-STAGE-4: what names the others behind a yes to one, in words that no one knows, is no yes to those"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Go with the first and ditch the last
mail red 2026-01-05T10:02Z
  the first one is right and the second I regret
mail red 2026-01-05T10:03Z
  yes to Ash and park Dogwood
expect
  no land area=Dogwood troops=5
mail red 2026-01-05T10:04Z
  yes to Ash and Dogwood too
expect
  stage pool=0
  land area=Dogwood owner=red troops=5
