# What players ask of a game, written by somebody who had seen neither lists nor code; at first contact 31 of 96 were answered: of use since.

@ rules japan
Rules?

@ rules sengoku
Hi there, I've got to admit I skimmed the instructions when I signed up and now I'm lost.
Could you send me the whole lot again please, how the game works from start to finish?
Thanks, Margaret

@ help usa48
HELP

@ about sengoku
I understand most of it, but how does the bidding for shares actually work? What happens if two of us bid the same?

@ about japan
can u explain combat pls

@ about gilmoria
Dear Gamemaster,
Would you be so good as to send me just the section of the rules that deals with movement? I don't need the rest.

@ about world
what exactly counts as winning in this game

@ map gilmoria
Map please!

@ map japan
I deleted the map by accident (again). Could I have another copy?

@ map world
It would be a lot easier to plan if I could see the board. can you mail me a picture or whatever you've got of it

@ map gilmoria
Which places are there? I keep misspelling them, so a full list of names would be a great help.

@ map usa48
list all the states in the game

@ map sengoku
Hello,
what are all the provinces called, and how do I abbreviate them?

@ neighbours japan
What borders Nara?

@ neighbours usa48
Before I commit myself: which states can I reach from Tennessee? I mean which ones touch it.

@ neighbours gilmoria
is Crag next to Ashford or do you have to go round

@ neighbours world
neighbors of Brazil plz

@ status usa48
How do things stand?

@ status world
Been off sick for a week and I've lost the thread completely. Can you let me know what the current situation of the game is, what turn we're on and so forth?

@ status gilmoria
status

@ status sengoku
Where are we at the moment? Send me the current state of play, would you.
Cheers
Bob

@ orders japan
Hi, I can't remember if my last mail got through. What orders do you have from me for this turn?

@ orders gilmoria
did u get my moves?

@ orders usa48
Please confirm what I've told you to do so far. I wrote three mails yesterday and I'm no longer sure which one counts.

@ orders sengoku
show my orders

@ history world
Can I see everything that has happened since the start of the game?

@ history japan
history pls, from the very beginning

@ history sengoku
I'd like to write up our game for the club newsletter. Would you kindly mail me a record of all the turns so far?
Yours, Prof. H. Lindqvist

@ report usa48
I never got the report for turn 4. Please resend.

@ report gilmoria
My dog stepped on the keyboard and the last turn's results are gone. Could you send them once more?

@ report japan
turn 2 report again?

@ who world
Who else is in this game?

@ who gilmoria
Sorry if it's a silly question but who am I actually playing against here? Names would be nice.

@ who sengoku
list of players pls

@ position japan
What do I own?

@ position usa48
I've lost track. Which states are mine now, and how many armies have I got in each of them?

@ position sengoku
hey could you tell me how much money and which shares i've got left. thx

@ resign world
I quit.

@ resign gilmoria
It is with real regret that I must give up my seat. The new baby leaves me no time at all and it isn't fair on the others.
Please find someone else to take over from me. Best wishes to all.

@ resign japan
im out, no fun anymore, take me off the game

@ resign sengoku
Please accept my resignation from this game, effective immediately.
R. Okafor

@ away usa48
I'll be on holiday from 3 August to 17 August, no internet in the cabin.

@ away japan
gone fishing 12/6 till 15/6, dont wait for me

@ away gilmoria
Just so you know: I am in hospital from next Monday until Friday (nothing serious!) and won't be able to write in that time.

@ away sengoku
Away from 2025-11-20 to 2025-11-27. Ann

@ extension world
Could I have two more days? Exams.

@ extension usa48
Any chance of pushing the deadline back a little? Work has gone mad this week and I haven't even looked at the board yet.

@ extension japan
need more time!!!

@ extension gilmoria
Dear sir, I kindly request an extension of 24 hours for the present turn, as our power has been out since the storm.

@ vote japan
Neither of us is getting anywhere. I propose a draw.

