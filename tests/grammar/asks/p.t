# Questions of the middle of a game, by those who had seen neither the program nor grammar/asked.examples.

@ position PLAYER gd
how many troops do i have left

@ position PLAYER gd
Hi, been away a week and have lost the thread completely. Could you tell me what I still own?

@ position PLAYER gd
What's in my purse at the moment?

@ position PLAYER gd
am I still holding Osaka or did red get it

@ position PLAYER gd
Before I bid I'd better know how many coins I've got, please.

@ position PLAYER gd
which cards have I got in hand

@ position PLAYER gd
my shares pls

@ position PLAYER gd
Is my headquarters still standing after all that?

@ position PLAYER gd
Where would you say my line is thinnest? Counting only armies, I mean.

@ position PLAYER gd
How manny influence points can I still spend this turn?

@ position PLAYER gd
Good evening. I seem to have mislaid my notes. Kindly let me know the number of points I have scored up to now.

@ position PLAYER usa
did i lose anything besides Ohio

@ position PLAYER gd
Do I still have that artefact I picked up near Kyoto, the horn or whatever it was

@ position PLAYER gd
so what have I won so far, apart from grey hairs?

@ position PLAYER gd
Which of my mercenaries are still alive and who's leading them

@ status PLAYER gd
whose go is it

@ status PLAYER gd
Are we waiting on anyone? It's been quiet since Tuesday.

@ status PLAYER gd
When's the deadline, I fly to Lisbon on Friday and need to know if I can make it before

@ status PLAYER gd
has Bob sent his in yet

@ status PLAYER gd
Is the game over? Nobody has written anything for ages

@ position PLAYER gd
who's winning

@ status PLAYER gd
What season are we in now please?

@ status PLAYER gd
When do we actually start?? I signed up two weeks ago.

@ status PLAYER gd
how long till its me again

@ status PLAYER gd
Could you tell me how many turns remain to be played?

@ status PLAYER gd
Am I the one holding everybody up? If so sorry, just say.

@ status PLAYER gd
Is the auction still open or did I miss it

@ status PLAYER gd
what stage are we at, attack or fortify?

@ status PLAYER gd
Yellow looks huge to me. Is he really in the lead or does it only feel like it?

@ status PLAYER gd
hi there any news on when the next turn runs?

@ who PLAYER gd
who else is playing

@ who PLAYER gd
How many of us are there in this one?

@ who PLAYER gd
I know Bob and red, but who on earth is the third?

@ who PLAYER gd
Who's running this game, I'd like to ask him for an extra day

@ who PLAYER gd
has anyone else joined since monday

@ who PLAYER gd
names of the players please, with colours if you have them

@ who PLAYER gd
Is Karen in this game too? She said she might sign up.

@ who PLAYER gd
which nation is played by whom

@ who PLAYER gd
is the Buffer a real person or the computer

@ who PLAYER gd
did yellow drop out? is somebody else playing his side now

@ who PLAYER gd
Dear sir, would you be so good as to give me a list of my opponents.

@ who PLAYER gd
still just the two of us, or did you find a fourth and fifth

@ who PLAYER gd
whos the guy with the lords up north, what's he called

@ who PLAYER gd
Who is my ally's other ally? I mean which player, I only see the colour green.

@ who PLAYER gd
are there any seats free, my brother wants in

@ neighbours PLAYER usa
what borders Ohio

@ neighbours PLAYER gd
Where can I go from Kyoto?

@ neighbours PLAYER gd
Stupid question maybe, but does Nagano touch Osaka?

@ neighbours PLAYER gd
can my army at Nara reach the coast in one move

@ neighbours PLAYER gd
Which enemy places are right next to mine?

@ neighbours PLAYER gd
list everything adjacent to Osaka plz

@ neighbours PLAYER gd
I'm thinking of pushing west. What would I run into, west of Nebraska?

@ neighbours PLAYER gd
who sits next door to me

@ neighbours PLAYER gd
Please tell me which provinces a fleet in the North Sea could sail to.

