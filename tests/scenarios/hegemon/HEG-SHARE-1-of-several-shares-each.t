scenario "HEG-SHARE-1: of several shares each has its number"
rules hegemon
option shares_per_unit = 3
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 2 on share 1/2
  bid 2 on share 1
  bid 1 on share 2/3
expect
  accepted ann line 1
  refused ann line 2 rule hegemon/HEG-SHARE-1
  accepted ann line 3
  share share=2000001 top=2 leader=ann
  share share=3000002 top=1
