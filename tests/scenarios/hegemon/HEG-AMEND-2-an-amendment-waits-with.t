scenario "HEG-AMEND-2: an amendment waits, with its number and its reason, and may be withdrawn"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail host 2026-01-05T09:00Z
  amend spring = 72h because proposal 7 passed
  amend fall = 1h
  withdraw amendment 2
expect
  amendment id=1 option=spring value=72h because="proposal 7 passed"
  no amendment id=2
now 2026-01-06T08:00Z
expect
  option option=spring value=72h
  no option option=fall
