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
