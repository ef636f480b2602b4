# 39 - 20, 3 lands, 10 Troops: 23
scenario "6.7: a Garrison costs 20 and doubles what a place may hold"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=red troops=4
  land area=Cove owner=red troops=1 unmovable=fortress
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=39
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build garrison in Brume
  move 5 from Aldport to Brume
  build garrison in Cove
  build garrison in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=9 unmovable=garrison
  refused red line 3 rule global-domination/6.7
  refused red line 4 rule global-domination/6.7
  realm seat=red influence=23
