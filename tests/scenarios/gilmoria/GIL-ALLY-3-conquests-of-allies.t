rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-ALLY-3: the land is the ally's, the point the warlord's"
option any_map = on
start board-1.start
state
  land area=Elm units=1 stronghold=no
  domain seat=holm ally_of=red joined=1
  stage active=holm phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Hazel>Elm: 6 6 1
mail red 2026-01-05T13:15Z
  attack Elm from Hazel with 2
  end turn
expect
  land area=Elm owner=holm units=2
  domain seat=red sow=1
  domain seat=holm sow=0
  event spoils seat=red domain=holm

scenario "GIL-ALLY-3: an ally without land drops out"
option any_map = on
start board-1.start
state
  land area=Gorse owner=red
  land area=Hazel units=1 stronghold=no
  land area=Ivy owner=blue
  domain seat=holm ally_of=red joined=1
  stage active=blue warlord=blue phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Elm>Hazel: 6 6 1
mail blue 2026-01-05T13:16Z
  attack Hazel from Elm with 2
expect
  event destroyed seat=holm by=blue
  domain seat=holm ally_of=-
