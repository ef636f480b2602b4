scenario "1.3: the first Turn begins with a Headquarter at the start"
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Dunmore land
  edge Dunmore Eskel land
  edge Eskel Fenwick land
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal
mail host 2026-01-05T08:00Z
  begin
expect
  land area=Aldport owner=teal headquarter=yes since=1
  event settled seat=teal area=Aldport
  no land area=Brume headquarter=yes
