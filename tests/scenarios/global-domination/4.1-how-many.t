rules global-domination

scenario "4.1: at least three"
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn all in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3
  accepted red line 1

scenario "4.1: thirteen territories give four, seas included"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  area 7 Garth land
  area 8 Holm land
  area 9 Isken land
  area 10 Jarrow land
  area 11 Kell land
  area 12 Lund land
  area 13 Morne sea
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Dunmore land
  edge Dunmore Eskel land
  edge Eskel Fenwick land
  edge Fenwick Garth land
  edge Garth Holm land
  edge Holm Isken land
  edge Isken Jarrow land
  edge Jarrow Kell land
  edge Kell Lund land
  edge Lund Morne land
seat red ann@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Brume owner=red troops=0
  land area=Cove owner=red troops=0
  land area=Dunmore owner=red troops=0
  land area=Eskel owner=red troops=0
  land area=Fenwick owner=red troops=0
  land area=Garth owner=red troops=0
  land area=Holm owner=red troops=0
  land area=Isken owner=red troops=0
  land area=Jarrow owner=red troops=0
  land area=Kell owner=red troops=0
  land area=Lund owner=red troops=0
  land area=Morne owner=red troops=0
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 5 in Aldport
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=4
  warned red line 1 rule global-domination/4.1

scenario "4.1: a line that wants too many is cut down"
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 4 in Aldport
  spawn 1 in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3
  warned red line 1 rule global-domination/4.1
  refused red line 2 rule global-domination/4.1

scenario "4.1: declining is allowed, but not beside other spawn lines"
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 1 in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3
  refused red line 2 rule global-domination/4.1
  land area=Dunmore owner=blue troops=1
