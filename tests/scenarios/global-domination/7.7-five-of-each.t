rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.7: five of a type; what is too much is removed at the end of the Phase"
map maps/homeland.map
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 4 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=5
  land area=Aldport owner=red troops=0
  warned red line 1 rule global-domination/7.7
  event trimmed area=Brume count=3 limit=5

scenario "7.7: those who wait for a battle still count at home"
map maps/crop-supply.map
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=4
  land area=Cove owner=blue troops=1
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 4 from Brume to Cove
  move 4 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  event trimmed area=Brume count=3

scenario "7.7: a loaded board is not trimmed before the end of a Phase, but then"
map maps/board.map
state
  land area=Aldport owner=red troops=7
  land area=Cove owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5
  event trimmed area=Aldport count=2
