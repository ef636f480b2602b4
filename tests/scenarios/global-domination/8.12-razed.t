rules global-domination
map maps/razed.map
seat red ann@example.org
seat blue bob@example.org

scenario "8.12: Trebuchets and a Bivouac are destroyed"
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2 unmovable=bivouac trebuchets=2
  land area=Cove owner=red troops=3
  land area=Dunmore owner=blue troops=1 trebuchets=1
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  move 3 from Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1 unmovable=none trebuchets=0
  land area=Dunmore owner=- troops=0 trebuchets=0

scenario "8.12: a Garrison and a Ruin stay"
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2 unmovable=garrison
  land area=Cove owner=red troops=5
  land area=Dunmore owner=blue troops=2 unmovable=ruin
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  move 5 from Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1 unmovable=garrison
  land area=Dunmore owner=red troops=1 unmovable=ruin
