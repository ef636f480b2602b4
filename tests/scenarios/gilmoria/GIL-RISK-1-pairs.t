rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-RISK-1: up to three dice against two, highest against highest, at most two lost in all"
option any_map = on
start board-1.start
state
  land area=Birch units=9
  land area=Gorse leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 2 6 4 3 5 6 6 6 1
mail red 2026-01-05T12:40Z
  attack Gorse from Birch with 4
expect
  event throw attack="6 4 2" defence="5 3" killed=2 lost=0 attackers=4 defenders=1
  event throw attack="6 6 6" defence="1" killed=1 attackers=4 defenders=0

scenario "GIL-RISK-1: one die against one where one stands"
option any_map = on
start board-1.start
state
  land area=Gorse units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 6 1
mail red 2026-01-05T12:41Z
  attack Gorse from Birch with 1
expect
  event throw attack="6" defence="1" killed=1
