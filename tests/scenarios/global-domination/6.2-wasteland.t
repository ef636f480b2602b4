scenario "6.2: nothing is built or rebuilt on a Wasteland; a Trebuchet may be moved there"
rules global-domination
map inline
  area 1 Aldport land wasteland
  area 2 Brume land wasteland
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove land
  edge Dunmore Eskel land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=3 unmovable=ruin
  land area=Cove owner=red troops=1 trebuchets=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=100
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build trebuchet in Aldport
  rebuild Brume
  move the trebuchet from Cove to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=2 trebuchets=0
  land area=Brume owner=red troops=2 unmovable=ruin trebuchets=1
  refused red line 1 rule global-domination/6.2
  refused red line 2 rule global-domination/6.2
  realm seat=red influence=103
