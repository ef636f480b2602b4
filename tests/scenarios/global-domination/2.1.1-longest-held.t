scenario "2.1.1: of several Headquarters the longest held is the Homeland"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes since=2
  land area=Cove owner=red troops=0 headquarter=yes since=1
  land area=Dunmore owner=blue troops=1
turn 5 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Cove owner=red troops=3
