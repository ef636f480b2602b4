scenario "GIL-FIFTY-1: 4 or more removes an enemy, both sides at once, the attackers' dice first"
rules gilmoria
option any_map = on
option dice = fifty-fifty
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
dice battle:Birch>Gorse: 4 3 1 6 1 3 4 1
mail red 2026-01-05T12:51Z
  attack Gorse from Birch with 2
expect
  event throw attack="4 3" defence="1 6 1" lost=1 killed=1 attackers=1 defenders=2
  event throw attack="3" defence="4 1" lost=1 killed=0 attackers=0 defenders=2
