rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=6
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: a yes, and more that is asked about: the yes counts"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes please. Also put my 3 new troops in Aldport, buy 2 extra troops and move 1 troop from Aldport to Corran.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: a yes with another deed behind its comma is a yes, and an order"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes, that is what I meant, and please build a bivouac in Brume too.
expect
  refused red line 1
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: what a yes goes on with needs no deed of its own to be another order"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
expect
  held red line 1
mail red 2026-01-06T10:02Z
  yes, and then 1 from Brume to Aldport please
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2
  event moved seat=red count=1

scenario "2.9: but none where that is denied or has a condition: what waits, waits"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  yes, and if blue goes 1 from Brume to Aldport
now 2026-01-08T20:00Z
expect
  no event moved seat=red count=1

scenario "2.9: a yes to the one of those that wait that it names; the others fall"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 1 from Bruumnee to Aldport
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes, except the 2 from Aldport.
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  no event moved seat=red count=2

scenario "2.9: by their places in the list"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 1 from Bruumnee to Aldport
mail red 2026-01-06T10:02Z
  confirm order 1
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2
  no event moved seat=red count=1

scenario "2.9: who asks to know something beside his yes has said yes"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  Yes.
  And can you tell me if I lose Aldport when my army leaves it?
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: who has finished beside an order that waits for his yes has finished when he says it"
mail red 2026-01-06T10:01Z
  move 1 from Brume to Aldport
  move 2 from Alltporrt to Brume
  done
expect
  held red line 2
  held red line 3
  awaited red, blue
mail red 2026-01-06T10:02Z
  yes
expect
  awaited blue

scenario "2.9: a no to what waits: none of it is done, and what stands, stands"
mail red 2026-01-06T10:01Z
  move 1 from Brume to Aldport
  move 2 from Alltporrt to Brume
expect
  held red line 2
  awaited red, blue
mail red 2026-01-06T10:02Z
  Hm, I see. No, leave that one, I don't want to push my luck.
expect
  awaited blue
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  no event moved seat=red count=2

scenario "2.9: but not below an order of its own mail, and nothing else that begins with no"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
expect
  held red line 1
mail red 2026-01-06T10:02Z
  No other orders.
mail red 2026-01-06T10:03Z
  No idea what that means.
mail red 2026-01-06T10:04Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: a yes to one, and forget about the other; and one with a word to him who reads it"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 1 from Bruumnee to Aldport
mail red 2026-01-06T10:02Z
  Yes to the first. But please forget about the second one, I would like to save my men.
mail red 2026-01-06T10:04Z
  also move 1 from Bruumnee to Aldport
mail red 2026-01-06T10:05Z
  Yes, that one please, you read me right.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2
  event moved seat=red count=1

scenario "2.9: a yes to all three is no yes to the three"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 1 from Bruumnee to Aldport
  hopefully spawn 3 in Alltporrt
mail red 2026-01-06T10:02Z
  Yes, do all three please.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  event moved seat=red count=2

scenario "2.9: who says again one of what waits behind his yes limits it to nothing"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 1 from Bruumnee to Aldport
mail red 2026-01-06T10:02Z
  Yes, 2 to Brume, omg. Sorry, was busy
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  event moved seat=red count=2

scenario "2.9: a yes to all of it, and more behind a comma and a word that adds"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  Yes to all of that, also move 1 from Brume to Aldport
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  event moved seat=red count=2

scenario "2.9: what a yes was asked for, said again behind it, is not asked about anew"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes. And also the 2 troops from Aldport to Brume, I still want that.
expect
  accepted red line 1
  chatter red line 1
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: a yes to each of those that wait, by their places"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 1 from Bruumnee to Aldport
mail red 2026-01-06T10:02Z
  Yes to the move to Brume and the one to Aldport.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  event moved seat=red count=2

scenario "2.9: a yes that the line below takes back is none"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  Yes
  then again, no
now 2026-01-08T20:00Z
expect
  no event moved seat=red count=2

scenario "2.9: a yes that names its order is no other order, whatever stands below it"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  yes to the two for brume. i have exams until friday so i can't write till then, just so you know
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: a yes with an absence beside it; what is moved is bidden by a word for it"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  yes, all of it like you wrote! and please note me away until friday. thanks and see you after the exams :)
mail red 2026-01-06T10:03Z
  move 1 from Alltporrt to Brume
mail red 2026-01-06T10:04Z
  Boston at last! Yes, bring them up.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1

scenario "2.9: what a yes is joined to is not swallowed for the place it shares with what waits"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  yes to that, and a fortress in Brume please
expect
  refused red line 1

scenario "2.9: a yes to the one that goes from there; the other one is forgotten"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 1 from Bruumnee to Aldport
mail red 2026-01-06T10:02Z
  Yes to the 2 from Aldport. But please forget about the other one, I would like to save my men.
expect
  awaited blue
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2
  no event moved seat=red count=1

scenario "2.9: what is begun with And below a yes comes beside it, though it names a place of what waits"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  Yes.
  
  And please let one man of Brume march to Corran.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: a yes of its own, and below it what is to be done besides"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  Yes.
  
  Also spawn all three new ones in Corran, and buy two extra troops for 10 points, those two to Brume. I stay with the rest where they are.
  
  If blue does not answer till Thursday, does the turn end anyway?
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2
