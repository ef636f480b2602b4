scenario "1.4: five Troops, which Generation makes eight"
rules global-domination
map maps/neutral-before-the-start.map
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal
mail from bob@example.org 2026-01-02T11:00Z
  join at Fenwick, colour navy
mail host 2026-01-05T08:00Z
  begin
expect
  land area=Aldport owner=teal troops=5
mail from ann@example.org 2026-01-05T10:00Z
  move 5 from Aldport to Brume
  move 3 from Aldport to Brume
now 2026-01-05T20:00Z
expect
  event spawned seat=teal area=Aldport count=3
  event trimmed area=Brume count=3
  land area=Brume owner=teal troops=5
