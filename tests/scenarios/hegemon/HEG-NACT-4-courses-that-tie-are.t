rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-NACT-4: courses that tie are drawn by dice"
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
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=cat buy_in=0
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 3
mail bob 2026-01-05T10:00Z
  disband 1
dice hegemon/1/fall/red/disband: 2
now 2026-01-07T08:00Z
expect
  no unit unit=3
  unit unit=1
  event drawn

scenario "HEG-NACT-4: nobody has voted: any unit may be drawn"
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
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=cat buy_in=0
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
dice 3
now 2026-01-07T08:00Z
expect
  no unit unit=3
  event drawn candidates="unit 1, unit 2, unit 3" result="unit 3"
