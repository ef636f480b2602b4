rules wreckers
map tutorial

scenario "1.2: dice deal the places, and all differ"
mail from ann@example.org 2026-01-05T08:00Z
  join as red
mail from bob@example.org 2026-01-05T09:00Z
  join as blue
dice 3 1 1 1 1 1 1 | 5
mail host 2026-01-05T10:00Z
  begin
expect
  event dealt seat=red
  boat seat=red area=Brume
  boat seat=blue area=Hazelby
