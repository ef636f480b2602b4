rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "2.8: inside a Phase the written order decides: a Trebuchet is in a Bivouac's way"
map maps/board.map
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=60
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build trebuchet in Aldport
  build bivouac in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 2 rule global-domination/6.6
  land area=Aldport owner=red troops=1 trebuchets=1 unmovable=none

scenario "2.8: the other way round both are built"
map maps/board.map
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=60
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build bivouac in Aldport
  build trebuchet in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  accepted red line 2
  land area=Aldport owner=red troops=2 trebuchets=1 unmovable=bivouac

scenario "2.8: where it is obvious a follow-up may stand before its predecessor"
map maps/phases.map
state
  land area=Aldport owner=red troops=2
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Brume to Cove
  move 2 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=0
  land area=Cove owner=red troops=2
