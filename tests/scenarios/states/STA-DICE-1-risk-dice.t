rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-DICE-1: three dice against two, two against one, one against one"
start board-1.start
state
  land area=Ash troops=4
  land area=Birch troops=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 4 6 5 3 2 
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  event throw a1=6 a2=5 a3=4 d1=3 d2=2 killed=2

scenario "STA-DICE-1: one die of the attacker against two"
start board-1.start
state
  land area=Ash troops=2
  land area=Birch troops=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 5 5 6 5
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  event throw a1=6 a2=0 d1=5 d2=5 killed=1 lost=0
  event throw a1=6 d1=5 d2=0 killed=1
  land area=Birch owner=red troops=1
