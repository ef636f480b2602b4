scenario "GIL-ATT-3: the surplus of the larger side kills nobody: one defender can only be killed once a sequence"
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
  land area=Birch units=9
  land area=Gorse units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 6 6 1 6
mail red 2026-01-05T12:48Z
  attack Gorse from Birch with 8
expect
  event throw attack="6" defence="6" lost=0 killed=0 attackers=8 defenders=1
  event throw attack="6" defence="1" killed=1
