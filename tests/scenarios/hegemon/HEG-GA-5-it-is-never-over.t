scenario "HEG-GA-5: it is never over before a quiet time has passed"
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
now 2026-01-06T07:59:59Z
expect
  stage season=opening
now 2026-01-06T08:00Z
expect
  season season=opening ended=2026-01-06T08:00:00Z
