rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-BAT-4: sequences repeat until one side is gone; who wins moves in at once"
option any_map = on
start board-1.start
state
  land area=Birch units=5
  land area=Gorse leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 6 5 3 5 2 1 2 3 4 6 5 4
mail red 2026-01-05T12:20Z
  attack Gorse from Birch with 3
expect
  event throw attack="6 5 3" defence="5 2" lost=0 killed=2 attackers=3 defenders=1
  event throw attack="3 2 1" defence="4" lost=1 killed=0 attackers=2 defenders=1
  event throw attack="6 5" defence="4" killed=1 attackers=2 defenders=0
  land area=Gorse owner=red units=2
  land area=Birch units=2

scenario "GIL-BAT-4: lost: what was sent is gone, the rest stays"
option any_map = on
start board-1.start
state
  land area=Birch units=5
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:21Z
  attack Gorse from Birch with 2
expect
  event repelled seat=red area=Birch target=Gorse owner=holm count=3 defenders=3
  land area=Birch owner=red units=3
  land area=Gorse owner=holm units=3
