rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-LANG-3: a deed of another call without a place is not filled in"
start board-1.start
state
  stage season=spring year=2 next_unit=5
  season season=spring year=2 opened=2026-01-05T08:00Z
  unit unit=1 nation=red area=Cedar
  share share=1 unit=1 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-06T08:00Z
mail ann 2026-01-05T09:00Z
  Cedar goes back home
expect
  unit unit=1 area=Cedar
