rules global-domination
seat red ann@example.org
seat blue bob@example.org

# 9 - 2 (walls) - 2 (8.9) - 2 = 3
scenario "8.7: walls cost two, then the Invasion goes on as usual"
map maps/sieges-first.map
state
  land area=Aldport owner=red troops=4
  land area=Cove owner=red troops=5
  land area=Brume owner=blue troops=2 unmovable=fortress
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 4 from Aldport to Brume
  move 5 from Cove to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3 unmovable=ruin
  event battle area=Brume attackers=9 walls=2

scenario "8.7: one man does not break them"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=1
  land area=Brume owner=blue troops=2 unmovable=fortress
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=2 unmovable=fortress
  land area=Aldport owner=red troops=0
