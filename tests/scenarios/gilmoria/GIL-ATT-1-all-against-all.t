scenario "GIL-ATT-1: as many potential kills on each side as the smaller side has units, the defenders' dice first"
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
  land area=Gorse leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 6 5 1 2 6 6 3 6
mail red 2026-01-05T12:46Z
  attack Gorse from Birch with 5
expect
  event throw attack="2 6 6" defence="6 5 1" lost=1 killed=2 attackers=4 defenders=1
  event throw attack="6" defence="3" lost=0 killed=1 attackers=4 defenders=0
  land area=Gorse owner=red units=4
