rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-STAGE-5: lines run in order, each on the result of the one before; a mail may hold part of a turn"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch: 6 6 6 1 1 6 6 6 1
dice battle:Gorse: 6 6 6 1 1 6 6 6 1
mail red 2026-01-05T10:39Z
  deploy all in Birch
  attack Gorse from Birch with 5
  attack Ivy from Gorse with 4
expect
  land area=Gorse owner=red units=1
  land area=Ivy owner=red units=4
  stage active=red phase=battle
mail red 2026-01-05T10:40Z
  mobilise 2 from Ivy to Ash
expect
  land area=Ash units=5
  stage active=blue

scenario "GIL-STAGE-5: a refused line holds what ends something: diplomacy, a phase, the turn; all else is done"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch: 6 6 6 1 1 6 6 6 1
mail red 2026-01-05T10:39Z
  activate Hxllm with Bribbery and gold
  deploy all in Birch
  end turn
expect
  refused red line 1
  refused red line 2
  refused red line 3
  stage active=red phase=diplomacy
mail red 2026-01-05T10:40Z
  deploy all in Birch
  attack Gorssse from Birch
  attack Gorse from Birch with 5
  mobilise 1 from Birch to Ash
  deploy 1 in Hazel
expect
  accepted red line 1
  refused red line 2
  accepted red line 3
  refused red line 4
  refused red line 5
  land area=Gorse owner=red
  stage active=red phase=battle
mail red 2026-01-05T10:41Z
  deploy 1 in Gorssse
  mobilise 1 from Cedar to Ash
expect
  refused red line 2
  stage active=red
mail red 2026-01-05T10:42Z
  mobilise 1 from Cedar to Ash
expect
  stage active=blue
