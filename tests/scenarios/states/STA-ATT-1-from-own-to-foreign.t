rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-ATT-1: the ways to say it"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  accepted red line 1
  event attack area=Ash target=Birch owner=yellow attackers=5

scenario "STA-ATT-1: also: attack from Ash to Birch"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  attack from Ash to Birch
expect
  accepted red line 1
  event attack area=Ash target=Birch

scenario "STA-ATT-1: also: from Ash attack Birch"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  from Ash attack Birch
expect
  accepted red line 1
  event attack area=Ash target=Birch

scenario "STA-ATT-1: also: attack Ash -> Birch"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  attack Ash -> Birch
expect
  accepted red line 1
  event attack area=Ash target=Birch

scenario "STA-ATT-1: also: Ash attacks Birch"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  Ash attacks Birch
expect
  accepted red line 1
  event attack area=Ash target=Birch

scenario "STA-ATT-1: also: attack BI from AS, please."
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  attack BI from AS, please.
expect
  accepted red line 1
  event attack area=Ash target=Birch

scenario "STA-ATT-1: also: Attack Birch from Ash with all"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  Attack Birch from Ash with all
expect
  accepted red line 1
  event attack area=Ash target=Birch

scenario "STA-ATT-1: also: attack Birch from Ash with 5 troops"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  attack Birch from Ash with 5 troops
expect
  accepted red line 1
  event attack area=Ash target=Birch

scenario "STA-ATT-1: not from foreign land, not against one's own"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Ash from Birch
  attack Dogwood from Cedar
  attack Ash from Dogwood
expect
  refused red line 1 rule states/STA-ATT-1
  refused red line 2 rule states/STA-ATT-1
  refused red line 3 rule states/STA-ATT-1
  no event attack
