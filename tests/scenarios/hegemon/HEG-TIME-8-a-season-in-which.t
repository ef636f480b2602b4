scenario "HEG-TIME-8: a season in which nobody has anything to say takes no time"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
state
  stage season=spring year=1 next_unit=3
  season season=spring year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm nation=blue
  city area=Fir nation=blue
  city area=Glen
  city area=Holm
  unit unit=1 nation=red area=Cedar
  share share=1 unit=1 buy_in=0
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 buy_in=0
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
call spring open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
now 2026-01-05T08:00Z
expect
  stage season=winter
  season season=spring ended=2026-01-05T08:00Z
  season season=fall opened=2026-01-05T08:00Z ended=2026-01-05T08:00Z
  no season season=summer
