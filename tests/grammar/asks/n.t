# What people ask, as they wrote it who had seen neither the program nor grammar/asked.examples.

@ help PLAYER gd
what can i even type here

@ help PLAYER gil
Could I get a list of the commands Corvan is allowed to give? I've been making up my own wording so far and half of it bounces.

@ help PLAYER heg
Good evening,
my grandson set me up with this and then went back to Leeds without telling me what one actually writes in these letters.
Is there a crib sheet somewhere of all the orders, and the form they must be put in? I should be most grateful.
With kind regards,
Margaret (retired, patient, slow typist)

@ rules PLAYER usa
rulebook pls

@ rules PLAYER ar
I lost the sheet that came with the invitation. Can you mail me the rules again, all of them, I'd like to read them on the train.

@ rules PLAYER gil
Hello from Pune,
Kindly explain to me how this Gilmoria is actually played and what one must achieve to be the victor.
I joined on the suggestion of a colleague and have only understood that there are warlords and they do not like each other.
Thanking you,
Rajesh

@ help-on PLAYER heg
how do auctions work??

@ help-on PLAYER gil
Not sure I get sieges. If I sit outside Kaldor for three turns does it just fall, or do I need to write something special each time?

@ help-on PLAYER gd
Hi there,
last night me and my flatmate argued for an hour about support. He reckons a province that's being attacked can still lend support, I say it's cut.
Which is it, and how would I write such an order correctly?
Cheers, Tom

@ map PLAYER usa
got a pic of the board?

@ map PLAYER gil
I keep trying to imagine where everything lies and I fail. Please send map, would be very nice for printing and hanging over the desk.

@ map PLAYER gd
Evening all,
the wife chucked out my printout of Japan with the recycling, so now I'm playing blind.
Any chance of the drawing again, the one with the colours on it? A jpeg or whatever will do.
Ta, Kev

@ places PLAYER heg
names of all the cities please

@ places PLAYER ar
My orders came back because I spelled a country wrong. Which countries exist in this game, and what are they called exactly?

@ places PLAYER gil
Dear host program,
I am German and the fantasy names I do not keep in my head. Anvil and Crag I know, then it becomes dark.
Could you write me down once every place that there is, with the correct spelling? Then I make myself a small list for the wall.
Viele Grüße
Jürgen

@ neighbours PLAYER gd
what touches kyoto?

@ neighbours PLAYER usa
If I have an army parked in Kansas, which states could it march into next turn?

@ neighbours PLAYER gil
Hi!
typing this on my break on the ward so forgive the mess.
My lot are sitting in Ashford and I cant work out from the picture which roads lead out of there. Some of the lines cross.
Where can they get to from that spot in one step?
Ines x

@ owner PLAYER gil
who's sitting in Ironmouth

@ owner PLAYER ar
Is Egypt still empty or has somebody grabbed it in the meantime?

@ owner PLAYER gd
Dear Sir or Madam,
before committing my forces I should wish to ascertain in whose hands Osaka presently is, and what strength is stationed in it.
My own notes are contradictory on the point.
Yours faithfully,
D. Harcourt

@ status PLAYER heg
so whats happening atm

@ status PLAYER gd
Been in the lambing shed all week and lost track. What turn are we on and how do things stand?

@ status PLAYER usa
Oi pessoal!
I come back from the beach and my head is full of sand. Is the war still running, which round we have now, who is in front?
Just a short picture of the present situation so that I can wake up again :)
Abraço,
Thiago

@ deadline PLAYER ar
when's the cutoff?

@ deadline PLAYER gil
Do I still have the evening or is it already too late tomorrow morning? I never know at what hour you shut the gate.

@ deadline PLAYER heg
Hello,
I have two burst pipes and a boiler on the list today and would rather do my bids with a clear head afterwards.
What day and what time must they be in at the latest?
Regards
Dave (the plumber)

@ awaited PLAYER gd
who are we waiting on

@ awaited PLAYER usa
Mine went off on Sunday and still nothing has moved. Which of the others hasn't handed in yet?

@ awaited PLAYER gil
Good morning,
I look in my inbox every half an hour and there is no new turn. I do not want to blame anybody, I am only curious.
Is it Tharn who is dawdling again, or is somebody else's letter missing?
Best greetings
Silke

@ orders PLAYER heg
did my bids get through?

@ orders PLAYER ar
My phone died right after I hit send. Can you tell me what you've got written down for me for this turn?

@ orders PLAYER usa
Dear all,
I have mailed three times since Monday, each time with something changed, and by now I have confused myself thoroughly.
Please read back to me the orders that currently stand under my name, so I may see whether the last version is the one you took.
Sincerely,
Anand K.

@ position PLAYER gil
which troops do i have and where

@ position PLAYER heg
How much cash have I left after the last auction, and which shares are mine? I forgot to keep books.

