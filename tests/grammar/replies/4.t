# Answers that say more than yes, by a writer who had seen nothing of the program: what waits (tests/suites/answered.py), the mail, and which
# of it he confirms, refuses or wants otherwise, and what else he says.

W1
| Yes please, three in Ash.
| I had wet hands from the tulip buckets and the phone wrote what it liked.
yes: 1
also: chat

W3
| Affirmative on Cedar, five men from Ash.
| Shift ends at 2200 and after that I am not reachable till Thursday, we are short on the wing again.
yes: 1
also: away

W4
| Joo, both of them.
| Sauna is warm so I am finished for this turn.
yes: 1 2
also: end

W2
| yes to Ash and Birch.
| not Elm, leave Elm how it is.
| My cousin is visiting from Kisumu and he keeps asking me who is winning, tell him me!
yes: 1 2
no: 3
also: chat

W5
| I do indeed mean both. I must apologise for the syntax; I was dictating while marking essays.
| A small query: does yellow receive his reinforcements before or after my assault is resolved?
yes: 1 2
also: question chat

W1
| yeah thats it
| also can i attack cedar from ash with 4
| my mum says i have to get off now
yes: 1
new: attack Cedar from Ash with 4
also: chat

W4
| First one yes hun, second one no, I want those lads to stay in Fir.
| Got a lady under the dryer so can't write more xx
yes: 1
no: 2
also: chat

W3
| Aye. Go for Cedar, five from Ash as you wrote.
| We lose signal past the breakwater in an hour, back on Sunday if the weather holds.
yes: 1
also: away

W2
| All three, confirmed.
| Please tell yellow I said he fights like my grandmother, and she has been dead since 1994.
yes: 1 2 3
also: message

W5
| Cedar yes.
| Dogwood, no, I have thought again and it is too thin over there.
| That is my turn.
yes: 1
no: 2
also: end

W1
| Hold on. How many will I have left to place if I put 3 in Ash?
| I'll say yes or no when I know that.
yes: none
also: question

W4
| No to both, sorry!! I was looking at last weeks map.
| Move 1 from Ash to Birch instead of all that.
yes: none
no: 1 2
new: move 1 from Ash to Birch

W3
| Yes but with 4, I want two at home in Ash and not one.
| Thanks for asking, you are a patient man.
yes: none
change: 1 > attack Cedar from Ash with 4
also: chat

W2
| 1 and 3 are right, on 2 I meant two troops in Birch.
| Is blue still playing? Haven't heard a peep out of him.
yes: 1 3
change: 2 > deploy 2 in Birch
also: question

W5
| Both.
| But I'm not finished, more orders follow tonight after the night bus.
yes: 1 2
also: open

W1
| It is right so, three for Ash.
| Sorry my English, in Turku we say it shorter.
yes: 1
also: chat

W3
| sure, that one's right
| and put 2 from Elm into Birch while you're at it
| done then
yes: 1
new: move 2 from Elm to Birch
also: end

W4
| Yes to the Elm to Birch move. The Fir move should be 2, not 1, I want Fir empty.
| Greetings from the allotment, and which of us is winning?
yes: 1
change: 2 > move 2 from Fir to Elm
also: question chat

W5
| Ndiyo, yes, both attacks.
| The power went three times today in Nakuru, so forgive the half mail.
yes: 1 2
also: chat

W2
| Only the Ash one please.
| The other two I don't want any more, I've changed my mind while ironing.
yes: 1
no: 2 3
also: chat

W1
| No. I don't want anything in Ash.
| Put the three in Birch, deploy I mean.
| Cheers and sorry for the muddle
yes: none
no: 1
new: deploy 3 in Birch
also: chat

W3
| What has yellow got standing in Cedar?
| Don't do anything until you've told me.
yes: none
also: question

W5
| Second one yes, Dogwood with two. First one make it 3 from Ash, five is greedy.
| My daughter says hello, she typed the first mail.
yes: 2
change: 1 > attack Cedar from Ash with 3
also: chat

W4
| Both correct.
| To yellow, if you'd be so kind: let us have peace along the Hazel border until the next turn.
yes: 1 2
also: message

