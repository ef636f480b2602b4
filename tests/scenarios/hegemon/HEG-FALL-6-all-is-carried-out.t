scenario "HEG-FALL-6: all is carried out when Fall ends"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=blue area=Dell
  share share=2 unit=2 owner=bob buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Ash
expect
  no unit unit=3
  stage season=fall
now 2026-01-07T08:00Z
expect
  unit unit=3 area=Ash
  event built unit=3 nation=red
