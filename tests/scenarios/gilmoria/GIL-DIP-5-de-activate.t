rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DIP-5: neutral at once, with its land and units; it loses its coming turn"
option any_map = on
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
  domain seat=holm home=holm ally_of=blue joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 5
mail red 2026-01-05T10:59Z
  de-activate Holm
expect
  event de-activation base=5 chance=5 success=yes
  event neutral domain=holm seat=blue
  domain seat=holm ally_of=-
  land area=Ivy owner=holm units=3
mail red 2026-01-05T11:00Z
  deploy all in Ash
  end turn
mail blue 2026-01-05T11:01Z
  deploy all in Elm
  end turn
expect
  stage active=red round=2

scenario "GIL-DIP-5: not one that is nobody's, not one's own"
option any_map = on
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
  domain seat=wold home=wold ally_of=red joined=1
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T11:02Z
  de-activate Holm
  de-activate Wold
  de-activate Moor
expect
  refused red line 1 rule gilmoria/GIL-DIP-5
  refused red line 2 rule gilmoria/GIL-DIP-5
  refused red line 3 rule gilmoria/GIL-DIP-5
