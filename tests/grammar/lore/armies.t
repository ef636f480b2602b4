# What newcomers asked who had not seen games/armies/answers; behind a tab the first way to ask of what answers it, or none.
Who owns an area if me and another guy have the same number of armies in it?	Who owns an area?
When does the game end exactly and who is the winner then?	How do I win?
Can I walk the same army twice in one turn?	How far can my guys move?
How many armies does the winner lose after a battle, I can't follow the example?	How many armies do I lose when I win?
All my armies got wiped out, am I out of the game now?	What if I lose all my armies?
Am I allowed to put an army on the sea?	What is a crossed-out space?
How many new armies do I get at the end of my turn?	How many new armies do I get, and when?
Whats the difference between an area power and a normal artefact?	What are area powers and who may use them?
Somebody promised to support me but then he didn't. Is that allowed?	Can we make an alliance?
What happens to a crossed out slot, can anybody use that space again?	What is a crossed-out space?
How do you ask everyone for support in a battle when we're all on e-mail, doesn't that take forever?	I am asked about a fight of others, what do I answer?
How long do I have for my turn before you skip me?	What happens if I do not write at all?
Do I get a picture of the map with every report or do I have to draw it myself?	Where do I see what I own?
I made a typo in my move and noticed only after sending. Can I take it back?	Can I take back an order?
I can't play any longer because of exams, how do I get out or hand over my seat?	none
How do I write moving an army from one space to another?	How far can my guys move?
What do I mail in if I want to attack somebody in the area next door?	How do I attack somebody?
I don't want to fight this turn, just place my new ones. Do I have to write something for the battle step?	What can I do in my turn?
How do I say that I want to use my artefact in the battle that is going on?	What are area powers and who may use them?
I got a mail asking if I join the battle. What should I reply if I want to back the defender?	I am asked about a fight of others, what do I answer?
# Asked by newcomers in the middle of a game, of whom none had seen an answer; what answers them was said by another who had seen the answers alone.
Hi there! Lovely game so far. I have 5 men in Peru and Anna has 4 next door in Brazil, so if I go for her and nobody joins either side, how many do I lose?	How many armies do I lose when I win?	How many armies do I need to beat 4?
Hello again, me and Tom are sitting at 3 each in Spain and neither of us has an artefact, so who is the owner at the moment?	Who owns an area?	Why did an area change its owner although nobody moved in it?
It's my first time at this so forgive me, but do I really need to fight every turn, or could I just sit quiet and put down my new armies?	What can I do in my turn?
Ok so I was chatting with Bea and she swears she'll help me in Egypt when I attack; is she bound to her word once the fight begins?	Can we make an alliance?
You know, I lost absolutely everything last night, haha, so am I out of the game now or what	What if I lose all my armies?
I own 6 areas and no whole continent, so how many fresh armies should I be putting down at the end of my turn?	How many new armies do I get, and when?
By the way, what are those artefact squares good for, and once I've been to one is it mine for good?	What are artefacts good for, how do I get one?
Oh and one more, when is this whole thing finished, is there some fixed number of rounds?	How do I win?	How long does a whole game take? how many mails must I write
Who wins if two of us own equally many areas	How do I win?	Who is winning at the moment?
Moves per turn?	How far can my guys move?
Sea squares allowed?	What is a crossed-out space?
12 v 5 in Chad, no helpers. My cost?	How many armies do I lose when I win?	How many armies do I need to beat 4?
Anything extra for a full continent?	What do I get for a whole continent?	How many new armies do I get, and when?
Reward for winning a battle	What is a free army, what do I get for winning?
Order of the steps in a turn.	What can I do in my turn?
Same army twice in one turn, Mali to Niger and on to Chad - ok?	How far can my guys move?
i got 4 in india n joe got 2 so hu owns it	Who owns an area?
can i atack a place thats not next 2 any of mine	How do I attack somebody?
wen do i get new guys an where can they go	Where am I allowed to put my new troops?	How many new armies do I get, and when?
i used my artifact in the last fite so cn i use it agen	What are area powers and who may use them?	What are artefacts good for, how do I get one?	What does everything cost? Is there a price list?
wat hapens to the old sqare wen i move a guy out	What is a crossed-out space?	What does everything cost? Is there a price list?
he got 3 in texas i got 7 next door n he dont hav no help so wats left of him after	How is a battle decided, how many dice are rolled?	I beat green in Brazil from Peru, is Brazil mine now?
kim helpd me win in peru so do she get a free guy to or jus me	What is a free army, what do I get for winning?	What do I risk when I support somebody?
does evry1 get askd 2 join a fight or only thos in the area	I am asked about a fight of others, what do I answer?	He attacks me in Peru, do my 5 armies in Brazil next door help me?
I have one army which stands on the artefact and the enemy kills this army, so what becomes with my artefact?	What are artefacts good for, how do I get one?
It is possible that more players have the armies in a same area?	What is a crossed-out space?	An enemy has walked into my land, must we fight?
Me and my helper have together 10 against 6, so how are shared the losses between us two?	How many armies do I lose when I win?
Please, the area power of Japan, who may use it?	What are area powers and who may use them?
We both are with 2 armies in Italy but I have 1 artefact there and he has none, so the area belongs to whom?	Who owns an area?	Why did an area change its owner although nobody moved in it?
The square with the obstacle inside, I can put there my army?	What is a crossed-out space?
What is permitted before a battle, can I make the deals with the others	Can we make an alliance?
I lost everything in Kenya but have still 3 armies in Sudan, so do I receive 2 new armies for coming back?	What if I lose all my armies?
If two of us win together and the difference is 5, who takes the odd loss that cannot be divided equally?	How many armies do I lose when I win?
My ally joined with only 1 army and his fair share of our losses would be 3, so who bears what he is unable to pay?	How many armies do I lose when I win?	What do the words in the battle report mean?
Suppose I have an overwhelming force: is it wasteful to bring 15 against 2?	How many armies do I need to beat 4?	How many armies do I lose when I win?
I am thinking of using Army of the Dead in Iran; what precisely would it do for me?	What does the Ankh do?
My 4 armies in Cuba face 9 and stand beside crossed-out squares, so could Path to the Underworld save them?	What does the Path to the Underworld do?
May I fight somebody inside an area in which we both stand, or must the enemy be next door?	How do I attack somebody?
When the map is full, is it the number of armies or the number of areas that decides the victory?	How do I win?
I beat Rob in Norway out of Sweden, so where may I set the free army I gained?	What is a free army, what do I get for winning?
# Later: one of five of what people asked to whom it was only said what each answer is; of the rest the answers have learned.
One thing I don't get: where on the board do I put my very first piece, is it my choice?	What do I have to do first?
I'd like to join as green but don't know what to type, and also where I start from is unclear to me.	What do I have to do first?
I skipped moving and attacked straight away, can I still move now?	What can I do in my turn?
Can I move a bit more after I've fought, to clean up?	What can I do in my turn?
Just so I understand the economics: is there any resource I should be managing besides the pieces themselves?	What does everything cost? Is there a price list?
With what I pay for army, gold or action points?	What does everything cost? Is there a price list?
In Risk you get a third of your territories in new armies. How's it here?	How many new armies do I get, and when?
What line do I write to get my reinforcements, and how many may I write there?	How many new armies do I get, and when?
I placed one in an empty neighbour country, may I put the next one still further from there?	Where am I allowed to put my new troops?
Please explain: recruits appear at home only or also in neighbour's land?	Where am I allowed to put my new troops?
I've nearly got all of Africa, only Angola is missing. What would the bonus be?	What do I get for a whole continent?
Do I need all the countries of the continent or only most of them for the extra armies?	What do I get for a whole continent?
May I move the same soldier twice in a turn?	How far can my guys move?
I wonder if one can jump over somebody who stands in between.	How far can my guys move?
One thing I don't get: my report says free space, what counts as free?	What is a crossed-out space?
Are the spaces in an area reserved to one player or can all of us fill them up?	What is a crossed-out space?
Is the first one who came there the owner?	Who owns an area?
Do artefacts matter for who a territory belongs to?	Who owns an area?
Can I fight with two players at once in the same area?	How do I attack somebody?
I wonder whether I can attack across a border or must march in first.	How do I attack somebody?
What happens when both sides are equally strong?	How is a battle decided, how many dice are rolled?
Please tell how fight is computed, strength against strength or how?	How is a battle decided, how many dice are rolled?
What's the price of victory when I come with a huge army?	How many armies do I lose when I win?
Winner's losses: shared evenly or according to how many each one brought?	How many armies do I lose when I win?
Can I change my mind after I said I'd help the attacker?	I am asked about a fight of others, what do I answer?
Got a letter about a battle in Egypt that isn't mine, I've two guys standing there. Do I have to say something?	I am asked about a fight of others, what do I answer?
If I forget to answer about the battle, whom does my army support?	What happens if I do not write at all?
How many hours I have, and after that what, the program plays for me?	What happens if I do not write at all?
I won but all mine died in it. Do I still get the bonus guy?	What is a free army, what do I get for winning?
I wonder what happens with the reward army when there's no room around there.	What is a free army, what do I get for winning?
Is it possible to knock somebody out of the game for good?	What if I lose all my armies?
When does a beaten player return, at once or next round?	What if I lose all my armies?
Is there a last round?	How do I win?
Is a draw possible?	How do I win?
I'd like to write to all the players at once, how is that done?	Can we make an alliance?
Is it allowed to agree with somebody beforehand that he helps me in a fight?	Can we make an alliance?
I made a typo in my move and it was refused, do I lose the move?	Can I take back an order?
If one line is wrong, is the rest damaged too or may I send just that one again?	Can I take back an order?
I've deleted your last mail by mistake. How do I get the map again?	Where do I see what I own?
How do I find out how many spaces are left on the board?	Where do I see what I own?
Do artefacts help in fights?	What are artefacts good for, how do I get one?
When the one who carries it walks off to another country, does he leave the thing behind?	What are artefacts good for, how do I get one?
Is a power gone if it had no effect?	What are area powers and who may use them?
One thing I don't get is whether the special thing of a country may be used again next round.	What are area powers and who may use them?
Is there hidden information in this game?	What is secret and what can the others see?
Everything is open or some things are hidden from other players?	What is secret and what can the others see?
How can I defend myself?	Can I stop an attack on me?
Attack comes at me, I get some letter to decide or it just happens?	Can I stop an attack on me?
With the Path, how many of my men can escape and where do they go?	What does the Path to the Underworld do?
Why did only one of my men go through the Path to the Underworld, the other two stayed?	What does the Path to the Underworld do?
Does Silence of the Tombs also drop my own helpers?	What does Silence of the Tombs do?
When exactly does that Tombs power throw a supporter out, how few must he have?	What does Silence of the Tombs do?
Someone used the bone truce and nobody got hurt, is that right?	What does Truce of Bones do?
For the Bones, are the supporters counted on the weaker side?	What does Truce of Bones do?
Can ghosts die?	What does Banner of Ghosts do?
Is the half rounded up or down with the ghosts?	What does Banner of Ghosts do?
If I use the Toll of Graves, do I lose more men as the winner?	What does Toll of Graves do?
Graves toll: it is subtracted from attacker only, or whichever side is against me?	What does Toll of Graves do?
Is there a power that turns an equal battle into a win?	What does Mirror of the Fallen do?
Who holds the Mirror of the Fallen, where does one get it?	What does Mirror of the Fallen do?
Is the Golden Mask worth a trip?	What does the Golden Mask do?
Please how to write so that my soldier goes and takes the Golden Mask?	What does the Golden Mask do?
Does the Black Glass work more than one time?	What does the Black Glass do?
Does the glass help me when we are equal?	What does the Black Glass do?
How many dead fight for me with the Army of the Dead?	What does the Ankh do?
I have the egyptian cross thing with loop, what it makes in battle?	What does the Ankh do?
Is there a power which makes the winners lose less?	What does the Lamp do?
Owner of Kiln here. What's my area good for in battle?	What does the Lamp do?
How many must the attackers have to break through the Shield of Ruin?	What does the Jade Mirror do?
That shield power, does it work just for the defender's own land, and when does it fail?	What does the Jade Mirror do?
Where does the Bone Crown lie?	What does the Bone Crown do?
If the fight gets called off, do I still get my risen soldier?	What does the Bone Crown do?
How do I fetch that horn up in Greenland?	What does the Horn of the North do?
What happens to the Horn of the North when the carrier is killed?	What does the Horn of the North do?
Does the Oracle have a power?	What does the Oracle do?
What space is the Oracle on?	What does the Oracle do?
How do I get the Egg from Kenya?	What does the Amber Egg do?
The easter egg in Africa, what is power of it?	What does the Amber Egg do?
Has the Shell Horn any power at all?	What does the Shell Horn do?
I am tied in Thorn with blue, would the Shell Horn decide it for me?	What does the Shell Horn do?
My husband wants to know how much of my time this will eat up. What shall I tell him?	How long does a whole game take? how many mails must I write
I've got exams in six weeks, does a game last longer than that?	How long does a whole game take? how many mails must I write
do my guys inside die when i attack from the neighbour	If I attack Brazil from Peru and lose, which of my men die, those in Peru or those in Brazil?
I wonder whether a failed cross-border attack wipes out my home area.	If I attack Brazil from Peru and lose, which of my men die, those in Peru or those in Brazil?
Do my soldiers move in automatically after winning?	I beat green in Brazil from Peru, is Brazil mine now?
I wonder who gets the area when all the losers are dead.	I beat green in Brazil from Peru, is Brazil mine now?
when must i place the free army	Does my free army already count for the new ones I get this turn?
Could I drop new armies next to the spot where I've put my free army this same turn?	Does my free army already count for the new ones I get this turn?
If a new army wins me a country by being there, do I get another army for it at once?	Can armies that I place in the debrief move or fight in the same turn?
So I drop my new ones in France and red attacks there next. Do they already count?	Can armies that I place in the debrief move or fight in the same turn?
Is an army that has just come from Japan allowed to take part in the attack in Chile?	I moved a man into Brazil this turn, may he fight there right away?
Moving in for the attack: what does it cost me?	I moved a man into Brazil this turn, may he fight there right away?
After I've been beaten by one, can the next one attack me again at once?	Can two players gang up on me?
Is it fair that everybody beats on me in the same round, is there no limit?	Can two players gang up on me?
I've 6 and he's got 5, but yellow has 2 in there as well. Is that enough?	How many armies do I need to beat 4?
If I go 7 against 3, how many am I left with?	How many armies do I need to beat 4?
I used my power and it came out even. Do I get the power back?	Our battle was a tie, may I attack again this turn?
He called off my attack with a truce. I'd say that doesn't count as my battle, or does it?	Our battle was a tie, may I attack again this turn?
Does my own deadline run on while they're thinking about the battle?	Why were my place lines after the attack refused with "wait for the result of the battle"?
I put everything in one letter, attack plus the new armies, and half came back refused. Must I send it again?	Why were my place lines after the attack refused with "wait for the result of the battle"?
May I move while somebody else is on?	Can I send my turn in advance, before it's me?
Can I do something in between when it's other player's turn?	Can I send my turn in advance, before it's me?
If I take one country of Oceania from green, does he lose the whole bonus or a part?	How can I break somebody's continent bonus?
If I go even with him in Angola, is his bonus for Africa gone?	How can I break somebody's continent bonus?
Is there a scoreboard somewhere?	Who is winning at the moment?
By what I know that I am first or last now?	Who is winning at the moment?
Can I do anything so that it's over before he catches up?	I'm in the lead, how can I make the game end sooner?
Each move brings end nearer, do I understand good?	I'm in the lead, how can I make the game end sooner?
Is there some way to block a country so nobody else enters?	Can I keep others out of my land?
Enemy can come in every free place of my land, really? I can't forbid?	Can I keep others out of my land?
How many do I have to leave at home?	Must I leave a guard behind when I move out?
May my land be entered by anybody after I left?	Must I leave a guard behind when I move out?
Can two different players be in the same area peacefully?	An enemy has walked into my land, must we fight?
Do I have to chase him out or does he leave by himself?	An enemy has walked into my land, must we fight?
How can I help yellow in a battle if I've got no one in that country?	He attacks me in Peru, do my 5 armies in Brazil next door help me?
What do I do so that my pal is able to help me the next time I'm attacked?	He attacks me in Peru, do my 5 armies in Brazil next door help me?
Can I help with only one of my three guys?	What do I risk when I support somebody?
Neutral in the foreign battle, can I still lose something?	What do I risk when I support somebody?
How do I let yellow have Britain as we agreed?	Can I give armies to my ally?
I promised Mongolia to green, how I do this in practice?	Can I give armies to my ally?
If someone resigns, who plays for him?	Yellow never writes, what happens to his armies?
Does sleeping player help anybody in battles, or use his powers?	Yellow never writes, what happens to his armies?
All my areas are tied. Do I get nothing then?	I own no area at all, do I get any new armies?
With one lonely army, what's the best way to start over?	I own no area at all, do I get any new armies?
If my order asks for more armies than I have there, is part of it done?	I wrote move 3 from Brazil but only two could go, did two of them move?
Does the artefact carrier go first or last when I only give a number?	I wrote move 3 from Brazil but only two could go, did two of them move?
Do the other players' crosses count for my ghosts too?	Can I make crosses on purpose to strengthen my power?
For powers: which crosses are counted, those before battle or also after?	Can I make crosses on purpose to strengthen my power?
If someone calls off the battle, is my power wasted?	What if two powers are used in the same battle?
My Mirror was used up though the battle was cancelled by another power. Is that right?	What if two powers are used in the same battle?
Does an artefact whose power has been used up still help in ties?	Why did an area change its owner although nobody moved in it?
A third player has more artefacts than both of us tied, does he get the area?	Why did an area change its owner although nobody moved in it?
I don't understand the battle report, it's like tax law. What's contested area, aftermath and all that?	What do the words in the battle report mean?
In the account of the fight there's a "total" behind each side. What's that the total of?	What do the words in the battle report mean?
What does owning bring me which just standing there does not?	What is the difference between owning an area and occupying it?
I only have minority in area, what rights I have there?	What is the difference between owning an area and occupying it?
When I don't write from where, which of my armies attack?	Can I attack with only some of my armies?
Must all my soldiers take part, I would like that one sits at home.	Can I attack with only some of my armies?
I'd rather lose the man on space 2 than the one on space 5. Is there a way to tell you?	Can I choose which of my armies die?
Does it make any difference on which space my dead soldier stood?	Can I choose which of my armies die?
Is my turn over by itself once everything's placed?	I have placed all my new armies, must I still write end turn?
How do I close my turn?	I have placed all my new armies, must I still write end turn?
Can I still go to an artefact if it isn't a free space?	What does "unvisited artefacts do not count as free" mean?
There are three artefacts left and no other room. Do we play on till they are collected?	What does "unvisited artefacts do not count as free" mean?
What's "the first free space" exactly?	If I do not answer in time, where does my army go?
Automatic placement, it goes to which area first?	If I do not answer in time, where does my army go?
Can the organiser play for somebody else?	What does "the host gave an order for blue: done" mean?
Who decided for yellow, when yellow didn't write and the report says the host did it?	What does "the host gave an order for blue: done" mean?
Do we have to battle if we stand in the same country?	Is anybody forced to fight?
Must I fight every round, or is it my decision?	Is anybody forced to fight?
Has yellow answered yet?	none
Which areas are mine at the moment?	none
Did my last mail arrive?	none
Is Silence of the Tombs already used up?	none
Would you trust green if you were me?	none
Isn't that just my luck?	none
Did you see the match on Saturday?	none
How old is this program?	none
Can you replace me with my brother from next week on?	none
What does a settlement cost in Catan?	none
Why is the map all garbled in my mail program?	none
Wouldn't it be nice to have sea battles?	none
Did you forget me?	none
How on earth did he manage that?	none
What's the capital of Madagascar?	none
Could you send me the address of green?	none
How many did I lose yesterday?	none
Who won the last game?	none
How much does it cost to take part in your club?	none
Did you sleep well, dear?	none
