scenario "HEG-GA-1: every share without owner is listed"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  share share=1 auction=open
  share share=2 auction=open
  share share=3 auction=open
  event listed share=2
