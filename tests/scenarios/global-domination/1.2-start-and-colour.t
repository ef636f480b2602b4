rules global-domination

scenario "1.2: a start may not touch another start, by land or by sea lane"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  edge Aldport Brume land
  edge Brume Cove sea
  edge Cove Dunmore land
  edge Dunmore Eskel land
  edge Eskel Fenwick land
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal, country Sunrise Empire
mail from bob@example.org 2026-01-02T11:00Z
  join at Brume, colour red
mail from cat@example.org 2026-01-02T12:00Z
  join Cove navy
mail from dan@example.org 2026-01-02T13:00Z
  start in Brume as green
expect
  refused bob@example.org line 1 rule global-domination/1.2
  accepted cat@example.org line 1
  refused dan@example.org line 1 rule global-domination/1.2
  realm seat=teal start=Aldport country="Sunrise Empire"
  realm seat=navy start=Cove

scenario "1.2: without players nothing begins"
map maps/start-and-colour.map
mail host 2026-01-05T08:00Z
  begin
expect
  game phase=muster

scenario "1.2: only land, only once, no colours that mean neutral, no colour twice"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick sea
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Dunmore land
  edge Dunmore Eskel land
  edge Eskel Fenwick land
mail from eve@example.org 2026-01-02T10:00Z
  join at Fenwick, colour teal
mail from ann@example.org 2026-01-02T11:00Z
  join at Aldport, colour teal
mail from eve@example.org 2026-01-02T12:00Z
  join at Aldport, colour navy
mail from eve@example.org 2026-01-02T13:00Z
  join at Dunmore, colour teal
mail from eve@example.org 2026-01-02T14:00Z
  join at Dunmore, colour grey
mail from eve@example.org 2026-01-02T15:00Z
  join at Dunmore, colour #8a8f90
mail from eve@example.org 2026-01-02T16:00Z
  join at Dunmore, colour ivory
mail from eve@example.org 2026-01-02T17:00Z
  join at Dunmore, colour slategray
expect
  refused eve@example.org mail 1 line 1 rule global-domination/1.2
  refused eve@example.org mail 3 line 1 rule global-domination/1.2
  refused eve@example.org mail 4 line 1 rule global-domination/1.2
  refused eve@example.org mail 5 line 1 rule global-domination/1.2
  refused eve@example.org mail 6 line 1 rule global-domination/1.2
  refused eve@example.org mail 7 line 1 rule global-domination/1.2
  refused eve@example.org mail 8 line 1 rule global-domination/1.2
  no realm start=Dunmore

scenario "1.2: who finds no lawful start when the game begins is told, and so are all"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove sea
  edge Aldport Brume land
  edge Brume Cove sea
seat red ann@example.org
seat blue bob@example.org
now 2026-01-05T08:00Z
mail host 2026-01-05T09:00Z
  begin
expect
  warned host line 1
  land area=Aldport owner=red headquarter=yes
  event unsettled seat=blue rule=1.2
  awaited red
