scenario "HEG-SPRING-2: disordered units hold"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=3
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=blue area=Cedar
  share share=2 unit=2 buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
now 2026-01-07T08:00Z
expect
  unit unit=2 area=Cedar
  event held unit=2 strength=1
  unit unit=1 area=Ash
