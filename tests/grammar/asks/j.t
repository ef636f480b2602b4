# What people ask, as they wrote it who had seen neither the program nor grammar/asked.examples.

@ help PLAYER gd
hi its my first turn and i have no idea what im supposed to type
can you show me what kind of orders there are and how to write them??

@ help PLAYER gil
Dear Sir or Machine,
My grandson signed me up for this and has gone back to university. What may I order my people to do, and in which form must I put it? I used to be a notary, so do not spare me the formalities.
Yours, Herbert Lindqvist

@ help PLAYER heg
How does one phrase a bid? And for the units? I would need an example of each thing I can write to you.

@ help PLAYER ar
commands?
Sent from my iPhone

@ help STRANGER usa
Good afternoon, a colleague forwarded me this address. I understand one can talk to it. What sort of things does it understand, please?

@ rules PLAYER usa
Could you send me the rules again? I deleted them with about four hundred other mails, my wife says it serves me right.

@ rules PLAYER gil
How is this game played actually? We are 3 kids in one team and nobody read the thing at the start.

@ rules PLAYER heg
I'd be grateful for the full text of the rules of Hegemon, as I intend to read them on the train tomorrow.
Prof. M. Achterberg, Dept. of Economics

@ rules PLAYER gd
Excuse me please, I am from Brazil and my english is not so well. I want to read how the game functions, all from begin to end. You can send to me?

@ rules STRANGER ar
Hello! Before I decide anything I would like to know how your world map game with the armies works. Is there a rulebook I can read?
Cheers, Dafydd

@ about PLAYER gd
what happens when two people go into Nara at the same time? does anybody win or do they both bounce

@ about PLAYER heg
I do not understand the part with the shares. When am I paid a dividend, and who decides how much?

@ about PLAYER usa
Quick one. How do reinforcements work, do I get new armies each turn or only when I hold some number of states?

@ about PLAYER gil
Please what say the rules about the winter and the supply? My neighbour tells me one thing and the other neighbour tells the contrary.

@ about STRANGER heg
I'm not in any of your games (yet) but one thing made me curious: how does the bidding go when two players offer the same sum?

@ map PLAYER gd
Map please

@ map PLAYER ar
I can't picture any of this in my head. Is there some kind of picture of the board you could mail over? My printer is ready.

@ map PLAYER gil
Where IS everything?? I need to see Gilmoria drawn out, I'm 10 and I am making a big poster of it for my wall

@ map PLAYER usa
Would you be so kind to send again the map as it looks now after the last turn. The one I have is full of coffee.

@ places PLAYER gil
What are all the places in this realm called? I know Anvil and Crag but there must be more.

@ places PLAYER gd
I need a list of the provinces and how you spell them. My phone keeps correcting Aichi to "Archie".

@ places PLAYER ar
Which countries exist in this game? My atlas is from 1961 so I would rather ask.

@ neighbours PLAYER gd
What borders on Gifu?

@ neighbours PLAYER gil
hey can you walk from Ashford straight to Goldacre or is there something in between? just tell me everything thats next to Ashford

@ neighbours PLAYER usa
My geography teacher would be ashamed of me, but which states touch Missouri?

@ neighbours PLAYER heg
From Shiga one comes to where in one step? I mean which provinces are adjacent. Thank you, Jean-Luc

@ status PLAYER usa
Been out of touch since Sunday. How do things stand in the game? What turn is it and so on.

@ status PLAYER gil
whats goin on atm

@ status PLAYER heg
Dear program, kindly give me an overview of the present situation of our game.
With best regards, Katarzyna

@ orders PLAYER gd
What have you got from me for this turn? I sent two mails last night after a rather good bottle of wine and I am not sure which of them went out.

@ orders PLAYER ar
Did my orders arrive? Please show me them as you have understood them.

@ orders PLAYER usa
can u read back to me what i told u to do this turn thx

@ history PLAYER gd
I'd like to look back over the whole game: what happened in every turn since the beginning? I'm writing a little chronicle for the club paper.

@ history PLAYER heg
Is it possible to receive all past turns, one after another? I need the history for my statistic.

@ history PLAYER gil
who did what to who up to now?? i came in late when my cousin quit and i want to know the story so far

