# What people ask, as they wrote it who had seen neither the program nor grammar/asked.examples.

@ help PLAYER gd
Hi, first time doing this. What am I allowed to send you, and how should I write it?

@ help PLAYER gil
totally lost here. what can i actually order my guys to do and how do i phrase it

@ help PLAYER heg
Dear Sir or Madam,
I should be grateful for a short list of the commands you understand, with an example of each.
Yours faithfully, Margaret Pell

@ rules PLAYER usa
Could you mail me the full rules again? My kid spilled juice on the printout.

@ rules PLAYER heg
How does this game work? I said yes to Bob at the pub and now I'd better find out.

@ rules PLAYER ar
send rulebook pls

@ about PLAYER gd
What exactly happens when two armies run into each other in the same province? I didn't get that part.

@ about PLAYER heg
Please explain how bidding for shares works. Just that bit, not the whole rules.

@ about PLAYER gil
Question: how does one win at Gilmoria?
Is there a set number of places you must hold?

@ map PLAYER gd
Can I have the map please?

@ map PLAYER gil
I don't seem to have a picture of the board anywhere. Would you send one along?
Thanks!

@ map PLAYER usa
show me what the board looks like right now

@ places PLAYER gd
What are all the provinces called? I keep getting the spelling wrong.

@ places PLAYER ar
Give me a list of every country in the game, please.

@ places PLAYER gil
Besides Anvil and Crag, what other places are there?

@ neighbours PLAYER gd
Which provinces does Nara border on?

@ neighbours PLAYER ar
From Egypt, where could I march to? I mean which countries touch it.

@ neighbours PLAYER usa
is Missouri next to Kentucky?? what else is it next to

@ status PLAYER usa
So where do things stand? I've been out of the loop for a week.

@ status PLAYER heg
How's the game going at the moment?

@ status PLAYER gd
Current state of play please.
-- 
Sent from my phone

@ orders PLAYER gd
Did my moves get through to you last night? Please repeat back what you've got for me.

@ orders PLAYER ar
what orders do you have from me for this turn

@ orders PLAYER gil
Hello again,
I sent three mails yesterday and now I'm no longer sure which one counted. What have you got down for me?

@ history PLAYER usa
Could you send me everything that has happened since the game started, turn by turn?

@ history PLAYER gd
how did we get here lol. got a record of all the past turns?

@ report PLAYER ar
My spam filter ate the results of turn 4. Could you send them once more?

@ report PLAYER heg
Please resend last turn's report.

@ report PLAYER gd
Hiya, what happened in turn 2? I'd like to read the report of it again

@ who PLAYER gil
Who else is in this game?

@ who PLAYER heg
Please let me have the names of all the players.

@ who PLAYER ar
who am i up against

@ position PLAYER usa
Which states are mine at this point, and how many armies do I have in them?

@ position PLAYER heg
What do I own? Shares, units, money, the lot.

@ position PLAYER gil
remind me where my troops are

@ resign PLAYER gd
I'm sorry but I have to drop out. New job, no time. Please give my seat to somebody else.

@ resign PLAYER ar
i quit

@ resign PLAYER heg
Dear all,
with regret I hereby resign from the game, effective at once.
It was a pleasure. Heinrich

@ away PLAYER gd
I'm on holiday from 3 August to 17 August and won't be able to read mail.

@ away PLAYER usa
Heads up: in hospital 12 May - 19 May, nothing serious. Can't send anything in those days.

@ away PLAYER gil
Will be out of town from 2025-10-04 until 2025-10-11. Please note my absence.

@ extension PLAYER ar
Any chance of another two days for this turn? Work is a nightmare.

@ extension PLAYER heg
I can't make it by tonight. Could the deadline be moved to Friday?

@ extension PLAYER gd
need more time!! my internet's been down since tuesday, can i get 24 hrs extra

@ vote-draw PLAYER gd
I think we're all stuck. I'm in favour of calling it a draw.

@ vote-draw PLAYER gil
My vote: draw.

@ vote-draw PLAYER usa
Red wrote that everybody wants to share the win. Fine with me, count me in for the draw.

@ vote-concede PLAYER ar
Blue has this in the bag. I vote we concede to Blue.

@ vote-concede PLAYER usa
I'm happy to give the game to Ann, she clearly earned it. Put me down as a yes for that.

@ vote-concede PLAYER heg
no point going on. let bob have the win, thats my vote

