scenario "HEG-TIME-1: a worked year"
rules hegemon
map inline
  region red "Red"
  region blue "Blue"
  area 1 Fell land unit=red
  area 2 Cove land unit=red city
  area 3 Dene land unit=blue city=blue
  area 4 Esk land unit=blue city=blue
  area 5 Ardl land city=red
  area 6 Brin land city=red
  area 7 Gorm land city
  area 8 Holt land city
  area 9 Innis land city
  edges Ardl: Brin Fell
  edges Brin: Fell Cove
  edges Dene: Cove Fell Esk
  edges Esk: Cove Gorm
  edges Holt: Gorm Innis
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-01T12:00Z
  begin
mail ann 2026-01-01T13:00Z
  bid 4 on share 1
  bid 3 on share 2
mail bob 2026-01-01T14:00Z
  bid 5 on share 3
mail cat 2026-01-01T15:00Z
  bid 3 on share 2
  bid 2 on share 4
mail ann 2026-01-01T20:00Z
  raise my bid on share 2 to 5
expect
  accepted ann line 1
  purse seat=ann coins=10 bids=9
  share share=2 top=5 leader=ann bids=2
now 2026-01-02T20:00Z
expect
  event sold seat=ann share=2 count=5
  purse seat=ann coins=1
  purse seat=bob coins=5
  purse seat=cat coins=8
  stage season=spring year=1
mail ann 2026-01-03T08:00Z
  Fell -> Dene
  Cove supports Fell to Dene
mail bob 2026-01-03T09:00Z
  Dene holds
mail cat 2026-01-03T10:00Z
  Esk holds
expect
  event routed unit=3
  purse seat=ann coins=6
  stage season=summer
  event may-retreat unit=3 list=Fell
mail bob 2026-01-03T18:00Z
  Dene retreats to Fell
expect
  stage season=fall
  purse seat=ann coins=26
  city area=Cove nation=red
  city area=Dene nation=red
mail ann 2026-01-04T08:00Z
  build at Ardl and Brin
mail bob 2026-01-04T09:00Z
  vote disband 4
dice 1
mail cat 2026-01-04T10:00Z
  vote disband 3
expect
  accepted cat line 1
  stage season=winter
  unit unit=5 area=Ardl
  unit unit=6 area=Brin
  share share=5 owner=- auction=open
  no unit unit=3
  bell 2026-01-06T10:00Z
mail bob 2026-01-04T12:00Z
  bid 3 on share 5
mail ann 2026-01-04T15:00Z
  bid 3 on share 5
mail ann 2026-01-04T16:00Z
  bid 4 on share 5
mail cat 2026-01-05T09:00Z
  start auction for share 2
mail cat 2026-01-05T09:30Z
  bid 3 on share 2
expect
  purse seat=cat coins=3 bids=3
now 2026-01-05T16:00Z
expect
  event unsold share=6
  event sold share=5 seat=ann count=4
  purse seat=ann coins=22
now 2026-01-06T09:30Z
expect
  event sold share=2 seat=cat count=3
  share share=2 owner=cat buy_in=3
  purse seat=cat coins=0
  stage season=spring year=2
  unit unit=1 area=Dene
  unit unit=2 area=Cove
  unit unit=4 area=Esk
  unit unit=5 area=Ardl
  unit unit=6 area=Brin
  share share=6 owner=-
