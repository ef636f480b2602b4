scenario "GIL-ELIM-1: a warlord whose own domain has no territory is out at once, his allies are neutral"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold cat@example.org
start board-1.start
state
  land area=Juniper owner=blue leader=no
  land area=Kelp units=1 stronghold=no
  land area=Larch owner=red
  domain seat=holm ally_of=wold joined=1
  stage active=blue warlord=blue phase=battle
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
