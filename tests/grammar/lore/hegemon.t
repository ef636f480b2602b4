# What newcomers asked who had not seen games/hegemon/answers; behind a tab the first way to ask of what answers it, or none.
How many cities do I need to win this?	How do I win? when does the game end
I own half the shares of a unit and someone else the other half, who gets to command it?	When do I control a unit? which armies are mine
What happens if two units try to go into the same space with equal strength?	What if two units go to the same space? a bounce, standoff
Where does money come from? I spent all my 10 coins at the auction and now I'm broke.	How do I earn coins? what is my income each year
What is a buy-in value, and does it go up when somebody wins the share?	What is the buy-in? what does that number beside a share mean
If my supporting unit gets attacked, does the support still count or is it only cut when I'm thrown out?	How can an attack be stopped? cut a support
my unit got routed, where may it retreat to?	Where can I retreat? my army was thrown out, what now
Nobody controls the unit next to mine, does it do anything or just sit there?	When do I control a unit? which armies are mine
How do I become leader of a nation and what's it good for?	Who leads a nation? what is a leader, how do I become king
We two bid exactly the same for a share - who gets it?	What if two of us bid the same? equal bids, a tie in the auction
When is summer skipped, we went straight from spring to fall last year?	What are the seasons? order of the phases in a year
Can I send my spring orders early, before the auction is finished?	What are the seasons? order of the phases in a year
I forgot to send orders for one of my units and the deadline passed, what did it do?	What happens if I send nothing? I forgot my orders
Does everybody see my bids or are they secret?	What is secret? can others see my orders, my coins, my bids
How do I know it's my turn to do something, do I get a mail each season?	none
How do I write an order to support my friend's unit moving into a city?	What is support? how do I help another unit to attack
what do i have to write to bid 4 coins on a share	How do I bid? how do I get a unit, an army
Someone has a share I want, how do I put it up for auction by mail?	Can I buy a share that belongs to somebody else? take over his army
I'd rather give up my unit than retreat, what's the line for disbanding?	Where can I retreat? my army was thrown out, what now
How do I order a nation to build a new unit in the fall?	How do I build a unit? recruit new troops, raise an army
# Asked by newcomers in the middle of a game, of whom none had seen an answer; what answers them was said by another who had seen the answers alone.
Hi! My army near Metz has no help and his sits in Metz holding with no help either, so if I just walk in do I win?	How does an attack work? who wins a fight, what are my chances	How many do I need to get him out if he has support? what force is enough
Hello, I've got 10 coins and I'd love two shares, so can I bid 6 on one and 5 on the other?	How much may I bid in all? can I bid more than I have, on several shares
I marched into neutral Bern this spring, so when does the city become ours and do I get anything for it?	We took Kobe back: am I paid again for the same city?	How do I earn coins? what is my income each year	How do I control a province? take a city, conquer a town
Silly question maybe, but what on earth is a share good for?	What is a share good for? what does it give me
I do love a good auction, when does the next Grand Auction open?	What is the Grand Auction? when can I buy shares
Someone told me my spring orders are shown to all the others, is that true	What is secret? can others see my orders, my coins, my bids	Can others see that I have not sent my orders yet?
Right, so my unit got kicked out of Lyon this spring, what can it do now?	Where can I retreat? my army was thrown out, what now	What happens to a unit that is beaten? is it killed, does it die
I control 2 of the 3 units of Burgundy, so am I its leader?	Who leads a nation? what is a leader, how do I become king
How do I win	How do I win? when does the game end
Units per space?	How does a unit move? how far can an army go
No order sent: what does my unit do?	What happens if I send nothing? I forgot my orders	Can I send orders in advance for next Spring? will they be stored
Coins for routing someone.	How do I earn coins? what is my income each year	What happens to a unit that is beaten? is it killed, does it die	Do I get the 5 coins for driving out an ownerless unit?
How long is Fall?	How long does a season last? how much time have I got
Lowest bid?	How do I bid? how do I get a unit, an army	What does everything cost? a list of all prices
2 supports on my move to Trier: strength?	How does an attack work? who wins a fight, what are my chances
Unit limit of a nation with 5 cities	How many units may a nation have? unit limit, too many armies
me n kat both bid 7 on the same shair n thats the highst so hu gets it	What if two of us bid the same? equal bids, a tie in the auction
can our nation bild more guys then we got citys	How do I build a unit? recruit new troops, raise an army	How many units may a nation have? unit limit, too many armies
my unit in basel suports a move n gets atacked but stays put so does the suport still count	How can an attack be stopped? cut a support
why no summer this yr we went from spring strait to fall	What are the seasons? order of the phases in a year
wat if nobody owns the shair of a unit	When do I control a unit? which armies are mine
i bid 3 n now i wanna bid 5 on the same shair so do i need 8 coins	none
can my unit jump 2 spaces in 1 go	How does a unit move? how far can an army go
if sum1 new joins now how meny coins do he get	How do I join? can my friend still get in
I want to take by auction the share which belongs already to Otto with buy-in 6, so what must I pay for starting it?	Can I buy a share that belongs to somebody else? take over his army	What is the buy-in? what does that number beside a share mean	How much do I need in all to take a share from its owner, fee and bid together?
Until when it is possible to start an auction for an owned share?	Can I buy a share that belongs to somebody else? take over his army
Our nation owns 9 of 17 cities and I am its leader, so is the game finished?	How do I win? when does the game end
If the nation becomes Hegemon but it has no leader, who has won?	Can it be a draw? who wins if the nation has no leader
My two friends and I control each one unit of Savoy, so who decides what is built in fall?	Who decides what a nation does? how does the vote work
Our nation lost one city and has now 4 units but 3 cities, so what must happen	How many units may a nation have? unit limit, too many armies	They captured one of our cities, what do I lose by that?
I go with 2 supports and he goes with 1 in the same empty field, so who may enter?	What if two units go to the same space? a bounce, standoff
The share I bought for 8 coins, what is its buy-in value from now?	What is the buy-in? what does that number beside a share mean
I attack Linz from Ulm with one support while he holds there with one support, so would he be routed?	How does an attack work? who wins a fight, what are my chances	How many do I need to get him out if he has support? what force is enough
May my routed unit withdraw into a space where two other units battled in spring?	Where can I retreat? my army was thrown out, what now	What does "Units battled in Otsu" mean? why is that space closed
If nobody bids on an item for more than a day, does its auction stay open until the winter is over?	When does an auction close? how long can I still bid on a share
What is the danger of leaving a unit disordered when enemies are near?	When do I control a unit? which armies are mine
Suppose the vote on a National Action leads to no result; what is done then?	Who decides what a nation does? how does the vote work
I have submitted my spring orders on the first day and everyone else has too, so must we wait for the second day?	How long does a season last? how much time have I got	I was the last to send my orders, can I still change them?
I sit in a city already loyal to our nation, so will staying there in fall pay me 10 coins again?	We took Kobe back: am I paid again for the same city?	How do I earn coins? what is my income each year
A rule proposal passed yesterday in the midst of spring, so from when does it apply?	none
# Later: one of five of what people asked to whom it was only said what each answer is; of the rest the answers have learned.
I don't find my starting armies anywhere, did something go wrong when I signed up?	What do I do first?
It's Winter 0 or whatever it is called and I have 10 coins and nothing else. What am I meant to do with them?	What do I do first?
A colleague at the depot saw me typing and wants in. What does he have to write to you?	How do I join? can my friend still get in
One thing I don't get: is there a fixed number of seats at this table, or can anybody hop on whenever?	How do I join? can my friend still get in
Grandma needs a calendar: what do we do in each of the four seasons please?	What are the seasons? order of the phases in a year
Sorry my English. How looks one full year from begin to end?	What are the seasons? order of the phases in a year
By the way, does the turn go on at once when all have written, or do we always wait for the full time?	How long does a season last? how much time have I got
Does Winter go on for two whole days even when nobody is buying anything any more?	How long does a season last? how much time have I got
I wonder whether there's a word for "I have finished, carry on".	How do I end my turn? do I have to say that I am finished
Please how I finish my turn in Fall, when I voted only for disband and want nothing more?	How do I end my turn? do I have to say that I am finished
Say I sleep through Fall and I'm the head of Green - do we still get our new unit?	What happens if I send nothing? I forgot my orders
Suppose nobody says which of our men should go in the Fall, and I lead them. Who picks?	What happens if I send nothing? I forgot my orders
Which shares come under the hammer in Winter, all or only the free ones?	What is the Grand Auction? when can I buy shares
Is it possible to purchase a share at any time, or are there set periods in which purchases can be made?	What is the Grand Auction? when can I buy shares
May I bid half coins, like 2.5?	How do I bid? how do I get a unit, an army
I'm trying to buy me a unit but the thing don't understand "I'll take Osaka for 6 bucks". How's it done?	How do I bid? how do I get a unit, an army
Does the previous owner see any of what the buyer pays?	Who pays in an auction, and when? do all bidders pay
The seller pockets my 9 coins, right?	Who pays in an auction, and when? do all bidders pay
If somebody bids on share 1, does share 4 stay open longer too?	When does an auction close? how long can I still bid on a share
I put in a bid five minutes before the end of the auction, do the others still get time to answer it?	When does an auction close? how long can I still bid on a share
Somebody topped me. Can I still go higher or am I out?	What happens if I am outbid? does it cost me anything, what would I pay
I was overbid. How I make new bid and do I pay for both?	What happens if I am outbid? does it cost me anything, what would I pay
I wonder whether I could block the sale by bidding exactly what he bids.	What if two of us bid the same? equal bids, a tie in the auction
Suppose, hypothetically, two purchasers submit identical highest offers for a share owned by a third. Who holds title afterwards?	What if two of us bid the same? equal bids, a tie in the auction
My bid of 6 was refused. I do have 10 coins, but 6 of them stand in a bid where I've been topped already.	How much may I bid in all? can I bid more than I have, on several shares
One thing I don't get: do the bids I've lost count against the total I may spend?	How much may I bid in all? can I bid more than I have, on several shares
Do shares pay me something every year?	What is a share good for? what does it give me
What rights are attached to a share once purchased?	What is a share good for? what does it give me
I'd like to know all the costs before I put my money in anything.	What does everything cost? a list of all prices
Are there wages, taxes, anything? I only have 3 coins and don't want to go broke.	What does everything cost? a list of all prices
If I paid 8 for a share, what must the next one put down who wants to have it auctioned?	What is the buy-in? what does that number beside a share mean
Explain me please the number in brackets after the owner's name in the share list.	What is the buy-in? what does that number beside a share mean
May I put up my own share and get the money for it?	Can I buy a share that belongs to somebody else? take over his army
By the way, what do I write to have Eve's unit auctioned off?	Can I buy a share that belongs to somebody else? take over his army
John has put up my share 3! Do I lose it now, and do I get something for it?	Can I lose a share that I own? how do I protect my units from being bought
Me and another bid the same for my own unit, does it stay with me?	Can I lose a share that I own? how do I protect my units from being bought
Who's the boss of a unit when nobody bought its share?	When do I control a unit? which armies are mine
Am I allowed to order a soldier of Red if I'm not the leader of Red?	When do I control a unit? which armies are mine
What is a leader for, does he get anything out of it?	Who leads a nation? what is a leader, how do I become king
Please, what gives right to rule a nation, most cities or most soldiers or what?	Who leads a nation? what is a leader, how do I become king
Whose is a city that my unit took, mine or Red's?	How do I control a province? take a city, conquer a town
Does an empty hamlet that isn't a city belong to whoever was there last?	How do I control a province? take a city, conquer a town
I'm broke. Is there any way to get coins without having any?	How do I earn coins? what is my income each year
By the way, when do I see the money for beating somebody's unit?	How do I earn coins? what is my income each year
May I make my granddaughter a present of one of my armies?	Can I give coins to another player? lend, trade, sell him a share
How does one pay a bribe in this game? Asking for a friend.	Can I give coins to another player? lend, trade, sell him a share
Which places are next to Otsu? I can't make out the map.	How does a unit move? how far can an army go
Can an army march again in Fall, or is it just the one step in Spring?	How does a unit move? how far can an army go
How near must a helper be to the place attacked?	What is support? how do I help another unit to attack
My support was called void. I had written it quite properly, so what was wrong with it?	What is support? how do I help another unit to attack
Does a unit that itself supports somebody get help when it's attacked?	How do I defend a place? help a unit to stay where it is
Dear all, how many supporters can a soldier have who sits still in his castle?	How do I defend a place? help a unit to stay where it is
We came with two against two and nothing happened. Why?	How does an attack work? who wins a fight, what are my chances
When win in battle, does my unit go into the place or stay where it was?	How does an attack work? who wins a fight, what are my chances
They're about to attack me in Osaka with a helper in Nara. How do I ruin that?	How can an attack be stopped? cut a support
I wonder whether it's enough to march at the supporter or must I beat him.	How can an attack be stopped? cut a support
Three armies going round in a circle, does that work?	What if two units go to the same space? a bounce, standoff
I'd like to follow my friend into the space that he's leaving, is that all right or do we crash?	What if two units go to the same space? a bounce, standoff
I beat his army, is it off the board now?	What happens to a unit that is beaten? is it killed, does it die
When unit lose a fight, it is destroyed or only goes back?	What happens to a unit that is beaten? is it killed, does it die
Every space around is full. What happens to my routed unit?	Where can I retreat? my army was thrown out, what now
You say I must order something in Summer because I was driven out. What are the choices?	Where can I retreat? my army was thrown out, what now
We have two too many. Do I send one mail for each that goes?	How many units may a nation have? unit limit, too many armies
Our country lost towns and now you say we're above the allowed number. By what rule?	How many units may a nation have? unit limit, too many armies
Who owns the unit that I built?	How do I build a unit? recruit new troops, raise an army
How many soldiers can I recruit in one Fall and how is the order written, please?	How do I build a unit? recruit new troops, raise an army
Does the leader need the consent of the other owners?	Who decides what a nation does? how does the vote work
Do abstentions and differing ballots get added up per item, or must a whole ballot match another one?	Who decides what a nation does? how does the vote work
Do I win with the most coins at the end?	How do I win? when does the game end
How many towns must a nation have so that it comes to the end?	How do I win? when does the game end
Could it happen that nobody wins at all?	Can it be a draw? who wins if the nation has no leader
We two would like to finish as equals. Under what condition is the result a draw?	Can it be a draw? who wins if the nation has no leader
What does dormant mean with Yellow?	Can I be eliminated? what if I have no units left
I wonder whether it's worth staying, with nothing left on the map and an empty purse.	Can I be eliminated? what if I have no units left
How do I write a letter to Anna through the game?	What is secret? can others see my orders, my coins, my bids
I made a pact with Eve not to attack each other. Does the game hold her to it?	What is secret? can others see my orders, my coins, my bids
Can I try out an order first without it counting?	Can I change or take back an order? I made a mistake
My thumb slipped and I've ordered the wrong army to hold. Is there an undo?	Can I change or take back an order? I made a mistake
Which command shows me what I've ordered so far?	Where do I see what I own? how many coins have I got left
My old eyes and memory fail me: how do I ask for a list of my possessions?	Where do I see what I own? how many coins have I got left
I'm on tour a lot, how much time does playing take me?	How long does a whole game take? how many mails must I write
How many turns has whole game, is there some maximum?	How long does a whole game take? how many mails must I write
I stand alone and one comes with a supporter and another without. What happens to me?	Two different enemies hit my unit at once: do their strengths add up against me?
Would it be enough if my ally and me both march at him, or must one of us support?	Two different enemies hit my unit at once: do their strengths add up against me?
There's a unit in Kobe and its neighbour props it up. I've got two units, can I do it?	How many do I need to get him out if he has support? what force is enough
He has a helper in Otsu and one in Nara, I've three armies around. Enough or not?	How many do I need to get him out if he has support? what force is enough
May I move two of mine into the same free space, so that nobody else comes in?	What if I order two of my own units into the same space?
My men are both told to go in Himeji. Do I lose one of them?	What if I order two of my own units into the same space?
My man tried to leave and couldn't, and then he was thrown out by the one who came after him. Is that right?	He attacks the place I am just leaving: am I hit?
Does he get rout money for walking into the space I just vacated?	He attacks the place I am just leaving: am I hit?
How many orders does a unit get per Spring?	Can one unit do two things in the same Spring, move and support?
With one supporter, can I carry out two attacks in two directions?	Can one unit do two things in the same Spring, move and support?
His attack failed and I pushed him out of where he'd started. Does that pay too?	Do I get the 5 coins for driving out an ownerless unit?
Could I earn by having one of my armies chase the other round and round?	Do I get the 5 coins for driving out an ownerless unit?
Is it ten coins only for the first one who captures a city?	We took Kobe back: am I paid again for the same city?
Is there any limit on how many times one city can bring coins?	We took Kobe back: am I paid again for the same city?
What are the consequences for my nation when an enemy captures a place?	They captured one of our cities, what do I lose by that?
He's captured our town this Fall. When does it hurt us, this year or next?	They captured one of our cities, what do I lose by that?
How can I keep an empty town without a garrison in it?	May I leave a city empty, or can an enemy just walk in?
Is it risky to leave the house unlocked, so to speak, if all my men go off to war?	May I leave a city empty, or can an enemy just walk in?
In Summer my unit went back to Tsu which is neutral. Who owns Tsu in Fall?	Does a unit that retreats into a city capture it?
Funny: I lose the fight and run into his undefended castle. Do I get money for that?	Does a unit that retreats into a city capture it?
Do I get the price of the share back if I give up the routed unit?	Should I retreat or disband? what is better for me
Does it cost coins to save a defeated unit by retreat?	Should I retreat or disband? what is better for me
Can I block his way of retreat by a bounce?	What does "Units battled in Otsu" mean? why is that space closed
When is a place considered fought over, so one can't go back there?	What does "Units battled in Otsu" mean? why is that space closed
Must everybody answer in Summer or just those who've been thrown out?	I was not beaten, do I have anything to do in Summer?
I got a mail that it is Summer now but there's nothing for me in it. Just wait?	I was not beaten, do I have anything to do in Summer?
Are the new cities counted before or after the building?	We have just taken a city: may we build for it this same Fall?
Where do I put the new army if the only new city is occupied by the one who took it?	We have just taken a city: may we build for it this same Fall?
Must a fresh army rest for a year first?	When does a built unit appear, and when can it first march?
If I win the new unit's share in Winter, can I order it straight away come Spring?	When does a built unit appear, and when can it first march?
Can we save up builds and make two at once next year?	If we do not build this year, is the right lost?
Will the chance to raise an army come again if I let it pass this time?	If we do not build this year, is the right lost?
Won't I lose the leadership when we recruit?	Is it clever to build when I lead the nation? can a rival buy my new unit
It seems odd: I raise an army and then must buy it like everyone else. Do I have at least first refusal?	Is it clever to build when I lead the nation? can a rival buy my new unit
Two of us voted and the third didn't. Is that valid?	Only I have voted, is that enough? is there a quorum
My partner never votes, so do we wait for him for ever, or does mine count?	Only I have voted, is that enough? is there a quorum
Is there a maximum of coins that one may hoard?	What happens to coins I do not spend? do they carry over
The money from the city I just took, from when on can I spend it?	What happens to coins I do not spend? do they carry over
Must the owner also pay the fee to bid on his own share?	How much do I need in all to take a share from its owner, fee and bid together?
Please make me a sum: starting costs and offer together, how many coins for a share with buy-in 7?	How much do I need in all to take a share from its owner, fee and bid together?
Better spread my money over two cheap units or all on one good one?	Which unit is worth buying? how much should I offer for it
What would an experienced player pay for a unit beside two neutral towns?	Which unit is worth buying? how much should I offer for it
You refused my order as too late. Can it be used for the next year instead?	I sent my mail before the deadline but it arrived after it, does it count?
The second of my two mails was late. Does the first one hold good at least?	I sent my mail before the deadline but it arrived after it, does it count?
Does my unit repeat last year's order if I send no new one?	Can I send orders in advance for next Spring? will they be stored
Can you please note that I'd bid 5 on share 4 when Winter comes?	Can I send orders in advance for next Spring? will they be stored
How do I keep the season open after my last order, in case I want to alter it?	I was the last to send my orders, can I still change them?
Is there a way to send orders now but have time to think it over until the deadline?	I was the last to send my orders, can I still change them?
Can they still stop us between the capture and the end of Fall?	We took the deciding city in Spring: when is it settled that we have won?
When the majority is reached, can somebody in the auction yet buy himself into the victory?	We took the deciding city in Spring: when is it settled that we have won?
With 14 cities on the map, what number wins?	How near is Red to winning? how do I see who is ahead
I can't see from your mail if anybody is near the end. What must I count?	How near is Red to winning? how do I see who is ahead
Bob leads Green and Green is almost Hegemon. Any remedy?	How can I stop somebody who is about to win?
Somebody has seven cities from fifteen, how I can save the game?	How can I stop somebody who is about to win?
It says "given" behind one support and "cut" behind another. What's the difference?	What do given, cut and void mean in the Spring report?
How do I read the report, which of my supports counted in the end?	What do given, cut and void mean in the Spring report?
Will my failed attack be shown to all? I'd rather keep it quiet.	Can others see that I have not sent my orders yet?
Later on, will Eve find out I supported her enemy?	Can others see that I have not sent my orders yet?
The leader of Blue has vanished. Is Blue paralysed now?	Another player does not answer any more, what happens with his units?
One of us doesn't play any more, does his absence hold up the whole game?	Another player does not answer any more, what happens with his units?
What is this line with "the host gave an order for green"?	What does "the host gave an order for blue: done" mean?
By what authority does the host act on behalf of an absent player, and how far does it go?	What does "the host gave an order for blue: done" mean?
I no longer want that share. Can I get out of it?	Can I take back a bid?
Wrong share! I wanted 4 and wrote 5. How I remove this bid?	Can I take back a bid?
During my holidays does somebody else play for me?	What happens to my units while I am away?
My bids are in and now I'm driving to Spain for four days, do they stay valid?	What happens to my units while I am away?
How hard is it to throw out a disordered unit?	Can I walk into the town of a unit that nobody bought?
Soldier of nobody stands in the city I want, must I bring second one for help?	Can I walk into the town of a unit that nobody bought?
Whose turn is it now?	none
Who owns share 4?	none
Where's my third unit gone?	none
How many players are we?	none
Who was the one that routed me in Osaka?	none
Who stands in Kyoto?	none
What were my orders last year?	none
Are you free on Saturday for a beer?	none
Did you have a nice holiday?	none
Do you also know how to play Diplomacy?	none
Which other games do you have on this server?	none
In which game do you draw cards?	none
Why does my mail program show your letters in Chinese signs?	none
Is your server down again?	none
Could the mails be in German, please?	none
Who invented such a cruel game?	none
Who would have thought that of sweet little Anna?	none
How was your Easter?	none
Is your mother feeling better?	none
Shall we all meet for a barbecue when this is over?	none
