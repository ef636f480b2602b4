scenario "STA-BUF-3: a Buffer turn has Buffer land, and attacks anybody"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Ash troops=2
  stage active=yellow mover=yellow phase=deploy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail yellow 2026-01-05T10:00Z
  end turn
dice battle:Fir: 6 6 1 1
mail red 2026-01-05T12:00Z
  attack Birch from Ash
  move 1 from Dogwood to Ash
  buffer: attack Ash from Fir
  move 1 from Fir to Cedar
expect
  refused red line 1 rule states/STA-BUF-3
  refused red line 2 rule states/STA-BUF-3
  accepted red line 3
  event conquered seat=buffer target=Ash owner=red

scenario "STA-BUF-3: what has no part in the turn is refused as that, troops waiting or not"
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
mail red 2026-01-05T12:00Z
  attack Elm from Dogwood
  move 1 from Ash to Dogwood
expect
  refused red line 1 rule states/STA-BUF-3
  refused red line 2 rule states/STA-BUF-3

scenario "STA-BUF-3: the Buffer's turn is ended by its name"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Ash troops=2
  stage active=yellow mover=yellow phase=deploy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail yellow 2026-01-05T10:00Z
  end turn
dice battle:Fir: 6 6 1 1
mail red 2026-01-05T12:00Z
  buffer: attack Ash from Fir
  end the buffer's turn
expect
  accepted red line 1
  accepted red line 2

scenario "STA-BUF-3: by the Buffer's name nobody's own turn is ended"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage active=yellow mover=yellow phase=attack
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail yellow 2026-01-05T09:00Z
  end the buffer's turn
expect
  refused yellow line 1
