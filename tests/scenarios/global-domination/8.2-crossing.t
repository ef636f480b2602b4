rules global-domination
seat red ann@example.org
seat blue bob@example.org

# Five meet two: three go on, into an empty Brume: 3 - 2 = 1 enters.
scenario "8.2: two who attack each other meet on the border"
map maps/board.map
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2
  land area=Cove owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 2 from Brume to Aldport
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  land area=Aldport owner=red troops=0
  event met area=Aldport other=Brume count=5 enemies=2 lost=2
  event battle area=Brume attackers=3 defenders=0

scenario "8.2: all lines over a border are one column; the rest stays out of it"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Cove Aldport land
  edge Dunmore Eskel land
state
  land area=Aldport owner=red troops=4
  land area=Cove owner=red troops=1
  land area=Brume owner=blue troops=3
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 1 from Aldport to Brume
  move 1 from Cove to Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 3 from Brume to Aldport
  spawn nothing
now 2026-01-08T20:00Z
expect
  event met count=3 enemies=3 lost=3
  land area=Aldport owner=red troops=2
  land area=Brume owner=blue troops=0
