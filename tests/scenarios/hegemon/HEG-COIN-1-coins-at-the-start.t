scenario "HEG-COIN-1: coins at the start"
rules hegemon
option start_coins = 12
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  purse seat=cat coins=12
  ledger seat=cat coins=12 cause=start
