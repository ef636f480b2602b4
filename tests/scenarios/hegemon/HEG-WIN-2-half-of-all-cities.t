scenario "HEG-WIN-2: half of all cities is not enough, and neutral ones count"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm nation=blue
  city area=Fir nation=blue
  city area=Glen nation=red
  city area=Holm
  unit unit=1 nation=red area=Ash
  share share=1 unit=1 owner=ann buy_in=0
  unit unit=3 nation=red area=Birch
  share share=3 unit=3 owner=ann buy_in=0
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  no build
now 2026-01-07T08:00Z
expect
  game phase=running
  no event hegemon