@ vote-pause PLAYER gil
With Christmas coming I'd like us to pause the game for a while. Please count that as my vote.

@ vote-pause PLAYER usa
Can we put the game on hold? I vote for a break.

@ vote-end PLAYER heg
I vote to stop the game here and now, without going on to the last turn.

@ vote-end PLAYER ar
Let's just end this game. You have my vote for it.

@ vote-end PLAYER gd
yes from me on ending the game

@ final PLAYER gd
That's it from me this turn, my orders are final. No need to wait for me any more.

@ final PLAYER usa
I won't change anything else. You can run the turn as far as I'm concerned.

@ final PLAYER gil
ok im done, lock it in

@ provisional PLAYER ar
Please treat what I sent this morning as provisional, I may well change it before the deadline.

@ provisional PLAYER gd
Wait, I said I was finished but I'm not! My orders aren't final after all.

@ address PLAYER usa
I also write from my office, please accept mail from j.harker@bluefield.example as mine.

@ address PLAYER heg
Please add annie.k@homepost.example as a second address for me.

@ address PLAYER gd
got a new mail account: redbaron77@quickmail.example
i'll use both so pls register that one too

@ format PLAYER gil
Your mails look like gibberish on my old machine. Could I get them as plain text only?

@ format PLAYER ar
I'd rather have the HTML version from now on please.

@ format PLAYER heg
Could you send me both kinds, the text and the html?

@ stop-reports PLAYER usa
Please don't send me the turn reports any more, I read them over my brother's shoulder anyway.

@ stop-reports PLAYER ar
stop mailing me reports every turn thx

@ stop-reports PLAYER gil
My mailbox is nearly full. Kindly cease sending the turn reports until I say otherwise.

@ start-reports PLAYER usa
I'd like to get the turn reports again, please.

@ start-reports PLAYER gd
Remember I told you to stop sending reports? Changed my mind, switch them back on.

@ start-reports PLAYER heg
start sending me the report after each turn again

@ owner PLAYER gd
Who holds Kyoto now?

@ owner PLAYER usa
whos got texas

@ owner PLAYER gil
Could you tell me to whom Goldacre belongs at present?

@ awaited PLAYER gd
Who are we still waiting for?

@ awaited PLAYER heg
Whose turn is it? Mine, or is it Blue's?

@ awaited PLAYER ar
It's been quiet for days. Which of the players hasn't sent anything in yet?

@ deadline PLAYER usa
When do you need my orders by?

@ deadline PLAYER gil
how long have i got left this turn

@ deadline PLAYER heg
Please confirm the date and hour at which the present turn closes.

@ withdraw PLAYER gd
Please forget all the orders I sent for this turn, I'll start over tomorrow.

@ withdraw PLAYER ar
oh no, wrong game!! cancel everything i sent you an hour ago

@ withdraw PLAYER usa
I wish to take back my orders of this morning.

@ person PLAYER gd
I believe Red and Blue are one and the same man playing two seats. I want somebody to look into this.

@ person PLAYER usa
The result of the fight in Ohio is wrong, by the rules I should have won it. I'd like to dispute that with whoever runs this.

@ person PLAYER gil
Bob has been sending me really nasty letters. That's not ok and I'd like it dealt with.

@ person PLAYER ar
Can I talk to a real human please?

@ person PLAYER heg
Martin, a private word: my wife is very ill and I may not be good company for some time. Could you ring me one evening?

@ person PLAYER gd
I paid the five pounds for the season twice by mistake. Who gives me one of them back?

@ person PLAYER gil
My nephew, who is 14, wants to join your next game. Do you mind his age? His mother would like to speak with you first.

@ person PLAYER usa
It is not fair that Ann got two extra days and I was refused one. I want to make a formal complaint.

@ none PLAYER gd
Ha, what a turn! I did not see that coming at all.

@ none PLAYER usa
Thanks, got it.

@ none PLAYER gil
Good morning from rainy Bergen! The dog has eaten my slippers again, but otherwise all is well.

@ none PLAYER heg
Well played, Ann. Very sneaky.

@ none PLAYER ar
lol

@ none PLAYER gd
Many thanks for the report, it came through fine and I enjoyed reading it with my coffee.

@ none PLAYER ar
I used to live in Canada, you know. Lovely country, dreadful winters.

@ none PLAYER gil
Happy new year to everybody, and may the best one win!
