rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: who takes back in the middle of his line is asked whether what is left of it is meant"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  My go, I have a beer. Let's say all five in Ash. Hmm, scratch that: three in Ash and two in Dogwood, I don't trust that lot.
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=0
  land area=Ash troops=6
  land area=Dogwood troops=5

scenario "STA-STAGE-4: another number, or place, in the place of what was taken back"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  5 in Ash. Actually, make that 4. And one in Dogwood.
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Ash troops=7
  land area=Dogwood troops=4

scenario "STA-STAGE-4: one place instead of another"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  5 in Ash. Hmm, no, Dogwood is closer to the front, so Dogwood instead.
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Ash troops=3
  land area=Dogwood troops=8

scenario "STA-STAGE-4: what is named is forgotten, and no more than the clause beside it is taken back"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  2 in Ash, then 2 in Dogwood, and if that works 1 in Cedar... no wait, leave it.
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=1
  land area=Ash troops=5
  land area=Dogwood troops=5

scenario "STA-STAGE-4: why it is given is no part of an order, whatever its words"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Yellow has been massing for ages without any shame, so all five in Ash, because I do not trust him or his promises.
expect
  accepted red line 1
  land area=Ash troops=8

scenario "STA-STAGE-4: another number of one order that waits lets the others wait"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 1 in Dogwodd
mail red 2026-01-05T10:01Z
  Would like 2 hopefully in Dogwodd
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash troops=6
  land area=Dogwood troops=5

scenario "STA-STAGE-4: why no was said is told behind the no, and takes it back no more than it gives anything"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  5 in Ash I think
mail red 2026-01-05T10:01Z
  No, not Ash. Wait, yes, Ash after all.
expect
  refused red line 1
  stage pool=5
mail red 2026-01-05T10:02Z
  No, not Ash. I changed my mind in the same breath, sorry for my english. 5 in Dogwood.
expect
  stage pool=0
mail red 2026-01-05T10:03Z
  yes
expect
  chatter red line 1

scenario "STA-STAGE-4: what a line takes back is not offered beside what it says in its place"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 5 in Ash, scratch that, deploy 5 in Dogwood
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=0
  land area=Dogwood troops=8
