# 59 - 30 + 1 (9.2) = 30
scenario "5.3: a crop supply costs 30"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=59
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  buy a crop supply
  buy a crop supply
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  stash seat=red item=crop-supply bought=2 count=1
  realm seat=red influence=30
  accepted red line 1
  refused red line 2 rule global-domination/5.3
