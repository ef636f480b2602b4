scenario "HEG-AUCTION-4: the single highest bidder pays and owns"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
mail bob 2026-01-05T10:00Z
  bid 5 on share 1
now 2026-01-06T10:00Z
expect
  share share=1 owner=bob auction=sold
  purse seat=bob coins=5
  purse seat=ann coins=10 bids=0
