scenario "7.7.2: ten with a Garrison"
rules global-domination
map maps/headquarters.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=12 unmovable=garrison
  land area=Brume owner=red troops=12 headquarter=yes unmovable=garrison
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=10
  land area=Brume owner=red troops=10