@ position PLAYER gd
Hiya,
I spilt coffee all over the notebook with my dispositions in it, the pages are one brown lump.
Could I have a list of the provinces that belong to me and how many armies are standing in each?
Thanks a million,
Bridget

@ history PLAYER usa
what did i miss since the start

@ history PLAYER gil
I took over this seat from a friend halfway through. Can you tell me how it all went before, turn for turn?

@ history PLAYER ar
Hello there,
we're having a pub evening on Friday and I've promised to tell the story of our war, from the first shot up to today.
My memory isn't what it was. Would you send me the whole course of the game so far, who took what and when?
All the best,
Geoffrey

@ report PLAYER gd
resend turn 1 report pls

@ report PLAYER heg
The results of round 2 landed in my spam and I emptied it without looking. Could I have them once more?

@ report PLAYER gil
Dear game machine,
yesterday evening there came an attachment that my old computer has swallowed and not given back.
I believe it was the newest turn report. Be so kind and mail me that last one a second time.
With friendly greetings
Jürgen B.

@ who PLAYER usa
whos all in this game?

@ who PLAYER gd
I know I'm teal, but who's hiding behind gold, red and blue? Would like to put names to the colours.

@ who PLAYER ar
Good day,
there were a good many of us in the beginning, and since then I've seen a couple get thoroughly flattened.
I'd like to write a Christmas card to everybody who's still in it. Can you give me the list of remaining players?
Yours, Margaret

@ away PLAYER heg
gone 18 - 27 december

@ away PLAYER gil
Heads up: night shifts from Monday to Thursday, I won't be reading any mail until Friday the 11th of December.

@ away PLAYER usa
Namaste to all,
my sister is getting married and I am flying to Chennai on the 12th of December. There will be four hundred guests and no internet.
I shall be back at my desk on 21 December. Please note my absence for these days.
Warmly,
Rajesh

@ extension PLAYER gd
can i have another day plz

@ extension PLAYER ar
My laptop is at the repair shop until tomorrow, would it be possible to push the deadline back by 24 hours?

@ extension PLAYER heg
Dear host,
a hearing of mine has been moved forward and I shall be buried in papers until late tonight; there's no prospect of proper bids before then.
I'd be obliged if the closing date could be put off to Wednesday.
Yours sincerely,
D. Harcourt

@ resign PLAYER usa
im out. bye for good

@ resign PLAYER gil
Tharn lays down his sword. I give up the game, please take me off it.

@ resign PLAYER gd
Hello friends,
since the baby came there is simply no hour left in the day, and sending rubbish orders is not fair on the rest of you.
So with a heavy heart I'm leaving this one, permanently, not just for a while.
It was fun while it lasted.
Paula

@ vote-draw PLAYER gd
draw? fine by me

@ vote-draw PLAYER ar
Nobody is going to break through anywhere any more, so count me in for sharing the honours: I vote draw.

@ vote-draw PLAYER usa
Dear fellow combatants,
after careful study of the map I see no way in which any one of us can still win, save by boredom.
I therefore agree to the proposal that the game be declared a draw between the survivors.
Respectfully,
Geoffrey

@ vote-concede PLAYER gd
ok let blue have the win

@ vote-concede PLAYER gil
Corvan has earned it, I'm for conceding the victory to him.

@ vote-concede PLAYER gd
Hallo zusammen,
against red is no herb grown, as we say at home. He has half of the island and the other half is afraid.
My vote is yes: we concede to red and he gets his crown.
Until the next game,
Silke

@ vote-pause PLAYER heg
pause over xmas - yes from me

@ vote-pause PLAYER ar
I second the idea of putting the game on hold for a bit, we're all swamped at the moment. My vote: pause.

@ vote-pause PLAYER usa
Hey everyone,
finals are eating my brain and I bet I'm not the only one from uni who feels like that.
Somebody suggested freezing the game for a couple of weeks, and I'm all for it, put me down as a yes for the break.
peace, Mia

@ vote-end PLAYER gil
i vote we end it here

@ vote-end PLAYER usa
Half the seats are dead and the rest of us yawn. On the question of stopping the game altogether, I'm in favour.

@ vote-end PLAYER heg
Good evening,
it's been proposed that we close this game down now and not go on into the new year.
I have slept on it, and talked it over with the dog, and we both agree. Register my vote for ending it, please.
Best,
Wilf at Hollow Farm

@ final PLAYER ar
done, dont wait on me

@ final PLAYER gd
Nothing will change on my side any more, what I sent at lunch is final.

@ final PLAYER heg
Dear auctioneer,
I have turned over my bids for three evenings and now they stay as they are.
For my part you can go ahead and run the turn, I shall not send anything further.
Kind regards,
Jürgen

@ provisional PLAYER gil
not final yet!! dont run it

@ provisional PLAYER usa
Treat what I mailed this morning as a draft only, I'm still haggling with a neighbour and may change it.

