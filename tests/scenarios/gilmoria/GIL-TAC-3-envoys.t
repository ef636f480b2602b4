scenario "GIL-TAC-3: a tactic helps envoys as well, and its failure closes them"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice acquire: 36
mail red 2026-01-05T11:40Z
  acquire points with blackmail
  deploy all in Ash
  end turn
expect
  event envoys bonus=20 chance=35 success=no
  event silence seat=red domain=- until=5
mail blue 2026-01-05T11:41Z
  deploy all in Elm
  end turn
dice activate:Holm: 99
mail red 2026-01-05T11:42Z
  acquire points
  activate Holm
expect
  refused red line 1 rule gilmoria/GIL-TAC-3
  accepted red line 2
