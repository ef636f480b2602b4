rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-FIFTY-3: with a bonus of 1 a die hits on 3, of 2 on 2"
option any_map = on
option dice = fifty-fifty
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=1 leader=yes stronghold=yes
  land area=Ivy owner=holm units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=blue warlord=blue phase=battle round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Elm>Hazel: 3 2
mail blue 2026-01-05T12:53Z
  attack Hazel from Elm with 1
expect
  event throw attack="3" defence="2" lost=1 killed=0

scenario "GIL-FIFTY-3: the attacker's leader"
option any_map = on
option dice = fifty-fifty
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=1 leader=no
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=holm units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=battle round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 3 3
mail red 2026-01-05T12:54Z
  attack Dogwood from Ash with 1 and the leader
expect
  event throw lost=0 killed=1
  land area=Dogwood owner=red
