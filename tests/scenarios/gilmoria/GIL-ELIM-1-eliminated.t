scenario "GIL-ELIM-1: a warlord whose own domain has no territory is out at once, his allies are neutral"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold cat@example.org
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
  land area=Juniper owner=blue units=3 leader=no
  land area=Kelp owner=wold units=1 stronghold=no
  land area=Larch owner=red units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=wold joined=1
  domain seat=wold home=wold
  stage active=blue warlord=blue phase=battle round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Fir>Kelp: 6 6 1
mail blue 2026-01-05T13:17Z
  attack Kelp from Fir with 2
expect
  event eliminated seat=wold by=blue
  event neutral domain=holm seat=wold
  domain seat=holm ally_of=-
  seat name=wold out=yes
mail wold 2026-01-05T13:18Z
  deploy 1 in Ivy
expect
  refused wold line 1 rule gilmoria/GIL-ELIM-1
mail blue 2026-01-05T13:19Z
  end turn
expect
  stage active=red
