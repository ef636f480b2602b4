rules global-domination
map maps/headquarters.map
seat red ann@example.org
seat blue bob@example.org

scenario "8.8: broken walls are a Ruin, whether or not the land is taken"
state
  land area=Aldport owner=red troops=2
  land area=Brume owner=blue troops=2 unmovable=fortress
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=2 unmovable=ruin
  land area=Aldport owner=red troops=0

scenario "8.8: also on land that becomes neutral"
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=1 unmovable=fortress
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0 unmovable=ruin
