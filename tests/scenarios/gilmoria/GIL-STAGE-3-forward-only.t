rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-STAGE-3: an accepted line of a later phase closes the earlier ones; an earlier phase is refused"
option on_refusal = go_on
option any_map = on
start board-1.start
state
  land area=Birch units=9
  stage phase=deployment pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 6 6 1 1 6 6 6 1
mail red 2026-01-05T10:32Z
  attack Gorse from Birch with 4
  deploy 1 in Ash
  activate Wold
  mobilise 1 from Ash to Birch
expect
  accepted red line 1
  refused red line 2 rule gilmoria/GIL-STAGE-3
  refused red line 3 rule gilmoria/GIL-STAGE-3
  accepted red line 4
  stage active=blue

scenario "GIL-STAGE-3: nothing passes deployment while units are in hand; a refused line closes nothing"
option on_refusal = go_on
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:33Z
  attack Gorse from Birch with 2
  mobilise 1 from Ash to Birch
  end deployment
  end battle
  end turn
  end phase
expect
  refused red line 1 rule gilmoria/GIL-STAGE-3
  refused red line 2 rule gilmoria/GIL-STAGE-3
  refused red line 3 rule gilmoria/GIL-STAGE-3
  refused red line 4 rule gilmoria/GIL-STAGE-3
  refused red line 5 rule gilmoria/GIL-STAGE-3
  accepted red line 6
  stage active=red phase=deployment pool=3

scenario "GIL-STAGE-3: a line that is refused leaves diplomacy open"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 99
mail red 2026-01-05T10:34Z
  attack Gorse from Birch with 2
  deploy 9 in Ash
  activate Holm
expect
  refused red line 1
  refused red line 2
  accepted red line 3
  stage phase=diplomacy spoken=yes

scenario "GIL-STAGE-3: ending a phase by name or not; ending what is over changes nothing"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:35Z
  end diplomacy
expect
  stage phase=deployment pool=3
mail red 2026-01-05T10:36Z
  no diplomacy
  deploy all in Ash
  end deployment
expect
  stage phase=battle
mail red 2026-01-05T10:37Z
  end deployment
  next phase
expect
  accepted red line 1
  stage phase=mobilisation
mail red 2026-01-05T10:38Z
  no mobilisation
expect
  stage active=blue

scenario "GIL-STAGE-3: whatever word says that one is done ends the phase or the turn"
option any_map = on
start board-1.start
state
  land area=Birch units=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  that is all
expect
  stage active=red phase=deployment
mail red 2026-01-05T10:01Z
  deploy all in Ash
  no orders
expect
  accepted red line 2
  no stage active=red
