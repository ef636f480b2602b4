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
# Later: one of five of what people asked to whom it was only said what each answer is; of the rest the answers have learned.
I wonder whether there is some standard beginning everybody uses, or do you just sit in your capital at first.	What do I do first?
Never drove one of these before. What's the first thing I put in the mail?	What do I do first?
Is black still to be had as a colour, or why was it refused?	How do I join? where may I start
Put me down for a game, please. Do I need to name a place or is it drawn by lot?	How do I join? where may I start
I wonder what equipment a player is given before round one.	What do I start with? how many guys, how much money at the beginning
Jak na start, how many units and points I receive at beginning of the game?	What do I start with? how many guys, how much money at the beginning
Which words does the program understand? I wrote "please fetch me some soldiers" and it did not like that.	What can I order? list of commands
How do I have to word my instructions so that they count as proper orders?	What can I order? list of commands
Between spawning and fighting, what else is there?	Which phases are there? what happens in which order
Please explain me the steps of turn, I am lost in this Inventory, Construction and so on.	Which phases are there? what happens in which order
If we all have sent our stuff by Tuesday, does it go on at once or do we still wait?	When is the deadline? how long does a turn last, when does this round end
To which hour must the mail be in, please? I am in other time zone.	When is the deadline? how long does a turn last, when does this round end
is it better to send early? does the first one to write move first	Whose turn is it, who is next?
Blue hasn't moved yet. May I go ahead before him?	Whose turn is it, who is next?
How many times may I fail to answer before I'm thrown out?	What happens if I send nothing? I am away, I forgot my orders
I will be on holidays two weeks without internet. Will I be removed from game?	What happens if I send nothing? I am away, I forgot my orders
I would like to withdraw everything and start afresh. Is that allowed?	Can I change my orders? how do I take something back
I wonder if my orders are final as soon as they are sent.	Can I change my orders? how do I take something back
If I order a move to a place which is not next door, do I get a chance to fix it?	What if one of my orders is wrong or not allowed?
it said line 3 refused, do i need to do somthing about the rest	What if one of my orders is wrong or not allowed?
Can I write "whoever survives continues to Osaka"?	May I write if he attacks me then go back?
I wonder whether the thing understands "if he leaves Kyoto then I go in".	May I write if he attacks me then go back?
One thing I don't get: I had eleven lands and got 3, now I've twelve and still 3?	How many new troops do I get, and when? reinforcements
Ile nowych wojsk, I mean: number of new soldiers each turn, from what it depends?	How many new troops do I get, and when? reinforcements
They took my only HQ. Where will my new men come now?	Where do my new units appear? can I choose where to spawn
Please, in which places I can put the recruits?	Where do my new units appear? can I choose where to spawn
Can one buy just one single unit instead of a pair?	Can I buy troops? what do extra units cost
how do u buy guys	Can I buy troops? what do extra units cost
How is my salary worked out?	How do I earn money? how much income, influence points per turn
How I receive influence, every turn automatically or I must do something?	How do I earn money? how much income, influence points per turn
Do the prices go up during the game?	What does everything cost? price list, shopping
Fifty points burning a hole in my pocket. What's for sale, and what's the damage?	What does everything cost? price list, shopping
Can one lone soldier tear down a fortress?	What is a fortress good for, what does it cost?
Where can I put a castle, anywhere in my land?	What is a fortress good for, what does it cost?
Is repairing cheaper than building new?	What is a ruin? how do I repair a broken fort
I wonder whether a fortress that has been smashed can be brought back on salted ground.	What is a ruin? how do I repair a broken fort
Twenty points for a garrison, what do I get for it?	What does a garrison do, what does it cost?
Garrison, is it destroyed when enemy comes, or what?	What does a garrison do, what does it cost?
Does a bivouac produce a man every turn, or only once?	What is a bivouac for, what does it cost?
By the way, that building which makes soldiers, what's it called and what do I pay?	What is a bivouac for, what does it cost?
If I lose the town with the trebuchet in it, does the enemy get the thing?	What is a trebuchet for, what does it cost?
Is treb able to travel together with army two fields?	What is a trebuchet for, what does it cost?
I moved my trebuchet this turn, can it still shoot?	How does a siege work? how do I shoot with my treb
Please explain how to besiege. I have one trebuchet in Brume and he is next to it.	How does a siege work? how do I shoot with my treb
What sorts of cards can one buy in this game?	What are stash items? how do I buy and use them
In inventory I can hold what things, please?	What are stash items? how do I buy and use them
How do I use the crop supply?	What does a crop supply do?
By the way, the sack of corn in my stash, what happens when I open it?	What does a crop supply do?
How do I make a wasteland?	What does a bag of salt do?
Ten points for salt. What I get?	What does a bag of salt do?
At which places can I throw it? He's two fields away from me.	What does dynamite do?
Dynamite: what exactly it makes with buildings of enemy?	What does dynamite do?
Can I stack three catapults in one place?	How many things may I build in one place? what may stand together
One thing I don't get: it refused my camp in the headquarter. What may be built there?	How many things may I build in one place? what may stand together
Is crossing the sea possible?	How far can my guys walk? how many steps a turn
My men stood in the headquarter at start. Do they get extra movement?	How far can my guys walk? how many steps a turn
If I march through a free land and don't stop, is it mine?	How do I take free land? neutral, empty, white places
I want three of the grey neighbours in one turn with one guy walking through. Does he collect them all?	How do I take free land? neutral, empty, white places
What happens if I move six men into one land?	How many troops can stand in one place? limit, maximum, too many
Limit for troops in territory with garrison and without, please?	How many troops can stand in one place? limit, maximum, too many
Could you explain fighting to me in simple words?	How do I attack? how do I invade somebody
Is there special order for attack or is it same as move?	How do I attack? how do I invade somebody
What number beats two defenders?	How many do I need to win a fight? what are the odds, chances
One defender in a fort: do I get in with five?	How many do I need to win a fight? what are the odds, chances
How do I write an attack that comes from three different lands?	Can I attack from two places at once? combine armies
How can I get eight men into a single attack?	Can I attack from two places at once? combine armies
Three of mine and two of his arrive in Brume together. What's left?	What if two of us go to the same place? collision, skirmish
One thing I don't get: green and I met on the way and I lost two men, though neither of us had attacked the other.	What if two of us go to the same place? collision, skirmish
Do men that I bring in this turn help in the defence?	How do I defend? can an attack be stopped
What ways of fending off an invasion are there?	How do I defend? can an attack be stopped
Can my victorious men go back home in the same turn?	How many move in after I win? do I choose
Do I get asked how many to move in, like in Risk?	How many move in after I win? do I choose
Which constructions survive a conquest and which don't?	What happens to buildings when a place is captured?
Will I inherit whatever stands in Osaka if I win it?	What happens to buildings when a place is captured?
Which one is my homeland if I've got three of them?	What is a headquarter good for? can I get or build a second HQ
My only base was taken by green, does the game go on for me and how?	What is a headquarter good for? can I get or build a second HQ
Is there some way to agree on a draw?	How do I win? who wins, when does the game end
How one becomes the victor of this game?	How do I win? who wins, when does the game end
Can I come back in after I was eliminated?	When am I out? how is a player eliminated
If I'm wiped out in the middle of the turn but grab a place elsewhere, am I still alive?	When am I out? how is a player eliminated
Is a non-aggression treaty binding in any manner?	May I make alliances? can we team up, talk, make a deal
Is it allowed to speak with other players, and how through the game?	May I make alliances? can we team up, talk, make a deal
What will be published after each round?	What is secret? can the others see my money, my orders
What is visible to everyone and what only to me?	What is secret? can the others see my money, my orders
Can I get an old report once more? I deleted it.	Where do I see what I own? how much money have I got
How can I ask the system for my position without giving an order?	Where do I see what I own? how much money have I got
Is there a last round?	How long does a whole game take? how many mails must I write
How many months lasts usually one game, and how often I must write?	How long does a whole game take? how many mails must I write
How can two allies best attack the same town?	Can my ally and I attack the same land together, do our armies add up?
Yellow says he'll come along when I invade. Is that a good thing or do we get in each other's way?	Can my ally and I attack the same land together, do our armies add up?
Is there something like a support order for another player's defence?	How can I help a friend who is being attacked? defend an ally
My sister plays blue and red is beating on her. Any means to save her?	How can I help a friend who is being attacked? defend an ally
An empty fort of mine, does it stop anybody?	Is an empty place of mine safe, what does an enemy need to take it?
Do I lose anybody when I enter an enemy province where no soldier is?	Is an empty place of mine safe, what does an enemy need to take it?
Does a place that was neutralised still pay its old owner?	What happens with a place that has become neutral in a fight, who can take it and when?
Territory became neutral by my invasion, can second wave of mine occupy it in the same turn?	What happens with a place that has become neutral in a fight, who can take it and when?
My men are in the HQ and he's three fields off. Can they get him this turn?	Can I march up to the border and attack in the same turn?
Must the troops rest after a march before they can go into battle?	Can I march up to the border and attack in the same turn?
Can I spawn three in the HQ and send them off in the same mail?	Can new troops move and fight in the turn in which they appear?
Troops which spawn now, they are moving now or only next turn?	Can new troops move and fight in the turn in which they appear?
When will the first man come from the camp I'm building?	When does a thing I build take effect, does a fort protect me this same turn?
Can I build the catapult and move it on in the same turn?	When does a thing I build take effect, does a fort protect me this same turn?
Why was my order to build in Brume refused? My men get there this very turn.	What can I do this turn with a land that I am only just taking?
I occupy field now, when I can use it for construction?	What can I do this turn with a land that I am only just taking?
Do men who die this turn count for my pay?	When are my lands counted for income and new men, does what I take this turn count?
Can I use the points for a newly taken place in the same turn, or do they come afterwards?	When are my lands counted for income and new men, does what I take this turn count?
Do I get this round's income before I have to pay for buildings?	In which order is my money spent, what if it does not suffice for all?
If not enough influence for dynamite, will the cheaper thing below it still be bought?	In which order is my money spent, what if it does not suffice for all?
Does bombing beforehand save me soldiers, and how many?	How many attackers do I need when I shoot or bomb the place first?
Got one treb next door and he's four guys without walls. Will five of mine do it after the shot?	How many attackers do I need when I shoot or bomb the place first?
My town falls while its men are off attacking. Do they still fight?	In which order are several battles of one turn fought?
What if my target is itself attacking somebody else, are his men home or gone at that moment?	In which order are several battles of one turn fought?
May I buy extra men twice in one round?	How many may I buy, build or use in one turn or own in all, is there a limit?
I'm rich now. Can I buy as much of everything as I like?	How many may I buy, build or use in one turn or own in all, is there a limit?
I didn't buy the two extra men last turn. Can I buy four now?	What carries over to the next turn, and what is lost if I don't use it?
I'd rather put the points by for later, like I do with my pension. Does anything speak against it?	What carries over to the next turn, and what is lost if I don't use it?
What gives the best protection, a garrison or a fortress?	Fortress, garrison or bivouac, which one should I build?
I'd like to strike from Kyoto with lots of men. Would a camp or a garrison serve me better there?	Fortress, garrison or bivouac, which one should I build?
I want to crack one fort only. Which is the right tool?	Trebuchet or dynamite, which is the better buy?
I need something he doesn't see coming. Bomb or stone thrower?	Trebuchet or dynamite, which is the better buy?
I've 30 points to spend on more men. What's the best bargain?	What is the cheapest way to get more men?
I count my pennies: how does one best build up an army without paying too much?	What is the cheapest way to get more men?
Does wasteland count in the number of my lands for recruits?	Does a wasteland still count as my land, may I walk through it?
Salted territory, is it still territory of me with income?	Does a wasteland still count as my land, may I walk through it?
I see a deserted headquarter without owner. Is it mine if I go there, and does it pay?	What happens to buildings on neutral land when I walk in?
What happens with the constructions in uncoloured land when I claim it?	What happens to buildings on neutral land when I walk in?
May my soldiers flee when they see they are losing?	Can I save my men by moving them away before an attack?
Do I have to stand and be slaughtered or can I slip off to the next land?	Can I save my men by moving them away before an attack?
Will a conquered headquarter become my home?	I have captured a headquarters, what does it give me and when?
Now that Brume with its headquarter is mine, what do I get out of it this turn?	I have captured a headquarters, what does it give me and when?
My group picks up others on the way. Do they all go on together?	When armies merge, which of the men walk on?
One thing I don't get: I sent 2 by way of Kyoto, there were 3 in Kyoto, and only 2 went on. How do I take those along?	When armies merge, which of the men walk on?
I don't understand the report. 5 against 2, what are these numbers?	What do the words of the report about a battle mean?
Can you translate the battle report into plain language for an old woman?	What do the words of the report about a battle mean?
How can it be that a valid order isn't executed?	Why was my order not carried out though you had accepted it?
They should have walked through Brume and on. Instead they're stuck in Brume. How come, when you'd said fine?	Why was my order not carried out though you had accepted it?
How do I estimate what an opponent earns?	Who is ahead, how strong is a rival and how near to winning?
Can I find out how much my rival has saved up?	Who is ahead, how strong is a rival and how near to winning?
Is the land of someone who doesn't answer any more free?	A rival no longer sends orders, do his men still fight and may I take his land?
My neighbour seems to have dropped out. Are his troops taken off the board?	A rival no longer sends orders, do his men still fight and may I take his land?
If we both attack each other, who loses more?	Is it better to wait for his attack or to strike first?
Is a pre-emptive strike sensible, counselor's question?	Is it better to wait for his attack or to strike first?
May some stay and guard while the others attack?	Can I split the men of one place and attack two neighbours at once?
I want to leave one behind at home and send two left and two right. How do I write that?	Can I split the men of one place and attack two neighbours at once?
You use four words for marching. What do they each mean?	What is the difference between distribution, expansion, invasion and skirmish?
Attack, invade, expand, are those separate orders with different rules?	What is the difference between distribution, expansion, invasion and skirmish?
My attackers wait in Brume and Brume is besieged. Do they get shot before they go?	Does a siege or dynamite hit men who move away or arrive this turn?
He blew up a man of mine who'd been ordered to leave. Shouldn't he have been gone already?	Does a siege or dynamite hit men who move away or arrive this turn?
What does the word done mean behind the host's order for green?	What does "the host gave an order for blue: done" mean?
Has the organiser meddled with red's orders? I got such a funny line about it.	What does "the host gave an order for blue: done" mean?
Must I guard each place, or may I leave some with nobody in them?	Does a territory stay mine when nobody stands there?
My last fellow in Brume has died of the salt. Have I still got Brume?	Does a territory stay mine when nobody stands there?
Do men in the HQ fight better?	Is a headquarter harder to attack? does it defend better than other land
Is my home base safer than the rest of my towns, or do I have to wall it?	Is a headquarter harder to attack? does it defend better than other land
Has red sent his orders yet?	none
Did my attack on Nara work?	none
Who took Kyoto from me?	none
Is red planning to attack me?	none
How's the family?	none
Did you get my postcard?	none
What's the weather like where you are?	none
Can you believe these people?	none
Didn't I tell you he would stab me in the back?	none
Will I never learn?	none
How many cards do you draw in Risk?	none
When will the next game of Hegemon begin?	none
Why did my mail come back as undeliverable?	none
Wouldn't it be nice to have tanks?	none
Can I change my e-mail address with you?	none
Can you recommend a restaurant in Kyoto?	none
Did the Romans really salt Carthage?	none
Should I take the A2 or the ring road around Warsaw at this hour?	none
Sorry, who's this?	none
Guess who's back?	none
