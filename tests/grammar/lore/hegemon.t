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
