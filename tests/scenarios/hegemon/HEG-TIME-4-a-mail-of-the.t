rules hegemon
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-TIME-4: a mail of the very second is in time"
map maps/only-the-host-records.map
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
mail bob 2026-01-06T09:00Z
  bid 5 on share 1
expect
  accepted bob line 1
  share share=1 leader=bob

scenario "HEG-TIME-4: with exactly the last call left no auction is started"
map maps/board.map
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
mail ann 2026-01-06T08:00Z
  start auction for share 1
expect
  refused ann line 1 rule hegemon/HEG-GA-2
