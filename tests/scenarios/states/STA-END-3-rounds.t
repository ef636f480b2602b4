rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-END-3: after the last round territories decide, then troops"
option max_rounds = 3
start board-1.start
state
  stage active=buffer round=3 buffer_turns=3
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
start board-1.start
state
  stage active=buffer round=2 buffer_turns=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  no event rounds-over
  stage active=red round=3