@ report PLAYER usa
The report for turn 3 never reached me. Could you mail it once more?

@ report PLAYER ar
My spam filter ate the last turn's results, stupid thing. Send them again please!

@ report PLAYER gil
Please may I have again the report from turn number two, I have it lost.
Many greetings from Graz, Sepp

@ who PLAYER ar
Who else is in this game?

@ who PLAYER gd
I keep getting letters from people I can't place. Would you give me a list of the players and which colour each of them has?

@ who PLAYER heg
how many of us are playing and whats everyones name

@ position PLAYER usa
What do I own right now? States, armies, everything.

@ position PLAYER gil
I have quite lost track of my own little kingdom. Where are my troops, and which towns still fly my banner?
Lady Prudence (well, Prue from Leeds)

@ position PLAYER heg
Please tell me how much money I have and what shares I hold. I can not find the paper where I did write it.

@ position PLAYER gd
my stuff?? where is it. list pls

@ resign PLAYER gd
I'm sorry, but with the new baby there's just no time left. Please take me out of the game. It was lovely while it lasted.

@ resign PLAYER usa
That's it. I QUIT. Give my seat to some other idiot.

@ resign PLAYER heg
Esteemed colleagues, my health obliges me to give up my place in this match. I wish to resign with immediate effect.
Dr. Ottavio Bellini

@ resign PLAYER ar
mom says i cant play anymore because of my grades so i have to stop, bye everyone

@ away PLAYER gd
We'll be in Norway from 3 July to 17 July, no internet up there, only fish. Just so you know I'm not around.

@ away PLAYER gil
I will be absent between the 12th and the 19th of August because of military service. Please note it.

@ away PLAYER heg
Hospital from Monday 4 March, should be out again on 11 March if the knee behaves. Can't write during that time.

