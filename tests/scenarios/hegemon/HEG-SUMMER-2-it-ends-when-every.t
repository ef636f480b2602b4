scenario "HEG-SUMMER-2: it ends when every routed unit has an answer"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=summer year=1 next_unit=6
  season season=summer year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue from=Cedar over=Ash
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Fir
  share share=4 unit=4 owner=bob buy_in=0
  unit unit=5 nation=blue from=Elm over=Birch
  share share=5 unit=5 owner=cat buy_in=0
call summer seats bob, cat open 2026-01-05T08:00Z bell 2026-01-06T08:00Z
mail bob 2026-01-05T09:00Z
  Cedar -> Dell
expect
  stage season=summer
  awaited cat
now 2026-01-06T08:00Z
expect
  no unit unit=5
  unit unit=3 area=Dell
