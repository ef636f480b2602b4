scenario "2.1: what is not placed spawns in the Headquarter, not in the lowest land"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0
  land area=Cove owner=red troops=0 headquarter=yes since=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Cove owner=red troops=3
