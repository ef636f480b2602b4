rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-RISK-2: a bonus is added to the highest die alone; 7 and 8 are possible"
option any_map = on
start board-1.start
state
  land area=Ash units=5
  land area=Dogwood units=2 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 6 5 1 6 5 6 6 1
mail red 2026-01-05T12:42Z
  attack Dogwood from Ash with 3 and the leader
expect
  event throw attack="6 5 1" defence="6 5" lost=1 killed=1 attackers=2 defenders=1
  land area=Dogwood owner=red

scenario "GIL-RISK-2: in defence the stronghold turns 5 against 5 below 6, only in the first pair"
option any_map = on
start board-1.start
state
  land area=Hazel units=2 leader=no
  stage active=blue warlord=blue phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Elm>Hazel: 5 6 5 4 6 1
mail blue 2026-01-05T12:43Z
  attack Hazel from Elm with 2
expect
  event throw attack="6 5" defence="5 4" lost=1 killed=1
