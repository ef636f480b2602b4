# Words for another player in the same sentence as an order: neither is lost for the other.

rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: what yellow is to be told makes no condition of the end of the turn, and waits for a yes of its own"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  End my turn, please, and tell yellow from me: I will leave you alone if you leave me alone.
expect
  stage active=yellow
  offered seat=red
  no event press
mail red 2026-01-05T10:01Z
  yes
expect
  event press

scenario "STA-STAGE-4: whatever joins them"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 2 in Ash; let yellow know that I come in peace
expect
  stage pool=3
  offered seat=red
mail red 2026-01-05T10:02Z
  deploy 1 in Ash and send yellow this: see you in Birch
expect
  stage pool=2
  offered seat=red

scenario "STA-STAGE-4: but an order to a player is no order of the writer's, and a player named in one is not spoken to"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 2 in Ash, and yellow will not like that
expect
  no offered

scenario "STA-STAGE-4: whom one lets know something is told it, whom one lets have something is not"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Let yellow have all five in Ash and throw them at Birch
expect
  no offered
mail red 2026-01-05T10:01Z
  Let yellow know I come in peace
expect
  offered seat=red

scenario "STA-STAGE-4: when he is to be told is no sentence of its own"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  If Ash falls, tell yellow that I owe him a beer.
expect
  no offered