W2
| Yes yes yes.
| Three times yes for three orders, ha. Then I close my turn and go feed the goats.
yes: 1 2 3
also: end chat

W1
| No, nothing in Ash after all.
| Off to hospital for the knee on Monday so don't wait for me next week.
yes: none
no: 1
also: away

W3
| Oui, exactly this one.
| Who is green, by the way? Somebody new?
yes: 1
also: question

W4
| #2 yes
| #1 no
| ta
yes: 2
no: 1
also: chat

W5
| I confirm the attack on Cedar and the attack on Dogwood as you have written them.
| In addition, kindly deploy 2 in Birch.
| Kind regards, A. Feldkamp
yes: 1 2
new: deploy 2 in Birch

W2
| the last two are good
| ash should get only 2
| wait with closing my turn, im at football
yes: 2 3
change: 1 > deploy 2 in Ash
also: open

W1
| Correct, officer! Three in Ash.
| That's all from me this turn.
yes: 1
also: end

W3
| I'm not sure anymore. My brother says five is madness and now I think so too.
| Give me till tomorrow, I'll write.
yes: none
also: open chat

W4
| Yes, two from Elm over to Birch, and the one from Fir to Elm.
| Would it have been legal to go from Fir straight to Birch?
yes: 1 2
also: question

W5
| Scrap Cedar.
| Dogwood yes, with 2 as it says.
| Bloody autocorrect turned Ash into Ask and so on, you must think me a fool.
yes: 2
no: 1
also: chat

W2
| I honestly couldn't tell you if those are right, darling. Ask me again tomorrow.
| I've had four perms and a wedding party today and can't see straight.
yes: none
also: chat

W1
| ya but make it 2
| and the third one goes in fir
yes: none
change: 1 > deploy 2 in Ash
new: deploy 1 in Fir

W3
| Confirmed, five against Cedar.
| If it falls, tell yellow no hard feelings from me, I still owe him a beer.
yes: 1
also: message

W5
| That depends, does an attack from Ash leave Ash open to Hazel?
| If you can't tell me that then leave both for now, I'll decide on Friday.
yes: none
also: question open

W4
| Both moves yes please and thank you for your kindness with an old woman's spelling.
| The grandchildren set up this tablet and now everything is in capitals or nothing is.
yes: 1 2
also: chat

W2
| Ash yes, Elm yes.
| Birch no, and please add an attack on Dogwood from Birch with 2.
| That'll do, close it.
yes: 1 3
no: 2
new: attack Dogwood from Birch with 2
also: end

W5
| y, the two of them
| when do we get the new map? tomorrow or sat
yes: 1 2
also: question

W3
| Yes.
| Fog all day, nothing to see from the bridge but grey, so I may as well conquer something.
yes: 1
also: chat

W1
| Good evening! Yes, put three into Ash as you say.
| And 1 from Fir to Elm, please, a move.
yes: 1
new: move 1 from Fir to Elm

W4
| I want the first but with 1 instead of 2.
| The Fir one is fine.
| Finished!
yes: 2
change: 1 > move 1 from Elm to Birch
also: end

W2
| You've got me right for the first two. Not the third though.
| I'd sooner keep that man back for now, frost is coming, as we say in the nursery.
yes: 1 2
no: 3
also: chat

W3
| No no no, not Cedar!! I wrote that half asleep after the night shift.
| Forget it please, I send something proper when I've slept.
yes: none
no: 1
also: open chat

W5
| Dear host, your reading is accurate in both particulars.
| I shall be at a conference in Bologna until the 14th and will have no leisure for war.
yes: 1 2
also: away

W1
| yes bro
| tell yellow hes toast
yes: 1
also: message

W2
| Yes to number two. Number one should be 4 in Ash, number three drop it.
| Sorry for being difficult, it's the heat.
yes: 2
no: 3
change: 1 > deploy 4 in Ash
also: chat

W4
| That's what I meant, both.
| Don't close my turn yet, I am still thinking about Hazel.
yes: 1 2
also: open

