scenario "HEG-RETREAT-7: one that can go nowhere disbands at once"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=6
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Holm
  unit unit=2 nation=blue area=Glen
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=ann buy_in=0
  unit unit=4 nation=red area=Dell
  share share=4 unit=4 owner=ann buy_in=0
  unit unit=5 nation=red area=Ash
  share share=5 unit=5 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Fir -> Glen
  Holm S Fir - Glen
  Dell -> Fir
  Ash -> Dell
mail bob 2026-01-05T10:00Z
  Glen H
now 2026-01-07T08:00Z
expect
  no unit unit=2
  event disbanded unit=2 why=nowhere