@ vote world
ok fine i'm in favour of the draw

@ vote usa48
Let's call it even, shall we? If the others agree I'd be happy to share the honours all round.

@ vote gilmoria
Blue has clearly won this. I vote we give him the game.

@ vote sengoku
concede to ann

@ vote usa48
I can count, and Red can't be stopped any more. As far as I'm concerned the victory is his, put me down for that if the rest go along.

@ vote world
Can we put the game on hold over Christmas? That's my vote anyway.

@ vote japan
I'm for a pause

@ vote sengoku
Half of us are at the same convention next week so I think we should suspend play until everyone is home. Please ask the others.

@ vote usa48
Vote to end the game. It's been dragging on for months.

@ vote gilmoria
I think it's time to wrap this one up for good, no winner needed. Count me as a yes for stopping the whole thing.

@ vote japan
yes to ending it

@ final sengoku
That's it from me, my orders are final.

@ final gilmoria
done, u can run the turn

@ final usa48
I won't be changing anything any more this turn, so as far as I am concerned there's no need to wait for the deadline.

@ final world
Please treat what I sent as a draft, I may still change my mind.

@ final japan
Wait, I'm not finished after all! Don't process yet, what you have from me is only provisional.

@ final sengoku
not final yet

@ address japan
I sometimes write from work, so please also accept mail from t.brandt@steelworks.example as mine.

@ address usa48
new second email: jojo77@webmail.example

@ address gilmoria
Hello! I've got a phone now, and my grandson set up another account on it for me. It is edith.moore@phone.example - could you add that to the one you already have?

@ letters world
Your mails look like garbage in my reader. Plain text only please.

@ letters sengoku
html pls, nicer on the phone

@ letters gilmoria
Would it be possible to get the letters both as text and as HTML? I read them on two different machines.

@ reports usa48
Please stop sending me the turn reports, my mailbox is nearly full.

@ reports japan
no more reports thx

@ reports world
I've been knocked out, so there isn't much point in my getting the results after each turn. You needn't mail them to me any longer.

@ reports sengoku
I'd like to get the turn reports again, please.

@ reports gilmoria
Back from my trip and curious how you're all doing. You can switch the reports back on for me.

@ reports usa48
resume reports

@ person japan
Tell Blue: if you keep out of Kyoto I'll stay out of Osaka. Deal?

@ person usa48
message to everyone: merry christmas you bunch of backstabbers :-)

@ person gilmoria
Could you pass this on to Ann please, and to nobody else:
"Bob asked me to help him against you. I said no. Shall we talk?"

@ person world
Please let all the players know that I'm sorry for the delay last week. It won't happen again.

@ person sengoku
to bob: stop outbidding me you maniac

@ place usa48
Who has Ohio?

@ place gilmoria
I'm wondering whose Goldacre is at the moment. Is it still Red's or did somebody grab it?

@ place world
egypt belongs to who now??

@ status sengoku
Whose turn is it?

@ status japan
It's been very quiet here. Who are we still waiting for?

@ status gilmoria
who hasnt sent in their orders yet, is it blue again

@ status world
When's the deadline?

@ status sengoku
How long have I got? I'd rather sleep on it if there's time until tomorrow evening.

@ status usa48
whens the next turn due

@ drop japan
Please forget my orders, all of them. I'll send new ones tonight.

@ drop world
scrap everything i sent

@ drop gilmoria
Oh dear, I wrote to you in far too much of a hurry. I'd like to take back the orders I gave this morning, if it isn't too late.

# The same, a second set: at first contact 95 of 130.

@ help japan
hi its my first turn and i have no idea what im supposed to type
can you show me what kind of orders there are and how to write them??

@ help gilmoria
Dear Sir or Machine,
My grandson signed me up for this and has gone back to university. What may I order my people to do, and in which form must I put it? I used to be a notary, so do not spare me the formalities.
Yours, Herbert Lindqvist

@ help sengoku
How does one phrase a bid? And for the units? I would need an example of each thing I can write to you.

