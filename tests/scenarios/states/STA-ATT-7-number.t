rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-ATT-7: a number must be all but one"
start board-1.start
state
  land area=Ash troops=7
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 6 6 1 1
mail red 2026-01-05T10:00Z
  attack Birch from Ash with 3
  attack Birch from Ash with 7
  attack Birch from Ash with 6
expect
  refused red line 1 rule states/STA-ATT-7
  refused red line 2 rule states/STA-ATT-7
  accepted red line 3

scenario "STA-ATT-7: or is ignored, with a warning"
option attack_number = ignore
start board-1.start
state
  land area=Ash troops=7
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 6 6 1 1
mail red 2026-01-05T10:00Z
  attack Birch from Ash with 3
expect
  warned red line 1 rule states/STA-ATT-7
  land area=Birch owner=red troops=6
