rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-BAT-1: an own origin, a foreign target, a border between, a number"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:08Z
  attack Gorse from Elm with 1
  attack Birch from Ash with 1
  attack Hazel from Birch with 1
  attack Gorse from Birch
expect
  refused red line 1 rule gilmoria/GIL-BAT-1
  refused red line 2 rule gilmoria/GIL-BAT-1
  refused red line 3 rule gilmoria/GIL-BAT-1
  refused red line 4 rule gilmoria/GIL-BAT-1

scenario "GIL-BAT-1: written so: attack Gorse from Birch with 2"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:09Z
  attack Gorse from Birch with 2
expect
  accepted red line 1
  event attack area=Birch target=Gorse attackers=2 defenders=3

scenario "GIL-BAT-1: written so: attack from Birch to Gorse with 2 units"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:10Z
  attack from Birch to Gorse with 2 units
expect
  accepted red line 1
  event attack area=Birch target=Gorse attackers=2 defenders=3

scenario "GIL-BAT-1: written so: Birch attacks Gorse with 2"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:11Z
  Birch attacks Gorse with 2
expect
  accepted red line 1
  event attack area=Birch target=Gorse attackers=2 defenders=3

scenario "GIL-BAT-1: written so: attack Gorse from Birch with all"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:12Z
  attack Gorse from Birch with all
expect
  accepted red line 1
  event attack area=Birch target=Gorse attackers=2 defenders=3

scenario "GIL-BAT-1: written so: attack Birch -> Gorse with 2"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:13Z
  attack Birch -> Gorse with 2
expect
  accepted red line 1
  event attack area=Birch target=Gorse attackers=2 defenders=3

scenario "GIL-BAT-1: written so: attack Gorse (holm) from Birch with two troops"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 1 1 6 6
mail red 2026-01-05T12:14Z
  attack Gorse (holm) from Birch with two troops
expect
  accepted red line 1
  event attack area=Birch target=Gorse attackers=2 defenders=3