@ help world
commands?
Sent from my iPhone

@ rules usa48
Could you send me the rules again? I deleted them with about four hundred other mails, my wife says it serves me right.

@ rules gilmoria
How is this game played actually? We are 3 kids in one team and nobody read the thing at the start.

@ rules sengoku
I'd be grateful for the full text of the rules of Hegemon, as I intend to read them on the train tomorrow.
Prof. M. Achterberg, Dept. of Economics

@ rules japan
Excuse me please, I am from Brazil and my english is not so well. I want to read how the game functions, all from begin to end. You can send to me?

@ about japan
what happens when two people go into Nara at the same time? does anybody win or do they both bounce

@ about sengoku
I do not understand the part with the shares. When am I paid a dividend, and who decides how much?

@ about usa48
Quick one. How do reinforcements work, do I get new armies each turn or only when I hold some number of states?

@ about gilmoria
Please what say the rules about the winter and the supply? My neighbour tells me one thing and the other neighbour tells the contrary.

@ map japan
Map please

@ map world
I can't picture any of this in my head. Is there some kind of picture of the board you could mail over? My printer is ready.

@ map gilmoria
Where IS everything?? I need to see Gilmoria drawn out, I'm 10 and I am making a big poster of it for my wall

@ map usa48
Would you be so kind to send again the map as it looks now after the last turn. The one I have is full of coffee.

@ map gilmoria
What are all the places in this realm called? I know Anvil and Crag but there must be more.

@ map japan
I need a list of the provinces and how you spell them. My phone keeps correcting Aichi to "Archie".

@ map world
Which countries exist in this game? My atlas is from 1961 so I would rather ask.

@ neighbours japan
What borders on Gifu?

@ neighbours gilmoria
hey can you walk from Ashford straight to Goldacre or is there something in between? just tell me everything thats next to Ashford

@ neighbours usa48
My geography teacher would be ashamed of me, but which states touch Missouri?

@ neighbours sengoku
From Shiga one comes to where in one step? I mean which provinces are adjacent. Thank you, Jean-Luc

@ status usa48
Been out of touch since Sunday. How do things stand in the game? What turn is it and so on.

@ status gilmoria
whats goin on atm

@ status sengoku
Dear program, kindly give me an overview of the present situation of our game.
With best regards, Katarzyna

@ orders japan
What have you got from me for this turn? I sent two mails last night after a rather good bottle of wine and I am not sure which of them went out.

@ orders world
Did my orders arrive? Please show me them as you have understood them.

@ orders usa48
can u read back to me what i told u to do this turn thx

@ history japan
I'd like to look back over the whole game: what happened in every turn since the beginning? I'm writing a little chronicle for the club paper.

@ history sengoku
Is it possible to receive all past turns, one after another? I need the history for my statistic.

@ history gilmoria
who did what to who up to now?? i came in late when my cousin quit and i want to know the story so far

@ report usa48
The report for turn 3 never reached me. Could you mail it once more?

@ report world
My spam filter ate the last turn's results, stupid thing. Send them again please!

@ report gilmoria
Please may I have again the report from turn number two, I have it lost.
Many greetings from Graz, Sepp

@ who world
Who else is in this game?

@ who japan
I keep getting letters from people I can't place. Would you give me a list of the players and which colour each of them has?

@ who sengoku
how many of us are playing and whats everyones name

@ position usa48
What do I own right now? States, armies, everything.

@ position gilmoria
I have quite lost track of my own little kingdom. Where are my troops, and which towns still fly my banner?
Lady Prudence (well, Prue from Leeds)

@ position sengoku
Please tell me how much money I have and what shares I hold. I can not find the paper where I did write it.

@ position japan
my stuff?? where is it. list pls

@ resign japan
I'm sorry, but with the new baby there's just no time left. Please take me out of the game. It was lovely while it lasted.

@ resign usa48
That's it. I QUIT. Give my seat to some other idiot.

