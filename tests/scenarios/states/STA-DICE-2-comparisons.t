scenario "STA-DICE-2: as many comparisons as the side with fewer dice has"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Ash troops=5
  land area=Birch troops=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 1 6 2 3
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  event throw a1=6 a2=2 a3=1 d1=3 d2=0 killed=1 lost=0
