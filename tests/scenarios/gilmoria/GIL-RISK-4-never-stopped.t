scenario "GIL-RISK-4: a battle is one order: no line comes between its sequences"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Birch units=5
  land area=Gorse leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 1 6 6 1 1 6 6
mail red 2026-01-05T12:45Z
  attack Gorse from Birch with 4
  end battle
expect
  event throw attackers=2 defenders=3
  event throw attackers=0 defenders=3
  land area=Birch units=1
