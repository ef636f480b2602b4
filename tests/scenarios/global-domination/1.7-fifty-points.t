scenario "1.7: the 50 are spent first and lapse after the Construction Phase"
rules global-domination
map maps/neutral-before-the-start.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Fenwick owner=blue troops=1
  realm seat=red influence=7 lapsing=50
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build fortress in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5 unmovable=fortress
  event lapsed seat=red count=30
  realm seat=red influence=12 lapsing=0