@ away PLAYER usa
going camping with scouts 20 june - 28 june!!! no phones allowed :(

@ extension PLAYER ar
Is there any chance of two more days for this turn? My laptop died and the shop says Thursday.

@ extension PLAYER gd
I will not manage until the deadline, I beg for some more time. Thank you for understanding, Yuki

@ extension PLAYER usa
Guys I have finals this week. Can we push the deadline back a bit? Like 48 hours would save my life

@ extension PLAYER heg
Owing to a faculty meeting of quite unreasonable length I request a postponement of the current turn by one day.

@ vote-draw PLAYER gil
Nobody can get anywhere any more, we've been staring at each other for six turns. I'm in favour of calling it a draw.

@ vote-draw PLAYER ar
I vote draw.

@ vote-draw PLAYER gd
ok if the others agree im fine with everybody sharing the win, put me down as a yes for a draw

@ vote-draw PLAYER usa
For my part I would accept that the match finishes with equal result for all who are still alive. Please count my voice so.

@ vote-concede PLAYER gd
Blue has played us all off the board. I'd say we give him the win. You have my vote for that.

@ vote-concede PLAYER heg
I propose to concede the victory to Ann, she is beyond reach now.

@ vote-concede PLAYER usa
fine. FINE. bob wins. i vote we let bob have it so we can start a new one

@ vote-concede PLAYER ar
It has no more sense to continue, Red is too strong. I agree that the game is given to Red.

@ vote-pause PLAYER gil
With Christmas coming and half of us at our in-laws, shouldn't the game rest for a while? I vote for a pause.

@ vote-pause PLAYER heg
I would be for making a break until all are back from the holidays. Please register my vote for to pause the game.

@ vote-pause PLAYER usa
can we put the game on hold for a bit, everyone has exams. my vote is yes

@ vote-end PLAYER ar
Nobody has the heart for this any longer. I vote that we end the game here and now.

@ vote-end PLAYER gd
I want this game to be over, no winner no nothing, just stop it for good. Thats my vote

@ vote-end PLAYER gil
Yes, I too am for terminating the game. Kindly count me among those who wish it closed.
Ingeborg

@ final PLAYER gd
You can take my orders as they are, I won't change anything any more.

@ final PLAYER usa
im done for this turn, go ahead w/o waiting for me

@ final PLAYER heg
What I sent you this morning is definitive. When the others are also ready you may run the turn.

@ final PLAYER gil
Those orders are final. Roll the dice or whatever it is you do!

@ provisional PLAYER ar
Please don't run anything yet, what I sent is only a draft in case I fall under a bus. I'll think it over till Friday.

@ provisional PLAYER gd
My orders are just provisional for now, still talking with my ally.

@ provisional PLAYER heg
I said before that I was ready. I am not! Please mark my orders as not final, I still want to alter some.

@ address PLAYER usa
I also write from work sometimes, that's j.kowalczyk@millbrook-dental.example. Could you treat mails from there as mine too?

@ address PLAYER gil
hi i got a new second email its dragonlord2012@kidmail.example can you add it so i can send from both

@ address PLAYER heg
Please note that besides this one I have an additional address: achterberg@home.example. Please accept messages from it likewise.

@ format PLAYER gd
Your letters come out all gibberish with angle brackets on my old machine. Plain text only from now on, please.

@ format PLAYER ar
I'd like the nice coloured version of the mails, the HTML one, instead of plain text.

@ format PLAYER gil
Is it possible that I get your letters both as text and as HTML? At home I have a good computer, in the village not.

@ stop-reports PLAYER usa
Please stop sending me the turn reports. My mailbox is full and I can ask a friend if I want to know something.

@ stop-reports PLAYER gd
no more of those turn result mails pls, im still playing but my phone goes ping at 3 am every time

@ stop-reports PLAYER heg
I should prefer not to receive the reports after each turn for the time being.

@ start-reports PLAYER ar
I'm back at my desk, you may begin sending me the turn reports again.

@ start-reports PLAYER gil
hey i turned off the reports but now i miss them, turn em back on?

@ start-reports PLAYER usa
Some weeks ago I have asked to get no more turn reports. This I regret. From today I want them again by mail, please.

@ owner PLAYER gd
Who holds Kyoto at the moment?

@ owner PLAYER usa
Say, does Texas belong to anybody yet?

@ owner PLAYER gil
whose is ravenscar???

@ owner PLAYER ar
Could you tell me please to whom belongs Brazil now? I was sure it is Red but Ann laughs at me.

@ awaited PLAYER heg
Who are we waiting for this time? I bet it's Bob again.

@ awaited PLAYER usa
Which players have not sent in their orders yet?

@ awaited PLAYER gil
is it my turn or what

@ deadline PLAYER gd
When's the deadline?

@ deadline PLAYER ar
Until when must I send my things? I am in Sydney, so please say the hour also.

@ deadline PLAYER heg
How long have I still got for this turn? The kids have the measles and I've lost all sense of what day it is.

@ withdraw PLAYER gd
Forget everything I sent for this turn, I want to start over.

@ withdraw PLAYER usa
Oh no no no I pressed send too early! Please cancel my orders, all of them. I'm so sorry.
Get Outlook for Android

@ withdraw PLAYER gil
I wish to take back the orders which I submitted yesterday evening. New ones will follow in due course.

@ join STRANGER gd
Hello there, I'd love to play the Japan game! If I can choose, I would like to be green, otherwise orange.
Marisol

@ join STRANGER usa
count me in for the states war. im from Ohio so id like to start in Ohio obviously, Kentucky if thats taken

@ join STRANGER heg
Good day. I am a retired stockbroker from Antwerp and I wish to participate in a game of Hegemon. Have you a place at the table for me? The colour is of no matter.

@ join STRANGER gil
can i play too? my brother is in it and he says its awesome. i want to have Copperdale because i like the name

@ join STRANGER ar
Please put me down for the next world map game. Italy would be my first wish, and Greece my second.
Saluti, Fabrizio

@ join STRANGER gd
Sign me up. Black if possible. Nara if possible. If neither, whatever, I'll manage.

@ join STRANGER usa
My name is Ngozi, I play by post since 1988 and have now found you. I want very much to enter in the game with the American states.

@ seat-free STRANGER heg
Is there still room in Hegemon? I haven't made up my mind, I'd just like to know.

@ seat-free STRANGER gil
Do you have any open places in the fantasy game at present, or is it fully booked?
Regards, W. Prendergast

@ seat-free STRANGER gd
yo any spots left?

@ seat-free STRANGER ar
I heard somebody dropped out of your armies game. Is his seat vacant now, or did someone take it?

@ seat-free STRANGER usa
Excuse, I am asking only: how many seats are free in the game of USA?

@ observe STRANGER gil
I don't want to play, I'm far too slow for that, but may I look on? I'd enjoy getting the reports.

@ observe STRANGER heg
I teach game theory at Uppsala and would like to follow a game of Hegemon as a spectator, without taking part. Would that be possible?

@ observe STRANGER gd
can i just watch for a while before i decide anything

@ observe STRANGER ar
My husband plays in this and talks of nothing else. Put me on as an onlooker so that I at least know what he's on about!

@ observe STRANGER usa
I would like to be observer by your game, please.

@ person PLAYER gd
I think Red and Blue are the same man using two addresses. Their letters have the same spelling mistakes. Somebody ought to look into this.

@ person PLAYER usa
THIS IS OUTRAGEOUS. My army was in Nevada fair and square and your stupid computer threw it out. I demand that a human being looks at that battle and puts it right!!!

@ person PLAYER heg
Bob has been writing me really nasty messages, and not about the game. I'd rather you didn't mention it to the others, but could you have a word with him?

@ person PLAYER gil
Dear host, I just want to say that this is the best run game I have been in for thirty years. You must put an awful lot of evenings into it.
Affectionately, Maud

@ person PLAYER ar
Idea: what if there were submarines? And penguins in Antarctica who defend themselves? I could draw the counters for you. What do you think?

@ person PLAYER gd
I am passing through your town in October for a congress. Would you care to have a beer together?
Lars

@ person PLAYER heg
Is it allowed by your opinion that Ann and Bob are married and play in the same game? I find this not correct and I wish a decision.

@ person PLAYER usa
I paid the club fee twice by mistake, once in January and once last week. How do I get the second one back?

@ person PLAYER gil
my dad died on tuesday. i dont know yet what to do about the game. just wanted you to hear it from me

@ person PLAYER ar
Why do you always give that fellow Red special treatment? He was two hours late and you let it pass, with me you were strict to the minute. I expect an apology.

@ person PLAYER gd
Could I write about your games for our school newspaper? I'd need to interview you, about ten questions, and a photo would be great.

@ person PLAYER heg
The rule on dividends contradicts itself in two paragraphs, and Ann and I have bet a dinner on it. We want the host himself to rule which reading holds.

@ person PLAYER usa
You said last month that you might run a face to face tournament. Did anything come of that? My wife needs to know for the holiday planning.

@ person PLAYER gil
I dont want to talk with a robot any more. A real person please, it is something personal.

@ person PLAYER ar
Couldn't you make a version of this for blind players? My brother would love it, and I am a programmer and would help you with it.

@ none PLAYER gd
Thanks a lot, got it!

@ none PLAYER usa
Snowing here since Friday, two feet of it, and the dog refuses to go out. A perfect week for strategy.

@ none PLAYER heg
Well, that was a turn. I haven't laughed so much since the tulip crash in the last game.

@ none PLAYER gil
ok

@ none PLAYER ar
Merci beaucoup, now all is clear for me. A good weekend to everybody!

@ none PLAYER gd
hahaha did NOT see that one coming, well played whoever it was

@ none PLAYER usa
My grandmother was born in Nebraska and she always said there was nothing there but wind and Methodists. I think of her every time I look at the board.

@ none PLAYER gil
Received with thanks.
H. Lindqvist, notary (ret.)

@ none PLAYER heg
Sorry for the empty mail earlier, the cat walked over the keyboard. Nothing important in it.

@ none PLAYER ar
Happy New Year from Cape Town, may your borders be quiet and your neighbours be foolish.

@ none PLAYER gd
I dreamt of Osaka last night. I've never even been there. This game is getting under my skin.

@ none PLAYER gil
lol my little sister thinks Gilmoria is a real country and told her whole class about it

@ none PLAYER usa
No need to answer this. I merely wished to remark that the apple trees are in bloom and my strategy lies in ruins.

@ none PLAYER heg
Ah, so it was my own mistake. I understand now. Thank you for the patience.

@ none PLAYER ar
Finally the heat is over here in Sevilla, 41 degrees all the week. One can think again.

@ none PLAYER usa
Please end the Buffer's turn now.
