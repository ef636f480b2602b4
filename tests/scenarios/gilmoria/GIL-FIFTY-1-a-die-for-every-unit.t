scenario "GIL-FIFTY-1: 4 or more removes an enemy, both sides at once, the attackers' dice first"
rules gilmoria
option any_map = on
option dice = fifty-fifty
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=no
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
dice battle:Birch>Gorse: 4 3 1 6 1 3 4 1
mail red 2026-01-05T12:51Z
  attack Gorse from Birch with 2
expect
  event throw attack="4 3" defence="1 6 1" lost=1 killed=1 attackers=1 defenders=2
  event throw attack="3" defence="4 1" lost=1 killed=0 attackers=0 defenders=2
