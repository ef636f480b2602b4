scenario "HEG-AUCTION-6: each bid gives that share a day more"
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
mail bob 2026-01-06T08:30Z
  bid 5 on share 1
expect
  share share=2 auction=unsold
  share share=1 auction=open
now 2026-01-07T07:59Z
expect
  share share=1 auction=open
