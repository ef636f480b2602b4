scenario "STA-DEP-4: all are placed before attacking or ending the phase"
rules states
option on_refusal = go_on
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 2 in Ash
  end phase
  attack Birch from Ash
  end deploy phase
  deploy 1 in Ash
  end phase
expect
  refused red line 2 rule states/STA-DEP-4
  refused red line 3 rule states/STA-STAGE-3
  refused red line 4 rule states/STA-DEP-4
  accepted red line 6
  stage phase=attack
