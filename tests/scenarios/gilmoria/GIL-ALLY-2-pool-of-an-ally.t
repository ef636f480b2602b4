scenario "GIL-ALLY-2: from its own land, in its own territories; mercenaries never go there"
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
  domain seat=red home=vale sow=5
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=red joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice recruit: 1
mail red 2026-01-05T12:06Z
  recruit mercenaries
  deploy all in Ash
  end turn
expect
  land area=Ash units=10
  stage active=holm pool=3 recruits=0
mail red 2026-01-05T12:07Z
  deploy 1 in Ash
  deploy 3 in Ivy
expect
  refused red line 1 rule gilmoria/GIL-DEP-2
  accepted red line 2
  land area=Ivy units=6
