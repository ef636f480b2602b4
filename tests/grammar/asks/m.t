# What people ask, as they wrote it who had seen neither the program nor grammar/asked.examples.

@ help PLAYER gd
what can i actually type in here

@ help PLAYER gil
Hello,
this is my first game of this sort and I am rather at a loss. Could you send me a list of the orders
one may give and the way they have to be written down? My grandson set up the mail for me but he doesn't know either.
Kind regards, Walter

@ help PLAYER usa
I don't know how I must write my commands so that the program understand them. Is there some overview?

@ help PLAYER heg
list of commands pls

@ rules PLAYER ar
rulebook?

@ rules PLAYER heg
Good evening, I mislaid the rules when my old laptop died. Would you be so good as to mail me a fresh copy?
Many thanks
Margaret Dunne

@ rules PLAYER gd
so uh how do you win this thing. never read the rules tbh, can u send them over

@ rules PLAYER gil
Can I have please the full game rules, I want print them for reading in train.

@ help-on PLAYER gil
how does a siege work exactly

@ help-on PLAYER heg
Hi there
Last night I wanted to bid on something and realised I've no idea how the auctions go. Does everybody bid secretly,
and what happens on a tie? Please explain that bit to me.
Cheers, Phil

@ help-on PLAYER usa
Supports confuse me. If I support an attack from the side and I'm attacked myself, does it still count?

@ help-on PLAYER ar
dice - who rolls how many??

@ map PLAYER gd
got a pic of the board?

@ map PLAYER usa
Dear all, I can't picture in my head where everything lies, I'm more of a visual person.
Would it be possible to get the map as an image, something I can hang beside the desk?
Thank you so much, Ilse

@ map PLAYER gil
Map of Gilmoria please, my kid drew on mine.

@ map PLAYER ar
send me map again thx

@ places PLAYER gil
names of all the places pls

@ places PLAYER heg
Which towns exist in this game and how do you spell them? I know only Osaka and Kyoto so far.

@ places PLAYER usa
Good morning,
as a Dutchman I am not sure which of the states are really on this board and what they are called here.
A complete listing of the territory names would help me not to make typing errors.
Regards, Joost

@ places PLAYER ar
what countrys are there in this, like all of them

@ neighbours PLAYER gil
where can i go from Crag

@ neighbours PLAYER heg
Is there a list what is adjacent to Nara? On my print the lines are very pale.

@ neighbours PLAYER usa
Hi! Sitting here without the map, on a bus with bad signal, and trying to plan my next move out of Ohio.
What all touches Ohio? No need to hurry but before I get home would be cool.
Jess

@ neighbours PLAYER ar
borders of Brazil?

@ owner PLAYER gil
who's got Kaldor now

@ owner PLAYER usa
I've lost track of Texas. Whose is it at the moment, and how much is parked there?

@ owner PLAYER ar
Hello again,
I was two weeks ill and before I decide anything I would like to know what armies are standing in Egypt and to whom they belong.
With best wishes,
Francesca

@ owner PLAYER gil
Ironmouth - is that still Tharn's or did someone take it

@ status PLAYER gd
what turn r we on

@ status PLAYER heg
Back from the mountains and completely out of the loop. Where does the game stand right now?

@ status PLAYER usa
Dear game master program,
I seem to have deleted some mails by accident when cleaning my inbox, among them yours.
Could you tell me how things look at present - which round it is and whether it's me to play?
Sincerely, H. Brandt

@ status PLAYER ar
whose go is it lol

@ deadline PLAYER gil
till when can I send?

@ deadline PLAYER heg
I have a dentist tomorrow and a school concert thursday, so I'm wondering how much time there is left for this turn.

@ deadline PLAYER usa
Hello,
I was never good with calendars. On which day, and at what hour, does the turn get processed?
Is that my time or yours? I'm in Lisbon.
Obrigado, Rui

@ deadline PLAYER ar
when's this due

@ awaited PLAYER gd
who's holding us up

@ awaited PLAYER ar
Are all orders in by now or is somebody missing still? And who?

@ awaited PLAYER gil
Hi,
it's gone awfully quiet. I handed my stuff in on Sunday and nothing has happened since then.
Please let me know which of the others haven't sent theirs yet, so I can give them a nudge.
Bernie

@ awaited PLAYER heg
r u waiting on me or on someone else

@ orders PLAYER usa
did u get my moves?

@ orders PLAYER gd
I sent something from my phone in the tunnel and I'm not certain it came through. What have you got down for me this turn?

@ orders PLAYER gil
Good day,
my mail programme crashed while sending, after which I wrote it all a second time, maybe a third.
Now I'd like to see which commands are recorded under my name, just to be on the safe side.
Yours, Edith Marlowe

@ orders PLAYER heg
show my current orders

@ position PLAYER ar
where are all my troops

@ position PLAYER heg
how much cash do I have left and which shares are mine?

@ position PLAYER gil
Hello, I made a mess out of my notes (coffee...). Be so kind and tell me what all belongs to me,
which cities, which armies and in what place they are.
Greetings from Gdansk
Piotr

