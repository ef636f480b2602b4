rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=red mover=red phase=deploy pool=3 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z

scenario "STA-ERR-1: who vents himself before his orders means them"
mail red 2026-01-05T10:00Z
  bro what. thats clearly orders lol. deploy 3 in Ash
expect
  accepted red line 1
mail red 2026-01-05T10:01Z
  wait what. move 1 from Ash to Dogwood
expect
  accepted red line 1

scenario "STA-ERR-1: who brings in another's words, or a case, does not"
mail red 2026-01-05T10:00Z
  bob says. deploy 3 in Ash
expect
  no land area=Ash troops=6
mail red 2026-01-05T10:01Z
  thats bobs orders. deploy 3 in Ash
expect
  no land area=Ash troops=6
mail red 2026-01-05T10:02Z
  e.g. deploy 3 in Ash
expect
  no land area=Ash troops=6
mail red 2026-01-05T10:03Z
  what if. deploy 3 in Ash
expect
  no land area=Ash troops=6

scenario "STA-ERR-1: what is told to be done beside talk and questions is asked about or refused, and not passed over"
mail red 2026-01-05T10:00Z
  ok cool. so stick all 3 of my guys in Ash. dont end my turn yet i got a lecture. whats the weather like over there?
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Questions before I do my turn: 1. Who has Birch? 2. What does Elm touch?
expect
  chatter red mail 2 line 1
  stage phase=deploy

scenario "STA-ERR-1: nor is an end of the turn offered beside what was not read"
mail red 2026-01-05T10:00Z
  Deploy 3 in Ash
mail red 2026-01-05T10:01Z
  do the thing, Ash to Birch, 2 guys. thats it for me.
expect

  stage active=red
