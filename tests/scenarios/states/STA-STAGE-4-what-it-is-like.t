rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: a sentence in words that no rule reads is offered as the order it is most like, and a yes does it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Dogwood is where I'd love to see three shiny newcomers.
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:03Z
  yes
expect
  stage pool=2
  land area=Dogwood owner=red troops=6

scenario "STA-STAGE-4: what is told, asked or doubted is not, whatever it is like"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Dogwood would be where I'd see three newcomers, if Bob agreed.
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  Is Dogwood where I may see three newcomers?
mail red 2026-01-05T10:03Z
  yes
expect
  stage pool=5

scenario "STA-STAGE-4: so is what need be no order word for word, and is one all together"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  newcomers ... 3 dogwood, mine haha
expect
  held red line 1
mail red 2026-01-05T10:03Z
  yes
expect
  land area=Dogwood owner=red troops=6

scenario "STA-STAGE-4: what one should like is a wish and no condition, whatever else is not understood"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  I should like to put all five of them in Ash.
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=0

scenario "STA-STAGE-4: why it is given may deny or tell what it will; what it depends on may not"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  The five new troops all go to Ash, if that troubles yellow and not me.
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  The five new troops all go to Ash, because that will trouble yellow and not me.
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:03Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=8

scenario "STA-STAGE-4: a guess that the board refutes gives way to the deed that the rules would take, and a yes does that"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  birch u r toast, 5 from ash
expect
  held red line 1
mail red 2026-01-05T10:03Z
  yes
expect
  event attack area=Ash target=Birch owner=yellow attackers=5

scenario "STA-STAGE-4: who sends them into a foreign land is asked about an attack; who says move is told why not"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  move everybody from Ash to Birch
expect
  refused red line 1
mail red 2026-01-05T10:02Z
  send everybody from Ash into Birch
expect
  held red line 1
mail red 2026-01-05T10:03Z
  yes
expect
  event attack area=Ash target=Birch owner=yellow attackers=5

scenario "STA-STAGE-4: what goes to one's own land is no attack there"
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  dogwood my dear, 2 from ash
expect
  held red line 1
mail red 2026-01-05T10:03Z
  yes
expect
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: where none would be taken it is refused and not offered, for a yes would do nothing"
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  ash u r toast, 2 from birch
expect
  refused red line 1
mail red 2026-01-05T10:03Z
  yes
expect
  land area=Birch owner=yellow troops=3

scenario "STA-STAGE-4: under words that leave open whose orders they are one is offered, and a yes says it; under a refusal none"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  What I would never do: the new lads, three into Ash, two into Dogwood.
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  My newcomers are to be shared out so: three to Ash, two to Dogwood.
expect
  held red line 1
  stage pool=5
mail red 2026-01-05T10:03Z
  yes
expect
  stage pool=0

scenario "STA-STAGE-4: how many stay is no denial; that all go is offered where it is sure"
start board-1.start
state
  stage phase=fortify pool=0
  land area=Ash owner=red troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Ash except 2 to Dogwood wander.
expect
  held red line 1
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Dogwood owner=red troops=7
mail red 2026-01-05T10:02Z
  The complete army of Dogwood travels to Ash.
expect
  held red line 1

scenario "STA-STAGE-4: what it is not like is not offered"
start board-1.start
state
  land area=Ash owner=red troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Have a look at Birch from Ash.
mail red 2026-01-05T10:01Z
  Ash goes to Nowhere.
expect
  refused red line 1
mail red 2026-01-05T10:02Z
  Sell Ash.
mail red 2026-01-05T10:03Z
  yes
expect
  land area=Ash owner=red troops=6

scenario "STA-STAGE-4: what bids is not told"
option attack_mode = single
start board-1.start
state
  land area=Ash troops=6
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 1 1 1 6 6
mail red 2026-01-05T10:00Z
  Have a pop at Birch from Ash.
expect
  held red line 1
mail red 2026-01-05T10:03Z
  yes
expect
  event attack area=Ash target=Birch owner=yellow attackers=5

scenario "STA-STAGE-4: where something comes from nothing is put"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  In the smoke four lads from Ash rush the place.
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=5
