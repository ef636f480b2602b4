# Brume is contested: 5 against 1 leave 4, which enter. Of the 5 ordered on to Cove 4 go: 4 - 2 = 2 overtake it.
scenario "2.9.1: what a Skirmish leaves goes on as ordered"
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove land
  edge Brume Dunmore land
  edge Cove Eskel land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Brume owner=- troops=0
  land area=Dunmore owner=blue troops=1
  land area=Cove owner=blue troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  move 5 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 1 from Dunmore to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  event partly seat=red from=Brume to=Cove count=4 ordered=5
  land area=Cove owner=red troops=2
  land area=Brume owner=red troops=0
  land area=Dunmore owner=blue troops=0

scenario "2.9.1: where nobody is left nothing happens, and the owner is told"
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove land
  edge Brume Dunmore land
  edge Cove Eskel land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=2
  land area=Dunmore owner=blue troops=2
  land area=Cove owner=blue troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 2 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 2 from Dunmore to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
  land area=Cove owner=blue troops=0
  event fizzled seat=red reason=none-left area=Brume rule=2.9.1

scenario "2.9.1: a later link takes the written amount out of all that stand there"
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove land
  edge Dunmore Eskel land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=2
  land area=Brume owner=red troops=5
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 4 from Aldport to Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=3
  land area=Cove owner=red troops=4
  warned red line 1 rule global-domination/2.2.2
