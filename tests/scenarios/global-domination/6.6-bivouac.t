rules global-domination
seat red ann@example.org
seat blue bob@example.org

# 30 + 40; the fourth would cost 50 of the 39 left. 109 - 70 + 4 (9.2) = 43
scenario "6.6: a Bivouac costs 10 more for each one has"
map maps/bivouac.map
state
  land area=Aldport owner=red troops=1 unmovable=bivouac
  land area=Brume owner=red troops=1
  land area=Cove owner=red troops=1
  land area=Dunmore owner=red troops=1
  land area=Fenwick owner=blue troops=1
  realm seat=red influence=109
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build bivouac in Brume
  build bivouac in Cove
  build bivouac in Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2 unmovable=bivouac
  land area=Cove owner=red troops=2 unmovable=bivouac
  land area=Dunmore owner=red troops=1 unmovable=none
  refused red line 3 rule global-domination/6.6
  realm seat=red influence=43

scenario "6.6: not beside a Headquarter or any Construct"
map maps/crop-supply.map
state
  land area=Aldport owner=red troops=1 headquarter=yes
  land area=Brume owner=red troops=1 unmovable=ruin
  land area=Cove owner=red troops=1 trebuchets=1
  land area=Eskel owner=blue troops=1
  realm seat=red influence=100
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build bivouac in Aldport
  build bivouac in Brume
  build bivouac in Cove
  build bivouac in Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/6.6
  refused red line 2 rule global-domination/6.6
  refused red line 3 rule global-domination/6.6
  refused red line 4 rule global-domination/6.6
