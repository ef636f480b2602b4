scenario "GIL-BOARD-1: after the warlords a new round begins: neutral domains take no turn"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:13Z
  no diplomacy
  deploy all in Ash
  end turn
expect
  stage active=blue round=1
mail blue 2026-01-05T10:14Z
  deploy all in Elm
  end turn
expect
  stage active=red round=2
  land area=Gorse units=3
  land area=Hazel units=3
