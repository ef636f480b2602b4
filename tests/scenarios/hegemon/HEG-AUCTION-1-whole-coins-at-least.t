rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-AUCTION-1: whole coins, at least one"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 0 on share 1
  bid 2.5 on share 1
  bid half on share 1
  all in on share 1
  bid 1 on share 1
expect
  refused ann line 1 rule hegemon/HEG-AUCTION-1
  refused ann line 2
  refused ann line 3
  accepted ann line 5
  share share=1 top=1

scenario "HEG-AUCTION-1: a bid says how much it is, not by how much it is more"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid +1 on share 1
  raise 2 on share 1
  raise my bid by 2 on share 1
expect
  refused ann line 1
  refused ann line 2
  refused ann line 3
  share share=1 top=0
mail ann 2026-01-05T09:01Z
  raise my bid on share 1 to 2
expect
  share share=1 top=2
