scenario "2.9: conditional orders are refused whole"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume if he attacks
  move 1 from Aldport to Brume unless he moves; move 1 from Aldport to Brume
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/2.9
  refused red line 2 rule global-domination/2.9
  accepted red line 3
  land area=Brume owner=red troops=1
