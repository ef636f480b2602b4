rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-ATT-4: an attack is fought to the end, throw by throw"
start board-1.start
state
  land area=Ash troops=4
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 6 5 3 5 2 1 2 3 4 6 5 4
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  event throw a1=6 a2=5 a3=3 d1=5 d2=2 lost=0 killed=2 attackers=3 defenders=1
  event throw a1=3 a2=2 a3=1 d1=4 d2=0 lost=1 killed=0 attackers=2 defenders=1
  event throw a1=6 a2=5 a3=0 d1=4 killed=1 attackers=2 defenders=0
  land area=Birch owner=red troops=2
  land area=Ash troops=1

scenario "STA-ATT-4: with attack_mode=single each order is one throw"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 5 3 5 2
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  event undecided area=Ash target=Birch attackers=6 defenders=1
  land area=Birch owner=yellow troops=1
  land area=Ash troops=6
dice 6 5 3 5
mail red 2026-01-05T11:00Z
  attack Birch from Ash
expect
  event conquered target=Birch
  land area=Birch owner=red troops=5
