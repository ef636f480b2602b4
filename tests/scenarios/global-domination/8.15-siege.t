rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "8.15: a Trebuchet that was not moved or built this Turn sieges a neighbour"
map maps/partly-valid.map
state
  land area=Aldport owner=red troops=1 trebuchets=1
  land area=Brume owner=blue troops=5
  land area=Cove owner=red troops=1 trebuchets=1
  land area=Dunmore owner=blue troops=5
  realm seat=red influence=30
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  siege Brume from Aldport
  move the trebuchet from Cove to Aldport
  siege Dunmore from Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=3
  land area=Dunmore owner=blue troops=5
  refused red line 3 rule global-domination/8.15

scenario "8.15: not what was built this Turn, not one's own land, not farther off"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Aldport Cove land
  edge Cove Dunmore land
  edge Eskel Aldport land
state
  land area=Aldport owner=red troops=1
  land area=Eskel owner=red troops=1 trebuchets=1
  land area=Brume owner=blue troops=5
  land area=Cove owner=red troops=1
  land area=Dunmore owner=blue troops=5
  realm seat=red influence=30
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build a trebuchet in Aldport
  siege Brume from Aldport
  siege Aldport from Eskel
  besiege Dunmore from Eskel
  siege Brume from Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=5
  land area=Dunmore owner=blue troops=5
  refused red line 2 rule global-domination/8.15
  refused red line 3 rule global-domination/8.15
  refused red line 4 rule global-domination/8.15
  refused red line 5 rule global-domination/8.15

scenario "8.15: a moved one may not siege from its new place"
map maps/homeland.map
state
  land area=Aldport owner=red troops=1 trebuchets=1
  land area=Brume owner=red troops=1
  land area=Cove owner=blue troops=5
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move the trebuchet from Aldport to Brume
  siege Cove with the trebuchet in Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Cove owner=blue troops=5
  refused red line 2 rule global-domination/8.15
