scenario "HEG-GA-4: with nothing listed it is open as long as an auction may be started"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  share share=1 owner=bob buy_in=4
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=blue area=Fir
  share share=3 unit=3 owner=cat buy_in=3
call fall seats ann, bob open 2026-01-05T08:00Z bell 2026-01-05T09:00Z
now 2026-01-05T09:00Z
expect
  stage season=winter
  bell 2026-01-06T08:00Z
mail ann 2026-01-05T10:00Z
  start auction for share 1
expect
  bell 2026-01-07T08:00Z
