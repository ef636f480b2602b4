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
# Asked by newcomers in the middle of a game, of whom none had seen an answer; what answers them was said by another who had seen the answers alone.
Hey host! I have 5 men in Freedonia and he has 4 next door in Latveria, so what happens if I send the whole lot in?	How do I attack? how do I invade somebody
Hiya, I've got 13 territories at the moment so how many fresh units am I due?	How many new troops do I get, and when? reinforcements
So sorry, I might be away on Thursday, what happens if you don't get any orders from me?	What happens if I send nothing? I am away, I forgot my orders
Can I tell everyone I'm attacking north when I'm really going south? I'm a terrible liar but still!	May I make alliances? can we team up, talk, make a deal
I have 25 influence and a nice spot on the coast, so could I afford a fortress there and what would it do for me?	What is a fortress good for, what does it cost?
I was going to write "if my 4 survive in Borduria, send them on to Syldavia", you're okay with that, right	May I write if he attacks me then go back?
Lovely map! What is the use of a bivouac and what would my very first one set me back?	What is a bivouac for, what does it cost?
All my headquarters were taken on Monday, boo, so where do my new troops appear now?	Where do my new units appear? can I choose where to spawn	What is a headquarter good for? can I get or build a second HQ
Dynamite: price, effect?	What does dynamite do?
Max units per territory	How many troops can stand in one place? limit, maximum, too many
4 attack 1, result?	How do I attack? how do I invade somebody	How many do I need to win a fight? what are the odds, chances
I send 3, he has 1 in Elbonia. Outcome	How do I attack? how do I invade somebody	How many do I need to win a fight? what are the odds, chances
Deadline days?	When is the deadline? how long does a turn last, when does this round end	How long does a whole game take? how many mails must I write
Buy an item and use it the same turn?	What are stash items? how do I buy and use them
Range of my men	How far can my guys walk? how many steps a turn
Skirmish or invasion first?	In which order are several battles of one turn fought?
me n zed both movin in2 emty Kurland me wit 4 n him wit 2 so hu gets it	What if two of us go to the same place? collision, skirmish
if i salt a place can i make it normal agen later	What does a bag of salt do?
i got 12 lands 20 troops n 1 hq so how much infulence do i get	How do I earn money? how much income, influence points per turn
i moved my trebushay this turn so can it shoot 2	How does a siege work? how do I shoot with my treb
do othr ppl see the items in my stash	What are stash items? how do I buy and use them	What is secret? can the others see my money, my orders
wat happens 2 my guys sittin in a wasteland	What does a bag of salt do?	Does a wasteland still count as my land, may I walk through it?
can i pay 20 infuence to get 4 xtra guys in 1 turn	Can I buy troops? what do extra units cost	How many may I buy, build or use in one turn or own in all, is there a limit?
i got 8 men in my hq so do they all stay if i leave em ther til the end	How many troops can stand in one place? limit, maximum, too many
I send from Arkadia 4 and from Morvia 3 units to the same enemy who has 5, so are they counting as one army?	Can I attack from two places at once? combine armies
Is it enough if I write my orders in the group chat?	What is secret? can the others see my money, my orders
I attack him and in the same turn he attacks me, each with 5, so what comes out of it?	What if two of us go to the same place? collision, skirmish	Is it better to wait for his attack or to strike first?
After the battle is it still possible to move my soldiers in the land which became neutral	What happens with a place that has become neutral in a fight, who can take it and when?	How many move in after I win? do I choose
What does it cost the rebuilding of a ruin?	What is a ruin? how do I repair a broken fort	What does everything cost? price list, shopping
The enemy overtook Zubrowka where stood my trebuchet, so does he own it now?	What happens to buildings when a place is captured?	What is a trebuchet for, what does it cost?
Must I write in which phase is each of my orders?	What can I order? list of commands
My land Vulgaria has a fortress and 2 troops and he invades with 5, so is it lost?	How many do I need to win a fight? what are the odds, chances	What is a fortress good for, what does it cost?
I hold two headquarters, one since turn 1 and the other since turn 6, so which counts as my homeland?	What is a headquarter good for? can I get or build a second HQ
Is there any way to get more time before the deadline?	When is the deadline? how long does a turn last, when does this round end
I am about to use a Crop Supply with 10 territories, two of which already hold their maximum of 5 troops, so how many troops would I gain?	What does a crop supply do?
My trebuchet stands beside a fortress with 3 men behind it, so what does it hit when I say nothing about the target?	How does a siege work? how do I shoot with my treb
I own 2 bivouacs and wish for a third, so what would be the price?	What is a bivouac for, what does it cost?	What does everything cost? price list, shopping
May I forward my order mail to an ally in order to prove my good faith?	May I make alliances? can we team up, talk, make a deal
Should three players invade one another in a ring, each the next one's land, whose invasion goes first?	In which order are several battles of one turn fought?
What exactly does a garrison permit, and at which price?	What does a garrison do, what does it cost?
