rules hegemon
seat ann ann@example.org

scenario "HEG-START-2: a nation that has the majority at the start: the game does not begin"
map inline
  region red "Red"
  region blue "Blue"
  area 1 Ash land city=red unit=red
  area 2 Birch land city=red
  area 3 Cedar land city=blue
  edges Ash: Birch Cedar
mail host 2026-01-05T08:00Z
  begin
expect
  game phase=muster
  refused host line 1

scenario "HEG-START-2: two units in a space: the game does not begin"
map maps/only-the-host-records.map
state
  unit unit=3 area=Birch
mail host 2026-01-05T08:00Z
  begin
expect
  game phase=muster
  refused host line 1

scenario "HEG-START-2: the host does not bring it about either"
map maps/only-the-host-records.map
mail host 2026-01-05T08:00Z
  set unit unit=3 area=Birch
  begin
expect
  game phase=running
  refused host line 1
  unit unit=3 area=Dell
