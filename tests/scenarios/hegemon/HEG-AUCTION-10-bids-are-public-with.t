scenario "HEG-AUCTION-10: bids are public, with their bidders"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
expect
  bid share=1 seat=ann coins=4
  event bid share=1 seat=ann count=4

scenario "HEG-AUCTION-10: of several bids in words that are not understood none is offered alone"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  I'll take shares 1, 2 and 3 at 1 coin apiece.
expect
  no bid share=1 seat=ann
mail ann 2026-01-05T09:01Z
  yes
expect
  bid share=1 seat=ann coins=1
  bid share=2 seat=ann coins=1
  bid share=3 seat=ann coins=1
