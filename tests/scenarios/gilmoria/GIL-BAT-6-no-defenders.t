scenario "GIL-BAT-6: an attack on 0 units needs no dice; leader and stronghold alone do not resist"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Gorse units=0 stronghold=yes
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:27Z
  attack Gorse from Birch with 2
expect
  no event throw
  event conquered target=Gorse count=2
  event leader-lost seat=holm area=Gorse
  land area=Gorse owner=red units=2 leader=no stronghold=yes
