scenario "STA-BUF-2: only the mover of a Buffer turn is heard"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage active=yellow mover=yellow phase=deploy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail yellow 2026-01-05T10:00Z
  end turn
  attack Fir from Elm
mail yellow 2026-01-05T11:00Z
  deploy 1 in Fir
expect
  refused yellow mail 1 line 2
  refused yellow line 1 rule states/STA-BUF-2
mail red 2026-01-05T12:00Z
  attack Ash from Fir
expect
  accepted red line 1
  event attack seat=buffer area=Fir owner=red
