scenario "HEG-COIN-2: who joins later has ten coins too, and is heard at once"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail from eve@example.org 2026-01-05T09:00Z
  join as eve
  bid 3 on share 1
mail ann 2026-01-05T10:00Z
  join
expect
  accepted eve@example.org line 1
  accepted eve@example.org line 2
  purse seat=eve coins=10
  share share=1 leader=eve
  refused ann line 1 rule hegemon/HEG-COIN-2
