# Red: 4 lands; 19 Troops and the one of Dunmore's Bivouac are 20, so 2 more.
scenario "9.3: one for each ten Troops of the whole country, Bivouacs' included"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=red troops=5
  land area=Cove owner=red troops=9 unmovable=garrison
  land area=Dunmore owner=red troops=0 unmovable=bivouac
  land area=Eskel owner=blue troops=9 unmovable=garrison
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  realm seat=red influence=6
  realm seat=blue influence=1