@ neighbours PLAYER gd
From where could somebody attack my headquarters? I mean which places connect to it

@ neighbours PLAYER gd
neigbors of texas?

@ neighbours PLAYER gd
is there any way from Osaka to Nara without going thru Kyoto

@ neighbours PLAYER gd
How far is it from Nagano to Lima, how many steps?

@ neighbours PLAYER gd
Which states do I own that touch one of yellow's

@ neighbours PLAYER gd
does Alaska connect to anything or is it a dead end. asking because I don't want to get stuck there

@ owner PLAYER gd
who owns Nagano

@ owner PLAYER gd
How strong is Osaka right now?

@ owner PLAYER gd
What's sitting in Osaka? I can't make it out from last night's mail.

@ owner PLAYER gd
is eskar empty

@ owner PLAYER usa
how many armies has red got in Ohio

@ owner PLAYER gd
Tell me about Kyoto please.

@ owner PLAYER gd
Anything worth having in Vermont?

@ owner PLAYER gd
Is there an artefact lying about at the old tower or has someone taken it

@ owner PLAYER gd
Hello! Just wanted to check whether Lagos is still neutral. Cheers, Pete

@ owner PLAYER gd
what unit is in Burgundy and whose

@ owner PLAYER gd
is there a headquarters in Cairo?

@ owner PLAYER usa
I plan to hit Georgia. How many defenders would I face there?

@ owner PLAYER usa
Iowa: troops? owner?

@ owner PLAYER gd
Which lord is at Thornwick and what's he got with him

@ owner PLAYER gd
Does anybody hold Perth now that the Buffer's gone home

@ map PLAYER gd
map please

@ map PLAYER gd
Could I see the board?

@ map PLAYER gd
send me a list of all the places with who owns what

@ map PLAYER gd
Is there a map anywhere? I've been drawing my own on the back of an envelope.

@ map PLAYER gd
show map

@ map PLAYER gd
I'd love an overview of the whole thing, all states and armies, if it's no trouble

@ map PLAYER gd
can u send the map again the pic didnt open

@ map PLAYER gd
What does the world look like these days?

@ map PLAYER gd
Would it be possible to have the complete position of all nations, one line each? My eyes aren't what they were.

@ map PLAYER gd
where is everyone

@ map PLAYER gd
full board pls

@ map PLAYER gd
I'm lost. Give me the big picture, all the regions with their troops.

@ map PLAYER gd
how do the kingdoms lie to each other, have you got a drawing of it?

@ map PLAYER gd
Could you print out the current map for me, thanks ever so much

@ map PLAYER gd
Let me have a look at the map before I decide

@ history PLAYER gd
what happened last turn

@ history PLAYER gd
What did red do?? I go to bed and half my land is gone

@ history PLAYER gd
why did my attack on Nagano fail

@ history PLAYER usa
Who attacked me in Ohio?

@ history PLAYER gd
Can you tell me how the battle at Kyoto went, the dice and all?

@ history PLAYER gd
why did i only get 3 armies

@ history PLAYER gd
I had 12 coins yesterday and now 7. Where'd the other five go?

@ history PLAYER gd
Did anybody move into Osaka in spring?

@ history PLAYER gd
Who bought the French shares at the last auction, and for how much?

@ history PLAYER gd
My fleet was supposed to go to Lima and it's still sitting in Perth. What went wrong?

@ history PLAYER gd
what has yellow been up to lately

@ history PLAYER gd
So how come the Buffer has my headquarters all of a sudden

@ history PLAYER gd
When did I lose Nara? I honestly don't remember anyone attacking it.

@ history PLAYER gd
which card did Bob trade in

@ history PLAYER gd
Please explain to me what became of my third army, I ordered it to hold and it seems to have vanished.

@ report PLAYER gd
send me the report again

@ report PLAYER gd
Hi, my spam filter ate your last mail. Could you resend it?

@ report PLAYER gd
didnt get the turn report

@ report PLAYER gd
Report please

@ report PLAYER gd
I've deleted the results by mistake, sorry, can I have them once more

@ report PLAYER gd
Where's my turn 6 report?

