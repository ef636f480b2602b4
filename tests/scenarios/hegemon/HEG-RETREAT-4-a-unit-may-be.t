rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-RETREAT-4: a unit may be given up; disband alone means the one there is"
start board-1.start
state
  stage season=summer year=1 next_unit=5
  season season=summer year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue from=Cedar over=Ash
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Fir
  share share=4 unit=4 owner=bob buy_in=0
call summer seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-06T08:00Z
mail bob 2026-01-05T09:00Z
  disband
expect
  accepted bob line 1
now 2026-01-06T08:00Z
expect
  no unit unit=3
  event disbanded unit=3 why=ordered

scenario "HEG-RETREAT-4: with two it must be said which"
start board-1.start
state
  stage season=summer year=1 next_unit=6
  season season=summer year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=3 nation=blue from=Cedar over=Ash
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=5 nation=blue from=Elm over=Birch
  share share=5 unit=5 owner=bob buy_in=0
call summer seats bob open 2026-01-05T08:00Z bell 2026-01-06T08:00Z
mail bob 2026-01-05T09:00Z
  disband
  disband Elm
  Cedar -> Dell
expect
  refused bob line 1 rule hegemon/HEG-RETREAT-4
  accepted bob line 2
now 2026-01-06T08:00Z
expect
  no unit unit=5
  unit unit=3 area=Dell
