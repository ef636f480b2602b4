# What newcomers asked who had not seen games/gilmoria/answers; behind a tab the first way to ask of what answers it, or none.
What are spoils of war points for and how do I get some?	What are Spoils of War Points good for? What is SoW?
How big is my chance to get a neutral domain on my side?	How do I win over a domain? What does activate do?
Do I need to leave someone behind when I attack with everything from a territory?	How often can I attack in a turn? Can units that just conquered go on attacking?
Should I use threats or bribe? I don't understand what the risk is with these tactics.	What tactics are there? What does a bribe or blackmail do?
How many new units do I get every turn?	How many new units do I get? When do I get troops?
can i do two diplomatic things in the same turn, like recruit mercenaries and also talk to a neutral warlord	What can I do in diplomacy? How many diplomatic actions do I have?
What is the difference between the risk dice and the attrition dice?	What are attrition dice?	How do the dice work? How many dice do I roll in a fight?
My leader sits in a stronghold, does he count double when I'm attacked?	What does a stronghold do? Is a fort any use?
Can I move my units into the land of my ally domain at the end of the turn?	How many units does my ally get? Can I put my guys on allied land?
I won the battle but there is nobody in the territory now, zero units?! How can that be?	What does 0 units in a territory mean? Both armies died, who owns it?
Can I steal the ally of another player somehow?	How do I take an ally away from another player? What is de-activation?
Who throws the dice and how can I be sure nobody cheats?	none
I'm still waiting for my turn, can I see whose move it is at the moment?	Whose turn is it? Who is next, in which order do we play?
Do I need to send all four phases in one mail or one after another?	What do I do first? How do I start my turn?
What if I don't manage to send my turn in time?	What happens if I send nothing? How long do I have?
May I send messages to the other warlords through the game without them knowing who I am?	Can I make a pact with another player? Are there alliances between warlords?
How do I write an attack with 4 units from one territory to another?	How do I attack? What do I write for a battle?
I'd like to hire mercenaries, what's the order for that?	How much are mercenaries? What does it cost to hire them?
How do I write that I want to activate a domain using a long oration?	How do I win over a domain? What does activate do?	What tactics are there? What does a bribe or blackmail do?
My ally domain is also supposed to move, how do I write its attacks and deployments in my mail?	What can I do with my ally? Who moves his troops?
# Asked by newcomers in the middle of a game, of whom none had seen an answer; what answers them was said by another who had seen the answers alone.
Hello! I have 5 units in Thornwood and he has 4 next door, so how many of mine can I really throw at him?	How often can I attack in a turn? Can units that just conquered go on attacking?	How do I attack? What do I write for a battle?
Hi, so I have 14 territories and one stronghold but no full domain, how many new lads do I get?	How many new units do I get? When do I get troops?
Good morning! I've been thinking about sweet-talking the dwarf domain over to my side, what are my odds if nobody has invaded them and I use no fancy tactic?	How do I win over a domain? What does activate do?
I've got 7 spoils points burning a hole in my pocket, so what would mercenaries cost me and how many do I get?	How much are mercenaries? What does it cost to hire them?	What does everything cost? Is there a price list?
Sorry to bug you again, but do I win by holding my own domain or do I actually have to beat everyone?	How do I win? What is the goal of the game?
Just wondering, can I do two diplomatic things in one turn, say hire some mercs and also talk to the elves	What can I do in diplomacy? How many diplomatic actions do I have?
My ally's lands lie between Karth and my border fort, so can I march my boys through them when I fortify?	How do I move units? What is mobilisation?	How many units does my ally get? Can I put my guys on allied land?
Oh dear, I took no land at all this turn, so do I still get my spoils point at the end?	What are Spoils of War Points good for? What is SoW?
Mobilisations per turn	How do I move units? What is mobilisation?	Is there a limit to the units in one territory?
Blackmail: bonus and risk?	What tactics are there? What does a bribe or blackmail do?
How many territories on the map?	none
Phases, in order.	What are the phases? In which order do things happen in a turn?
Leader does what?	What is a leader good for? What does my general do?
Fort bonus when I attack out of it?	What does a stronghold do? Is a fort any use?
2 attackers, risk dice: how many dice?	How do the dice work? How many dice do I roll in a fight?
My ally's spoils points go to whom	What are Spoils of War Points good for? What is SoW?
i invadid the orcs domain last turn so whats my chanse to activate them now	How do I win over a domain? What does activate do?	What counts as invaded? Does attacking a neutral domain spoil my chances with it?
do my allys get ther own turn n wen	What can I do with my ally? Who moves his troops?
i got 3 in hollow so can i move all 3 out n leave it emty	How do I move units? What is mobilisation?	How often can I attack in a turn? Can units that just conquered go on attacking?	Can I give up a territory or hand it to somebody?
wat r spoils of war pts gud for	What are Spoils of War Points good for? What is SoW?
he has 1 unit in ravenmoor so how meny dice do he roll w risk dice	How do the dice work? How many dice do I roll in a fight?
do a alied domain get new units 2 an hu puts them	How many units does my ally get? Can I put my guys on allied land?
my threts faild at the goblin domain wat now	What tactics are there? What does a bribe or blackmail do?
can i giv sum units to my allys teritory wen i move at the end	How many units does my ally get? Can I put my guys on allied land?
The enemy Warlord Dren has invaded the neutral domain Ossia, so is it now more easy for me to activate it?	How do I win over a domain? What does activate do?	What counts as invaded? Does attacking a neutral domain spoil my chances with it?
I want to make that the ally of my opponent becomes neutral again; which chance do I have?	How do I take an ally away from another player? What is de-activation?
With the attrition dice my 6 units have won but all are died, so whose is the territory now?	What does 0 units in a territory mean? Both armies died, who owns it?
How much territories has one domain?	How many units do I begin with? What does each player have at the start?
When I win the fight for Greyford, my soldiers which survive go in automatic?	Can I stop a battle? Can I retreat when it goes badly?
Is there danger if I use the Concise Speech and I fail	What tactics are there? What does a bribe or blackmail do?
I have 5 spoil points and want to hire the mercenaries, so does the tactic Bribe help me to get more?	How much are mercenaries? What does it cost to hire them?
The battle stops after one throwing of dice or it continues until one side is dead?	Can I stop a battle? Can I retreat when it goes badly?	How do the dice work? How many dice do I roll in a fight?
The swamp domain was invaded both by me and by Dren, so if I try to activate it with a Long Oration, what chance results?	How do I win over a domain? What does activate do?
My two strongholds and 11 territories include one whole domain, so is there anything beyond 2 + 3 units coming to me?	How many new units do I get? When do I get troops?
Which of the three dice modes gives the stronger army the greater advantage?	none
Could we change the kind of dice now that the game is running?	none
How might I earn spoils of war other than through conquest?	What do envoys do? How does acquire points work?	What are Spoils of War Points good for? What is SoW?
I have 8 units in Mirefell, cut off from the rest of my realm, so may I mobilise 7 of them to Highgate on the far side?	How do I move units? What is mobilisation?
What is the greatest number of units one side can lose in a single exchange with risk dice?	How do the dice work? How many dice do I roll in a fight?
If my bribe succeeds, am I still cut off from that lord for 2 turns, or is that only when it fails?	What tactics are there? What does a bribe or blackmail do?
