scenario "HEG-AUCTION-8: when it ends all bids are free again"
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
  purse seat=ann bids=0
  no bid share=1
