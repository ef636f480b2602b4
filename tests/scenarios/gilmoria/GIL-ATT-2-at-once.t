scenario "GIL-ATT-2: the losses of both sides go together after all dice"
rules gilmoria
option any_map = on
option dice = attrition
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Gorse units=2 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 2 3 4
mail red 2026-01-05T12:47Z
  attack Gorse from Birch with 2
expect
  event throw lost=2 killed=2 attackers=0 defenders=0
