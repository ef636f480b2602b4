scenario "GIL-STAGE-1: only the warlord whose turn it is is heard"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail blue 2026-01-05T10:15Z
  deploy 1 in Elm
expect
  refused blue line 1 rule gilmoria/GIL-STAGE-1
  land area=Elm units=3
mail red 2026-01-05T10:16Z
  deploy 1 in Ash
expect
  accepted red line 1
