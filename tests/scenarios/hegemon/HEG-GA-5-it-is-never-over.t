scenario "HEG-GA-5: it is never over before a quiet time has passed"
rules hegemon
map maps/only-the-host-records.map
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
