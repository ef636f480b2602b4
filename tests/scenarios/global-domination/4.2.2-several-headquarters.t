scenario "4.2.2: freely among several Headquarters"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Cove owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 1 in Aldport
  spawn 2 in Cove
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1
  land area=Cove owner=red troops=2
