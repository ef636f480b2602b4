rules armies

scenario "ARM-SETUP-1: two to six people; one army each in list order, twice"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=9 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=9 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=army-of-the-dead
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=9 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
mail from p1@example.org 2026-01-05T08:01Z
  join
mail from p2@example.org 2026-01-05T08:02Z
  join
mail from p3@example.org 2026-01-05T08:03Z
  join
mail from p4@example.org 2026-01-05T08:04Z
  join
mail from p5@example.org 2026-01-05T08:05Z
  join
mail from p6@example.org 2026-01-05T08:06Z
  join
mail from p7@example.org 2026-01-05T08:07Z
  join
mail host 2026-01-05T09:00Z
  begin
expect
  refused p7@example.org line 1 rule armies/ARM-SETUP-1
  event begun

scenario "ARM-SETUP-1: one alone cannot begin, nor can a board with fewer than 4 free spaces each"
map inline
  area 1 Ash land spaces=3
  area 2 Birch land
  edge Ash Birch
mail from ann@example.org 2026-01-05T08:00Z
  join as red
mail host 2026-01-05T08:30Z
  begin
mail from bob@example.org 2026-01-05T08:40Z
  join as blue
mail host 2026-01-05T09:00Z
  begin
expect
  refused host mail 2 line 1 rule armies/ARM-SETUP-1
  refused host line 1 rule armies/ARM-SETUP-1
  no event begun

scenario "ARM-SETUP-1: everybody has two armies, then the first player begins"
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  awaited red
mail red 2026-01-05T08:10Z
  place army in Ash
expect
  awaited green
mail green 2026-01-05T08:20Z
  put my army in Ash 4
mail blue 2026-01-05T08:30Z
  place 1 army on Birch
mail red 2026-01-05T08:40Z
  place an army in Dale 3
mail green 2026-01-05T08:50Z
  add army to Elm
expect
  awaited blue
  stage step=setup round=0
mail blue 2026-01-05T09:00Z
  place an army in Fir
expect
  event set-up armies=6
  stage active=red step=move round=1
  space area=Dale number=3 owner=red
  space area=Ash number=4 owner=green

scenario "ARM-SETUP-1: dice may say who begins"
option first_player = random
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
dice first: 2
mail host 2026-01-05T08:00Z
  begin
expect
  stage first=green active=green
  event begins seat=green
mail green 2026-01-05T08:10Z
  place army in Ash
expect
  awaited blue
