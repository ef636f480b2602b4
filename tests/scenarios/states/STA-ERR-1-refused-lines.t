scenario "STA-ERR-1: every refused line is told for itself, and the others stand"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 1 in Nevadia Springs
  hello Bob
  deploy 1 in Birch
  deploy 1 in Ash
  deploy
expect
  refused red line 1
  chatter red line 2
  refused red line 3 rule states/STA-DEP-2
  accepted red line 4
  refused red line 5
  stage pool=2

scenario "STA-ERR-1: what its mail leaves open is not done before its writer confirms it"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=red mover=red phase=deploy pool=3 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  What the three of us talked about:
  deploy 1 in Ash
  deploy 2 in Dogwood
expect
  held red line 1
  held red line 2
  held red line 3
  stage pool=3
mail yellow 2026-01-05T10:30Z
  confirm
expect
  refused yellow line 1
  stage pool=3
mail red 2026-01-05T11:00Z
  Thanks for asking!

  confirm line 2
expect
  accepted red line 3
  stage pool=2
mail red 2026-01-05T12:00Z
  confirm
expect
  accepted red line 1
  stage pool=0
  land area=Ash troops=4
  land area=Dogwood troops=5

scenario "STA-ERR-1: who signs his mail leaves nothing open"
rules states
map maps/board.map
seat red anna.kowalska@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Hi all,
  deploy 1 in Ash

  Best wishes and thanks,
  anna
mail red 2026-01-05T11:00Z
  deploy 1 in Ash
  -- anna k.
expect
  stage pool=2
mail red 2026-01-05T12:00Z
  deploy 1 in Ash

  Regards,
  Anna Maria Kowalska
expect
  stage pool=1
mail red 2026-01-05T13:00Z
  deploy 1 in Ash

  Regards,
  kowalska perhaps
expect
  stage pool=1

scenario "STA-ERR-1: a word that nobody knows beside a whole order is asked about, and what ends the turn waits for it"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 1 in Ash
  deploy 2 in Ash, flibberish
  end turn
expect
  accepted red line 1
  held red line 2
  held red line 3
  stage pool=2 active=red
mail red 2026-01-05T11:00Z
  confirm
expect
  accepted red line 1
  stage pool=0 active=yellow

scenario "STA-ERR-1: but nothing is guessed beside words that doubt, deny or take back, nor where a name belongs"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  flibberish don't deploy 1 in Ash
  flibberish deploy 1 in Ash if yellow sleeps
  deploy 1 flibberish in Xanadu
  deploy 1 in Ash or Dogwood, flibberish
  does anybody flibberish deploy 1 in Ash?
expect
  refused red line 1
  refused red line 2
  refused red line 3
  refused red line 4
  stage pool=3
scenario "STA-ERR-1: what reads like an order and is none is told, and what ends the turn waits for it; greetings are no orders"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Regards from rainy Ash, Kurt
  deploy 3 in Ash
  spawn 3 in Ash
  end turn
expect
  chatter red line 1
  accepted red line 2
  refused red line 3
  refused red line 4
  stage pool=0 active=red
