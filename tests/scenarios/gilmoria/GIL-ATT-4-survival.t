rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-ATT-4: a unit survives on 6, with a bonus of 1 on 5, of 2 on 4"
option any_map = on
option dice = attrition
start board-1.start
state
  land area=Hazel units=1 leader=yes
  stage active=blue warlord=blue phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Elm>Hazel: 4 5
mail blue 2026-01-05T12:49Z
  attack Hazel from Elm with 1
expect
  event attack defence=2
  event throw attack="5" defence="4" lost=1 killed=0
  land area=Hazel owner=holm units=1

scenario "GIL-ATT-4: the attacker's leader saves on 5"
option any_map = on
option dice = attrition
start board-1.start
state
  land area=Dogwood units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 5 5
mail red 2026-01-05T12:50Z
  attack Dogwood from Ash with 1 and the leader
expect
  event throw attack="5" defence="5" lost=0 killed=1
  land area=Dogwood owner=red units=1
