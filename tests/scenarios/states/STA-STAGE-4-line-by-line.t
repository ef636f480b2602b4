rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: lines run as written, each sees the one before, and a refused one stops nothing"
start board-1.start
state
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 6 6 6 1 1
dice battle:Birch: 6 6 6 1 1
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
  attack Birch from Ash
  attack Birch from Ash
  attack Elm from Birch
expect
  accepted red line 2
  refused red line 3
  accepted red line 4
  land area=Elm owner=red troops=4
  land area=Birch owner=red troops=1
  land area=Ash troops=1

scenario "STA-STAGE-4: a refused line holds the end of the turn, and what stands below it; the rest is done"
start board-1.start
state
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 6 6 6 1 1
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
  attack Nevadia from Dogwood
  attack Birch from Ash
  end turn
  deploy 1 in Cedar
expect
  accepted red line 1
  refused red line 2
  accepted red line 3
  refused red line 4
  refused red line 5
  land area=Birch owner=red
  land area=Cedar owner=buffer troops=3
  stage active=red phase=attack
mail red 2026-01-05T10:05Z
  end turn
expect
  accepted red line 1
  stage active=yellow

scenario "STA-STAGE-4: in the same line too, before the refused part and behind it"
start board-1.start
state
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
  attack Nevadia from Dogwood; end turn
expect
  refused red line 2
  stage active=red phase=deploy
mail red 2026-01-05T10:05Z
  end turn; attack Nevadia from Dogwood
expect
  refused red line 1
  stage active=red phase=deploy

scenario "STA-STAGE-4: a fortification closes the attacks, so it waits for a refused one; a refused one of its own kind does not stop it"
start board-1.start
state
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
  attack Nevadia from Ash
  move 1 from Ash to Dogwood
expect
  refused red line 2
  refused red line 3
  stage active=red phase=deploy
mail red 2026-01-05T10:05Z
  move 1 from Ash to Nevadia
  move 1 from Ash to Dogwood
expect
  refused red line 1
  accepted red line 2
  land area=Dogwood troops=4

scenario "STA-STAGE-4: who wanted an end too early may have it below"
start board-1.start
state
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
  deploy 3 in Ash
  end turn
expect
  refused red line 1 rule states/STA-STAGE-2
  accepted red line 3
  stage active=yellow

scenario "STA-STAGE-4: with on_refusal = go_on nothing waits, with stop everything does"
option on_refusal = go_on
start board-1.start
state
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
  attack Nevadia from Ash
  end turn
expect
  accepted red line 3
  stage active=yellow

scenario "STA-STAGE-4: what is understood beside words that are not is offered, and what follows it waits with it"
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Put all three of my new troops in Ash, that looks near. Then strike Birch from Ash.
expect
  held red line 1
  stage phase=deploy pool=3
mail red 2026-01-05T11:00Z
  yes
expect
  accepted red line 1
  stage pool=0
  land area=Ash owner=red troops=1

scenario "STA-STAGE-4: a condition or a correction beside an order offers nothing of it"
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Deploy 2 in Ash, unless yellow is strong.
  Deploy 1 in Ash, or better not.
expect
  refused red line 1
  refused red line 2
  stage phase=deploy pool=3

scenario "STA-STAGE-4: a courtesy is no condition; what is understood beside a denial or a part not understood is asked about"
start board-1.start
state
  land area=Ash troops=10
  stage phase=attack
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 2 from Ash to Dogwood, and that's us finished with the lot of it.
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Move 2 from Ash to Dogwood, if yellow agrees.
expect
  refused red line 1
mail red 2026-01-05T10:02Z
  Move 2 from Ash to Dogwood, if I can still count.
expect
  accepted red line 1 as: move 2 from Ash to Dogwood

scenario "STA-STAGE-4: what is said to follow an order that is refused waits; what is said beside it is done"
start board-1.start
state
  land area=Ash troops=10
  stage phase=attack
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Deploy 3 in Ash. Then move 2 from Ash to Dogwood.
expect
  refused red line 1
  stage phase=attack
  land area=Ash troops=10
mail red 2026-01-05T10:01Z
  deploy 3 in Ash
  after that, move 2 from Ash to Dogwood
expect
  refused red line 1
  refused red line 2
  stage phase=attack
mail red 2026-01-05T10:02Z
  deploy 3 in Ash
  move 2 from Ash to Dogwood
expect
  refused red line 1
  accepted red line 2
  land area=Ash troops=8

scenario "STA-STAGE-4: what is taken back in whatever words is neither done nor asked, and what takes its place is"
start board-1.start
state
  stage phase=deploy pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Deploy 1 in Ash... oh no, silly me, deploy all 3 in Ash.
expect
  held red line 1
  stage phase=deploy pool=3
mail red 2026-01-05T10:01Z
  no
mail red 2026-01-05T10:02Z
  deploy 1 in Ash
  er, belay that, deploy 3 in Ash
expect
  refused red line 1
  stage phase=deploy pool=3
