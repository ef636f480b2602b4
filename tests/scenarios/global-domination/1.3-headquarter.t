scenario "1.3: the first Turn begins with a Headquarter at the start"
rules global-domination
map maps/neutral-before-the-start.map
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal
mail host 2026-01-05T08:00Z
  begin
expect
  land area=Aldport owner=teal headquarter=yes since=1
  event settled seat=teal area=Aldport
  no land area=Brume headquarter=yes
