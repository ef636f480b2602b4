rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "2.9: how many places somebody has is no order that could be offered"
map inline
  area 1 Aldport land
  area 2 Brume land
  edge Aldport Brume land
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  Three places already, my aunt would be proud.
expect
  chatter red line 1
