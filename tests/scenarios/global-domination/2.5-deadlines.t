rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org

scenario "2.5: Turns end on Monday and Thursday evenings"
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  bell 2026-01-12T20:00Z
now 2026-01-12T20:00Z
expect
  bell 2026-01-15T20:00Z

scenario "2.5: what arrives after the deadline is not for that Turn"
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
mail red 2026-01-08T20:00:01Z
  spawn nothing
  move 1 from Aldport to Brume
expect
  land area=Brume owner=-
now 2026-01-12T20:00Z
expect
  land area=Brume owner=red troops=1
