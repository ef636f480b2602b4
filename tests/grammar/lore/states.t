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
