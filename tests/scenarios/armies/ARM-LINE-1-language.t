scenario "ARM-LINE-1: case, politeness, number words, articles and several placements in one line"
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
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  PLEASE MOVE MY ARMY FROM BIRCH TO ASH 2
  I move one icon from Dale to Cedar.
  debrief: 2 in Dale and 1 in Cedar
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  space area=Ash number=2 owner=red
  event debriefed area=Dale count=2
  event debriefed area=Cedar count=1

scenario "ARM-LINE-1: how many is asked where there is a choice, and not taken for one"
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
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=5 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move armies from Dale to Birch
  Dale -> Birch
  place in Dale
  Birch -> Ash
  move army from Dale to Birch
expect
  refused red line 1
  refused red line 2 rule armies/ARM-LINE-1
  refused red line 3 rule armies/ARM-LINE-1
  accepted red line 4
  accepted red line 5