@ position PLAYER usa
my stuff, what do i own atm

@ history PLAYER gd
what's happened so far?

@ history PLAYER ar
Could I see everything that took place since the first turn? I took over this seat late and know nothing about earlier wars.

@ history PLAYER gil
Hi, I'm trying to write a little chronicle of our war for my blog and my memory is like a sieve.
Is there a way to have the course of the game from the start up to today, turn by turn?
Ta, Owen

@ history PLAYER usa
need a recap of all the previous rounds, can u do that

@ report PLAYER heg
resend turn 2 report plz

@ report PLAYER usa
The last report ended up in my spam and got wiped. One more copy please.

@ report PLAYER gd
Dear Sir or Madam,
regrettably the results of turn 1 never reached me, or I have overlooked them. May I ask you to mail them once more?
With thanks in advance
Dr. K. Lindqvist

@ report PLAYER gil
i lost report from first turn, send again?

@ who PLAYER ar
who else is in this game

@ who PLAYER gd
Which colour is who? I keep mixing up gold and teal.

@ who PLAYER usa
Hello everybody or rather hello computer,
I get mails from people signing with first names only and can't match them to their sides.
Give me please the list of participants with what each of them is playing.
Thanks, Annika

@ who PLAYER heg
how many of us are still left in, and which ones

@ away PLAYER gil
gone from 12 to 19 dec

@ away PLAYER usa
Skiing with the kids, no internet up there. I'll be off from the 5th till the 11th of December 2026.

@ away PLAYER heg
Dear fellow players,
my wife and I are travelling to our daughter in Canada over the holidays. So I'm not reachable between
December 20 and December 29, please take note of that.
All the best, Gerald

@ away PLAYER gd
not here until thursday

@ extension PLAYER ar
can i get 2 more days pls

@ extension PLAYER heg
Work is insane this week, any chance the deadline could be moved back a bit?

@ extension PLAYER gil
Hello,
my internet was down since Friday and the technician came only today, therefore I had no time to think about my moves.
I would be very grateful for a prolongation of, say, 24 hours.
Sorry for the trouble, Marek

@ extension PLAYER usa
not gonna make it tonight, need longer!!

@ resign PLAYER gd
i quit

@ resign PLAYER gil
Hi, new baby, no sleep, zero time for strategy. I have to drop out of the game for good, please take me off.

@ resign PLAYER usa
Dear friends,
after the stroke in October I find I can't concentrate long enough any more, and it's not fair on you.
I hereby give up my position definitively. It was a pleasure playing with you all.
Herbert

@ resign PLAYER ar
count me out, im done with this game and wont be coming back

@ vote-draw PLAYER gil
draw's fine with me

@ vote-draw PLAYER usa
Nobody's getting through anybody's lines any more, so yes, I vote for calling it a draw.

@ vote-draw PLAYER gd
Hello,
I have considered red's suggestion over the weekend. As we three are equally strong and it could go on until Easter,
I agree that the game be declared drawn between us.
Kind greetings, Yvonne

@ vote-draw PLAYER ar
ok i accept the draw

@ vote-concede PLAYER gd
I vote concede to teal

@ vote-concede PLAYER gil
Corvan deserves it, he has nearly all the cities. I'm in favour of giving him the win.

@ vote-concede PLAYER gd
Good evening,
there's no point in pretending anyone can still catch up with blue. My vote is yes on conceding the victory to blue.
Well played from my side, hats off.
Tom W.

@ vote-concede PLAYER gil
yep let Tharn have the victory, i agree to conceding

@ vote-pause PLAYER usa
pause? yes from me

@ vote-pause PLAYER heg
I'm for the break over Christmas that was proposed. Put me down as agreeing to a pause.

@ vote-pause PLAYER gil
Hi all,
with exams and everything it suits me very well if the game rests for a while, so you have my vote for interrupting it.
See you in January, hopefully with better luck!
Noor

@ vote-pause PLAYER ar
voting to put the game on hold

@ vote-end PLAYER ar
I vote to end the game

@ vote-end PLAYER heg
About stopping the game altogether: I agree, let us finish it here.

@ vote-end PLAYER usa
Hello,
since half of the people stopped writing long ago the fun is gone for me too. If it comes to a vote on whether
the whole game should be terminated now, mine is in favour.
Regards
Sven-Erik

@ vote-end PLAYER gd
yeah im in favor of ending this one for everybody

@ final PLAYER gil
thats it, all done, go ahead

@ final PLAYER heg
My orders stay as they are, nothing more will come from me. You needn't wait on my account.

@ final PLAYER usa
Good morning,
I have slept on it and won't alter anything. Please regard what I sent yesterday as definitive,
and as far as I am concerned the turn can be run right away.
Yours truly, Constance

@ final PLAYER gd
orders final. roll it

@ provisional PLAYER gd
not final yet!!

@ provisional PLAYER usa
What I sent is just a first sketch, I might still change it, so don't run the turn early because of me.

@ provisional PLAYER heg
Hello,
please be careful: the orders of this morning are preliminary only. I wait for an answer from my ally in Finland
and will decide after it. Therefore don't close the turn before the deadline.
Thank you, Tatjana

