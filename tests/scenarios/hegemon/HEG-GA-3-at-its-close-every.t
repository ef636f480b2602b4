rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-GA-3: at its close every auction ends"
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
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 2 on share 1
now 2026-01-06T09:00Z
expect
  stage season=spring year=1
  season season=opening ended=2026-01-06T09:00:00Z
