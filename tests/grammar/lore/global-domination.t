# What newcomers asked who had not seen games/global-domination/answers; behind a tab the first way to ask of what answers it, or none.
I lost my only headquarter last turn, where do my new guys show up now?	Where do my new units appear? can I choose where to spawn	What is a headquarter good for? can I get or build a second HQ
My neighbour and I both want the same empty land next to us. What happens if we both walk in there on the same turn?	What if two of us go to the same place? collision, skirmish
how many troops do i need to take a land with 5 defenders in it, seems like its not possible with just 5?	How many do I need to win a fight? what are the odds, chances
Do the 50 influence points I start with carry over if I dont spend them all?	What do I start with? how many guys, how much money at the beginning
What does a bag of salt actually do and can I undo it afterwards?	What does a bag of salt do?
How far can a troop walk in one turn? I want to reach the coast quickly.	How far can my guys walk? how many steps a turn
I don't get the fortress thing, if he breaks my wall but then still loses do I keep the fortress?	What is a fortress good for, what does it cost?
Can I have more than five troops sitting in one land at the end of the turn?	How many troops can stand in one place? limit, maximum, too many
How do you earn influence points each turn?	How do I earn money? how much income, influence points per turn
what's the difference between a bivouac and a garrison, they sound the same to me	What is a bivouac for, what does it cost?	What does a garrison do, what does it cost?
I'm on holiday next week and can't send anything, what will happen to my country?	What happens if I send nothing? I am away, I forgot my orders
Until when can I change my orders after I already sent them in?	Can I change my orders? how do I take something back
Do the other players get to see the orders I mailed in?	What is secret? can the others see my money, my orders
Could I get the deadline pushed a day or so? Thursday evening is really bad for me.	When is the deadline? how long does a turn last, when does this round end
Is it ok if I forward the confirmation mail to my ally so he believes me?	May I make alliances? can we team up, talk, make a deal
How do I write that I want to move 3 troops from one place to another and then 2 of them further on?	How far can my guys walk? how many steps a turn
I bought some dynamite, how do I tell you to throw it at my neighbour?	What does dynamite do?
What do I type to build a fortress?	What is a fortress good for, what does it cost?
Can I write something like "if the attack works, move the rest to the next land"?	May I write if he attacks me then go back?
My trebuchet stands next to his castle and I want to smash the walls, not the soldiers. How do I put that in my orders?	How does a siege work? how do I shoot with my treb