W3
| Yes, attack as written.
| deploy 2 in Ash too so it isn't naked afterwards
| Pekka, Oulu
yes: 1
new: deploy 2 in Ash

W1
| Could you first tell me whether yellow may attack Ash at all this turn?
| It hangs on that, if he can't then I put them elsewhere.
yes: none
also: question

W5
| Cedar with five, yes that's me.
| For Dogwood take only 1 out of Birch.
| My radio operator says I play like a drunk, and he may be right.
yes: 1
change: 2 > attack Dogwood from Birch with 1
also: chat

W4
| Negative on the Fir transfer. Positive on the Elm transfer.
| And count was short two inmates this morning, they were in the chapel, so that was my day.
yes: 1
no: 2
also: chat

W2
| Before I say yes or no to those three, how do I see how many troops I've got left over?
| I can never find it.
yes: none
also: question

W3
| go for it
| then im done for this turn
yes: 1
also: end

W1
| Yep three.
| I'm under a car at the moment, oil all over the screen, hence the mess.
yes: 1
also: chat

W5
| Neither, thank you.
| I only wanted to know what would happen, it wasn't an order. Is there a way to try it out first?
yes: none
no: 1 2
also: question

W4
| Yes for both, and 1 from Ash to Birch also.
| We play this at church youth group now, eleven people look over my shoulder.
yes: 1 2
new: move 1 from Ash to Birch
also: chat

W2
| Birch one is right. Elm one is right. Ash one: no.
| Blame the pollen.
yes: 2 3
no: 1
also: chat

W3
| Forse, perhaps. Does the host know if blue has moved against yellow already?
| After that I'll say if I want it.
yes: none
also: question

W1
| Make that 5 in Ash, not 3.
| I've counted again with matchsticks, I really do have them.
yes: none
change: 1 > deploy 5 in Ash
also: chat

W5
| Both attacks are a go.
| Next week I'm in the mountains with the scouts, no phones allowed, so please skip me.
yes: 1 2
also: away

W4
| both ok
| finito
yes: 1 2
also: end

W2
| Three in Ash, one in Birch, one in Elm, that's my order exactly.
| Please pass on to blue that I got his letter and the answer is yes, he can have Hazel.
yes: 1 2 3
also: message

W3
| Before I say yes, is one man obliged to stay behind in Ash?
| I had thought of going with all six, so wait with it till I hear from you.
yes: none
also: question

W1
| yes that is it
| dont end my turn yet tho, got to ask my brother about the rest
yes: 1
also: open

W5
| The Dogwood one, yes. The Cedar one, no, I'd be cutting my own stem off.
| Valentine's orders are in and I've thorns in every finger.
yes: 2
no: 1
also: chat

W4
| Asante, both are good.
| What hour is the deadline in East African time? I always lose three hours somewhere.
yes: 1 2
also: question chat

W2
| First two okay.
| Elm gets 2 please and not 1.
| So that is everything from me.
yes: 1 2
change: 3 > deploy 2 in Elm
also: end

W3
| Correct. I know how it looks, five at once, but he's been prodding me since March.
yes: 1
also: chat

W1
| Correct!
| Attack Dogwood from Birch with 2 as well please, and sorry that it comes in bits and pieces.
yes: 1
new: attack Dogwood from Birch with 2
also: chat

W5
| Hm, I can't remember what I meant, to be honest.
| Could you send me my first mail back? Then I'll tell you.
yes: none
also: question

W4
| Right about Fir going to Elm.
| The other one should be 3, all of Elm to Birch.
| Thanks mate
yes: 2
change: 1 > move 3 from Elm to Birch
also: chat

W2
| Only number 3. Not 1, not 2.
| I know I said otherwise on Tuesday, I'm allowed to be fickle at 81.
yes: 3
no: 1 2
also: chat

W3
| Confirmed. Out of range from Friday on, crossing Biscay, five or six days.
| Wish me wind.
yes: 1
also: away chat

W1
| Yes host, 3 in ash.
| is it allowed to be allies with yellow for one turn and then not lol
yes: 1
also: question

W5
| Both yes. Also 1 from Fir to Elm.
| And with that I pass the dice.
yes: 1 2
new: move 1 from Fir to Elm
also: end

