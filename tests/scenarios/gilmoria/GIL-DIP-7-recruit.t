rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DIP-7: 5 points, paid at once, for a die and 3 units in the pool of this turn"
option any_map = on
start board-1.start
state
  domain seat=red sow=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice recruit: 6
mail red 2026-01-05T11:09Z
  recruit mercenaries
expect
  event recruited seat=red count=9 roll=6 cost=5 sow=1
  domain seat=red sow=1
mail red 2026-01-05T11:10Z
  deploy 12 in Ash
expect
  event pool seat=red pool=12 recruits=9
  land area=Ash units=15
  accepted red line 1

scenario "GIL-DIP-7: with less than 5 points there is no die; the price is fixed"
option any_map = on
start board-1.start
state
  domain seat=red sow=4
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T11:11Z
  recruit mercenaries
expect
  refused red line 1 rule gilmoria/GIL-DIP-7
  stage spoken=no recruits=0
  domain seat=red sow=4

scenario "GIL-DIP-7: another price is refused"
option any_map = on
start board-1.start
state
  domain seat=red sow=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T11:12Z
  hire mercenaries for 4 points
expect
  refused red line 1 rule gilmoria/GIL-DIP-7
  domain seat=red sow=9
