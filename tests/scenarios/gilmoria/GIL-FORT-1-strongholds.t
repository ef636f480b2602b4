rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-FORT-1: plus 1 in defence, to whoever owns it; leader and stronghold add"
option any_map = on
start board-1.start
state
  land area=Hazel units=1 leader=yes
  stage active=blue warlord=blue phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Elm>Hazel: 6 4
mail blue 2026-01-05T12:36Z
  attack Hazel from Elm with 1
expect
  event attack attack=0 defence=2
  event repelled target=Hazel

scenario "GIL-FORT-1: not in attack; it survives a conquest and gives its unit to the new owner"
option any_map = on
start board-1.start
state
  land area=Juniper units=1 leader=no stronghold=yes
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Cedar>Juniper: 6 1
mail red 2026-01-05T12:37Z
  attack Juniper from Cedar with 1
expect
  event attack attack=0
  land area=Juniper owner=red stronghold=yes
mail red 2026-01-05T12:38Z
  end turn
mail blue 2026-01-05T12:39Z
  deploy all in Elm
  end turn
expect
  event turn seat=red strongholds=2
