scenario "2.5.2: a Turn may be extended so that orders can be corrected"
rules global-domination
map maps/partly-valid.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
mail host 2026-01-08T19:00Z
  extend turn to 2026-01-09T20:00Z
now 2026-01-08T20:00Z
expect
  game turn=2
  bell 2026-01-09T20:00Z
mail red 2026-01-09T10:00Z
  spawn nothing
  move 1 from Aldport to Brume
now 2026-01-09T20:00Z
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  game turn=3
