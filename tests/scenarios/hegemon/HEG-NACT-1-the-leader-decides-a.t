scenario "HEG-NACT-1: the leader decides; a later mail replaces the earlier one whole"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm
  city area=Fir nation=blue
  city area=Glen nation=red
  city area=Holm nation=red
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=ann buy_in=0
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Ash
  build at Birch
mail ann 2026-01-05T10:00Z
  vote build at Birch
now 2026-01-07T08:00Z
expect
  unit unit=3 area=Birch
  no unit area=Ash
  no event votes
