# Where orders act at once, who wants his turn kept open loses nothing that waits but its end.

rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: the end of the turn falls, the attack waits on for its yes"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  the chaps from Ash, let them beat up Birch, and then my turn is over
mail red 2026-01-05T10:01Z
  don't end my turn just yet
expect
  awaited red
mail red 2026-01-05T10:02Z
  yes
expect
  no land area=Ash troops=9
  awaited red

scenario "STA-STAGE-4: a yes and such a wish are no yes to the end of the turn"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  the chaps from Ash, let them beat up Birch, and then my turn is over
mail red 2026-01-05T10:01Z
  Yes, all of it.
  But hold the turn open, I want to ask something still.
expect
  awaited red

scenario "STA-STAGE-4: what names no turn is of the orders beside it, and they wait"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Birch from Ash. But wait until tomorrow.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:01Z
  attack Birch from Ash. Keep it open for now please.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:02Z
  attack Birch from Ash. I need one more day to think about it.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:03Z
  attack Birch from Ash. Give me until tonight.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:04Z
  attack Birch from Ash. Leave my turn open, I have a question.
expect
  no land area=Ash troops=9

