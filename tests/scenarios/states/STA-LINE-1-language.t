rules states
map usa48
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-LINE-1: case, politeness, number words, articles, codes, prefixes and arrows"
option attack_mode = single
state
  land area=Nevada owner=red troops=5
  land area=Texas owner=red troops=3
  land area=Utah owner=yellow troops=4
  land area=Ohio owner=buffer troops=3
  land area=Iowa owner=yellow troops=1
  land area=Kansas owner=buffer troops=2
  stage active=red mover=red phase=deploy pool=5 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Nevada: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  PLEASE DEPLOY THREE ARMIES IN NEVADA.
  add one unit to the TX
  deploy 1 in Neva
  attack nv -> ut
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  accepted red line 4
  land area=Nevada troops=7
  land area=Texas troops=4

scenario "STA-LINE-1: a prefix of several names is refused with the candidates"
state
  land area=New-York owner=red troops=5
  land area=New-Jersey owner=red troops=3
  land area=Utah owner=yellow troops=4
  land area=Ohio owner=buffer troops=3
  land area=Iowa owner=yellow troops=1
  land area=Kansas owner=buffer troops=2
  stage active=red mover=red phase=deploy pool=5 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 1 in New
expect
  refused red line 1
  stage pool=5

scenario "STA-LINE-1: so many, or all? Where they are not all it is asked"
state
  land area=Nevada owner=red troops=5
  land area=Utah owner=yellow troops=3
  land area=Texas owner=red troops=3
  stage active=red mover=red phase=deploy pool=4 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy all 3 in Nevada
  deploy all 4 in Nevada
  fortify all 2 from Nevada to Texas
  fortify all 8 from Nevada to Texas
expect
  refused red line 1
  accepted red line 2
  refused red line 3
  accepted red line 4
  land area=Nevada troops=1
  land area=Texas troops=11
