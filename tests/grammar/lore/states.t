# What newcomers asked who had not seen games/states/answers; behind a tab the first way to ask of what answers it, or none.
I have 11 territories, how many troops do I get next turn?	How many troops do I get each turn? how do I get more
What's a buffer player and who is moving him when only two of us play?	What is the Buffer? who is the third side
How many armies must I have in a place to attack out of it?	How many troops do I need to attack?
If I win an attack, how many of my men go over to the new land?	How many troops move in after I win?
Can I attack several times in the same turn or just once?	How often may I attack in one turn?
Do I get extra troops if I have the whole West Coast?	Do I get a bonus for a whole region? are there continents
Can I shift troops across the whole map in the fortify phase or just to a neighbour?	How do I move troops? what is fortify for, how do I relocate or shift my army
how do you win this game, do i really have to take every single state?	How do I win? what is the goal, who wins
Is it possible to have an empty territory with nobody in it?	Can a territory be empty? can I leave a state with no troops, abandon land
How is a fight decided, is it only luck with the dice?	How do the dice work?
The rules talk about clicking the next phase button but I only have e-mail. How do I end a phase?	How do I end my turn? how do I go on to the next phase
How much time have I got for a move?	How much time do I have for a turn? when is the deadline
I have lost the last report, can you send me the current map and troop numbers again?	Where do I see what I own? how many troops and states have I got
In which order do we move and who starts?	Whose turn is it? who is next
I sent my orders twice by accident with different attacks, which ones count?	Can I take back an order? I made a mistake, undo	Can I send a whole turn in one mail? or several mails
How do I write putting 3 new troops on Texas?	How do I place my new troops? where may I deploy
What do I write if I want to attack Nevada from California and keep going until it's mine?	How do I attack somebody?
I don't want to attack at all this time, what should my mail look like?	Do I have to attack? can I skip the attack phase
Can I use abbreviations like TX or must I spell out the whole name of the state in my orders?	How do I spell a state? can I use short names, postal codes, abbreviations
How do I write a fortify move of 5 troops from one state to another?	How do I move troops? what is fortify for, how do I relocate or shift my army
# Asked by newcomers in the middle of a game, of whom none had seen an answer; what answers them was said by another who had seen the answers alone.
Hi! I have 5 men in Ohio and he has 4 next door in Indiana, so can I attack him and how is it settled?	How do I attack somebody?	How do the dice work?
Hello hello, I've got 11 states now so how many new troops will I be handed?	How many troops do I get each turn? how do I get more
My lot in Texas beat Oklahoma and 6 of them were still standing, so how many go in and how many stay at home?	How many troops move in after I win?
I'm having such a slow week, is there any clock on my turn or can I dawdle?	How much time do I have for a turn? when is the deadline
I'm feeling peaceful today, may I skip the fighting altogether	Do I have to attack? can I skip the attack phase
Can I ship men from Maine clear across to California at the end of my go, or is that too far?	How do I move troops? what is fortify for, how do I relocate or shift my army
There are just the two of us, so who moves that third lot, the buffer fellow?	Who moves the Buffer this time? when may I play it	What is the Buffer? who is the third side	Why do I move the Buffer and then have my own turn straight after it?
Oh and how do I actually win this thing?	How do I win? what is the goal, who wins
Phases in order	What are the phases of a turn?
Minimum to attack from a state?	How many troops do I need to attack?	How do I attack somebody?
14 states, new troops?	How many troops do I get each turn? how do I get more
Attacks per turn.	How often may I attack in one turn?
Can a state be empty?	Can a territory be empty? can I leave a state with no troops, abandon land
Fortify moves per turn	How do I move troops? what is fortify for, how do I relocate or shift my army
How many can play?	How do I join? can my friend still get in
First player's colour?	Whose turn is it? who is next
i got 1 guy in utah n nevada has 1 so can i atack it	How many troops do I need to attack?	How do I attack somebody?
can i use 2 states 2 atack 1 at the same time	Can two of my states attack together?
do i put my new guys befor or after i fite	How do I place my new troops? where may I deploy	Can I put new troops on a state that I'm going to conquer this turn?	What are the phases of a turn?
i got 7 in iowa so how meny can i move out at the end	How do I move troops? what is fortify for, how do I relocate or shift my army	Can a territory be empty? can I leave a state with no troops, abandon land
can i atack florida from oregon	Which states are neighbours? what does Utah touch	How do I attack somebody?
wat hapens to all his guys if i win the fight in ohio	How many troops move in after I win?	Do my other states next door help the one that's attacked?
he has 9 states n i got 10 so do i get more new guys then him	How many troops do I get each turn? how do I get more
i lost the fite for idaho so can i atack it agen this turn	Can two of my states attack together?	How often may I attack in one turn?	What happens if my attack fails?
I have whole West Coast, so how much additional troops should it give to me on each turn?	Do I get a bonus for a whole region? are there continents
I conquered Kansas with 8 men who survive, so stays somebody in Nebraska from where I attacked?	How many troops move in after I win?
We are making our moves all at the same time or one after the other?	Whose turn is it? who is next	What if yellow and I both attack the same state?
I own two regions, so are both bonuses adding together	Do I get a bonus for a whole region? are there continents
Who is deciding in which order the players come?	Whose turn is it? who is next
I want to relocate 5 soldiers from Iowa to Illinois and only then attack, so is it permitted in the same turn?	Can I move troops before I attack?
Must I place new troops only on the border, or everywhere where is mine?	How do I place my new troops? where may I deploy
By which manner is the fight decided, by number only or by luck too?	How do the dice work?
I hold 8 states and could grab one more this turn, so would that raise my next reinforcement?	How many troops do I get each turn? how do I get more
After taking Missouri with 4 men moved in, may those men go on to attack Arkansas in the same turn?	How often may I attack in one turn?
Is it possible that someone began the game with more troops than I did?	How many states and troops do I have at the beginning?
What is fortifying meant for, seeing that the fighting is over by then?	How do I move troops? what is fortify for, how do I relocate or shift my army	Should I put all new troops on one state or spread them out?
I shall have a single man left in Georgia after winning from there, so how might I guard it better before my turn ends?	How many troops move in after I win?	How do I move troops? what is fortify for, how do I relocate or shift my army
Once I have finished fortifying, may I still attack or is it the next player's turn?	How do I end my turn? how do I go on to the next phase	Can I move troops before I attack?	What are the phases of a turn?
I have 3 men in Idaho and 10 in Vermont, which do not touch, so can those in Vermont help me to hold Idaho?	How do I move troops? what is fortify for, how do I relocate or shift my army
Is it risky to attack out of a state I need to keep, considering what remains behind?	How many troops move in after I win?	What happens if my attack fails?
# Later: one of five of what people asked to whom it was only said what each answer is; of the rest the answers have learned.
I've never played one of these by mail. Could you give me an example of what a normal turn of mine would look like from top to bottom?	What do I do first?
Sorry for the stupid question but how does it all work, in short, what do I write when I'm up?	What do I do first?
By the way, a colleague at the firm is interested. May a further participant be admitted once play has commenced?	How do I join? can my friend still get in
I'd like to take part, please tell me how to put my name down.	How do I join? can my friend still get in
Please explain me the steps of one turn, I am lost between deploy and fortify and so on.	What are the phases of a turn?
It would help my studies of this game if someone gave me the sequence of play within a turn.	What are the phases of a turn?
One thing I'm curious about before we kick off: how much land will I have to begin with?	How many states and troops do I have at the beginning?
When it starts, will there be one army in every state or more than that?	How many states and troops do I have at the beginning?
If I take two more states now do I get the extra soldier straight away or only next time?	How many troops do I get each turn? how do I get more
I wonder how I could raise the number of recruits I receive.	How many troops do I get each turn? how do I get more
My grandson says I should build a castle. How do I build one and what does it cost?	What can I buy? what does everything cost, all prices
Are generals or some special troops available, or is every man the same?	What can I buy? what does everything cost, all prices
Which areas of the map give additional troops when you own them whole, and how many?	Do I get a bonus for a whole region? are there continents
Does owning Alaska plus Hawaii bring anything?	Do I get a bonus for a whole region? are there continents
You turned down my line "deploy 7 in Iowa" although I have 5, couldn't you just put 5?	How do I place my new troops? where may I deploy
Hello, I have to deploy but how do I write this correct? I wrote "Nevada 3" and I'm not sure.	How do I place my new troops? where may I deploy
Can I go to war on the Buffer just like on a real person?	How do I attack somebody?
Good morning, how I can make attack? I have Idaho with 5, the enemy has Wyoming.	How do I attack somebody?
If there's two of mine in Vermont, is that enough to start a fight?	How many troops do I need to attack?
i got 2 dudes in maine and u let me roll just 1 die, is that right?	How many troops do I need to attack?
How many dice does the defender get?	How do the dice work?
If he has only one soldier left, how many dice does he roll and what about mine?	How do the dice work?
By the way, who's got the better end of it in a big fight of equal size, attacker or defender?	What are my chances in an attack?
Thinking of throwing my ten at his ten in Illinois, is that madness?	What are my chances in an attack?
Is there a way to break off an assault that's losing?	Can I stop an attack halfway?
stop attacking if losses too high, is there such an option	Can I stop an attack halfway?
May I leave five behind as a garrison and strike with the rest?	Can I attack with fewer troops? with only some of my men
Is the number in an attack line needed, or does it always take everyone?	Can I attack with fewer troops? with only some of my men
I wonder who stands in the new state after a victory and who stays at home.	How many troops move in after I win?
Do the winning soldiers go back home after the battle or they occupy?	How many troops move in after I win?
Is there a penalty for losing a battle apart from the dead soldiers?	What happens if my attack fails?
If I lose, is my turn then over or go on?	What happens if my attack fails?
Just one attack per turn or as many as I like?	How often may I attack in one turn?
Hey, how many time it is possible to attack in my turn?	How often may I attack in one turn?
Is a joint assault from several of my states possible?	Can two of my states attack together?
One from left, one from right, both at one state. Program takes it or not?	Can two of my states attack together?
I'm a pacifist by nature dear, am I allowed to only put down my soldiers and leave it at that?	Do I have to attack? can I skip the attack phase
Do I need to order anything in the attack phase or can it be left out?	Do I have to attack? can I skip the attack phase
Can I throw in reinforcements while the enemy attacks?	What happens when I am attacked? what do I do to defend
With how many dices do I defend, and on equal who is lucky?	What happens when I am attacked? what do I do to defend
I thought Michigan and Wisconsin are next to each other, true or not?	Which states are neighbours? what does Utah touch
Where do I find a list of who touches whom?	Which states are neighbours? what does Utah touch
What's this fortify thing good for?	How do I move troops? what is fortify for, how do I relocate or shift my army
Could the same men be moved two times in one turn, first to Ohio then to Maine?	How do I move troops? what is fortify for, how do I relocate or shift my army
Is it possible to strengthen the attacking state from another one before the battle?	Can I move troops before I attack?
If I put the moves at the top of my mail and the attacks under them, what happens?	Can I move troops before I attack?
Must I always leave somebody at home?	Can a territory be empty? can I leave a state with no troops, abandon land
I wonder if there's a cap on troops per territory.	Can a territory be empty? can I leave a state with no troops, abandon land
What is the difference between end phase and end turn?	How do I end my turn? how do I go on to the next phase
Ready here, finished with everything. Anything else I have to send so it goes on?	How do I end my turn? how do I go on to the next phase
Suppose I don't place my new men in time, are they gone?	What if I send nothing? what does silence do
Forgot all about it over exams and sent no mail at all. How bad is that?	What if I send nothing? what does silence do
Could you extend the deadline for me please?	How much time do I have for a turn? when is the deadline
Does the deadline come earlier if everyone is finished?	How much time do I have for a turn? when is the deadline
In what order are the lines in my mail carried out?	Can I send a whole turn in one mail? or several mails
I'm on my phone so I'd rather do it in little pieces. Any harm in that?	Can I send a whole turn in one mail? or several mails
Do I have to send everything again if one line was refused?	What if one of my lines is wrong? is the rest of my mail lost
It says refused on line 3, what do I do about it now?	What if one of my lines is wrong? is the rest of my mail lost
I pressed send too soon. How do I withdraw what I sent?	Can I take back an order? I made a mistake, undo
Grandma hit the wrong key. Can we start this turn over?	Can I take back an order? I made a mistake, undo
Is the sequence of players drawn again each round or does it stay the same?	Whose turn is it? who is next
Why it tells me that it is not my turn? How goes the order?	Whose turn is it? who is next
Why does the Buffer own a third of the country?	What is the Buffer? who is the third side
The Buffer attacked me. I thought it only sits there, doesn't it?	What is the Buffer? who is the third side
I sent orders for the Buffer and they weren't accepted. Am I not the one in charge of it?	Who moves the Buffer this time? when may I play it
Does the Buffer change hands every time?	Who moves the Buffer this time? when may I play it
When it's my time with the Buffer, may my own troops help it?	What can I do in the Buffer's turn? which orders does it take
Is it permitted to use the Buffer against its own former allies, that is, against anyone at all?	What can I do in the Buffer's turn? which orders does it take
If I wipe out my friend but the Buffer still has a few states, have I won?	How do I win? what is the goal, who wins
I wonder what the goal is, nobody told me.	How do I win? what is the goal, who wins
What happens to somebody with zero territories?	What happens when I have no land left? am I out
My sister's been knocked out. Does she still have something to do?	What happens when I have no land left? am I out
Is there some way of sending a letter to my opponent without him knowing my address?	Can I make an alliance? how do I talk to the other lads
I want write to yellow something private, how to do it?	Can I make an alliance? how do I talk to the other lads
If I ask you something, does my opponent get wind of it?	What is secret? can others see my troops and orders
Can I hide my army somewhere so nobody notices?	What is secret? can others see my troops and orders
Who owns Wyoming, and how do I find such things out myself?	Where do I see what I own? how many troops and states have I got
Can I look at what happened in earlier turns again?	Where do I see what I own? how many troops and states have I got
Are abbreviations accepted?	How do I spell a state? can I use short names, postal codes, abbreviations
New Hampshire is so long to type on my phone, is there something shorter?	How do I spell a state? can I use short names, postal codes, abbreviations
How much work is it, how often would I have to write you?	How long does a whole game take? how many mails must I write
How many weeks takes one such game usually?	How long does a whole game take? how many mails must I write
I want to be nine tenths sure. He's got four in Georgia. What force does it take?	How many men must I have to beat 4 defenders?
Which number of troops is needed for beat five defenders with good chance?	How many men must I have to beat 4 defenders?
Does sending more men mean I lose fewer of them?	How many of my men will it cost me to win a fight?
Reckon I'd lose more than half a dozen taking out eight?	How many of my men will it cost me to win a fight?
If everyone in front of me is a lone soldier, how many can a stack of ten roll up?	How many states in a row can one stack of 10 take?
Does one big stack lose too much along the way to take a whole chain of states?	How many states in a row can one stack of 10 take?
I was promised 6! Where's the sixth gone?	The report said I'd have 6 to deploy and now it's only 5, why?
At what moment are my new men counted, since the two mails don't agree?	The report said I'd have 6 to deploy and now it's only 5, why?
I'll hopefully own Georgia by the end of my turn. May my new soldiers be placed there?	Can I put new troops on a state that I'm going to conquer this turn?
How to strengthen the state which I take just now?	Can I put new troops on a state that I'm going to conquer this turn?
May the men who just conquered Iowa be sent off elsewhere in the fortify phase?	Can the troops I've just placed fight in the same turn?
My boys fought hard at Memphis, dear, may they travel home the same day?	Can the troops I've just placed fight in the same turn?
I only placed 2 of 5 and then fell asleep. What about the other three?	I attacked but forgot to write end turn, what happens to that?
After my attacks I had to rush to court and couldn't finish up. What's the consequence?	I attacked but forgot to write end turn, what happens to that?
What do you mean by "takes" after a battle?	What does "7 against 3" mean in the report?
Which numbers at the end of each dice row say how many are left?	What does "7 against 3" mean in the report?
In the list there's a > in front of one line. What does it tell me?	What does the arrow in "Ohio 3 -> 1" mean?
Where do I find what [F3] or whatever it is in your mail refers to?	What does the arrow in "Ohio 3 -> 1" mean?
I keep mixing up turns and rounds. Could you set me straight?	What is the difference between a turn and a round?
Is it counted as a new round each time someone else is on?	What is the difference between a turn and a round?
Can the host influence the results?	Are the dice fair?
I have doubts about honesty of dice, how to verify?	Are the dice fair?
Does the Buffer defend worse than a human?	Is it better to go for the Buffer or for my opponent?
Any advice on who to pick on first, the neutral or the enemy?	Is it better to go for the Buffer or for my opponent?
Should I strengthen the Buffer or ruin it while it's mine?	What's a clever way to use the Buffer when I have it?
Would it be wise to send the Buffer into battle against him till it's spent?	What's a clever way to use the Buffer when I have it?
Will the Buffer's turn still be played when it has no land?	What if the Buffer loses its last state?
When the Buffer is gone is there something to gain for whoever finished it off?	What if the Buffer loses its last state?
Can somebody else take over my seat? I've no time any more with the new baby.	I want to give up, how do I resign?
My nephew says he's not going to play on. How does he get out?	I want to give up, how do I resign?
What's in it for me if I take yellow's very last state?	What do I get for knocking a player out?
If I put blue out for good, what changes?	What do I get for knocking a player out?
How do I tell who's ahead?	How close is red to winning?
How is the ranking worked out, by land or by soldiers?	How close is red to winning?
My opponent and I want to swap Maine for Florida. What do we write?	Can I give some of my troops to yellow?
Yellow offers me two of his states if I leave him alone. Can he hand those over at all?	Can I give some of my troops to yellow?
Could someone land in the middle of my territory, say from the air?	Do I need to guard states in the middle of my own land?
I wonder if it's safe to strip the hinterland bare down to one.	Do I need to guard states in the middle of my own land?
Where should I put my reinforcements if I mean to attack?	Should I put all new troops on one state or spread them out?
I wonder whether little garrisons all round are of more use than one big lump.	Should I put all new troops on one state or spread them out?
Are 5 defenders enough if he attacks with a stack of six?	How many men do I need in Ohio so that I can hold it?
What garrison gives me a three in four chance to still have Virginia next turn?	How many men do I need in Ohio so that I can hold it?
How many enemy turns lie between two of mine?	How often can I be attacked before it's my turn again?
It seems unfair: he attacked me twice and then the Buffer did too. Is there no limit?	How often can I be attacked before it's my turn again?
Is a state lost for good or may it be regained?	He took Utah from me, can I take it back?
Does a former owner have some kind of right to get his property back?	He took Utah from me, can I take it back?
If three of us want Iowa, how does the game settle it?	What if yellow and I both attack the same state?
I plan to hit Nebraska but I fear red has the same plan. Does the one who writes first get it?	What if yellow and I both attack the same state?
You refused my line that began with "if". What's wrong with it?	Can I write: if I win Utah then attack Colorado?
How do I write "when first attack is success, then second"?	Can I write: if I win Utah then attack Colorado?
It looks odd that the Buffer was mine and now it's my turn again. Is the order broken?	Why do I move the Buffer and then have my own turn straight after it?
Shouldn't the other player be on between the Buffer's turn and mine?	Why do I move the Buffer and then have my own turn straight after it?
Do the beaten defenders retreat or are they all dead?	Do my other states next door help the one that's attacked?
Could a defender surrender to save his people?	Do my other states next door help the one that's attacked?
Does Alaska give as much as Delaware?	Is Texas worth more than Rhode Island?
Population of the state plays role in game?	Is Texas worth more than Rhode Island?
Am I out when I don't receive any recruits?	I get no new troops, is my turn skipped?
Only a single state left and no fresh men coming, is there anything I can still do?	I get no new troops, is my turn skipped?
When will I see the result of my own orders?	When do the others see what I did, at once or when I end my turn?
I'd rather they didn't know till I'm through. Is it kept until the end of the turn?	When do the others see what I did, at once or when I end my turn?
What's meant by that line about the host giving an order for red?	What does "the host gave an order for blue: done" mean?
Why would the host say "done" in another's place?	What does "the host gave an order for blue: done" mean?
In the original game you draw a card after each successful attack. What about here?	Do I get a card for taking a state?
What do I gain by capturing at least one territory each turn?	Do I get a card for taking a state?
Did my mail from this morning get to you?	none
Isn't that just my luck?	none
Will it rain at the weekend, do you think?	none
Is Risk from 1957 or from 1959?	none
I got the same mail twice, is something broken?	none
Why does blue hate me so?	none
Are you feeling better now?	none
Did you see the game last night?	none
Does your wife play too?	none
Which state has the best barbecue?	none
Why is red so slow?	none
Is somebody planning to attack me?	none
How many soldiers did I lose in that fight in Iowa?	none
Has anybody been knocked out so far?	none
All well with you?	none
Didn't I tell you he would do that?	none
Can I send you a jar of my plum jam?	none
Is the source on the internet somewhere?	none
Is there a tournament with prizes?	none
What's the meaning of life?	none
