scenario "4.2: units spawn in Headquarters only"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Brume owner=red troops=0
  land area=Cove owner=- troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 2 in Brume
  spawn 2 in Cove
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=0
  refused red line 1 rule global-domination/4.2
  refused red line 2 rule global-domination/4.2
