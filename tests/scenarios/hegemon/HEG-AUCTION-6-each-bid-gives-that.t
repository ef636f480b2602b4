scenario "HEG-AUCTION-6: each bid gives that share a day more"
rules hegemon
map maps/only-the-host-records.map
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
