scenario "HEG-TIME-3: bells that are due ring before a mail"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
mail cat 2026-01-06T07:00Z
  bid 1 on share 2
mail bob 2026-01-06T09:00:01Z
  bid 5 on share 1
expect
  refused bob line 1 rule hegemon/HEG-AUCTION-9
  share share=1 owner=ann