@ provisional PLAYER ar
hold on, still tinkering with mine, dont treat them as finished

@ withdraw PLAYER ar
cancel all my orders

@ withdraw PLAYER gil
Forget everything I ordered for this turn please, I'd misread the map completely. New ones will follow.

@ withdraw PLAYER heg
Dear organiser,
yesterday evening I have sent orders under influence of two glasses wine, and they are nonsense.
I would like to take them back, every one of them.
Best, Laurent

@ withdraw PLAYER usa
scrap what i sent, the whole lot

@ address PLAYER gd
i also write from jonny88@example.org

@ address PLAYER heg
My provider closes at the end of the month. From now on my address is h.petersen@example.net, please change it.

@ address PLAYER gil
Hello,
during the day I sit in the office and can only use the mail account there, which is maria.costa@example.com.
Would you accept my moves from that one as well, in addition to this one?
Thanks, Maria

@ address PLAYER usa
new email: skaterdan@example.org, dont use the old one anymore

@ format PLAYER ar
plain text mails please

@ format PLAYER heg
Your letters look all broken on my old phone. Can I receive them without HTML?

@ format PLAYER gd
Dear team,
at the moment I'm getting just the text version. My son says there's a nicer one with colours and tables.
I'd like to have both kinds in every mail, if it can be arranged.
Greetings, Rosemarie

@ format PLAYER gil
switch me to html

@ start-reports PLAYER usa
start mailing me the reports again

@ start-reports PLAYER gil
I'd turned the reports off over the summer, but now I would like to get them after each turn as before.

@ start-reports PLAYER heg
Hi,
I noticed my flatmate's inbox fills with a report every time a turn is over, while mine stays empty.
Sign me up for those as well please, I want them from now on.
Cheers, Kofi

@ start-reports PLAYER ar
reports back on pls

@ stop-reports PLAYER gd
no more reports thx

@ stop-reports PLAYER ar
Please don't send me the turn reports any longer, I look at it together with my brother and he gets them anyway. I play on of course!

@ stop-reports PLAYER heg
Good afternoon,
my mailbox has only a small quota and is forever overflowing. Would you kindly cease sending the turn reports to me?
I shall continue playing as usual and ask when I need one.
A. Whitcombe

@ stop-reports PLAYER usa
can u turn off those report mails, they clog my phone

@ join STRANGER gil
i wanna play

@ join STRANGER heg
Good day! A colleague told me about your share game with Japan and I would like to take part in it.

@ join STRANGER usa
Hello,
I used to play games by post in the eighties, with stamps and carbon copies, and would love to get back into it.
Please enter me as a player, I've plenty of time since I retired.
Sincerely, Desmond Akers

@ join STRANGER ar
sign me up for the world map one

@ seat-free STRANGER gd
any spots left?

@ seat-free STRANGER gil
Is it still possible to get into the Gilmoria game or has it filled up already?

@ seat-free STRANGER usa
Hi, I saw your notice on the board at the games shop in Leeds, but it had been hanging there a while by the look of it.
Before I get my hopes up: are there places free at all?
Best, Caroline

@ seat-free STRANGER heg
u full or can ppl still get in

@ observe STRANGER ar
can i just watch?

@ observe STRANGER heg
I don't want to play myself, only follow along. Would you send me the reports of the game?

@ observe STRANGER gd
Hello,
my husband plays in this game and talks of nothing else at breakfast, so I've become curious.
Could I be put on the list as a spectator, to read what happens, without having a side of my own?
Greetings, Birgit

@ observe STRANGER gil
add me as observer, no time for playing but like reading

@ about STRANGER usa
what is this??

@ about STRANGER gd
Someone gave me this address and said write there. Who are you and what do you do?

@ about STRANGER heg
Dear Sirs,
I came across a mention of your mail games in a newsletter and am not quite sure what to make of it.
Is this a club, a company, a robot? I should be glad if you'd explain how the whole thing works here.
Respectfully, Prof. em. J. Novak

@ about STRANGER ar
got this mail from a friend, how does it work here? is it a person or bot

@ none PLAYER gd
haha take that red

@ none PLAYER heg
Thank you, that came through perfectly. Have a nice weekend!

@ none PLAYER gil
Hello everyone,
what a turn that was! I really didn't see Corvan's raid coming, I nearly spilled my tea over the keyboard.
It's snowing here and the cat sleeps on the map. Merry Christmas to you all.
Dorothy

@ none PLAYER usa
lol ok cool

@ person PLAYER ar
is there a fee for next season, and where do i pay it?

@ person PLAYER gil
I'm pretty sure two of the players are the same guy with two accounts. Can somebody look into this please, it's cheating.

@ person PLAYER usa
Dear host,
in my opinion the battle in Nevada was resolved wrongly: I had the greater force and yet I was driven out.
I must insist that you look at it yourself and correct the result, as it spoils the entire game for me.
Yours, R. Castellano

@ person PLAYER heg
pls remove my real name from the website, i dont want my boss to find it

