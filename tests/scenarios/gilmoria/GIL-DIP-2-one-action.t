scenario "GIL-DIP-2: one action a turn, successful or not; a refused line does not count"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T10:48Z
  activate Moor
  recruit mercenaries
  activate Holm
  activate Wold
  acquire points
  de-activate Wold
  recruit mercenaries
expect
  refused red line 1 rule gilmoria/GIL-DIP-4
  refused red line 2 rule gilmoria/GIL-DIP-7
  accepted red line 3
  refused red line 4 rule gilmoria/GIL-DIP-2
  refused red line 5 rule gilmoria/GIL-DIP-2
  refused red line 6 rule gilmoria/GIL-DIP-2
  refused red line 7 rule gilmoria/GIL-DIP-2
  domain seat=holm ally_of=-
