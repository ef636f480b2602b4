rules wreckers
map tutorial

scenario "1.1: each in a colour of his own, and at least two"
mail from ann@example.org 2026-01-05T08:00Z
  I would like to join as red
mail host 2026-01-05T08:30Z
  begin
mail from bob@example.org 2026-01-05T09:00Z
  join as red
mail from bob@example.org 2026-01-05T09:30Z
  join as blue
mail host 2026-01-05T10:00Z
  begin
expect
  refused bob@example.org mail 3 line 1 rule wreckers/1.1
  seat name=red
  seat name=blue
  boat seat=red coins=10
  boat seat=blue coins=10
  awaited red, blue

scenario "1.1: nobody plays alone"
mail from ann@example.org 2026-01-05T08:00Z
  join as red
mail host 2026-01-05T10:00Z
  begin
expect
  no boat seat=red
