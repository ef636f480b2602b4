scenario "HEG-SHARE-5: shares and coins are given to nobody"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  give 3 coins to bob
  transfer share 1 to bob
  sell share 1
expect
  refused ann line 1 rule hegemon/HEG-SHARE-5
  refused ann line 2 rule hegemon/HEG-SHARE-5
  refused ann line 3 rule hegemon/HEG-SHARE-5
  purse seat=bob coins=10
