scenario "STA-DICE-3: equal dice: the attacker loses"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Birch troops=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 5 6 5
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  event throw a1=6 a2=5 d1=6 d2=5 lost=2 killed=0
  event repelled target=Birch defenders=2
  land area=Ash troops=1
