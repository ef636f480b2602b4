# A letter to another player and an order wait for one mail's yes: which of them it is to.

rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: a yes to the letter is none to the order, and what corrects the order takes nothing from the letter"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  tell yellow that I come in peace
  3 hopefully in Ashh
mail red 2026-01-05T10:01Z
  Yes, send it to him. And I meant deploy 2 in Ash.
expect
  event press
  stage pool=5
  held red line 1
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=3

scenario "STA-STAGE-4: in one sentence, and what is to be done besides lets nothing fall that waits"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  tell yellow that I come in peace
  3 hopefully in Ashh
mail red 2026-01-05T10:01Z
  yes give him that, and deploy 1 in Dogwood
expect
  event press
  stage pool=4
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=1
  land area=Ash owner=red troops=6

scenario "STA-STAGE-4: but not what the new order has the place of"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  tell yellow that I come in peace
  3 hopefully in Ashh
mail red 2026-01-05T10:01Z
  yes give him that, and deploy 1 in Ash
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=4

scenario "STA-STAGE-4: a yes to the letter that is taken back sends nothing, and does nothing either"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  tell yellow that I come in peace
  3 hopefully in Ashh
mail red 2026-01-05T10:01Z
  Yes, send it to him. Or wait, not yet.
expect
  no event press
  stage pool=5

scenario "STA-STAGE-4: a plain yes is to both, however polite, and so is one to both"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  tell yellow that I come in peace
  3 hopefully in Ashh
mail red 2026-01-05T10:01Z
  Yes please
expect
  event press
  stage pool=2
mail red 2026-01-05T10:02Z
  tell yellow that I am coming now
  1 hopefully in Ashh
mail red 2026-01-05T10:03Z
  Yes, both of them
expect
  stage pool=1

scenario "STA-STAGE-4: an end of the turn beside a yes to the letter alone ends nothing while an order waits"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  tell yellow that I come in peace
  attack Birchh from Ashh hopefully with 2
mail red 2026-01-05T10:01Z
  Yes, send it to him. End my turn.
expect
  event press
  refused red line 1
  stage active=red
