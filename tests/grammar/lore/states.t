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
