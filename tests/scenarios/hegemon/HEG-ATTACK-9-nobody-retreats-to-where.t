scenario "HEG-ATTACK-9: nobody retreats to where units stood off"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=6
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Fir
  share share=4 unit=4 owner=bob buy_in=0
  unit unit=5 nation=red area=Glen
  share share=5 unit=5 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
  Birch S Ash - Cedar
  Glen -> Dell
mail bob 2026-01-05T10:00Z
  Cedar H
  Fir -> Dell
expect
  event may-retreat unit=3 list="Ash, Elm"
now 2026-01-07T08:00Z
expect
  event battle area=Dell
