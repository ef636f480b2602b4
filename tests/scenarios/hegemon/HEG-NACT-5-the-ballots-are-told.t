scenario "HEG-NACT-5: the ballots are told when Fall ends"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=cat buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 3
mail bob 2026-01-05T10:00Z
  disband 3
expect
  no event votes
  awaited cat
now 2026-01-07T08:00Z
expect
  event votes count=2 voters="ann, bob"
