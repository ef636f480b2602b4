scenario "ARM-SETUP-2: exactly one army, and only in one's turn"
rules armies
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=army-of-the-dead
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
mail host 2026-01-05T08:00Z
  begin
mail green 2026-01-05T08:10Z
  place army in Ash
mail red 2026-01-05T08:20Z
  place 2 armies in Ash
  move army from Ash to Dale
  place army in Ash 5
  place army in Cedar 4
  place army in Ash
  place army in Birch
expect
  refused green line 1 rule armies/ARM-SETUP-2
  refused red line 1 rule armies/ARM-SETUP-2
  refused red line 2
  refused red line 3 rule armies/ARM-FREE-1
  refused red line 4 rule armies/ARM-ART-1
  accepted red line 5
  refused red line 6
  awaited green