@ report PLAYER gd
Could you mail me last round's results again, the attachment was garbled

@ report PLAYER gd
pls repeat last report

@ report PLAYER gd
Everyone else says they have had their reports. Mine never came. Would you send it please?

@ report PLAYER gd
another copy of the autumn results, if you would be so kind

@ report PLAYER gd
Can you send that again, the wife cleared out my inbox

@ report PLAYER gd
I need the previous report, the one before this

@ report PLAYER gd
resend

@ report PLAYER gd
New laptop, all old mails gone. Please forward me the latest report.

@ report PLAYER gd
that last message got cut off halfway through, just after Osaka. once more please?

@ orders PLAYER gd
did you get my orders

@ orders PLAYER gd
What have I ordered so far?

@ orders PLAYER gd
Show me my orders for this turn

@ orders PLAYER gd
I sent something last night after a few beers. What exactly did I tell you to do?

@ orders PLAYER gd
are my orders in

@ orders PLAYER gd
Have my moves been accepted? I got no confirmation

@ orders PLAYER gd
which orders of mine stand at the moment, the ones from sunday or the new ones

@ orders PLAYER gd
I think I forgot the army in Nagano. Did I give it an order?

@ orders PLAYER gd
Did my bid arrive ok? It was 4 coins for Russia

@ orders PLAYER gd
Please read me back what you've got down for me.

@ orders PLAYER gd
my ordres list

@ orders PLAYER usa
I cancelled the attack on Ohio, didn't I? Is it really out?

@ orders PLAYER gd
Just checking that you have got everything from me for winter. Have you?

@ orders PLAYER gd
whats still missing from my orders

@ orders PLAYER gd
Hello, I changed my mind twice today so I'm not sure any more: am I sending Kyoto to Osaka or to Nara?

@ help-on PLAYER gd
how do fights work

@ help-on PLAYER gd
Can I attack twice from the same state in one turn?

@ help-on PLAYER gd
what does a mercenary cost

@ help-on PLAYER gd
If two of us move into the same place with equal troops, who gets it?

@ help-on PLAYER gd
Sorry, first time player here. How do I get more influence points?

@ help-on PLAYER gd
whats the point of shares, do they pay out each season

@ help-on PLAYER gd
May I give coins to another player?

@ help-on PLAYER gd
how many dice does the defender roll, and who takes it on a tie

@ help-on PLAYER gd
What happens if I miss a deadline?

@ help-on PLAYER gd
is it allowed to fortify through a friend's territory

@ help-on PLAYER gd
Could you explain to me how the auction works, I've read it three times and still don't get it.

@ help-on PLAYER gd
What do I lose when my headquarters is captured? All of it or just the place?

@ help-on PLAYER gd
how many cards till I HAVE to trade them in

@ help-on PLAYER gd
can an army carry more than one artefact

@ help-on PLAYER gd
Just out of interest, how does one win this game? Points, or last man standing?

@ none PLAYER gd
thanks!

@ none PLAYER gd
Well that was a disaster. Serves me right for trusting Bob.

@ none PLAYER gd
Sorry I'm late again, the kids have been ill all week.

@ none PLAYER gd
lol red is such a chicken

@ none PLAYER gd
Good game so far, I'm really enjoying it.

@ none PLAYER gd
ok

@ none PLAYER gd
I'll have my orders to you by tomorrow evening, promise.

@ none PLAYER gd
Those dice of yours are rigged, three ones in a row, unbelievable

@ none PLAYER gd
I only took Nagano because yellow was about to do it. Nothing personal.

@ none PLAYER gd
Next turn I'm going for Osaka and then you'll all see.

@ none PLAYER gd
Many thanks for the quick answer, that's all clear to me now. Best regards, Margaret

@ none PLAYER usa
grrrr Ohio again, why do I even bother

@ none PLAYER gd
My plan was to hold Osaka and wait for winter but that's gone out of the window.

@ none PLAYER gd
Happy new year to you and everybody in the game

@ none PLAYER gd
never mind, found it myself

