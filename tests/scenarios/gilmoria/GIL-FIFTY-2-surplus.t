scenario "GIL-FIFTY-2: surplus hits are lost"
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
  land area=Birch units=9
  land area=Gorse units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 4 5 6 6 1
mail red 2026-01-05T12:52Z
  attack Gorse from Birch with 4
expect
  event throw attack="4 5 6 6" defence="1" lost=0 killed=1 attackers=4 defenders=0
