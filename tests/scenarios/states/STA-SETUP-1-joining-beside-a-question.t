scenario "STA-SETUP-1: who joins may ask in the same breath"
rules states
map maps/board.map
mail from ann@example.org 2026-01-05T08:00Z
  Hi, count me in please! Who else plays?
mail from bob@example.org 2026-01-05T09:00Z
  I'd like to join as blue. When does it start?
mail from cid@example.org 2026-01-05T09:30Z
  May I still join? Or is it too late?
expect
  accepted ann@example.org line 1
  accepted bob@example.org line 1
  seat name=red
  seat name=blue
