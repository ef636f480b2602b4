scenario "STA-STAGE-3: an accepted line of a later phase closes the earlier ones; a refused one changes nothing"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Birch from Ash
  deploy 3 in Ash
  attack Cedar from Ash
  move 9 from Ash to Dogwood
expect
  refused red line 1 rule states/STA-STAGE-3
  refused red line 3
  refused red line 4
  stage phase=deploy
mail red 2026-01-05T11:00Z
  move 1 from Ash to Dogwood
  attack Birch from Ash
  deploy 1 in Ash
expect
  accepted red line 1
  stage phase=fortify
  refused red line 2 rule states/STA-STAGE-3
  refused red line 3
  land area=Ash troops=5
