rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.2.2: several into the same neutral land fight for it, whichever step it is"
map maps/crop-supply.map
state
  land area=Aldport owner=red troops=4 headquarter=yes
  land area=Dunmore owner=blue troops=2
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 4 from Aldport to Brume
  move 4 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 2 from Dunmore to Cove
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Cove owner=red troops=2
  land area=Brume owner=red troops=0
  event skirmish area=Cove seat=red count=4 left=2
  event skirmish area=Cove seat=blue count=2 left=0

# Red's two are reserved for Brume, which is contested; the second line finds nobody.
scenario "7.2.2: who is stopped on the way does not move on by other lines"
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
  edge Aldport Dunmore land
  edge Eskel Brume land
  edge Fenwick Garth land
state
  land area=Aldport owner=red troops=2
  land area=Eskel owner=blue troops=2
  land area=Fenwick owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 2 from Aldport to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 2 from Eskel to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Dunmore owner=- troops=0
  land area=Brume owner=- troops=0
  land area=Aldport owner=red troops=0
