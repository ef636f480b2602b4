scenario "GIL-RISK-3: where dice are equal the attacker loses"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Gorse leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 4 3 4 3
mail red 2026-01-05T12:44Z
  attack Gorse from Birch with 2
expect
  event throw lost=2 killed=0
  land area=Gorse owner=holm units=3
