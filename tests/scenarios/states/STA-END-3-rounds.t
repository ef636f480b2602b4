rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-END-3: after the last round territories decide, then troops"
option max_rounds = 3
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=buffer mover=red phase=attack pool=0 round=3 buffer_turns=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  event rounds-over round=3
  event game-over
  game phase=over
  stage end=rounds

scenario "STA-END-3: not a turn earlier"
option max_rounds = 3
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=buffer mover=red phase=attack pool=0 round=2 buffer_turns=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  no event rounds-over
  stage active=red round=3
