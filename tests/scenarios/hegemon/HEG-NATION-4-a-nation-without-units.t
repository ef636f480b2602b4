scenario "HEG-NATION-4: a nation without units is dormant"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=2
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Glen
call spring seats ann open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Glen holds
expect
  event dormant nation=blue cities=2
  unit unit=1
