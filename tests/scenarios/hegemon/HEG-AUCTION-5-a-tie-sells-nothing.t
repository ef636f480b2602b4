scenario "HEG-AUCTION-5: a tie sells nothing, and not to the next"
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
  bid 4 on share 1
mail cat 2026-01-05T11:00Z
  bid 3 on share 1
now 2026-01-06T11:00Z
expect
  event unsold share=1
  share share=1 owner=-
  purse seat=cat coins=10 bids=0
