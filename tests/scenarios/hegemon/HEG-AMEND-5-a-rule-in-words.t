scenario "HEG-AMEND-5: a rule in words stands until it is withdrawn"
rules hegemon
map maps/only-the-host-records.map
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