@ resign sengoku
Esteemed colleagues, my health obliges me to give up my place in this match. I wish to resign with immediate effect.
Dr. Ottavio Bellini

@ resign world
mom says i cant play anymore because of my grades so i have to stop, bye everyone

@ away japan
We'll be in Norway from 3 July to 17 July, no internet up there, only fish. Just so you know I'm not around.

@ away gilmoria
I will be absent between the 12th and the 19th of August because of military service. Please note it.

@ away sengoku
Hospital from Monday 4 March, should be out again on 11 March if the knee behaves. Can't write during that time.

@ away usa48
going camping with scouts 20 june - 28 june!!! no phones allowed :(

@ extension world
Is there any chance of two more days for this turn? My laptop died and the shop says Thursday.

@ extension japan
I will not manage until the deadline, I beg for some more time. Thank you for understanding, Yuki

@ extension usa48
Guys I have finals this week. Can we push the deadline back a bit? Like 48 hours would save my life

@ extension sengoku
Owing to a faculty meeting of quite unreasonable length I request a postponement of the current turn by one day.

@ vote gilmoria
Nobody can get anywhere any more, we've been staring at each other for six turns. I'm in favour of calling it a draw.

@ vote world
I vote draw.

@ vote japan
ok if the others agree im fine with everybody sharing the win, put me down as a yes for a draw

@ vote usa48
For my part I would accept that the match finishes with equal result for all who are still alive. Please count my voice so.

@ vote japan
Blue has played us all off the board. I'd say we give him the win. You have my vote for that.

@ vote sengoku
I propose to concede the victory to Ann, she is beyond reach now.

@ vote world
It has no more sense to continue, Red is too strong. I agree that the game is given to Red.

@ vote gilmoria
With Christmas coming and half of us at our in-laws, shouldn't the game rest for a while? I vote for a pause.

@ vote sengoku
I would be for making a break until all are back from the holidays. Please register my vote for to pause the game.

@ vote usa48
can we put the game on hold for a bit, everyone has exams. my vote is yes

@ vote world
Nobody has the heart for this any longer. I vote that we end the game here and now.

@ vote japan
I want this game to be over, no winner no nothing, just stop it for good. Thats my vote

@ vote gilmoria
Yes, I too am for terminating the game. Kindly count me among those who wish it closed.
Ingeborg

@ final japan
You can take my orders as they are, I won't change anything any more.

@ final usa48
im done for this turn, go ahead w/o waiting for me

@ final sengoku
What I sent you this morning is definitive. When the others are also ready you may run the turn.

@ final gilmoria
Those orders are final. Roll the dice or whatever it is you do!

@ final world
Please don't run anything yet, what I sent is only a draft in case I fall under a bus. I'll think it over till Friday.

@ final japan
My orders are just provisional for now, still talking with my ally.

@ final sengoku
I said before that I was ready. I am not! Please mark my orders as not final, I still want to alter some.

@ address usa48
I also write from work sometimes, that's j.kowalczyk@millbrook-dental.example. Could you treat mails from there as mine too?

@ address gilmoria
hi i got a new second email its dragonlord2012@kidmail.example can you add it so i can send from both

@ address sengoku
Please note that besides this one I have an additional address: achterberg@home.example. Please accept messages from it likewise.

@ letters japan
Your letters come out all gibberish with angle brackets on my old machine. Plain text only from now on, please.

@ letters world
I'd like the nice coloured version of the mails, the HTML one, instead of plain text.

@ letters gilmoria
Is it possible that I get your letters both as text and as HTML? At home I have a good computer, in the village not.

@ reports usa48
Please stop sending me the turn reports. My mailbox is full and I can ask a friend if I want to know something.

@ reports japan
no more of those turn result mails pls, im still playing but my phone goes ping at 3 am every time

@ reports sengoku
I should prefer not to receive the reports after each turn for the time being.

@ reports world
I'm back at my desk, you may begin sending me the turn reports again.

@ reports gilmoria
hey i turned off the reports but now i miss them, turn em back on?

@ reports usa48
Some weeks ago I have asked to get no more turn reports. This I regret. From today I want them again by mail, please.

@ place japan
Who holds Kyoto at the moment?

@ place usa48
Say, does Texas belong to anybody yet?

@ place gilmoria
whose is ravenscar???

@ place world
Could you tell me please to whom belongs Brazil now? I was sure it is Red but Ann laughs at me.

@ status sengoku
Who are we waiting for this time? I bet it's Bob again.

@ status usa48
Which players have not sent in their orders yet?

@ status gilmoria
is it my turn or what

@ status japan
When's the deadline?

@ status world
Until when must I send my things? I am in Sydney, so please say the hour also.

@ status sengoku
How long have I still got for this turn? The kids have the measles and I've lost all sense of what day it is.

@ drop japan
Forget everything I sent for this turn, I want to start over.

@ drop usa48
Oh no no no I pressed send too early! Please cancel my orders, all of them. I'm so sorry.
Get Outlook for Android

@ drop gilmoria
I wish to take back the orders which I submitted yesterday evening. New ones will follow in due course.

@ person japan
I think Red and Blue are the same man using two addresses. Their letters have the same spelling mistakes. Somebody ought to look into this.

@ person usa48
THIS IS OUTRAGEOUS. My army was in Nevada fair and square and your stupid computer threw it out. I demand that a human being looks at that battle and puts it right!!!

@ person sengoku
Bob has been writing me really nasty messages, and not about the game. I'd rather you didn't mention it to the others, but could you have a word with him?

@ person gilmoria
Dear host, I just want to say that this is the best run game I have been in for thirty years. You must put an awful lot of evenings into it.
Affectionately, Maud

@ person world
Idea: what if there were submarines? And penguins in Antarctica who defend themselves? I could draw the counters for you. What do you think?

@ person japan
I am passing through your town in October for a congress. Would you care to have a beer together?
Lars

@ person sengoku
Is it allowed by your opinion that Ann and Bob are married and play in the same game? I find this not correct and I wish a decision.

@ person usa48
I paid the club fee twice by mistake, once in January and once last week. How do I get the second one back?

@ person gilmoria
my dad died on tuesday. i dont know yet what to do about the game. just wanted you to hear it from me

@ person world
Why do you always give that fellow Red special treatment? He was two hours late and you let it pass, with me you were strict to the minute. I expect an apology.

@ person japan
Could I write about your games for our school newspaper? I'd need to interview you, about ten questions, and a photo would be great.

@ person sengoku
The rule on dividends contradicts itself in two paragraphs, and Ann and I have bet a dinner on it. We want the host himself to rule which reading holds.

@ person usa48
You said last month that you might run a face to face tournament. Did anything come of that? My wife needs to know for the holiday planning.

@ person gilmoria
I dont want to talk with a robot any more. A real person please, it is something personal.

@ person world
Couldn't you make a version of this for blind players? My brother would love it, and I am a programmer and would help you with it.

@ none japan
Thanks a lot, got it!

@ none usa48
Snowing here since Friday, two feet of it, and the dog refuses to go out. A perfect week for strategy.

@ none sengoku
Well, that was a turn. I haven't laughed so much since the tulip crash in the last game.

@ none gilmoria
ok

@ none world
Merci beaucoup, now all is clear for me. A good weekend to everybody!

@ none japan
hahaha did NOT see that one coming, well played whoever it was

@ none usa48
My grandmother was born in Nebraska and she always said there was nothing there but wind and Methodists. I think of her every time I look at the board.

@ none gilmoria
Received with thanks.
H. Lindqvist, notary (ret.)

@ none sengoku
Sorry for the empty mail earlier, the cat walked over the keyboard. Nothing important in it.

@ none world
Happy New Year from Cape Town, may your borders be quiet and your neighbours be foolish.

@ none japan
I dreamt of Osaka last night. I've never even been there. This game is getting under my skin.

@ none gilmoria
lol my little sister thinks Gilmoria is a real country and told her whole class about it

@ none usa48
No need to answer this. I merely wished to remark that the apple trees are in bloom and my strategy lies in ruins.

@ none sengoku
Ah, so it was my own mistake. I understand now. Thank you for the patience.

@ none world
Finally the heat is over here in Sevilla, 41 degrees all the week. One can think again.

# A third: at first contact 89 of 100.

@ help japan
Hi, first time doing this. What am I allowed to send you, and how should I write it?

@ help gilmoria
totally lost here. what can i actually order my guys to do and how do i phrase it

@ help sengoku
Dear Sir or Madam,
I should be grateful for a short list of the commands you understand, with an example of each.
Yours faithfully, Margaret Pell

@ rules usa48
Could you mail me the full rules again? My kid spilled juice on the printout.

@ rules sengoku
How does this game work? I said yes to Bob at the pub and now I'd better find out.

@ rules world
send rulebook pls

@ about japan
What exactly happens when two armies run into each other in the same province? I didn't get that part.

@ about sengoku
Please explain how bidding for shares works. Just that bit, not the whole rules.

@ person gilmoria
Question: how does one win at Gilmoria?
Is there a set number of places you must hold?

@ map japan
Can I have the map please?

@ map gilmoria
I don't seem to have a picture of the board anywhere. Would you send one along?
Thanks!

@ map usa48
show me what the board looks like right now

@ map japan
What are all the provinces called? I keep getting the spelling wrong.

@ map world
Give me a list of every country in the game, please.

@ map gilmoria
Besides Anvil and Crag, what other places are there?

@ neighbours japan
Which provinces does Nara border on?

@ neighbours world
From Egypt, where could I march to? I mean which countries touch it.

@ neighbours usa48
is Missouri next to Kentucky?? what else is it next to

@ status usa48
So where do things stand? I've been out of the loop for a week.

@ status sengoku
How's the game going at the moment?

@ status japan
Current state of play please.
-- 
Sent from my phone

@ orders japan
Did my moves get through to you last night? Please repeat back what you've got for me.

@ orders world
what orders do you have from me for this turn

@ orders gilmoria
Hello again,
I sent three mails yesterday and now I'm no longer sure which one counted. What have you got down for me?

@ history usa48
Could you send me everything that has happened since the game started, turn by turn?

@ history japan
how did we get here lol. got a record of all the past turns?

@ report world
My spam filter ate the results of turn 4. Could you send them once more?

@ report sengoku
Please resend last turn's report.

@ report japan
Hiya, what happened in turn 2? I'd like to read the report of it again

@ who gilmoria
Who else is in this game?

@ who sengoku
Please let me have the names of all the players.

@ who world
who am i up against

@ position usa48
Which states are mine at this point, and how many armies do I have in them?

@ position sengoku
What do I own? Shares, units, money, the lot.

@ position gilmoria
remind me where my troops are

@ resign japan
I'm sorry but I have to drop out. New job, no time. Please give my seat to somebody else.

@ resign world
i quit

@ resign sengoku
Dear all,
with regret I hereby resign from the game, effective at once.
It was a pleasure. Heinrich

@ away japan
I'm on holiday from 3 August to 17 August and won't be able to read mail.

@ away usa48
Heads up: in hospital 12 May - 19 May, nothing serious. Can't send anything in those days.

@ away gilmoria
Will be out of town from 2025-10-04 until 2025-10-11. Please note my absence.

@ extension world
Any chance of another two days for this turn? Work is a nightmare.

@ extension sengoku
I can't make it by tonight. Could the deadline be moved to Friday?

@ extension japan
need more time!! my internet's been down since tuesday, can i get 24 hrs extra

@ vote japan
I think we're all stuck. I'm in favour of calling it a draw.

@ vote gilmoria
My vote: draw.

@ vote usa48
Red wrote that everybody wants to share the win. Fine with me, count me in for the draw.

@ vote world
Blue has this in the bag. I vote we concede to Blue.

@ vote usa48
I'm happy to give the game to Ann, she clearly earned it. Put me down as a yes for that.

@ vote sengoku
no point going on. let bob have the win, thats my vote

@ vote gilmoria
With Christmas coming I'd like us to pause the game for a while. Please count that as my vote.

@ vote usa48
Can we put the game on hold? I vote for a break.

@ vote sengoku
I vote to stop the game here and now, without going on to the last turn.

@ vote world
Let's just end this game. You have my vote for it.

@ vote japan
yes from me on ending the game

@ final japan
That's it from me this turn, my orders are final. No need to wait for me any more.

@ final usa48
I won't change anything else. You can run the turn as far as I'm concerned.

@ final gilmoria
ok im done, lock it in

@ final world
Please treat what I sent this morning as provisional, I may well change it before the deadline.

@ final japan
Wait, I said I was finished but I'm not! My orders aren't final after all.

@ address sengoku
Please add annie.k@homepost.example as a second address for me.

@ address japan
got a new mail account: redbaron77@quickmail.example
i'll use both so pls register that one too

@ letters gilmoria
Your mails look like gibberish on my old machine. Could I get them as plain text only?

@ letters world
I'd rather have the HTML version from now on please.

@ letters sengoku
Could you send me both kinds, the text and the html?

@ reports usa48
Please don't send me the turn reports any more, I read them over my brother's shoulder anyway.

@ reports world
stop mailing me reports every turn thx

@ reports gilmoria
My mailbox is nearly full. Kindly cease sending the turn reports until I say otherwise.

@ reports usa48
I'd like to get the turn reports again, please.

@ reports japan
Remember I told you to stop sending reports? Changed my mind, switch them back on.

@ reports sengoku
start sending me the report after each turn again

@ place japan
Who holds Kyoto now?

@ place usa48
whos got texas

@ place gilmoria
Could you tell me to whom Goldacre belongs at present?

@ status japan
Who are we still waiting for?

@ status sengoku
Whose turn is it? Mine, or is it Blue's?

@ status world
It's been quiet for days. Which of the players hasn't sent anything in yet?

@ status usa48
When do you need my orders by?

@ status gilmoria
how long have i got left this turn

@ status sengoku
Please confirm the date and hour at which the present turn closes.

@ drop japan
Please forget all the orders I sent for this turn, I'll start over tomorrow.

@ drop world
oh no, wrong game!! cancel everything i sent you an hour ago

@ drop usa48
I wish to take back my orders of this morning.

@ person japan
I believe Red and Blue are one and the same man playing two seats. I want somebody to look into this.

@ person usa48
The result of the fight in Ohio is wrong, by the rules I should have won it. I'd like to dispute that with whoever runs this.

@ person gilmoria
Bob has been sending me really nasty letters. That's not ok and I'd like it dealt with.

@ person world
Can I talk to a real human please?

@ person sengoku
Martin, a private word: my wife is very ill and I may not be good company for some time. Could you ring me one evening?

@ person japan
I paid the five pounds for the season twice by mistake. Who gives me one of them back?

@ person gilmoria
My nephew, who is 14, wants to join your next game. Do you mind his age? His mother would like to speak with you first.

@ person usa48
It is not fair that Ann got two extra days and I was refused one. I want to make a formal complaint.

@ none japan
Ha, what a turn! I did not see that coming at all.

@ none usa48
Thanks, got it.

@ none gilmoria
Good morning from rainy Bergen! The dog has eaten my slippers again, but otherwise all is well.

@ none sengoku
Well played, Ann. Very sneaky.

@ none world
lol

@ none japan
Many thanks for the report, it came through fine and I enjoyed reading it with my coffee.

@ none world
I used to live in Canada, you know. Lovely country, dreadful winters.

@ none gilmoria
Happy new year to everybody, and may the best one win!

