rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-NATION-2: one disordered unit is enough to have no leader"
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm nation=blue
  city area=Fir nation=blue
  city area=Glen
  city area=Holm
  unit unit=1 nation=red area=Cedar
  share share=1 unit=1 owner=ann buy_in=0
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=ann buy_in=0
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 1
now 2026-01-07T08:00Z
expect
  no unit unit=1
  event votes nation=red count=1

scenario "HEG-NATION-2: who controls every unit leads, and decides alone"
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm nation=blue
  city area=Fir nation=blue
  city area=Glen
  city area=Holm
  unit unit=1 nation=red area=Cedar
  share share=1 unit=1 owner=ann buy_in=0
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=ann buy_in=0
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 1
now 2026-01-07T08:00Z
expect
  no unit unit=1
  no event votes
