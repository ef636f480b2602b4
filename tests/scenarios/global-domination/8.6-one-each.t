rules global-domination

# After two rounds green is gone, after three blue.
scenario "8.6: each loses one at a time until one party is left"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  area 7 Garth land
  area 8 Holm land
  edge Aldport Brume land
  edge Brume Cove land
  edge Brume Dunmore land
  edge Eskel Fenwick land
  edge Garth Holm land
seat red ann@example.org
seat blue bob@example.org
seat green cat@example.org
state
  land area=Aldport owner=red troops=5
  land area=Cove owner=blue troops=3
  land area=Dunmore owner=green troops=2
  land area=Eskel owner=blue troops=1
  land area=Garth owner=green troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 3 from Cove to Brume
  spawn nothing
mail green 2026-01-06T12:00Z
  move 2 from Dunmore to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2

scenario "8.6: equals leave nobody"
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=3
  land area=Cove owner=blue troops=3
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 3 from Cove to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
  land area=Aldport owner=red troops=0
  land area=Cove owner=blue troops=0
