# Answers to "do you mean this?" by two writers who had seen neither program nor lists; nothing is learned of them. Every place is Ash, every
# figure 3 (src/order/answers.h); read by tests/unit/order/test_answers.c.

@@ yes
Yep.
Aye, that's the one.
Spot on.
That's it exactly, sorry for my typing.
Yes please mate.
Too right.
Bang on, go ahead.
You read my mind, do it.
Grand, go for it.
Yes indeed, and thank you for checking.
Affirmative.
Yeah, three in Ash and two in Ash, just like you say.
Sure thing, boss.
Yup yup yup
Correct. My cat walked over the keyboard, I'm afraid.
Yes. I'm on the train so excuse the thumbs.
That is what I meant, yes. I really ought to proofread before hitting send.
Oh aye, go on so. It's lashing rain here and I've nothing better to do than invade people.
yes thats right, deploy 3 Ash 3 Ash, then im done for the night
Absolutely.
Quite so.
Righto, fire away.
No worries, you've got it right, put them down.
'Course I do, you daft beggar.
I do.
Indeed I do mean that.
You betcha!
Do it.
Make it so.
Yessir.
Hell yes.
Yes to all that.
Exactly what I wanted, cheers.
Ah sure you have it, fire them in there.
Attack Ash from Ash with 3, yes, and may the dice be kind for once.
Yes, attack. Bob has had it coming since Tuesday.
Yes, send it to Bob as it stands. He can lump it.
Yes, please end my turn. I've got to get the kids to swimming.
Yes, 3 on share 3. Probably overpaying but what the heck.
Confirmed.
I hereby confirm the orders as you have set them out.
Dear host, you have understood me perfectly, please proceed. Kind regards, Margaret.
k
ok do that
yeah nah yeah, that's the go, chuck 'em in
Fair dinkum, that's what I meant.
Yes, sorry, my autocorrect is a menace.
Yes. Those extra h's come from a sticky key, I spilled tea in it last week.
Roger that, execute.
Go.
You got it, pal.
That's right, hon.
Yes ma'am, those are my orders.
My apologies for the muddle, but yes, that is precisely what I intended.
ye
Yeah go on then.
Yes, I meant Ash and Ash. How many turns are left, by the way?
Yes! Is it still snowing where you are?
Lord, yes. I've only been planning this move since breakfast.
You have the right of it, sir.
Deploy 3 in Ash, deploy 3 in Ash. Yes.
What else could I have meant? Yes, of course, carry on.
Well obviously.
Why yes, I do, thank you.
Yes, that. I'm seventy-eight and the screen is small, so thank you for your patience.
yea thats what i ment lol
yesss lets goooo
3%
Yes x
Yes, and I fully expect to lose the lot.
Certainly, please do.
By all means, go ahead.
It is as you say, so kindly carry out both.
Jaysus, yes, go on, before I lose my nerve.
Yes, put them there. The wife says hello.
Yeah that'll do nicely, put them in.
Please do, and have a good weekend.
That's a yes from me.
Thumbs up from Dublin, go ahead with it.
Yes and yes.
Yes to Ash, yes to Ash. You're a gem for sorting out my scrawl.
Yes, both. And that's me done till Thursday.
Sure do.
Uh huh.
Mm-hm, go ahead.
Right you are, do it please.
Good guess! Yes, that's what I was after.
Yes, you understood me better than my husband does.
Sorry, fat fingers. Yes, Ash and Ash it is.
No need to ask, that is exactly what I want.
I can't believe you could read that, but yes, correct.
All correct, off you go.
Both right, thanks.
yep 3 n 3
Yep, all good, lock it in.
Lock it in, Eddie.
Beauty, that's it, send them.
Yeah mate, she's right, whack them in there and I'll catch you after the footy.
Oh yes, very much so, and won't Helen be surprised.
Yes siree, four from Ash into Ash.
Attack, attack, attack!
You may take that as a yes.
Please take this as my yes, I'm sorry for the trouble.
I say yes.
You wanted a yes, so here it is: yes.
Yes already, quit asking every time!
Do I really have to say it every turn? Yes, go ahead with it.
For heaven's sake, yes.
Yes, damn it. I broke my glasses, so expect more of this.
Good evening. Yes, that is what I meant, please carry out the orders. Yours, Geoffrey.
Hiya, yes that's grand, thanks a million.
Yes from me, and sorry it took two days to answer, we had no power after the storm.
Right on.
Damn straight.
Yes, that's what I'm wanting, ta very much.
Aye, dae it.
Och aye, pal, just what I meant. It's baltic up here, ma fingers are numb.
Yis, that's it.
Yse, sorry, yes.
yess pls
Ys, go ahead
Tis what I meant.
'Tis indeed, and let you not be worrying about my spelling.
Yes, because Ash will be hit next turn, I'm sure of it.
Yes, that's my order, as I need the wood from Ash.
True, those are the two I want.
You are right on both counts, so please go ahead.
Your reading is the right one, do it that way.
That matches what I had in mind, go ahead and run it.
Consider it confirmed, and thanks for running this game so well.
Let her rip.
Send it, yes.
Yes, the message may go to Bob word for word.
The letter's fine as is, post it to Bob please.
End it, yes, I've nothing more to do this turn.
Yes, I'm finished, end the turn. Off to bed with me.
Three on share 3, that's my bid, yes.
Yes, bid it. If I win I'll buy you a pint.
Yeppers, my daughter typed that one while I was driving.
Si, si, amigo, do it.
Oui, mon general, as you say.
Amen to that, go ahead.
You're a mind reader. Do just that, please.
Yes. Hopefully this time the dice won't roll all ones.
Yes, I know it looks mad, but those are my orders.
It may be the dumbest move of the year, but yes, go ahead with it.
I forgot how to spell my own towns, ha! Yes, that's what I meant.
Yeah, what you said.
Just as you put it, yes.
Perfect, thanks, run it.
Yep.
Si, claro.
Jawohl!
yes pls
ye
Da, da.
Oui, c'est ça.
Affirmative, captain.
yup yup
3%
Exactly that, thanks.
Quite so.
gg yes
Hai!
aye aye
Indeed I do.
yeah lol
Make it so.
That is right.
Ja bitte.
yessss
Correct.
for sure mate
Go ahead, dear.
Precisely.
tak
LGTM
You got it.
Sim, obrigado!
ofc
send it bro
Evet.
You bet.
yis
Confirmed, sorry.
Just so, young man.
ja hoor
mhm
Do it.
kyllä
All correct, cheers.
y
Spot on.
Naturally!
Bingo.
Okie dokie, go.
Yes sir.
fr fr yes
Certo, procedi.
Ja, tack.
Yes, this is how I have meant it, my English is not the best.
Sorry, the baby hit the keyboard, but yes, you read it right.
yeah that's what i typed with my thumbs on the bus lol
Dear host, I confirm with pleasure both of the deployments.
It is so, you have understood me very well.
3 in Ash and 3 in Ash, that's the one.
omg yes, autocorrect is trolling me again
I do mean that, and I must apologise for my shaking hands.
Please execute as you have written.
yes and may the dice gods have mercy on Tom
My grandson says I should simply write yes, so: yes.
Absolutely, and thank you for checking before breaking anything.
Why yes, what else could it possibly be?
Correct, now let me get back to my exam prep.
You may take it that way, thank you kindly.
yes yes yes stop asking and smash him already
Attack Ash from Ash with 3, as I said.
Yes please, kids are screaming so that's all you get from me today.
I agree with the orders like you put them.
Naturlich, so was it thinked from me.
that's the play, lock it in
The message to Bob can go out just as it is.
Bid 3 on share 3, yes, and not a penny of regret.
You read my scribbles better than my wife does, so go on.
Yeah, end the turn, I'm done here.
ya ya its ok like that
Confirming from Brazil, where it is 3 degrees and I am melting.
Positive, proceed with the attack.
You have hit the nail on the head.
ok do both, ty ty
I hereby confirm the above orders in full.
Yes, I only wrote hopefully because I'm a polite person.
Full send, no balls no glory.
Your interpretation is entirely right, sir.
Yes my friend, is exactly what I want to say.
yse, typing with a toddler on my arm
No need to worry, that is just what I meant.
No mistake there, carry on please.
Can confirm, those are my moves.
Yes, and by the way how many armies has Anna got left?
Of course I mean it, I have been planning this since Sunday.
Deploy them there, as asked, and greetings from rainy Gdansk.
Righto, as you have it there.
Yes indeed, although I cannot for the life of me recall why I wrote that extra h.
it's a yes from me dawg
Thumbs up from here, go on with it.
yeah my bad for the typos, that's it
I mean what you think I mean.
Please do, and happy Easter to all the players!
Yes, that is my last word for this turn.
Yes. My h key is sticking since I spilled tea on it. Sorry for the trouble.
Hello host! You understood good. Please make it.
lmao yeah. those are my orders. ez win incoming
Good morning from Lagos. Yes, it is what I want. God bless you.
Yes, deploy 3 in Ash and 3 in Ash. I am done then for this week.
Oh dear, did I really write that? Well, yes, that is what I meant. Thank you for your patience.
Sorry for late answer, school run. Yes to everything.
Bonjour, oui, both of them. Thank you and good day.
Nobody can beat me now. Yes, put them there.
I have put on my glasses and read it again. It's right as you have it.
that's right. now im going to bed, finals tomorrow
My phone hates me. Ash 3, Ash 3, just like you say.
Sure thing. It's a bad plan probably but it's my plan, so do it.
Yes! Bob will cry. Hehe.
Thank you for asking. It is correct. Kind regards, Hiroshi
Greetings. I am confirming the orders as in your mail. With respect, Ahmed.
No typo except the h's. You got it all right. Please go on.
Yep yep. dinner's burning, gotta run
Is it still snowing where you are? Here the sun shines. Anyway, yes, that's what I meant.
Haha, hopefully was just me being nervous. Yes, do both.
You're asking again? Yes, for heaven's sake. I mean what I say.
Right you are. I'm 3, and my fingers go where they like these days.
I checked it with the map and it is good. Please enter it.
Yes, attack Ash from Ash with 3. He had it coming.
Sí, señor. Attack with the four. Viva la revolución!
Yes, send it to Bob as it stands. He can handle a bit of rude language.
Yes, end it. Nothing more from me today, the little one has a fever.
bet. do that. also sick game so far
My apologies for unclear writing. I am still learning the English. You have understood it correctly.
It's what I wrote and it's what I meant. Off you go.
Ok, yes. How many days until the next deadline, by the way?
Well spotted, I'm all thumbs today. It's as you say. Cheers, Margaret
Ja genau. Do like this please.
Yes, that's the lot. Nice weather for a war, isn't it?
3% yes. been waiting three turns for this. LET'S GOOO
I confirm. Excuse me for the mistakes, my keyboard is in Greek.
You have my blessing. Put the troops where I said.
All good. Do it. Kids finally asleep so I may even watch the fight.
Yes, I will bid 3 on share 3. It's only play money after all.
Correct on both counts. My late husband would have laughed at this strategy. Thank you.
Wow you actually decoded that. Yeah, that's it.
Dobry den, yes, all is correct. I wish you nice weekend.
I was half asleep when I wrote it, but I meant it. Go on with it please.
Yes of course. What time zone are you in? You answer so quickly!
Yeah, do it. If I lose, I lose.
Thanks for the check! Those are my orders indeed. See you next turn.
Aye, that'll be it. The cat walked over the keys, the wee devil.
You understand me perfect. Three there, two there. Thank you very much, my friend.
No trick intended, I simply want those two done.
You have translated my gibberish nicely. So be it. Best wishes from Istanbul.

