rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.1: what lacks its place and can mean one alone is asked about; a yes does it"
map maps/board.map
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  Put 3 in Aldport, send 2 to Brume
expect
  held red line 1
mail red 2026-01-06T11:00Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2

scenario "7.1: where it can mean two it is refused"
map maps/phases.map
state
  land area=Aldport owner=red troops=4
  land area=Cove owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  send 2 to Brume
expect
  refused red line 1
