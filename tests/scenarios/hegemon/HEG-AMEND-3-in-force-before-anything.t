scenario "HEG-AMEND-3: in force before anything of the next season"
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
mail host 2026-01-05T08:30Z
  amend capture_coins = 3
  amend fall = 5h
mail ann 2026-01-05T09:00Z
  Glen holds
expect
  purse seat=ann coins=13
  bell 2026-01-05T14:00Z
