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
# Later: one of five of what people asked to whom it was only said what each answer is; of the rest the answers have learned.
Sorry for bad English, I am new: what I must to write for begin my turn?	What do I do first? How do I start my turn?
First time behind the wheel here. Which line goes first?	What do I do first? How do I start my turn?
I'd like to know the sequence of play, please, from the opening step to the closing one.	What are the phases? In which order do things happen in a turn?
What word do I write when I don't want to attack anybody and just want the next step?	What are the phases? In which order do things happen in a turn?
My brother says you must own the whole map. Is that so?	How do I win? What is the goal of the game?
I wonder if two players can end up sharing the victory.	How do I win? What is the goal of the game?
Blue took my castle, the main one. Is it over for me now?	When am I out? How does somebody get eliminated?
Please, how works elimination? I am afraid I am nearly out.	When am I out? How does somebody get eliminated?
By the way, what does "activate" mean?	How do I win over a domain? What does activate do?
Mate, I keep trying to sweet-talk Tharn. What's the number I've got to get under?	How do I win over a domain? What does activate do?
Is there any way to make the enemy's helper sit still?	How do I take an ally away from another player? What is de-activation?
One question: chance for to break other's alliance, is it smaller than for making own?	How do I take an ally away from another player? What is de-activation?
I don't want any diplomacy this turn, what do I tell the program?	What can I do in diplomacy? How many diplomatic actions do I have?
I'd like to bribe Hesper and, if that fails, then Tharn directly after. Possible?	What can I do in diplomacy? How many diplomatic actions do I have?
Is the number of mercenaries fixed or is there a die?	How much are mercenaries? What does it cost to hire them?
Say I blow my five on hired guns, what's the least I could end up with?	How much are mercenaries? What does it cost to hire them?
Do I earn something when my ally conquers a place?	What are Spoils of War Points good for? What is SoW?
My grandmother wants to know where the points come from.	What are Spoils of War Points good for? What is SoW?
If the envoys fail, can I send them out again next turn?	What do envoys do? How does acquire points work?
Is "acquire points" a sure thing or a gamble?	What do envoys do? How does acquire points work?
Are my new troops each turn free or do they get deducted from my points?	What does everything cost? Is there a price list?
Do I need money to do diplomacy, or only for hired men?	What does everything cost? Is there a price list?
What does a long oration do?	What tactics are there? What does a bribe or blackmail do?
which one is the strongest way of persuading, pls	What tactics are there? What does a bribe or blackmail do?
My ally holds one piece of Hesper's homeland. Does that count against me when I try to activate Hesper?	What counts as invaded? Does attacking a neutral domain spoil my chances with it?
I keep seeing "invaded by another" in the report, what makes that so?	What counts as invaded? Does attacking a neutral domain spoil my chances with it?
Is there a reason not to bribe an honest domain?	Do the neutral warlords have characters? What are personalities?
Have those domains some kind of mood or nature, or are they all the same?	Do the neutral warlords have characters? What are personalities?
I have two allies. Which of them goes first?	What can I do with my ally? Who moves his troops?
Do my friends fight on their own or do I move the pieces for them?	What can I do with my ally? Who moves his troops?
I'd like to strengthen Hesper's border with my own new men. Is that allowed?	How many units does my ally get? Can I put my guys on allied land?
Is there any mixing of armies between me and the domain I won over?	How many units does my ally get? Can I put my guys on allied land?
Could I de-activate my own ally?	May I attack my own ally? Can I dismiss an ally or let him go?
May one dissolve the bond with a domain one has activated, or is it irrevocable?	May I attack my own ally? Can I dismiss an ally or let him go?
Is a non-aggression agreement between two players enforceable?	Can I make a pact with another player? Are there alliances between warlords?
Are we allowed to talk among ourselves, make deals and so on?	Can I make a pact with another player? Are there alliances between warlords?
I own 7 places and two forts. How many units should I be getting?	How many new units do I get? When do I get troops?
Please, how big is income of army in one turn?	How many new units do I get? When do I get troops?
I've got 6 new ones, I want 4 in Anvil and the others in Crag. How do I say that?	How do I place my new units? Where may I deploy?
Dear sir, how does one station the recruits?	How do I place my new units? Where may I deploy?
I want to go at Crag with everything I have, how's that written?	How do I attack? What do I write for a battle?
I am truck driver not a writer, so keep it short: how to order an assault?	How do I attack? What do I write for a battle?
I have one single unit in Crag. Can it attack?	How often can I attack in a turn? Can units that just conquered go on attacking?
I'd like to run through three enemy lands in one go like in Risk. Does that work?	How often can I attack in a turn? Can units that just conquered go on attacking?
If I win, do I choose how many move in or do they all go?	Can I stop a battle? Can I retreat when it goes badly?
My men who didn't go along with the failed attack, are they safe?	Can I stop a battle? Can I retreat when it goes badly?
I attack with 6 men against 4, how many dice do I get?	How do the dice work? How many dice do I roll in a fight?
When two dice are compared, how many men fall?	How do the dice work? How many dice do I roll in a fight?
There are three defenders with their general in a castle; what are my odds with five?	What are my chances in an attack? How many units do I need to win?
How much worse are my chances if a stronghold and a leader both defend?	What are my chances in an attack? How many units do I need to win?
Explain me please the attrition system, we play it or not?	What are attrition dice?
Is attrition when men survive only on sixes?	What are attrition dice?
Are we playing with fifty-fifty dice, and if so how?	What are fifty-fifty dice? 50/50 kill dice
How safe is an attack of 5 on 3 with the 50/50 dice?	What are fifty-fifty dice? 50/50 kill dice
Both armies wiped each other out in Stormhead. Who gets it?	What does 0 units in a territory mean? Both armies died, who owns it?
Nobody left alive on either side, so does the place become neutral?	What does 0 units in a territory mean? Both armies died, who owns it?
Where does my leader stand in the beginning?	What is a leader good for? What does my general do?
If my leader goes with the attack and wins, where is he afterwards?	What is a leader good for? What does my general do?
What happens to the leader if the attack he led goes wrong?	Can I lose my leader? Do I get a new one?
Can one ransom or buy back a fallen leader?	Can I lose my leader? Do I get a new one?
Is the stronghold destroyed when the place is taken?	What does a stronghold do? Is a fort any use?
Is it worth fighting for the enemy's fortified town?	What does a stronghold do? Is a fort any use?
May I walk through my ally's land to get from Anvil to Crag?	How do I move units? What is mobilisation?
Please, is only one transfer of army possible in turn?	How do I move units? What is mobilisation?
When is a round over?	Whose turn is it? Who is next, in which order do we play?
In which sequence do the seats take their turns?	Whose turn is it? Who is next, in which order do we play?
I drive long hauls and have no net for three days at times. What becomes of my turn?	What happens if I send nothing? How long do I have?
Exam week!! how long can i leave my turn lying around	What happens if I send nothing? How long do I have?
Oops, hit send too early. Can my orders be withdrawn?	Can I take back an order? I made a mistake, undo please
Could I replace the mail I sent this morning with a new one?	Can I take back an order? I made a mistake, undo please
Who finds out that I bribed Hesper?	What can the others see? Is anything secret?
When I make a mistake in my orders, do they all get to laugh at it?	What can the others see? Is anything secret?
I deleted the last report, can you send it to me again?	Where do I see what I own, the map, my neighbours?
Hello, I don't see any picture, only text. How can I know what is next to what?	Where do I see what I own, the map, my neighbours?
I signed up but have changed my mind, how do I get out before it starts?	How do I join? Which domain can I choose?
Can I join a game that has started already?	How do I join? Which domain can I choose?
Do I have a leader and points from the start?	How many units do I begin with? What does each player have at the start?
Who places the first armies, me or is it given?	How many units do I begin with? What does each player have at the start?
Does a neutral's leader help in its defence?	Do neutral domains attack? Will nobody's land fight back?
Do neutral armies grow each round like ours?	Do neutral domains attack? Will nobody's land fight back?
Roughly how many rounds does a match run?	How long does a whole game take? how many mails must I write
What is the usual duration of a game from start to finish?	How long does a whole game take? how many mails must I write
How do I combine two armies against the same target?	Can two of my territories attack the same place together?
I wanted both my armies to attack Windward in one battle, why were there two?	Can two of my territories attack the same place together?
I'd like my ally to soften him up before I go in. Does it work in that order?	Can my ally and I attack the same territory in the same round?
We two attack the same land, my ally and me. How does it go on?	Can my ally and I attack the same territory in the same round?
Can I send help while the battle is going on?	Do my units next door help when one of my territories is attacked?
If Brinn is attacked, can my troops jump in for it?	Do my units next door help when one of my territories is attacked?
I leave on Friday. May I send my turn beforehand?	It is not my turn. Can I do anything at all?
Must I roll the dice for my defence or is it done for me?	It is not my turn. Can I do anything at all?
Is 7 against 5 enough or should I wait?	How many units do I need to beat 10?
With what number can I go against one or two defenders?	How many units do I need to beat 10?
With five in a stronghold, am I secure against eight?	How many units should I leave to hold a place?
I fear for my fortress, I left only five inside. Is it too few?	How many units should I leave to hold a place?
Will there be enough left to hold it after I beat 5 with 10?	How many of my units will survive a battle I win?
I need to know the survivors, roughly, when ten of mine beat ten of his.	How many of my units will survive a battle I win?
Is the plus one added to all dice or only the best one?	I rolled a 6 and he a 5 in a fort, and I lost a man. Why?
Please check the comparison in my last fight, five beat six, how can that be?	I rolled a 6 and he a 5 in a fort, and I lost a man. Why?
Can the leader be the one who stays behind so that all my soldiers may go?	Can my leader fight in several battles in one turn?
If I name the leader in the first attack, is he automatically in the second one too?	Can my leader fight in several battles in one turn?
May newly deployed men be moved at the end of the same turn?	Can new units attack in the turn I place them?
If I mobilise men to the front, can these attack immediately?	Can new units attack in the turn I place them?
Is it allowed to leave conquered land again in the same turn?	Can I pull some men back after a conquest?
Could I march reinforcements into the territory that I won a minute ago?	Can I pull some men back after a conquest?
I conquered the last piece of Brinn; when do I get the bonus?	When does land I conquer begin to give me units?
Do I have to hold a conquest for a whole round before it brings troops?	When does land I conquer begin to give me units?
Are my territories and my ally's added together for the domain bonus?	My ally holds part of a domain and I hold the rest. Who gets the bonus?
I let my ally take the last territory, was that stupid in view of the bonus?	My ally holds part of a domain and I hold the rest. Who gets the bonus?
Why did I get no reinforcements at all this turn?	Is there a minimum of new units, like 3 in Risk?
Only one unit for my four lands, surely that's below the minimum?	Is there a minimum of new units, like 3 in Risk?
At which moment do I get the point for my ally's conquest?	When do I get the point for a conquest, can I spend it in the same turn?
Will the points from this turn's fighting be there next time?	When do I get the point for a conquest, can I spend it in the same turn?
How many allies may a warlord have?	Is there a limit to the units in one territory?
Can someone steal my points?	Is there a limit to the units in one territory?
I made Tharn neutral again. Do I have the first right to it?	Brinn is already allied with Tharn: can I activate it for myself?
Can I activate a domain which belongs already to other alliance?	Brinn is already allied with Tharn: can I activate it for myself?
Does a domain come with the lands it conquered abroad?	What comes with a new ally: all its land and units?
With what strength does an ally arrive, fresh or as it stands now?	What comes with a new ally: all its land and units?
If I'm banned from Hesper, can another player still talk to it?	A bribe failed in round 4: from which round can I try again?
They don't listen to me since the failed bribe. Until when?	A bribe failed in round 4: from which round can I try again?
I've failed three times with concise speech. Is my chance now better or worse?	Is it better to ask plainly every turn or to blackmail once?
Does an earlier failure spoil my later attempts at the same domain?	Is it better to ask plainly every turn or to blackmail once?
My sum is 15 and I rolled exactly 15, is it a success?	What does "15 +10 invaded by another +10 bribe = 35, rolled 30: success" mean?
The report gives base, invaded, threats and a die. How do I put it together?	What does "15 +10 invaded by another +10 bribe = 35, rolled 30: success" mean?
When is de-activation worth it?	Which diplomatic action is the best for me now?
I can't decide between recruiting and acquiring, what do you recommend?	Which diplomatic action is the best for me now?
I'm about to take blue's last land. What becomes of his leader and friends?	What do I get for knocking out a player?
Is there a bonus like getting his cards in Risk when you wipe out a player?	What do I get for knocking out a player?
Is my turn over after my attacks or must I say so?	I have sent half of my turn. What happens if time runs out now?
What ends a turn?	I have sent half of my turn. What happens if time runs out now?
Could I say "attack until only 3 are left"?	Can I write an order that depends on the result: if I win, attack on?
I'd like to make a chain: take Stormhead, and from there everything against Windward.	Can I write an order that depends on the result: if I win, attack on?
Does a silent player get thrown out at some time?	A player does not answer any more. Does his domain become neutral?
My opponent ghosts us, what do the rules do with him?	A player does not answer any more. Does his domain become neutral?
Can two players win together?	How can I help another player?
We're two sisters in the same game, can we assist one another?	How can I help another player?
I hold one piece of Tharn and it spoils my chance there; can I just abandon it?	Can I give up a territory or hand it to somebody?
How do I get rid of a territory that I don't want?	Can I give up a territory or hand it to somebody?
What is the shortest thing I can write for Hesper so that we go on?	Must I play my ally's turn? How do I skip it?
Is it compulsory to move the troops of the domain I won over?	Must I play my ally's turn? How do I skip it?
How do you measure how well somebody is doing?	Who is winning? Who is in the lead?
Am I winning or losing? I can't tell from the report.	Who is winning? Who is in the lead?
The report says an order was given by the host for Tharn. Is this legal?	What does "the host gave an order for blue: done" mean?
What's behind the colon in that line about the host and blue?	What does "the host gave an order for blue: done" mean?
Is it my turn?	none
Is Hesper still neutral?	none
How many hours have I left for this turn?	none
Has anybody dropped out so far?	none
Did red's mercenaries go to the border with me?	none
Is anybody else as slow as me?	none
What's your name, by the way?	none
Is your back any better?	none
Who wrote this program?	none
Have you got a minute to talk on the phone?	none
What did I ever do to blue?	none
Who needs enemies with friends like these?	none
Did you see that coming?	none
Did you watch the match last night?	none
Did you feel the earthquake too?	none
Is there a chess game running here I could watch?	none
Why do your mails land in my spam folder?	none
Can you change my e-mail address to the new one?	none
Will there be an app for the phone?	none
Shall we all meet for a beer when this is over?	none
