rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-BAT-5: both sides gone at once: the attacker owns the territory with 0 units"
option any_map = on
option dice = attrition
start board-1.start
state
  land area=Gorse units=2 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 1 1
mail red 2026-01-05T12:22Z
  attack Gorse from Birch with 2
expect
  event emptied seat=red target=Gorse owner=holm
  land area=Gorse owner=red units=0
  land area=Birch units=1
  stage taken=1
mail red 2026-01-05T12:23Z
  attack Ivy from Gorse with 1
  mobilise 1 from Gorse to Birch
expect
  refused red line 1 rule gilmoria/GIL-BAT-2
  refused red line 2 rule gilmoria/GIL-MOB-3

scenario "GIL-BAT-5: such a territory counts and may receive units"
option any_map = on
start board-1.start
state
  land area=Birch units=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:24Z
  end diplomacy
expect
  event pool lands=1 strongholds=1 bonus=1
mail red 2026-01-05T12:25Z
  deploy 3 in Birch
expect
  land area=Birch units=3

scenario "GIL-BAT-5: and by a die for every unit"
option any_map = on
option dice = fifty-fifty
start board-1.start
state
  land area=Gorse units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 4 4
mail red 2026-01-05T12:26Z
  attack Gorse from Birch with 1
expect
  event emptied target=Gorse
  land area=Gorse owner=red units=0
