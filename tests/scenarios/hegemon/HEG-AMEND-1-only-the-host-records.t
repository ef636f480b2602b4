scenario "HEG-AMEND-1: only the host records rule changes"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail host 2026-01-05T09:00Z
  amend spring = 72h
mail ann 2026-01-05T10:00Z
  amend spring = 1h
now 2026-01-06T08:00Z
expect
  refused ann line 1
  option option=spring value=72h
