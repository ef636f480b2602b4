scenario "HEG-SHARE-3: a disordered unit holds, and nobody commands it"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-3.start
state
  stage season=spring year=1 next_unit=3
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Ash
  unit unit=2 area=Birch
  share share=2 owner=ann
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
expect
  refused ann line 1 rule hegemon/HEG-SHARE-3
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Ash
