# What people ask, as they wrote it who had seen neither the program nor grammar/asked.examples.

@ help PLAYER gd
Rules?

@ help PLAYER heg
Hi there, I've got to admit I skimmed the instructions when I signed up and now I'm lost.
Could you send me the whole lot again please, how the game works from start to finish?
Thanks, Margaret

@ help PLAYER usa
HELP

@ help-on PLAYER heg
I understand most of it, but how does the bidding for shares actually work? What happens if two of us bid the same?

@ help-on PLAYER gd
can u explain combat pls

@ help-on PLAYER gil
Dear Gamemaster,
Would you be so good as to send me just the section of the rules that deals with movement? I don't need the rest.

@ help-on PLAYER ar
what exactly counts as winning in this game

@ map PLAYER gil
Map please!

@ map PLAYER gd
I deleted the map by accident (again). Could I have another copy?

@ map PLAYER ar
It would be a lot easier to plan if I could see the board. can you mail me a picture or whatever you've got of it

@ places PLAYER gil
Which places are there? I keep misspelling them, so a full list of names would be a great help.

@ places PLAYER usa
list all the states in the game

@ places PLAYER heg
Hello,
what are all the provinces called, and how do I abbreviate them?

@ neighbours PLAYER gd
What borders Nara?

@ neighbours PLAYER usa
Before I commit myself: which states can I reach from Tennessee? I mean which ones touch it.

@ neighbours PLAYER gil
is Crag next to Ashford or do you have to go round

@ neighbours PLAYER ar
neighbors of Brazil plz

@ status PLAYER usa
How do things stand?

@ status PLAYER ar
Been off sick for a week and I've lost the thread completely. Can you let me know what the current situation of the game is, what turn we're on and so forth?

@ status PLAYER gil
status

@ status PLAYER heg
Where are we at the moment? Send me the current state of play, would you.
Cheers
Bob

@ orders PLAYER gd
Hi, I can't remember if my last mail got through. What orders do you have from me for this turn?

@ orders PLAYER gil
did u get my moves?

@ orders PLAYER usa
Please confirm what I've told you to do so far. I wrote three mails yesterday and I'm no longer sure which one counts.

@ orders PLAYER heg
show my orders

@ history PLAYER ar
Can I see everything that has happened since the start of the game?

@ history PLAYER gd
history pls, from the very beginning

@ history PLAYER heg
I'd like to write up our game for the club newsletter. Would you kindly mail me a record of all the turns so far?
Yours, Prof. H. Lindqvist

@ report PLAYER usa
I never got the report for turn 4. Please resend.

@ report PLAYER gil
My dog stepped on the keyboard and the last turn's results are gone. Could you send them once more?

@ report PLAYER gd
turn 2 report again?

@ who PLAYER ar
Who else is in this game?

@ who PLAYER gil
Sorry if it's a silly question but who am I actually playing against here? Names would be nice.

@ who PLAYER heg
list of players pls

@ position PLAYER gd
What do I own?

@ position PLAYER usa
I've lost track. Which states are mine now, and how many armies have I got in each of them?

@ position PLAYER heg
hey could you tell me how much money and which shares i've got left. thx

@ resign PLAYER ar
I quit.

@ resign PLAYER gil
It is with real regret that I must give up my seat. The new baby leaves me no time at all and it isn't fair on the others.
Please find someone else to take over from me. Best wishes to all.

@ resign PLAYER gd
im out, no fun anymore, take me off the game

@ resign PLAYER heg
Please accept my resignation from this game, effective immediately.
R. Okafor

@ away PLAYER usa
I'll be on holiday from 3 August to 17 August, no internet in the cabin.

@ away PLAYER gd
gone fishing 12/6 till 15/6, dont wait for me

@ away PLAYER gil
Just so you know: I am in hospital from next Monday until Friday (nothing serious!) and won't be able to write in that time.

@ away PLAYER heg
Away from 2025-11-20 to 2025-11-27. Ann

@ extension PLAYER ar
Could I have two more days? Exams.

@ extension PLAYER usa
Any chance of pushing the deadline back a little? Work has gone mad this week and I haven't even looked at the board yet.

@ extension PLAYER gd
need more time!!!

@ extension PLAYER gil
Dear sir, I kindly request an extension of 24 hours for the present turn, as our power has been out since the storm.

@ vote-draw PLAYER gd
Neither of us is getting anywhere. I propose a draw.

@ vote-draw PLAYER ar
ok fine i'm in favour of the draw

@ vote-draw PLAYER usa
Let's call it even, shall we? If the others agree I'd be happy to share the honours all round.

@ vote-concede PLAYER gil
Blue has clearly won this. I vote we give him the game.

@ vote-concede PLAYER heg
concede to ann

@ vote-concede PLAYER usa
I can count, and Red can't be stopped any more. As far as I'm concerned the victory is his, put me down for that if the rest go along.

@ vote-pause PLAYER ar
Can we put the game on hold over Christmas? That's my vote anyway.

@ vote-pause PLAYER gd
I'm for a pause

@ vote-pause PLAYER heg
Half of us are at the same convention next week so I think we should suspend play until everyone is home. Please ask the others.

@ vote-end PLAYER usa
Vote to end the game. It's been dragging on for months.

@ vote-end PLAYER gil
I think it's time to wrap this one up for good, no winner needed. Count me as a yes for stopping the whole thing.

@ vote-end PLAYER gd
yes to ending it

@ final PLAYER heg
That's it from me, my orders are final.