W4
| I say yes to both of those gladly.
| You wouldn't believe the queue at the post office where I'm writing this.
yes: 1 2
also: chat

W2
| No, none of the three.
| I meant to move and not to deploy: 3 from Ash to Birch.
yes: none
no: 1 2 3
new: move 3 from Ash to Birch

W3
| Jawohl, five from Ash against Cedar.
| Tell yellow he may surrender in writing, two copies.
yes: 1
also: message

W1
| OK for Ash with three.
| My tractor is stuck so I've got all afternoon for your game, ask me anything.
yes: 1
also: chat

W2
| I confirm the Ash deployment and the Elm deployment.
| As to Birch, I withdraw it.
| Might I ask whether the rules were amended since the spring? My printed copy mentions no such limit.
yes: 1 3
no: 2
also: question

W5
| yes and yes
| sry was in maths when i wrote it
yes: 1 2
also: chat

W4
| Yes to Elm-Birch, no to Fir-Elm.
| Instead let Fir have 1 more, deploy it there.
yes: 1
no: 2
new: deploy 1 in Fir

W3
| I don't want that one. Too many of mine would be gone, and my wife agrees for once.
| Turn over, nothing else.
yes: none
no: 1
also: end chat

W1
| Yes. Now my turn is complete, thank you host.
yes: 1
also: end chat

W2
| Everything as you wrote it, all 3.
| On leave from the 3rd to the 10th, locked up with my in-laws instead of the usual customers.
yes: 1 2 3
also: away chat

W5
| number one: yes
| number two: with 3
| number three: theres no number three, i just like lists
yes: 1
change: 2 > attack Dogwood from Birch with 3
also: chat

W4
| Both please love.
| Is Dogwood next to Elm or not? The map's got a coffee ring on it just there.
yes: 1 2
also: question

W1
| I can't decide between Ash and Birch for those three.
| What would you do? Leave it till I've slept on it.
yes: none
also: question open

W3
| You guessed right.
| And 1 in Birch to deploy, I forgot that.
| More to come in the evening when the kids are in bed.
yes: 1
new: deploy 1 in Birch
also: open

W2
| Yes on the second and the third.
| The first one I'd like to have 1 and not 3.
| Kiitos, and snow already here!
yes: 2 3
change: 1 > deploy 1 in Ash
also: chat

W5
| It's both I meant, yes.
| Let yellow know from me that I was sorry to hear about his dog.
yes: 1 2
also: message

W4
| Sorry, no, leave Elm and Fir where they are, the both of them.
| I mixed this up with the other game I'm in.
yes: none
no: 1 2
also: chat

W3
| I'm getting cold feet about Cedar, so don't do it yet.
| Never won an attack in this game so far, why should the sixth be the lucky one.
yes: none
also: chat

W1
| Three in Ash is what I want.
| Could you also say how strong Hazel is? I lost the last report in a fire, no joke.
yes: 1
also: question

W2
| Ash: yes. Birch: make it 2. Elm: no thanks.
| Then we're square for this round, end my turn.
yes: 1
no: 3
change: 2 > deploy 2 in Birch
also: end

W5
| Leave Dogwood out of it.
| Cedar is right, five.
| From tomorrow I'm at my sister's on Lamu and there's no network to speak of.
yes: 1
no: 2
also: away

W4
| Quite right, both.
| I had assumed that my prose was limpid; evidently thirty years of lecturing have taught me nothing.
yes: 1 2
also: chat

W3
| Yes attack! yes yes
| and move 1 from fir to elm
yes: 1
new: move 1 from Fir to Elm

W1
| No, not Ash. My finger slipped from the line above.
| I'll send you the real one when I get home from the salon.
yes: none
no: 1
also: open chat

W5
| Only if yellow has fewer than 4 in Cedar, otherwise neither of them.
| Can you tell me how many he has?
yes: none
also: question

W2
| correct, all three
| when is yellow going to move?? hes been sitting there for a week
yes: 1 2 3
also: question

