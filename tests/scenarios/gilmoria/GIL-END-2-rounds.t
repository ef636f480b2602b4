scenario "GIL-END-2: option max_rounds: most territories of the bloc, then units, then shared"
rules gilmoria
option any_map = on
option max_rounds = 1
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:26Z
  deploy all in Ash
  end turn
mail red 2026-01-05T13:27Z
  deploy all in Ivy
  end turn
mail blue 2026-01-05T13:28Z
  deploy all in Elm
  end turn
expect
  event rounds-over round=1
  game phase=over
  stage end=rounds
  event game-over
