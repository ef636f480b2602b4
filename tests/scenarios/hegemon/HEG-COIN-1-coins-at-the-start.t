scenario "HEG-COIN-1: coins at the start"
rules hegemon
option start_coins = 12
map inline
  region red "Red"
  region blue "Blue"
  area 1 Ash land city=red unit=red
  area 2 Birch land city=blue unit=blue
  area 3 Cedar land city
  area 4 Dell land unit=red
  edges Ash: Birch Cedar Dell
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  purse seat=cat coins=12
  ledger seat=cat coins=12 cause=start
