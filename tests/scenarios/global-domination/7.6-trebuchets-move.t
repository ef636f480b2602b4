rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.6: to adjacent territory of one's own, once a Turn each"
map maps/phases.map
state
  land area=Aldport owner=red troops=1 trebuchets=2
  land area=Brume owner=red troops=1
  land area=Cove owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move the trebuchet from Aldport to Brume
  move the trebuchet from Brume to Cove
  relocate trebuchet Aldport to Cove
  move 1 trebuchet from Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport  trebuchets=1
  land area=Brume  trebuchets=1
  land area=Cove  trebuchets=0
  refused red line 2 rule global-domination/7.6
  refused red line 3 rule global-domination/7.6
  refused red line 4 rule global-domination/7.6

scenario "7.6: land taken earlier in the Turn will do"
map maps/homeland.map
state
  land area=Aldport owner=red troops=2 trebuchets=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  move the trebuchet from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1 trebuchets=1
  accepted red line 2

scenario "7.6: what was built this Turn moves first; the other can still siege"
map maps/trebuchets-move.map
state
  land area=Aldport owner=red troops=1 trebuchets=1
  land area=Brume owner=red troops=1
  land area=Cove owner=blue troops=5
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=30
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build trebuchet in Aldport
  move 1 trebuchet from Aldport to Brume
  siege Cove with the trebuchet in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume  trebuchets=1
  land area=Cove owner=blue troops=3
  accepted red line 3
