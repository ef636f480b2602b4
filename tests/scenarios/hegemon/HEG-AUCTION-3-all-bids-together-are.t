scenario "HEG-AUCTION-3: all bids together are covered"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 6 on share 1
  bid 5 on share 2
  bid 4 on share 2
  bid 7 on share 1
expect
  accepted ann line 1
  refused ann line 2 rule hegemon/HEG-AUCTION-3
  accepted ann line 3
  refused ann line 4 rule hegemon/HEG-AUCTION-3
  purse seat=ann bids=10
