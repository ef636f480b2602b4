scenario "HEG-START-1: ten coins each, no buy-in, the opening auction"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  stage season=opening year=1
  purse seat=ann coins=10
  share share=1 buy_in=0 auction=open
  share share=3 owner=- auction=open
  bell 2026-01-07T08:00Z
