scenario "3.1: in every Wasteland one unit dies, in a Headquarter too"
rules global-domination
map inline
  area 1 Aldport land wasteland
  area 2 Brume land wasteland
  area 3 Cove land wasteland
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove land
  edge Dunmore Eskel land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=3 headquarter=yes
  land area=Brume owner=red troops=1
  land area=Cove owner=- troops=0
  land area=Dunmore owner=blue troops=2
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=2
  land area=Brume owner=red troops=0
  land area=Dunmore owner=blue troops=2
  event attrition area=Brume owner=red count=1
