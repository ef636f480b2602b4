scenario "HEG-FALL-2: its controller is paid; in its own city there is nothing"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=3
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Glen
  unit unit=2 nation=red area=Ash
  share share=2 unit=2 owner=bob buy_in=0
call spring seats ann open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  done
expect
  purse seat=ann coins=20
  purse seat=bob coins=10
  no event captured area=Ash
