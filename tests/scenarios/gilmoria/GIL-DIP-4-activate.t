rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DIP-4: an ally at once; its first turn follows in the same round"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 15
mail red 2026-01-05T10:55Z
  activate Holm
expect
  event allied domain=holm seat=red
  domain seat=holm ally_of=red
mail red 2026-01-05T10:56Z
  deploy all in Ash
  end turn
expect
  stage active=holm warlord=red round=1

scenario "GIL-DIP-4: not a player domain, not an ally, not one without land"
option any_map = on
start board-1.start
state
  land area=Juniper owner=blue
  land area=Kelp owner=blue
  land area=Larch owner=blue
  domain seat=holm ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:57Z
  activate Moor
  activate Vale
  activate Holm
  activate Wold
expect
  refused red line 1 rule gilmoria/GIL-DIP-4
  refused red line 2 rule gilmoria/GIL-DIP-4
  refused red line 3 rule gilmoria/GIL-DIP-4
  refused red line 4 rule gilmoria/GIL-DIP-4
  stage spoken=no

scenario "GIL-DIP-4: one that is an ally of oneself already"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:58Z
  activate Holm
expect
  refused red line 1 rule gilmoria/GIL-DIP-4
