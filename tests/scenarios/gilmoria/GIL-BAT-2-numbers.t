scenario "GIL-BAT-2: at least 1, and 1 stays"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=1 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
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
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:15Z
  attack Gorse from Birch with 3
  attack Gorse from Birch with 0
  attack Dogwood from Ash with 1
  attack Gorse from Birch with all
expect
  refused red line 1 rule gilmoria/GIL-BAT-2
  refused red line 2
  refused red line 3 rule gilmoria/GIL-BAT-2
  accepted red line 4
  land area=Birch units=1
