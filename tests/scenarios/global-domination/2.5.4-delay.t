scenario "2.5.4: a Turn is extended at a player's request, and all are told"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
mail host 2026-01-07T19:00Z
  extend turn by 48h
expect
  bell 2026-01-10T20:00Z
  event moved-bell kind=turn
