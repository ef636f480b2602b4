rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-LEAD-2: in a conquered territory he is removed for good"
option any_map = on
start board-1.start
state
  land area=Gorse units=1
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 6 6 1
mail red 2026-01-05T12:33Z
  attack Gorse from Birch with 2
expect
  event leader-lost seat=holm area=Gorse
  land area=Gorse owner=red leader=no

scenario "GIL-LEAD-2: sent with an attack that is lost he is removed"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 1 6 5
mail red 2026-01-05T12:34Z
  attack Dogwood from Ash with 1 and the leader
expect
  event leader-lost seat=red area=Ash
  land area=Ash leader=no units=2

scenario "GIL-LEAD-2: with a conquest that nobody survives he stays where he was"
option any_map = on
option dice = attrition
start board-1.start
state
  land area=Dogwood units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 1 1
mail red 2026-01-05T12:35Z
  attack Dogwood from Ash with 1 and the leader
expect
  no event leader-lost
  land area=Ash leader=yes
  land area=Dogwood owner=red units=0 leader=no
