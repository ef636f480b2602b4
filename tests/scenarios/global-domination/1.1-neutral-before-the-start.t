rules global-domination

scenario "1.1: nobody owns any land before the first Turn, and only starts afterwards"
map maps/neutral-before-the-start.map
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal, country Sunrise Empire
expect
  land area=Aldport owner=- troops=0
mail host 2026-01-05T08:00Z
  begin
expect
  land area=Aldport owner=teal troops=5
  land area=Brume owner=- troops=0
  land area=Cove owner=- troops=0
  land area=Fenwick owner=- troops=0

scenario "1.1: a map may have Wastelands and Constructs of its own"
map inline
  area 1 Aldport land wasteland
  area 2 Brume land fortress trebuchets=2
  area 3 Cove land headquarter
  edges Brume: Aldport Cove
mail from ann@example.org 2026-01-02T10:00Z
  join at Cove, colour teal
mail host 2026-01-05T08:00Z
  begin
expect
  land area=Aldport owner=- wasteland=yes
  land area=Brume owner=- unmovable=fortress trebuchets=2 troops=0
  land area=Cove owner=teal headquarter=yes troops=5
