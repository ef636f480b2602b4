scenario "HEG-TIME-8: a season in which nobody has anything to say takes no time"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-3.start
state
  stage season=spring year=1 next_unit=3
  season season=spring year=1 opened=2026-01-05T08:00Z
call spring open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
now 2026-01-05T08:00Z
expect
  stage season=winter
  season season=spring ended=2026-01-05T08:00Z
  season season=fall opened=2026-01-05T08:00Z ended=2026-01-05T08:00Z
  no season season=summer
