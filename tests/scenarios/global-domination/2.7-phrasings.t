rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "2.7: the same orders in other words"
map inline
  area 1 Kyoto land
  area 2 Osaka land
  area 3 Shiga land
  area 4 Brume land
  area 5 Corvane land
  area 6 Eskel land
  edge Kyoto Osaka
  edge Kyoto Shiga
  edge Osaka Shiga
  edge Brume Kyoto
  edge Corvane Eskel
  edge Eskel Kyoto
state
  land area=Kyoto owner=red troops=20 headquarter=yes
  land area=Osaka owner=red troops=20 trebuchets=4 headquarter=yes
  land area=Eskel owner=red troops=5 trebuchets=9
  land area=Brume owner=red troops=5 unmovable=ruin
  land area=Corvane owner=blue troops=5
  realm seat=red influence=1000
  stash seat=red item=crop-supply bought=1 count=10
  stash seat=red item=bag-of-salt bought=1 count=10
  stash seat=red item=dynamite bought=1 count=10
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 1 in Kyoto
  place one unit at Kyoto
  deploy all new troops in Kyoto
  buy 2 extra troops
  buy a crop supply
  purchase 2 bags of salt
  buy dynamite
  get one stick of dynamite
  use crop supply
  I use a Crop Supply
  play crop supply
  throw dynamite at Corvane
  use dynamite on Corvane
  dynamite Corvane
  build fortress in Kyoto
  construct a garrison at Osaka
  build a trebuchet in Kyoto
  fortify Eskel
  build 2 trebuchets in Kyoto
  rebuild the ruin in Brume
  move 1 from Osaka to Kyoto
  move 1 Osaka -> Kyoto
  attack Corvane from Eskel with 1
  invade Corvane with 1 troops from Eskel
  1 from Osaka to Kyoto
  send everything from Brume to Kyoto
  move the trebuchet from Osaka to Kyoto
  move 2 trebuchets Osaka -> Kyoto
  relocate trebuchet Osaka to Kyoto
  siege Corvane with the trebuchet in Eskel
  besiege Corvane from Eskel
  trebuchet in Eskel sieges Corvane
  both trebuchets in Eskel siege Corvane
  siege Corvane from Eskel, target the walls
  siege Corvane from Eskel, target the units
  move 1 from Osaka to Kyoto to Shiga
  Osaka -> Kyoto -> Shiga 1
  1 Osaka > Kyoto > Shiga
  from Osaka to Kyoto and on to Shiga 1
  retreat 1 from Osaka to Kyoto
  march 1 men from Osaka to Kyoto
  Osaka attacks Kyoto with 1
  move all but 2 from Osaka to Kyoto
  move up to 3 from Osaka to Kyoto
  siege Corvane from Eskel at the walls
  siege Corvane with a trebuchet from Eskel and target the units
  buy salt
  buy 2 sticks of dynamite
  use 2 crop supplies
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  accepted red line 4
  accepted red line 5
  accepted red line 6
  accepted red line 7
  accepted red line 8
  accepted red line 9
  accepted red line 10
  accepted red line 11
  accepted red line 12
  accepted red line 13
  accepted red line 14
  accepted red line 15
  accepted red line 16
  accepted red line 17
  accepted red line 18
  accepted red line 19
  accepted red line 20
  accepted red line 21
  accepted red line 22
  accepted red line 23
  accepted red line 24
  accepted red line 25
  accepted red line 26
  accepted red line 27
  accepted red line 28
  accepted red line 29
  accepted red line 30
  accepted red line 31
  accepted red line 32
  accepted red line 33
  accepted red line 34
  accepted red line 35
  accepted red line 36
  accepted red line 37
  accepted red line 38
  accepted red line 39
  accepted red line 40
  accepted red line 41
  accepted red line 42
  accepted red line 43
  accepted red line 44
  accepted red line 45
  accepted red line 46
  accepted red line 47
  accepted red line 48
  accepted red line 49
mail red 2026-01-06T11:00Z
  spend 10 influence for 2 more units
  use bag of salt on Osaka
  salt Eskel
  turn Kyoto into a wasteland
  rebuild Brume for 10 influence
  spawn nothing
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  accepted red line 4
  accepted red line 5
  accepted red line 6
mail red 2026-01-06T12:00Z
  purchase two additional units
  rebuild Brume with 1 troop
expect
  accepted red line 1
  accepted red line 2
mail red 2026-01-06T13:00Z
  extra spawn
  repair the fortress in Brume using a unit
expect
  accepted red line 1
  accepted red line 2

scenario "2.7: all 3, all three, all trebuchets, the fields of"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Brume Dunmore land
  edge Cove Brume land
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Brume owner=red troops=3 trebuchets=2
  land area=Dunmore owner=blue troops=4
  stash seat=red item=bag-of-salt bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn all 3 in Aldport
  salt the fields of Brume
  move all three from Brume to Cove
  move all 2 troops from Aldport to Brume
  siege Dunmore from Brume with all trebuchets
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  warned red line 4
  accepted red line 5
  land area=Brume owner=red troops=2 wasteland=yes
  land area=Cove owner=red troops=3
  land area=Dunmore owner=blue troops=0

scenario "2.7: lawful clauses beside one that is not understood are offered; all of whom is named are meant where no number is"
map maps/board.map
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  Put my 3 new troops in Aldport, then send 2 to Brume, that looks near.
expect
  held red line 1
mail red 2026-01-06T11:00Z
  yes
expect
  accepted red line 1
mail blue 2026-01-06T11:00Z
  spawn nothing
mail red 2026-01-06T12:00Z
  The new troops spawn in Aldport.
expect
  held red line 1
mail red 2026-01-06T13:00Z
  New troops in Aldport unless blue comes.
expect
  refused red line 1

scenario "2.7: of what a sentence may mean the rules take one: offered; a word of many deeds stands for the one that fits"
map maps/board.map
state
  land area=Aldport owner=red troops=1 headquarter=yes
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=60
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T12:00Z
  And a fortress in Aldport, pls
expect
  held red line 1
mail red 2026-01-06T12:10Z
  conquer Brume with my man in Aldport
expect
  held red line 1
mail red 2026-01-06T12:20Z
  buy a fortress for Aldport
expect
  held red line 1
mail red 2026-01-06T12:30Z
  sell the fortress in Aldport
expect
  refused red line 1
