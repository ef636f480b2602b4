rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-AUCTION-2: a bid is only raised"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
  bid 4 on share 1
  bid 3 on share 1
  bid 5 on share 1
expect
  refused ann line 2 rule hegemon/HEG-AUCTION-2
  refused ann line 3 rule hegemon/HEG-AUCTION-2
  accepted ann line 4
  bid share=1 seat=ann coins=5
  purse seat=ann bids=5

scenario "HEG-AUCTION-2: or let pass without effect, if a parameter says so"
option lower_bids = ignore
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
mail ann 2026-01-05T10:00Z
  bid 3 on share 1
expect
  warned ann line 1
  bid share=1 seat=ann coins=4
  share share=1 last=2026-01-05T09:00:00Z

scenario "HEG-AUCTION-2: a guess that says one bid twice asks for it once"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  And you lost my 3 coins on share 1: bid 3 for share 1.
expect
  held ann line 1
mail ann 2026-01-05T09:10Z
  yes
expect
  accepted ann line 1
  bid share=1 seat=ann coins=3
