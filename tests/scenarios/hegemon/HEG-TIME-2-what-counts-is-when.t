scenario "HEG-TIME-2: what counts is when a mail arrived"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00:01Z
  bid 4 on share 1
expect
  bid share=1 at=2026-01-05T09:00:01Z
