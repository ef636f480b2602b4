# 3 lands and 2 Headquarters.
scenario "9.4: four for each Headquarter, captured ones too"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=1 headquarter=yes
  land area=Cove owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  realm seat=red influence=11
