rules global-domination

# Red attacks Brume first: 5 - 2 = 3 of blue die. Aldport is empty then and green takes it with 5 - 2 = 3.
# The 2 of blue that are left march on the empty Cove: 2 - 2 = 0 against 0, it is neutral.
scenario "8.14: on a ring the lowest ID attacks first; the one it attacks is caught at home"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  area 7 Garth land
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Aldport land
  edge Dunmore Eskel land
  edge Fenwick Garth land
seat red ann@example.org
seat blue bob@example.org
seat green cat@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=5
  land area=Cove owner=green troops=5
  land area=Dunmore owner=blue troops=1
  land area=Fenwick owner=green troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 5 from Brume to Cove
  spawn nothing
mail green 2026-01-06T12:00Z
  move 5 from Cove to Aldport
  spawn nothing
now 2026-01-08T20:00Z
expect
  event ring area=Aldport target=Brume
  land area=Brume owner=blue troops=0
  land area=Aldport owner=green troops=3
  land area=Cove owner=- troops=0

scenario "8.14: without a ring whoever leaves has left before he is attacked"
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
seat green cat@example.org
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=blue troops=5
  land area=Cove owner=green troops=5
  land area=Dunmore owner=blue troops=1
  land area=Eskel owner=green troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 5 from Brume to Cove
  spawn nothing
mail green 2026-01-06T12:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  land area=Cove owner=green troops=2
  no event ring

scenario "8.14: a ring of two is a Skirmish on the border"
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=blue troops=3
  land area=Cove owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 3 from Brume to Aldport
  spawn nothing
now 2026-01-08T20:00Z
expect
  no event ring
  event met lost=3
