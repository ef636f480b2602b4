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
