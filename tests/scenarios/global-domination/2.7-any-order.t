scenario "2.7: lines need not be sorted by Phase"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=30
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  build fortress in Brume
  extra spawn
  spawn 5 in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=5
  refused red line 2 rule global-domination/6.3
  event spawned seat=red count=5
