scenario "HEG-AUCTION-10: bids are public, with their bidders"
rules hegemon
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
mail ann 2026-01-05T09:00Z
  bid 4 on share 1
expect
  bid share=1 seat=ann coins=4
  event bid share=1 seat=ann count=4
