rules armies
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-POW-0: Banner of Ghosts: half of the crossed-out spaces count, rounded up, and bear no losses"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=banner-of-ghosts
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Dale number=4 kind=crossed
  space area=Dale number=5 kind=crossed
  space area=Dale number=6 kind=crossed
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail green 2026-01-05T11:00Z
  use Banner of Ghosts
expect
  event totals a=3 d=4
  event paid seat=green count=1 dead=0

scenario "ARM-POW-0: Toll of Graves: the other side counts less by the crossed-out spaces"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=toll-of-graves
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Dale number=4 kind=crossed
  space area=Dale number=5 kind=crossed
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail green 2026-01-05T11:00Z
  use Toll of Graves
expect
  event totals a=1 d=2
  event wiped seat=red count=3
  event paid seat=green count=1

scenario "ARM-POW-0: Truce of Bones: called off where as many are crossed out as the weaker side has"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=truce-of-bones
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Dale number=4 kind=crossed
  space area=Dale number=5 kind=crossed
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail green 2026-01-05T11:00Z
  use Truce of Bones
expect
  event called-off power="Truce of Bones"

scenario "ARM-POW-0: Mirror of the Fallen: equal totals are won"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=mirror-of-the-fallen
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Dale number=4 kind=crossed
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail green 2026-01-05T11:00Z
  use Mirror of the Fallen
expect
  no event tied
  event wiped seat=red area=Ash count=2
  event paid seat=green count=0
  event won seat=green

scenario "ARM-POW-0: Veil of Ash: the winners lose no more than are crossed out"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=veil-of-ash
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Ash number=4 kind=army owner=red
  space area=Dale number=4 kind=crossed
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail green 2026-01-05T11:00Z
  use Veil of Ash
expect
  event share difference=1
  event paid seat=red count=1

scenario "ARM-POW-0: Silence of the Tombs: supporters with fewer armies than are crossed out stay out"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=silence-of-the-tombs
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Dale number=7 kind=army owner=blue
  space area=Dale number=4 kind=crossed
  space area=Dale number=5 kind=crossed
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash
mail blue 2026-01-05T11:00Z
  support red
mail green 2026-01-05T12:00Z
  use Silence of the Tombs
expect
  event totals a=3 d=2
  space area=Dale number=7 kind=army owner=blue
  no event won seat=blue

scenario "ARM-POW-0: Rising at Dusk: after the losses a crossed-out space is an army of the user, who is not wiped out"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=rising-at-dusk
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale from Ash, place free army in Ash
mail green 2026-01-05T11:00Z
  use Rising at Dusk
expect
  event wiped seat=green
  event risen seat=green area=Dale space=2
  no event wiped-out
  space area=Dale number=2 kind=army owner=green

scenario "ARM-POW-0: board=random: the powers of areas change places"
option board = random
map maps/board.map
dice powers: 1 1
mail host 2026-01-05T08:00Z
  begin
expect
  power area=Dale power=path-to-the-underworld
  power area=Elm power=shield-of-ruin
  power area=Fir power=army-of-the-dead
  event dealt area=Fir power="Army of the Dead"