@ final PLAYER gil
done, u can run the turn

@ final PLAYER usa
I won't be changing anything any more this turn, so as far as I am concerned there's no need to wait for the deadline.

@ provisional PLAYER ar
Please treat what I sent as a draft, I may still change my mind.

@ provisional PLAYER gd
Wait, I'm not finished after all! Don't process yet, what you have from me is only provisional.

@ provisional PLAYER heg
not final yet

@ address PLAYER gd
I sometimes write from work, so please also accept mail from t.brandt@steelworks.example as mine.

@ address PLAYER usa
new second email: jojo77@webmail.example

@ address PLAYER gil
Hello! I've got a phone now, and my grandson set up another account on it for me. It is edith.moore@phone.example - could you add that to the one you already have?

@ format PLAYER ar
Your mails look like garbage in my reader. Plain text only please.

@ format PLAYER heg
html pls, nicer on the phone

@ format PLAYER gil
Would it be possible to get the letters both as text and as HTML? I read them on two different machines.

@ stop-reports PLAYER usa
Please stop sending me the turn reports, my mailbox is nearly full.

@ stop-reports PLAYER gd
no more reports thx

@ stop-reports PLAYER ar
I've been knocked out, so there isn't much point in my getting the results after each turn. You needn't mail them to me any longer.

@ start-reports PLAYER heg
I'd like to get the turn reports again, please.

@ start-reports PLAYER gil
Back from my trip and curious how you're all doing. You can switch the reports back on for me.

@ start-reports PLAYER usa
resume reports

@ press PLAYER gd
Tell Blue: if you keep out of Kyoto I'll stay out of Osaka. Deal?

@ press PLAYER usa
message to everyone: merry christmas you bunch of backstabbers :-)

@ press PLAYER gil
Could you pass this on to Ann please, and to nobody else:
"Bob asked me to help him against you. I said no. Shall we talk?"

@ press PLAYER ar
Please let all the players know that I'm sorry for the delay last week. It won't happen again.

@ press PLAYER heg
to bob: stop outbidding me you maniac

@ owner PLAYER usa
Who has Ohio?

@ owner PLAYER gil
I'm wondering whose Goldacre is at the moment. Is it still Red's or did somebody grab it?

@ owner PLAYER ar
egypt belongs to who now??

@ awaited PLAYER heg
Whose turn is it?

@ awaited PLAYER gd
It's been very quiet here. Who are we still waiting for?

@ awaited PLAYER gil
who hasnt sent in their orders yet, is it blue again

@ deadline PLAYER ar
When's the deadline?

@ deadline PLAYER heg
How long have I got? I'd rather sleep on it if there's time until tomorrow evening.

@ deadline PLAYER usa
whens the next turn due

@ withdraw PLAYER gd
Please forget my orders, all of them. I'll send new ones tonight.

@ withdraw PLAYER ar
scrap everything i sent

@ withdraw PLAYER gil
Oh dear, I wrote to you in far too much of a hurry. I'd like to take back the orders I gave this morning, if it isn't too late.

@ join STRANGER gd
Hi! A friend told me about your game on the map of Japan. I'd love to play. Could I be red?

@ join STRANGER usa
sign me up

@ join STRANGER ar
Good evening, my name is Paolo and I would like to take part in the game with armies on the world map. If possible I want to have Italy, otherwise Spain.
Many thanks

@ join STRANGER gil
I want in on Gilmoria. Name's Thorsten. Give me Ravenscar if it's free, if not then Anvil.

@ join STRANGER heg
Count me in for Hegemon please, colour doesn't matter.
Yuki

@ join STRANGER usa
Howdy, I'm from Austin so naturally I'd like to start in Texas. Second choice Oklahoma, I guess. How do I get into the next war?

@ join STRANGER gd
can i play too? blue if poss, else green

@ join STRANGER ar
My husband and I have played board wargames for thirty years and have just found your site. He is too proud to ask, so I will: please put me down as a new player for the world game.
Regards, Gwen Price

@ join STRANGER gil
JOIN

@ join STRANGER heg
Hello, may I join? I'd like to be yellow. I have never played by e-mail before, but I learn quickly.

@ join STRANGER gd
Id like a place in the next Global Domination game, starting in Osaka would be cool

@ seat-free STRANGER heg
Is there still room in a Hegemon game?

@ seat-free STRANGER usa
Hello, do you have any openings at the moment? I'm only asking for now, I have to check with my wife first.

@ seat-free STRANGER gil
any spots left?

@ seat-free STRANGER gd
I was wondering whether somebody has dropped out and needs replacing, or if everything is full right now.
Sincerely, Dmitri

@ seat-free STRANGER ar
When does the next game start and are there free seats in it?

@ observe STRANGER ar
I don't want to play, just watch. Is that possible?

@ observe STRANGER gil
Could you add me as a spectator to the Gilmoria game? My brother's in it and he won't shut up about it.

@ observe STRANGER usa
observer please

@ observe STRANGER heg
Dear all, I'm writing a thesis on negotiation and should very much like to follow one of your games from the sidelines, without taking part.

@ help STRANGER gd
Hi, somebody gave me this address. What is this game and how does one play it?

@ help STRANGER gil
send me the rules plz, not sure yet if its for me

@ map STRANGER usa
Could I take a look at the map before I decide whether to take part?

@ who STRANGER ar
Before I think of signing on I'd like to know who is playing in this game. Anyone I might know?
Lars
