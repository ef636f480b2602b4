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
