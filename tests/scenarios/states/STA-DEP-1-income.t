rules states

scenario "STA-DEP-1: a third of the territories, rounded down: nine and ten give three"
map inline
  area 1 A1 land
  area 2 A2 land
  area 3 A3 land
  area 4 A4 land
  area 5 A5 land
  area 6 A6 land
  area 7 A7 land
  area 8 A8 land
  area 9 A9 land
  area 10 A10 land
  area 11 A11 land
  area 12 A12 land
  area 13 A13 land
  area 14 A14 land
  area 15 A15 land
  area 16 A16 land
  area 17 A17 land
  area 18 A18 land
  area 19 A19 land
  area 20 A20 land
  area 21 A21 land
  edge A1 A2 land
  edge A2 A3 land
  edge A3 A4 land
  edge A4 A5 land
  edge A5 A6 land
  edge A6 A7 land
  edge A7 A8 land
  edge A8 A9 land
  edge A9 A10 land
  edge A10 A11 land
  edge A11 A12 land
  edge A12 A13 land
  edge A13 A14 land
  edge A14 A15 land
  edge A15 A16 land
  edge A16 A17 land
  edge A17 A18 land
  edge A18 A19 land
  edge A19 A20 land
  edge A20 A21 land
seat red ann@example.org
seat yellow bob@example.org
seat green cat@example.org
state
  land area=A1 owner=yellow troops=2
  land area=A2 owner=yellow troops=2
  land area=A3 owner=yellow troops=2
  land area=A4 owner=yellow troops=2
  land area=A5 owner=yellow troops=2
  land area=A6 owner=yellow troops=2
  land area=A7 owner=yellow troops=2
  land area=A8 owner=yellow troops=2
  land area=A9 owner=yellow troops=2
  land area=A10 owner=green troops=2
  land area=A11 owner=green troops=2
  land area=A12 owner=green troops=2
  land area=A13 owner=green troops=2
  land area=A14 owner=green troops=2
  land area=A15 owner=green troops=2
  land area=A16 owner=green troops=2
  land area=A17 owner=green troops=2
  land area=A18 owner=green troops=2
  land area=A19 owner=green troops=2
  land area=A20 owner=red troops=2
  land area=A21 owner=red troops=2
  stage active=red mover=red phase=attack pool=0 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  stage active=yellow pool=3
mail yellow 2026-01-05T11:00Z
  deploy 2 in A1
  put one troop on A2
  end turn
expect
  land area=A1 troops=4
  land area=A2 troops=3
  stage active=green pool=3

scenario "STA-DEP-1: the ways to say it"
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  stage phase=deploy pool=13
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
  put three troops on Dogwood
  place 2 armies in Ash
  add 1 to Dogwood
  deploy the rest in Ash
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  accepted red line 4
  accepted red line 5
  land area=Ash troops=12
  land area=Dogwood troops=7
  stage pool=0
