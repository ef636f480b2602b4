rules global-domination
map maps/partly-valid.map
seat red ann@example.org
seat blue bob@example.org

scenario "2.5.3: uncorrected, the invalid orders are discarded and the Turn is processed"
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Dunmore
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  game turn=3

scenario "2.5.3: or the whole set, where the host has chosen so"
option invalid = discard
state
  land area=Aldport owner=red troops=4
  land area=Cove owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Dunmore
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
  land area=Cove owner=red troops=3
  game turn=3
