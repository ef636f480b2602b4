rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z

scenario "STA-STAGE-4: shares of the new troops come to numbers that the board tells"
state
  stage phase=deploy pool=6
mail red 2026-01-05T10:00Z
  half in Ash, the rest in Dogwood
expect
  accepted red line 1
  land area=Ash troops=6
  land area=Dogwood troops=6

scenario "STA-STAGE-4: where they come out even, and else not at all"
state
  stage phase=deploy pool=5
mail red 2026-01-05T10:00Z
  half in Ash, the rest in Dogwood
mail red 2026-01-05T10:01Z
  yes
expect
  refused red mail 1 line 1
  stage pool=5
mail red 2026-01-05T10:02Z
  a fifth in Ash, four fifths in Dogwood
expect
  land area=Ash troops=4
  land area=Dogwood troops=7

scenario "STA-STAGE-4: whose whole may be what there was before is asked about, and a yes does it"
state
  stage phase=deploy pool=6
mail red 2026-01-05T10:00Z
  deploy 2 in Ash
  half in Ash, half in Dogwood
expect
  accepted red line 1
  held red line 2
  land area=Dogwood troops=3
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Ash troops=7
  land area=Dogwood troops=5

scenario "STA-STAGE-4: what is half of those who stand somewhere is asked about"
state
  land area=Ash owner=red troops=6
  stage phase=fortify pool=0
mail red 2026-01-05T10:00Z
  half of Ash to Dogwood
expect
  held red line 1
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Ash troops=3
  land area=Dogwood troops=6

scenario "STA-STAGE-4: a likeness leaves out no share"
state
  land area=Ash owner=red troops=6
  stage phase=fortify pool=0
mail red 2026-01-05T10:01Z
  half of ash and a bit over to dogwood, ta
mail red 2026-01-05T10:02Z
  yes
expect
  land area=Ash troops=6

scenario "STA-STAGE-4: places that share the lot"
state
  stage phase=deploy pool=6
mail red 2026-01-05T10:00Z
  Ash and Dogwood share the lot equally.
expect
  land area=Ash troops=6
  land area=Dogwood troops=6

scenario "STA-STAGE-4: in what shares is asked where it is not said"
state
  stage phase=deploy pool=6
mail red 2026-01-05T10:00Z
  6 between Ash and Dogwood
expect
  held red line 1
  stage pool=6

scenario "STA-STAGE-4: nothing is offered that leaves a share out"
state
  stage phase=deploy pool=6
mail red 2026-01-05T10:01Z
  My 5: half in Ash, half in Dogwood
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=6

scenario "STA-STAGE-4: of more than there are nobody is asked about all"
state
  stage phase=fortify pool=0
mail red 2026-01-05T10:00Z
  ash -> dogwood 9
mail red 2026-01-05T10:01Z
  yes
expect
  refused red mail 1 line 1
  land area=Ash troops=3

scenario "STA-STAGE-4: what else gets something is named beside what is asked about, and what was fancied is given up"
state
  stage phase=deploy pool=6
mail red 2026-01-05T10:00Z
  First I fancied Ash for all of them, but Dogwood it shall be: six there.
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Ash troops=3
  land area=Dogwood troops=9

scenario "STA-STAGE-4: a share that is not exactly that is asked about"
state
  stage phase=deploy pool=6
mail red 2026-01-05T10:00Z
  up to half in Ash, the rest in Dogwood
expect
  held red line 1
mail red 2026-01-05T10:01Z
  a good half in Ash, the rest in Dogwood
expect
  held red line 1
  stage pool=6
