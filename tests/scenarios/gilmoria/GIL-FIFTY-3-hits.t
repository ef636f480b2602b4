rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-FIFTY-3: with a bonus of 1 a die hits on 3, of 2 on 2"
option any_map = on
option dice = fifty-fifty
start board-1.start
state
  land area=Hazel units=1 leader=yes
  stage active=blue warlord=blue phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Elm>Hazel: 3 2
mail blue 2026-01-05T12:53Z
  attack Hazel from Elm with 1
expect
  event throw attack="3" defence="2" lost=1 killed=0

scenario "GIL-FIFTY-3: the attacker's leader"
option any_map = on
option dice = fifty-fifty
start board-1.start
state
  land area=Dogwood units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 3 3
mail red 2026-01-05T12:54Z
  attack Dogwood from Ash with 1 and the leader
expect
  event throw lost=0 killed=1
  land area=Dogwood owner=red
