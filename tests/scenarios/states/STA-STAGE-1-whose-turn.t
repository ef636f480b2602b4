scenario "STA-STAGE-1: only the one whose turn it is is heard"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail yellow 2026-01-05T10:00Z
  deploy 1 in Birch
mail from eve@example.org 2026-01-05T11:00Z
  deploy 1 in Ash
expect
  refused yellow line 1 rule states/STA-STAGE-1
  land area=Birch troops=3
