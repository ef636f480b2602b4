scenario "8.15.1: it kills two; emptied land stays its owner's"
rules global-domination
map maps/trebuchets-move.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=1 trebuchets=2
  land area=Brume owner=blue troops=5
  land area=Cove owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  siege Brume from Aldport
  trebuchet in Aldport sieges Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=3
  land area=Cove owner=blue troops=0
