rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-GA-2: an owned share is put up for its buy-in"
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
expect
  purse seat=ann coins=6
  share share=1 auction=open owner=bob
  event started seat=ann owner=bob count=4

scenario "HEG-GA-2: what keeps an auction from being started"
start board-1.start
state
  stage season=winter year=1 next_unit=9 closes=2026-01-07T08:00Z
  season season=winter year=1 opened=2026-01-05T08:00Z
  share share=1 owner=bob buy_in=4
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=blue area=Fir
  share share=3 unit=3 owner=cat buy_in=3
  unit unit=4 nation=blue area=Elm
  share share=4 unit=4 buy_in=0
call "grand auction" seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  start auction for share 1
mail bob 2026-01-05T10:00Z
  auction share 1
  start auction for share 4
  start auction for share 44
mail cat 2026-01-05T11:00Z
  put share 1 up for auction
expect
  refused bob line 1 rule hegemon/HEG-GA-2
  refused bob line 2 rule hegemon/HEG-GA-2
  refused bob line 3 rule hegemon/HEG-GA-2

scenario "HEG-GA-2: the fee must be free of bids"
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
  start auction for share 3
  bid 6 on share 3
  start auction for share 1
expect
  accepted ann line 1
  accepted ann line 2
  refused ann line 3 rule hegemon/HEG-GA-2
