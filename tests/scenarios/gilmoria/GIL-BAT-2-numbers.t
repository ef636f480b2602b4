scenario "GIL-BAT-2: at least 1, and 1 stays"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Ash units=1
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:15Z
  attack Gorse from Birch with 3
  attack Gorse from Birch with 0
  attack Dogwood from Ash with 1
  attack Gorse from Birch with all
expect
  refused red line 1 rule gilmoria/GIL-BAT-2
  refused red line 2
  refused red line 3 rule gilmoria/GIL-BAT-2
  accepted red line 4
  land area=Birch units=1
