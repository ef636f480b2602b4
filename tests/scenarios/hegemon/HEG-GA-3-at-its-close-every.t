scenario "HEG-GA-3: at its close every auction ends"
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
mail ann 2026-01-06T07:00Z
  bid 2 on share 1
mail bob 2026-01-07T06:00Z
  bid 3 on share 1
now 2026-01-07T08:00Z
expect
  share share=1 owner=bob
  stage season=spring

scenario "HEG-GA-3: and when its auctions have ended, it ends"
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
  bid 2 on share 1
now 2026-01-06T09:00Z
expect
  stage season=spring year=1
  season season=opening ended=2026-01-06T09:00:00Z
