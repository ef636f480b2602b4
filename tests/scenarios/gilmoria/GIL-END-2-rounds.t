scenario "GIL-END-2: option max_rounds: most territories of the bloc, then units, then shared"
rules gilmoria
option any_map = on
option max_rounds = 1
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
  domain seat=holm home=holm ally_of=red joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:26Z
  deploy all in Ash
  end turn
mail red 2026-01-05T13:27Z
  deploy all in Ivy
  end turn
mail blue 2026-01-05T13:28Z
  deploy all in Elm
  end turn
expect
  event rounds-over round=1
  game phase=over
  stage end=rounds
  event game-over
