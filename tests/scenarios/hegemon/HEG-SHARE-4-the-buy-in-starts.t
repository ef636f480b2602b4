scenario "HEG-SHARE-4: the buy-in starts at the parameter and follows each sale"
rules hegemon
option start_buy_in = 2
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
expect
  share share=1 buy_in=2
now 2026-01-06T09:00Z
expect
  share share=1 buy_in=4 owner=ann