W4
| Second one as you say.
| First one only with 1 man.
| The cook is shouting, soup's on, bye
yes: 2
change: 1 > move 1 from Elm to Birch
also: chat

W3
| Yes that's my attack.
| Keep my turn open though, if Cedar falls I want to go on.
yes: 1
also: open

W1
| Yes, and thanks for checking instead of just guessing.
| The last host guessed and it cost me a whole continent.
yes: 1
also: chat

W5
| Proceed with both. I've nothing more this turn.
| Regards from cell block C (I work here, don't worry).
yes: 1 2
also: end chat

W2
| Ash and Birch as they are. Elm I'd rather not.
| Say to blue please: the roses are ordered and they'll be white.
yes: 1 2
no: 3
also: message

W4
| Yes, both moves.
| And attack Cedar from Ash with 3, I'm feeling bold today.
yes: 1 2
new: attack Cedar from Ash with 3
also: chat

W1
| da, three ash
| battery 2 percent so no more today from me, turn finish
yes: 1
also: end

W3
| Sounds right but I need to know one thing before: does the attacker roll first?
| If he doesn't I would not do it. So wait please.
yes: none
also: question

W5
| Cedar: no, I take that back.
| Dogwood: yes.
| Deploy 2 in Ash please so they don't walk all over me there.
yes: 2
no: 1
new: deploy 2 in Ash

W2
| Those are the ones, every one of the three.
| I'll learn to write properly one day, said my teacher in 1962.
yes: 1 2 3
also: chat

W4
| yes both
| away til monday, scout camp
yes: 1 2
also: away

W1
| Make it four for Ash.
| And how many have I got in reserve after that?
yes: none
change: 1 > deploy 4 in Ash
also: question

W3
| Confirmed from Mombasa!
| It's raining so hard that I can't hear the muezzin. Good weather for a war.
yes: 1
also: chat

W5
| First yes. Second I'm in two minds, so don't do it yet, I'll tell you tomorrow.
yes: 1
also: open

W2
| The Birch one, yes, only that.
| Not the Ash one and not the Elm one, for those I have other plans: deploy 2 in Fir.
yes: 2
no: 1 3
new: deploy 2 in Fir

W4
| Fir to Elm yes.
| Elm to Birch no.
| Did anyone take Dogwood in the meantime? My paper boy lost the last two rounds of mail.
yes: 2
no: 1
also: question

W1
| Exactly, three into Ash it is.
| Let yellow know that I saw what he did at Hazel and that I'm not cross, just disappointed.
yes: 1
also: message

W2
| Yes x3
| Signing off, turn's over for me.
yes: 1 2 3
also: end

W3
| Yup, that.
| The wifi on this ferry costs eight euro an hour, so I keep it short.
yes: 1
also: chat

W4
| You understood me better than I did myself: both, yes.
| Deploy 1 in Elm to top it off.
yes: 1 2
new: deploy 1 in Elm
also: chat

W5
| Call both of them off please.
| Yellow just rang me and we made it up.
yes: none
no: 1 2
also: chat

W1
| depends, am i still in second place?
| if yes i dont need them in ash so tell me first
yes: none
also: question

W2
| One and two as they stand, three I want changed to two in Elm.
| Back from the dentist with half a face, so excuse the brevity.
yes: 1 2
change: 3 > deploy 2 in Elm
also: chat

W3
| With three only, not with five. My grandfather always said never send the whole village to the well.
yes: none
change: 1 > attack Cedar from Ash with 3
also: chat

W4
| Both confirmed.
| I'll be on the ice for ten days or so, fishing, write me after.
yes: 1 2
also: away chat

W5
| Neither of them, bless you for asking.
| I did a bride's hair at five this morning and then wrote to you with her pins in my mouth.
yes: none
no: 1 2
also: chat

W2
| Wait, do I even have five to deploy?
| I don't say yes to any of them until I know.
yes: none
also: question

W1
| Yes, three. In Ash.
| My turn isn't over, I'll write again about Birch at lunch.
yes: 1
also: open

W3
| Yes indeed and many thanks.
| When it's done please finish my turn, I've got a greenhouse to heat.
yes: 1
also: end chat

W5
| Dogwood with 2 is good. Cedar with 4 please.
| And who's purple? There was no purple when we started!
yes: 2
change: 1 > attack Cedar from Ash with 4
also: question

W4
| Yes the first, the second you can bin.
| Please end my turn then.
yes: 1
no: 2
also: end

W2
| No Birch.
| The other two, Ash and Elm, are fine.
| greetings from the barracks, we're bored stiff
yes: 1 3
no: 2
also: chat

W1
| Certainly not, I never said Ash. Did I? If I did I was wrong.
| Put 2 in Elm, that's a deployment.
yes: none
no: 1
new: deploy 2 in Elm
also: chat

W3
| Yes I do mean that.
| Could you pass to blue: hit Hazel at the same time, like we said at the barber's.
yes: 1
also: message

W5
| both are right
| my little sister pressed send before i was finished thats why it was so short
yes: 1 2
also: chat

W4
| What happens to Fir if I take one away, can yellow walk in from Hazel?
| Answer me that first and then I'll answer you.
yes: none
also: question

W2
| Ash three, yes. Birch one, yes. Elm one, yes.
| I've also got 2 to go from Ash to Birch, a move, afterwards.
yes: 1 2 3
new: move 2 from Ash to Birch

W1
| Yes sir. Three in Ash.
| Going into night duty now and will be off the air till Wednesday noon.
yes: 1
also: away

W3
| Leave Cedar be. I'd like to hit Dogwood from Birch with 2 rather.
| That's it then, I'm through.
yes: none
no: 1
new: attack Dogwood from Birch with 2
also: end

W5
| Yes to both, though I confess the second one frightens me.
| What are the odds with two against three?
yes: 1 2
also: question chat

W4
| Yes for the two from Elm.
| I'm not so sure about Fir yet, leave that one until I write again please.
yes: 1
also: open

W2
| All right so far, 1 to 3, just as you put them.
| Don't shut the turn, I've still something up my sleeve.
yes: 1 2 3
also: open

W1
| Three is right and Ash is right, so yes.
| It's my birthday today, forty-four, and you're the only one who wrote to me.
yes: 1
also: chat

W3
| Maybe. I have to ask my partner, we share the red army and she's at sea until tomorrow.
| Please keep my turn open till then.
yes: none
also: open chat

W5
| The first attack yes, the second attack no.
| Tell yellow: Dogwood is safe with me this turn, but I expect the same from him.
yes: 1
no: 2
also: message

W4
| exactly those two moves, ty
| is there an app for this game or just mail
yes: 1 2
also: question

W2
| Just the last one. The first and the second were typed by my cat, cross them out.
| Is the deadline still Sunday?
yes: 3
no: 1 2
also: question chat

W1
| Good, yes, three there.
| 2 from Elm to Birch as well and then close my turn.
yes: 1
new: move 2 from Elm to Birch
also: end

W3
| Oh yes, with all my heart, five on Cedar.
| And would you tell me afterwards what he lost, I keep a notebook.
yes: 1
also: question

W5
| Yes on both counts, Cedar and Dogwood.
| Nothing to add, end of turn.
yes: 1 2
also: end

W4
| I was wrong with both numbers. One from Elm to Birch, and two from Fir to Elm.
| The glasses are at the optician's.
yes: none
change: 1 > move 1 from Elm to Birch
change: 2 > move 2 from Fir to Elm
also: chat

W1
| Not yet please. The professor in me wants to see the map once more first.
| Could you send it?
yes: none
also: question

W2
| Ash no.
| Birch yes, Elm yes.
| From Saturday I'm in Rovaniemi with the reindeer tourists and can't play before the 20th.
yes: 2 3
no: 1
also: away

W3
| yess five at cedar
| i wanna see yellows face
yes: 1
also: chat

W4
| Cancel the both of them.
| I'd give a week's pay to know who told the postman, he knew about Birch before you did.
yes: none
no: 1 2
also: chat

W5
| Let me think about it over night. The first looks right, but I can't promise it, so do neither now.
| Thanks for not rushing me.
yes: none
also: open chat