@@ not
Nope.
Not quite.
No, the other way round.
Hang on.
Yes to Ash, no to Ash.
Wait a tick, I want to look at the map first.
Yeah nah.
Yeah, right, like I'd ever put two men in Ash.
Sure, once Helen has moved.
Yes, but make it four in Ash.
Got your mail, thanks.
Yes, I got your message and I'll answer tonight.
Um.
I'd rather put all five in Ash.
Would that be wise, do you think?
Am I even allowed to deploy in Ash?
Right. Give me an hour.
OK, let me think about it.
Correct, except that it's Ash and not Ash.
Almost right, but the three go to Ash and the two to Ash.
Yes. No, wait, scrap that, I've just seen where Tom is.
God no.
Not on your life.
Not bloody likely, mate.
Maybe.
I honestly don't know yet.
Dunno, what would you do?
Bob says yes.
My brother reckons yes, but he isn't the one playing.
Fine, if there are still no enemies in Ash.
Only if Bob agrees.
Tomorrow, please.
Yes, but not until next turn.
Ask me again Friday.
Just the first one.
Do the Ash one and leave Ash until I've slept on it.
Good question!
Good question, that. I can't remember what I meant.
Sorry, what did I write?
Okay, I understand now why you have to ask.
Fair enough, I should have been clearer. I'll write the whole thing again after tea.
Certainly not.
Absolutely not, whatever gave you that idea?
Yes, we have no bananas.
Yes, it's lovely weather in Cork today, thanks for asking.
Happy birthday, by the way!
How's the knee?
When is the deadline?
Yes, I'd like to know what happens if I say no.
Well, yes and no.
Sure, and pigs might fly.
Oh great, another dumb question from the host.
You must be joking.
Are you having a laugh?
That's what I wrote, but it isn't what I want any more.
I did mean that yesterday, but things have changed since Tom took Ash.
Cancel it all.
Scrap that please.
Forget it, I'll pass this turn.
Leave it for now.
Hold your horses, cowboy.
Hold fire until I hear back from my ally.
Don't do anything yet, okay?
Okay, but don't do it yet.
Yes, I'm here. Who's asking?
Yes, I can read, thank you.
Yes, you may ask! But the answer is no.
I wish.
I would if I had the armies, but I think I need them at home.
I'm inclined to say yes, but give me till the evening.
Probably yes, though I'll confirm after work.
Leaning towards it. Not certain though.
Half right.
The Ash bit's right, but I never said anything about Ash.
Change it to one in Ash and four in Ash and then go.
Make that Ash.
Attack with three instead.
Yes, attack, but stop after the first lost man.
Yes, attack Ash, only keep going no longer than two rounds.
Attack from Ash, not Ash.
Don't send that to Bob, for the love of God!
Yes, send it, but take out the bit about his mother.
Send it to Carol rather than Bob.
Yes, end it, as soon as I have moved my fleet.
No, I still have moves to make.
Not finished yet, sorry. Give me until lunch.
Bid two.
Four on share 3 please, not three.
Up to four if someone else is bidding, otherwise nothing.
Is three enough to win it?
What are the odds of that attack, roughly?
Who owns Ash at the moment?
Is Ash next to Ash? If it isn't, I don't want anything there.
Correct me if I'm wrong, but don't I have six to place?
Right, about that. My internet's been down and I haven't looked at the board.
Nah, ta.
No thanks love.
Naw, no way.
Och no, ye've got that all wrong.
Ah no, God no, that's not it at all.
Ah here, leave it out.
Yer man Declan told you that? He's codding you, those aren't my orders.
This is his wife, he's in the shower. He'll write to you later.
Hi, this is Tim's dad, I think he'd say yes but you had better wait for him.
Yes to the beer on Saturday! About the orders I'll let you know.
Yes, I'm in for next season's game.
Thanks for the mail.
Cheers, noted.
Received and understood, will reply in due course.
Understood. I shall consult my maps and revert to you this evening.
I am afraid you have misread me.
Regrettably that is not what I had in mind.
Dear host, with the greatest respect, I must decline.
I'm sure you mean well, but no.
I agree that it was unclear.
You're right, my writing is awful, isn't it?
You're right to ask, because I meant Ash and Ash.
Absolutely right that you asked first. Drop both of them, I got the map upside down.
Perfect example of why I shouldn't write mails in the pub. Please bin it.
Yes please, I'd love a copy of the map before I decide.
Yes, if there's time, but otherwise skip it.
Yes provided that I go before Helen this round.
If nobody's touched Ash by Thursday, go ahead.
Go ahead and delete that order.
Go on, then, tell me what it would cost me.
Sure you're not mixing me up with Kevin? I'm the green player.
I never wrote that.
That wasn't me, somebody's been at my laptop.
lol no
nooooo wait
idk man
umm lemme check w my bro first
not rn
soz wrong game, that was meant for the other host
Yeah I saw it, will get back to ya.
Ok ok stop nagging, I'll look at it tonight.
Yep. Actually no, hold off.
Yes! Oh hang on, is that Ash or Ash that's on the coast? Wait till I find out.
OK do it. Hmm, on second thoughts don't, I'd be wide open in the south.
I said yes too fast just now, please undo that.
Neither.
Ash, yes. Ash I'd have to think over.
The second one only, please, the first was a joke.
Yes, I know what it says. I'm asking whether it's still possible to surrender.
Would I do that to you? Never, I'm off to attack Kevin instead.
Yes, yes, very funny.
Oh sure, throw my last five men away, brilliant plan.
Between you and me, I've lost interest in this game.
Can I get an extension? My mum's in hospital.
I'll ring you.
Nope.
Nein, danke.
not yet
Hmm.
Only the first.
nah bro
Yes, but 3.
Non!
Yeah, right.
Maybe.
Wait pls
Ash yes, Ash no.
idk man
Who is this?
Yes, tomorrow.
Niet doen!
Sure, if Bob agrees.
I'll think about it.
cancel
Is that wise?
Scrap that.
yes... no
Got your mail.
Other way round.
wtf no
Hold your horses.
Nyet.
Please don't.
lol as if
Just Ash.
Not quite, dear.
Am I allowed to?
Half right.
Mail received, thanks.
Yes, minus Ash.
Almost!
What?
Not sure yet.
Ok but later.
bruh what
Nooooo
Let me sleep on it.
I pass.
hang on a sec
Swap them, please.
Never in my life.
Ash, not Ash.
Asking my wife first.
Yes to Ash.
Is it my turn?
Yes, I have seen your question and will answer this evening when the kids are in bed.
I am sorry, but this is not what I wanted to say.
yeah nah, i changed my mind
Yes, I see what you mean, but I wanted Ash.
Sure, after Anna has made her move.
Correct, except it should be 3 in Ash.
I'd say yes if I were a complete idiot.
Do the first one and forget about the second.
Right, now where did I put my glasses so that I can read this properly.
Would you do that in my place?
My brother says yes but he isn't playing, so ignore him.
ok ok lemme look at the map first
Can I even attack Ash from Ash with only 3?
Oh sure, and then I'll hand him my capital too, gift wrapped.
It is not correct, I have meant the three for Ash and the two for Ash.
Yes if it costs nothing, otherwise leave it.
Please make instead an attack to Ash with everything.
Fine weather today, isn't it?
Go ahead with it only if Tom has not attacked me.
I don't remember writing this at all, are you certain it was me?
Good question, I really don't know.
Yes, your mail came through all right this time.
that was a joke dude
Yes to the bid, but don't end my turn.
Kindly wait with it until I have spoken with my ally.
Bid 3, not 3.
Correct me if I am wrong, but isn't Ash in Anna's hands?
You are right that I wrote this, but I was drunk.
Okay, I will write you again more clearly.
Yes, happy birthday to you too!
How many troops do I have left to deploy?
The second is right, the first is not.
I'm fine with either, what does Bob prefer?
That was meant for the other game, please disregard it.
yes i mean no, sorry, fat fingers
Please excuse me, I do not understand the question.
Great idea, but it's not mine and I don't want it.
Hopefully means hopefully, so don't do it unless there's nothing better.
My grandmother wrote that while I was in the loo, don't count it.
Do it next turn, not now.
Sure sure, I also believe in Santa Claus.
Perfect English you have, but wrong meaning.
I need another day, exams are killing me.
Yes, at most 3 in Ash though.
Don't send that to Bob, for God's sake.
Definitely not what I was going for lol
OK for Ash, let me consider Ash.
Will I lose Ash if I do that?
I would rather keep all of them at home.
Exactly what I feared, you misunderstood me.
Yes, do it. No wait, don't, I just saw Tom's fleet.
Yes, I wrote that. It was nonsense. Please throw it away.
Hello. I have got your question, thank you. I answer tomorrow after work.
Right. Let me think. It's a big decision.
Yeah sounds good. Only make it 3 in Ash and 3 in Ash.
Bob said yes. I'm still not convinced though.
Sorry, I can't deal with this now. The twins are sick. Will write tonight.
Good evening. I am afraid you have it backwards. Three for Ash, two for Ash.
bro what. i never typed that. my sister had my phone
Oh yes, brilliant plan. Shall I also burn my own castle? Of course not.
Yes yes, I know I type badly. I meant Ash, not Ash.
Thank you for your kind mail. My hip is much better now. How is your mother?
I would like to say yes. But first tell me how strong Anna is in Ash.
Ash is correct. For Ash I'm not sure any more, so leave that one out.
Sure, no problem. As soon as Tom has paid me my two gold.
Yes to the attack. But with 3, I need one man at home.
That's exactly what I said. It's also exactly what I no longer want.
lol no. gonna camp this turn
Dear sir, I do not agree with this. Please cancel my orders. Regards, Pavel
Is this even allowed? I thought you may only deploy in one place. Please tell me the rule.
Yes, I can hear you. What was the question again?
OK. I understand now how your checks work. I'll send new orders later.
My son says I should say yes. I don't trust him. What do you think?
Not so fast! I've not read the report yet. Wait for me please.
Fine. Whatever. Actually no, scrap the second one.
Absolutely. Absolutely not, that is. Ha!
Hola, you can do the part of Ash. The other I want to put in Ash.
I was only thinking aloud. Don't do anything with it.
Yes I confirm. Ah sorry, this was for the dentist, wrong mail!
It depends. If Ash is empty, attack it. If not, stay.
Yes, I am still in the game. Sorry for being so quiet lately.
No no, my friend. You understand me wrong. I want to defend, not to attack.
The message isn't finished yet. Please keep it back. I'll add a line for Bob.
Do not end the turn. I still have two armies to move.
Yes, that share is interesting. But 3 is too much for me. Bid 3.
I honestly can't decide. Toss a coin? No, don't, I'll write tomorrow.
ok cool. wait for my discord msg tho before u do anything
You could be right. My memory isn't what it used to be. Let me look at my notes first.
Thank you for asking me. I had hoped for it, but now it's better to do nothing.
Nice try. You know very well I meant Aspen.
Yep, thats what it says. Is it a dumb move? Be honest pls.
Wonderful, yes, the cake recipe arrived. I'll look at the game on Sunday.
Yes for now. But don't do it before Friday, I might still change it.
Can't read your mail on this phone. Can you send it again bigger?
Almost right. Add one more to Ash and take one from Ash. Then it's good.
I'm at the airport. Please hold everything until I've landed.
Oops. That should have been Bolivia instead of Ash. Sorry about that.
Yes, as long as it stays secret from Bob until the summer.
I'm voting for peace this time, no more armies anywhere.
Hm, I see. Two in Ash seems few to me. I'll come back to you.
