rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DIP-1: as they may be written"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 99
mail red 2026-01-05T10:41Z
  I try to activate Holm, using Blackmail
expect
  event activation domain=holm tactic=blackmail roll=99
mail red 2026-01-05T10:42Z
  deploy all in Ash
  end turn
dice activate:Wold: 99
mail blue 2026-01-05T10:43Z
  activation of Wold, tactic: long oration
expect
  event activation domain=wold tactic=long-oration

scenario "GIL-DIP-1: no diplomacy; de-activate; recruit; acquire"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:44Z
  no diplomacy
expect
  stage phase=deployment

scenario "GIL-DIP-1: deactivate using threats"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 99
mail red 2026-01-05T10:45Z
  deactivate Holm using threats
expect
  event de-activation domain=holm tactic=threats chance=20

scenario "GIL-DIP-1: hire mercenaries for 5 points"
option any_map = on
start board-1.start
state
  domain seat=red sow=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice recruit: 1
mail red 2026-01-05T10:46Z
  hire mercenaries for 5 points
expect
  event recruited seat=red count=4

scenario "GIL-DIP-1: acquire spoils of war points with long oration"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice acquire: 20
mail red 2026-01-05T10:47Z
  acquire spoils of war points with long oration
expect
  event envoys seat=red tactic=long-oration chance=20 roll=20 success=yes
