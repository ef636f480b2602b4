scenario "7.7: five of a type; what is too much is removed at the end of the Phase"
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove land
  edge Dunmore Eskel land
seat red ann@example.org
seat blue bob@example.org
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
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Dunmore land
  edge Eskel Fenwick land
seat red ann@example.org
seat blue bob@example.org
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
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
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
