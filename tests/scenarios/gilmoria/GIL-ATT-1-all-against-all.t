scenario "GIL-ATT-1: as many potential kills on each side as the smaller side has units, the defenders' dice first"
rules gilmoria
option any_map = on
option dice = attrition
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=9
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
dice battle:Birch>Gorse: 6 5 1 2 6 6 3 6
mail red 2026-01-05T12:46Z
  attack Gorse from Birch with 5
expect
  event throw attack="2 6 6" defence="6 5 1" lost=1 killed=2 attackers=4 defenders=1
  event throw attack="6" defence="3" lost=0 killed=1 attackers=4 defenders=0
  land area=Gorse owner=red units=4
