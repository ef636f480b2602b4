rules wreckers
map tutorial

scenario "2.1: dice say where the ship of a night lies"
mail from ann@example.org 2026-01-05T08:00Z
  join as red
mail from bob@example.org 2026-01-05T09:00Z
  join as blue
dice 1 1 1 1 1 1 1 | 5
mail host 2026-01-05T10:00Z
  begin
expect
  event aground area=Eskar rule=2.1
  wreck area=Eskar
