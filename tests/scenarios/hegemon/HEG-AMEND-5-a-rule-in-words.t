scenario "HEG-AMEND-5: a rule in words stands until it is withdrawn"
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
mail host 2026-01-05T09:00Z
  amend rules: no unit is built in Cedar because proposal 9 passed
  set purse seat=ann coins=11 because proposal 9 passed
expect
  amendment id=1 option=- value="no unit is built in Cedar"
  purse seat=ann coins=11
now 2026-01-06T08:00Z
expect
  amendment id=1 since=2026-01-06T08:00:00Z
  event amended value="no unit is built in Cedar"
