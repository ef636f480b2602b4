scenario "HEG-RETREAT-1: a space means the unit that was routed from it"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
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
  Cedar falls back to Dell
now 2026-01-06T08:00Z
expect
  unit unit=3 area=Dell from=- over=-
  unit unit=1 area=Cedar
  event retreated unit=3 from=Cedar to=Dell
