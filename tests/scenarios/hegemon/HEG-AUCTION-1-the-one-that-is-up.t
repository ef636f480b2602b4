rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-AUCTION-1: where one share is up, a bid need not say for which"
start board-1.start
state
  stage season=winter year=1 next_unit=9 closes=2026-01-07T08:00Z
  season season=winter year=1 opened=2026-01-05T08:00Z
  share share=1 owner=bob buy_in=4
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=blue area=Fir
  share share=3 unit=3 owner=cat buy_in=3
call "grand auction" seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  start auction for share 1
mail cat 2026-01-05T10:00Z
  bid 5
expect
  accepted cat line 1
  share share=1 top=5
mail bob 2026-01-05T11:00Z
  raise my bid to 6
expect
  accepted bob line 1
  share share=1 top=6

scenario "HEG-AUCTION-1: but what is said counts, and a number alone bids nothing"
start board-1.start
state
  stage season=winter year=1 next_unit=9 closes=2026-01-07T08:00Z
  season season=winter year=1 opened=2026-01-05T08:00Z
  share share=1 owner=bob buy_in=4
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=blue area=Fir
  share share=3 unit=3 owner=cat buy_in=3
call "grand auction" seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  start auction for share 1
mail cat 2026-01-05T10:00Z
  bid 5 on share 2
  7
  bid on share 1
expect
  refused cat line 1
  refused cat line 3
  share share=1 top=0

scenario "HEG-AUCTION-1: two are up: it must say for which"
start board-1.start
state
  stage season=winter year=1 next_unit=9 closes=2026-01-07T08:00Z
  season season=winter year=1 opened=2026-01-05T08:00Z
  share share=1 owner=bob buy_in=4
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=blue area=Fir
  share share=3 unit=3 owner=cat buy_in=3
call "grand auction" seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  start auction for share 1
mail cat 2026-01-05T09:30Z
  start auction for share 2
mail cat 2026-01-05T10:00Z
  bid 3
expect
  refused cat line 1
  share share=1 top=0
