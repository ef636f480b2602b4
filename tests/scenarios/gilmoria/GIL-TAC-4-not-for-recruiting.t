scenario "GIL-TAC-4: a recruit line with a tactic is refused with that reason"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=red sow=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T11:43Z
  recruit mercenaries with bribe
expect
  refused red line 1 rule gilmoria/GIL-TAC-4
  domain seat=red sow=5
