rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org

# 89 - 60 + 1 (9.2) = 30
scenario "6.5: a Trebuchet costs 30; a place may hold any number"
state
  land area=Aldport owner=red troops=1 unmovable=fortress trebuchets=1
  land area=Cove owner=blue troops=1
  realm seat=red influence=89
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build 2 trebuchets in Aldport
  build a trebuchet in Aldport
  build a trebuchet in Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1 trebuchets=3 unmovable=fortress
  refused red line 2 rule global-domination/6.5
  refused red line 3 rule global-domination/6.5
  realm seat=red influence=30

scenario "6.5: as many as can be paid for"
state
  land area=Aldport owner=red troops=1
  land area=Cove owner=blue troops=1
  realm seat=red influence=59
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build 2 trebuchets in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1 trebuchets=1
  warned red line 1 rule global-domination/6.5
  realm seat=red influence=30

scenario "6.5: a price that is said must be the price"
state
  land area=Aldport owner=red troops=1
  realm seat=red influence=89
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build a trebuchet in Aldport for 20 influence
  build a trebuchet in Aldport for 30 influence
  spawn nothing
expect
  refused red line 1 rule global-domination/6.5
  accepted red line 2
