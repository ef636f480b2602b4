rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-FALL-3: exactly what is above the limit goes"
start board-1.start
state
  stage season=fall year=1 next_unit=5
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=ann buy_in=0
  unit unit=4 nation=blue area=Holm
  share share=4 unit=4 owner=bob buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 4
  disband 1
  disband 2
  build at Ash
mail bob 2026-01-05T10:00Z
  disband Holm
expect
  refused ann line 1 rule hegemon/HEG-NACT-2
  accepted ann line 2
  refused ann line 3 rule hegemon/HEG-FALL-3
  refused ann line 4 rule hegemon/HEG-FALL-3
  refused bob line 1 rule hegemon/HEG-FALL-3
now 2026-01-07T08:00Z
expect
  no unit unit=1
  unit unit=2
  unit unit=3

scenario "HEG-FALL-3: a unit of another nation is none of it"
start board-1.start
state
  stage season=fall year=1 next_unit=5
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=ann buy_in=0
  unit unit=4 nation=blue area=Holm
  share share=4 unit=4 owner=bob buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Red: disband Holm
  Red disbands Cedar
expect
  refused ann line 1 rule hegemon/HEG-FALL-3
  accepted ann line 2
now 2026-01-07T08:00Z
expect
  no unit unit=1
