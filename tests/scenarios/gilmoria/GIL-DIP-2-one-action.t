scenario "GIL-DIP-2: one action a turn, successful or not; a refused line does not count"
rules gilmoria
option any_map = on
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
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T10:48Z
  activate Moor
  recruit mercenaries
  activate Holm
  activate Wold
  acquire points
  de-activate Wold
  recruit mercenaries
expect
  refused red line 1 rule gilmoria/GIL-DIP-4
  refused red line 2 rule gilmoria/GIL-DIP-7
  accepted red line 3
  refused red line 4 rule gilmoria/GIL-DIP-2
  refused red line 5 rule gilmoria/GIL-DIP-2
  refused red line 6 rule gilmoria/GIL-DIP-2
  refused red line 7 rule gilmoria/GIL-DIP-2
  domain seat=holm ally_of=-
