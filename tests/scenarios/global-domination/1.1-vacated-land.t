rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org

scenario "1.1: with vacated = neutral land without units is neutral from the end of the Phase on"
option vacated = neutral
state
  land area=Aldport owner=red troops=3
  land area=Cove owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=- troops=0
  land area=Brume owner=red troops=3
  event vacated area=Aldport owner=red

scenario "1.1: by default it stays its owner's"
state
  land area=Aldport owner=red troops=3
  land area=Cove owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=3
  no event vacated
