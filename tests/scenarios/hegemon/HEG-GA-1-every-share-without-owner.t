scenario "HEG-GA-1: every share without owner is listed"
rules hegemon
map inline
  region red "Red"
  region blue "Blue"
  area 1 Ash land city=red unit=red
  area 2 Birch land city=blue unit=blue
  area 3 Cedar land city
  area 4 Dell land unit=red
  edges Ash: Birch Cedar Dell
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