@ provisional PLAYER gd
Hi,
those moves from earlier were just so that there's something in the box in case I get called out tonight.
I'm not finished with them, so please hold the turn open as far as it's down to me, there'll be more to come after supper.
Dave

@ withdraw PLAYER heg
scrap all my bids

@ withdraw PLAYER ar
I was half asleep when I wrote those orders. Please delete every one of them as if I'd never sent anything.

@ withdraw PLAYER gil
Esteemed scribe,
Corvan's spies have brought bad news and the whole plan is worth nothing now.
I take back everything I ordered for this turn, without exception. Fresh instructions will follow some other day.
By my seal,
Corvan (aka Thiago)

@ address PLAYER usa
thiago.work@example.org is also me

@ address PLAYER gd
The university is closing my old account, so from today onwards you'll get my mails from mia.k@example.net instead.

@ address PLAYER ar
Good afternoon,
when I'm in the office I can't get at my private mailbox, and then the orders always come late.
So I shall sometimes be writing from harcourt@chambers.example.com too. Please accept letters from there as mine just like the ones from here.
D.H.

@ format PLAYER gil
plain text mails please

@ format PLAYER heg
Your letters look like a telegram, my mail program can do better. Can you switch me to HTML?

@ format PLAYER usa
Dear program,
on the tablet I like the pretty version with tables, but on my old machine in the cellar only bare text can be read.
Would you be so good and send me from now on both, text and html together in the same mail?
Thank you in advance,
Silke

@ start-reports PLAYER ar
reports on again pls

@ start-reports PLAYER gd
I once told you to keep the turn reports to yourself. Changed my mind, I'd like them in my inbox again.

@ start-reports PLAYER heg
Hello hello,
the kids are back at school, I have a functioning brain once more and want to follow what's happening without looking it up every time.
Could you begin mailing me the reports after each turn?
Obrigada,
Paula

@ stop-reports PLAYER usa
no more turn reports thx

@ stop-reports PLAYER gil
My mailbox is bursting. I'll go on playing of course, but spare me the reports, I look over my brother's shoulder.

@ stop-reports PLAYER ar
Good morning,
out here on the farm every mail over a certain size takes ten minutes to load, and the reports are always the fattest.
Please don't send them to me any longer. My orders will keep coming as usual.
Wilf

@ join STRANGER gd
can i play too?

@ join STRANGER gil
My cousin Bridget raves about your warlords game. I want in, what seat do I get?

@ join STRANGER heg
Dear Sirs,
I'm a retired stockbroker with a fondness for Japan, so buying shares in Kobe and Nara sounds like just my cup of tea.
Please put me down as a player in Hegemon, at your earliest convenience.
Yours truly,
Edmund Pryce

@ seat-free STRANGER usa
any spots left in the states game?

@ seat-free STRANGER ar
Hi, before I get my hopes up: is there a vacant chair in your world armies game, or has it been full for ages?

@ seat-free STRANGER gd
Bonjour,
a friend at the chess club told me that you fight over Japan by mail, and that one colour may have dropped out lately.
Is it so, and can newcomers still get on board at this stage? I would first like to know that.
Amicalement,
Lucie

@ observe STRANGER heg
may i just watch?

@ observe STRANGER gil
I haven't got time to play anything myself, but I'd enjoy getting the turn reports and reading along quietly. Possible?

@ observe STRANGER usa
Hello,
my husband is in your American war and he comes to breakfast with the strangest face every Tuesday.
I have no wish to command anybody. I'd only like to follow the game as a spectator, with the reports sent to me as well.
Kind regards,
Helen Marsh

@ about STRANGER ar
who r u and whats this

@ about STRANGER gd
Found this address on a note at the library, it only says "Japan, by mail". What exactly goes on here?

@ about STRANGER gil
Good day,
somebody forwarded me a letter in which a certain Tharn threatens to burn down a Juniper, and I was a little alarmed.
Having read it twice I suspect some sort of game. Could you tell me what this is all about and how things work with you?
Regards,
Priya N.

@ none PLAYER gd
haha did NOT see that coming

@ none PLAYER usa
Thanks for the quick turn, you made a tired nurse's evening. Merry Christmas to the lot of you!

@ none PLAYER gil
Greetings, Tharn, you old goat,
Stormhead is mine, the beer is cold and my army sings. I hope your dinner tastes of ashes.
It snowed here for the first time this winter, the cows are not impressed.
Yours in triumph,
Corvan

@ person PLAYER heg
blue's brother plays as well, thats cheating

@ person PLAYER ar
I paid the ten euros club fee twice by accident. Could whoever looks after the kitty send one of them back to me?

@ person PLAYER usa
Dear organiser, this is for you personally and not for the machine.
In the last report my real surname and the town I live in were printed for everybody to see, and I never agreed to that.
As a lawyer I take such things seriously; please see to it that they're taken out, and give me a ring about it.
D. Harcourt

