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
