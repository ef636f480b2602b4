rules global-domination
seat red ann@example.org
seat blue bob@example.org

# 39 - 20 + 3 (9.2) = 22
scenario "6.3: a Fortress costs 20 and needs a place without unmovable Construct"
map maps/phases.map
state
  land area=Aldport owner=red troops=1 trebuchets=1
  land area=Brume owner=red troops=1 unmovable=garrison
  land area=Cove owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=39
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build fortress in Aldport
  fortify Brume
  fortify Cove
  fortify Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1 unmovable=fortress
  land area=Brume owner=red troops=1 unmovable=garrison
  land area=Cove owner=red troops=1 unmovable=none
  refused red line 2 rule global-domination/6.3
  refused red line 3 rule global-domination/6.3
  refused red line 4 rule global-domination/6.3
  realm seat=red influence=22

scenario "6.3: not in a sea"
map inline
  area 1 Aldport sea
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Cove Dunmore land
state
  land area=Aldport owner=red troops=1
  land area=Cove owner=blue troops=1
  realm seat=red influence=39
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build fortress in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/6.3
  land area=Aldport owner=red troops=1 unmovable=none
