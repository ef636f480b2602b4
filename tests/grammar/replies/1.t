# Answers that say more than yes, by a writer who had seen nothing of the program: what waits (tests/suites/answered.py), the mail, and which
# of it he confirms, refuses or wants otherwise, and what else he says.

W1
| Yes please, 3 in Ash.
| My daughter was pulling at the keyboard, hence the gibberish. Thanks for your patience!
yes: 1
also: chat

W2
| All three are correct.
| And when that is done, attack Cedar from Ash with 5.
yes: 1 2 3
new: attack Cedar from Ash with 5

W3
| That's what I meant, yes. Go for Cedar.
| How many does yellow keep in Hazel these days? I lost my notes.
yes: 1
also: question

W4
| The first one yes, the second one no, Fir stays as it is.
| Sorry for the muddle.
yes: 1
no: 2
also: chat

W5
| yes to both
| then im done for this turn
yes: 1 2
also: end

W1
| Hm, wait. Before I say yes: does yellow move before me or after me this round?
| I'll decide when I know that.
yes: none
also: question

W2
| Ash and Elm yes. But make the Birch one 2.
| Thx mate
yes: 1 3
change: 2 > deploy 2 in Birch
also: chat

W3
| No!! Good thing you asked. I meant Dogwood, not Cedar: attack Dogwood from Birch with 2.
| My glasses are at the optician's until Friday.
yes: none
change: 1 > attack Dogwood from Birch with 2
also: chat

W4
| Dear host, both moves are as I intended them. I shall be in hospital for a small matter from Tuesday to Thursday, so don't expect mail from me then.
| Kind regards, Albrecht
yes: 1 2
also: away

W5
| 1 is right.
| 2 forget it, Birch sits tight.
| tell yellow I'm coming for him haha
yes: 1
no: 2
also: message

W1
| Right you are, three into Ash it is. That's not all though, more orders will follow tonight after milking.
yes: 1
also: open

W2
| Yes to the first two. No Elm.
| That's me finished.
yes: 1 2
no: 3
also: end

W3
| Correct. 5 from Ash on Cedar.
| Also move 2 from Elm to Birch.
| And thank you for asking, last time my typo cost me the whole south.
yes: 1
new: move 2 from Elm to Birch
also: chat

W4
| OK for number 2.
| Number 1 should be only one troop, not two. I counted wrong on the map.
yes: 2
change: 1 > move 1 from Elm to Birch

W5
| Is it allowed to attack twice in one turn? If not I only want one of them, but I don't know which yet.
| Please tell me, then I'll answer.
yes: none
also: question

W1
| Ash, yes, 3.
| Would you let green know that I accept the truce until round nine?
yes: 1
also: message

W2
| yep yep and yep
| man what a shift, 12 hours on the forklift, cant see straight
yes: 1 2 3
also: chat

W3
| Exactly so. Cedar, from Ash, with five men.
| My turn is over after this.
yes: 1
also: end

W4
| No, neither of them. I was looking at last week's map when I wrote that.
| Leave everything where it is, my new orders come tomorrow.
yes: none
no: 1 2
also: open

W5
| Both, yes!
| And when the smoke clears, 1 from Fir to Elm too please.
yes: 1 2
new: move 1 from Fir to Elm

W1
| Make it 2 in Ash, not 3. And put 1 in Fir for me.
yes: none
change: 1 > deploy 2 in Ash
new: deploy 1 in Fir

W2
| The Ash one is good. The other two I take back.
| Who is winning, by the way? My grandson wants to know.
yes: 1
no: 2 3
also: question

W3
| affirmative captain
| attack cedar with 5
| gonna be offline from tomorrow til monday, army reserve weekend (for real lol)
yes: 1
also: away chat

W4
| Yes, Elm to Birch with 2, and Fir to Elm with 1, both just as you write.
| I've still got an attack to think about so don't close my turn.
yes: 1 2
also: open

W5
| Cedar yes, Dogwood no. My wife says I am too greedy and for once I listen to her.
yes: 1
no: 2
also: chat

W1
| Yes, that's it.
| Is it true that blue has given up? Somebody said so in the pub.
yes: 1
also: question

W2
| 1 and 3 are fine as they stand. For 2 I wanted Fir instead: deploy 1 in Fir.
yes: 1 3
change: 2 > deploy 1 in Fir

W3
| I am not sure any more. Five out of six leaves Ash nearly empty, doesn't it?
| Let me sleep on it, and do nothing till I write again.
yes: none
also: question open

W4
| Si, both. Sorry my english, the phone makes the words alone.
yes: 1 2
also: chat

W5
| Yes for both attacks, thanks.
| Please pass on to yellow: nothing personal, you're just in the way.
| That's my turn.
yes: 1 2
also: message end chat

W1
| Yes. Do it.
| and attack Hazel from Elm with 2
yes: 1
new: attack Hazel from Elm with 2

W2
| That depends on whether I get five or only four this round. How many have I to place?
| Don't do anything yet.
yes: none
also: question

W3
| Yes, but only with 4. I'd like two to stay at home.
| Good night from Tromsø, it's been dark here since lunch.
yes: none
change: 1 > attack Cedar from Ash with 4
also: chat

W4
| Number one: yes.
| Number two: yes as well.
| Number three, which you couldn't know: deploy 2 in Fir.
yes: 1 2
new: deploy 2 in Fir

W5
| The first is right. The second one should go with 1, not with 2.
| I'm done after that, cheers.
yes: 1
change: 2 > attack Dogwood from Birch with 1
also: end chat

W1
| No, cancel it. I would rather wait and see what yellow does.
| Sorry for wasting your evening!
yes: none
no: 1
also: chat

W2
| All three please. I type with one finger since the stroke, so there'll be more of these, I'm afraid.
| Has yellow sent his orders already?
yes: 1 2 3
also: chat question

W3
| Yes it's Cedar I want.
| Not finished yet, the rest comes after dinner.
yes: 1
also: open

W4
| only the Fir one
| not the elm one, i need them there
yes: 2
no: 1

W5
| Ja, beide. We leave for the Baltic on Saturday and come back on the 14th, no internet in the cottage.
yes: 1 2
also: away

W3
| Cedar from Ash with 5, spot on.
| Did you really get all that out of "cedr frm sh 5"? You should work for the post office.
yes: 1
also: chat question

W1
| You guessed right.
| Deploy 1 in Birch as well, then I'm through.
yes: 1
new: deploy 1 in Birch
also: end

W5
| Dogwood yes.
| Cedar I've changed my mind about: don't.
| Can yellow reach Elm from Hazel? I should know that but I don't.
yes: 2
no: 1
also: question

W2
| Yes for Ash.
| Yes for Birch.
| Elm should get 2 and not 1.
yes: 1 2
change: 3 > deploy 2 in Elm

W4
| Oh dear, did I write that? No to the first, it should be the other way round, 2 from Birch to Elm.
| The second is right.
yes: 2
change: 1 > move 2 from Birch to Elm
also: chat

W3
| Scrap the attack. I've just made peace with yellow on the phone.
| Nothing else from me this turn, you can close it.
yes: none
no: 1
also: end chat

W1
| Three in Ash, yes. Sent between two patients, so forgive the brevity.
yes: 1
also: chat

W5
| 2x yes
| sry 4 typos, bus to zagreb has no suspension
| whats the dice rule again, do ties go to defender?
yes: 1 2
also: chat question

W2
| No to all three, please. I had mixed up this game with the one I play at Rainer's.
| Proper orders will come on Sunday.
yes: none
no: 1 2 3
also: open chat

W4
| Yes to both moves.
| Attack Cedar from Ash with 4 too, I'm feeling lucky after the horse races.
yes: 1 2
new: attack Cedar from Ash with 4
also: chat

W3
| Yes, as you read it.
| And a line for yellow, if you'd be so kind: "You should have answered my letter."
yes: 1
also: message

W1
| I meant Birch, not Ash! 3 in Birch.
| That's all I have this time.
yes: none
change: 1 > deploy 3 in Birch
also: end

W5
| Both of them, indeed. My orders are complete with that.
| It's snowing here in Quebec and the cat has taken my chair.
yes: 1 2
also: end chat

W2
| the first two yes, the third i dont want
| and move 1 from fir to elm
yes: 1 2
no: 3
new: move 1 from Fir to Elm

W4
| I can't say yet. Will Elm be attacked by yellow before the move counts, or after?
| If after, I'd rather keep everybody there.
yes: none
also: question

W3
| Sure, go ahead.
| I'm on night duty at the lighthouse museum all week (yes, that's a thing), so answers will be slow until the 20th.
yes: 1
also: away chat

W1
| Yes.
| But hold my turn open, I still want to move something out of Elm.
yes: 1
also: open

W5
| Yes to Cedar. On Dogwood I'd rather use Fir: attack Dogwood from Fir with 1.
yes: 1
change: 2 > attack Dogwood from Fir with 1

W2
| Confirm 1, 2 and 3.
| Will be travelling from 3 to 9 May. Regards, Sgt. (ret.) Oyelaran
yes: 1 2 3
also: away

W4
| Those two are what I wanted, thank you very much for checking.
| Is orange still in the game?
yes: 1 2
also: chat question

W3
| hmmmm dunno. what would u do??
| wait with it pls
yes: none
also: question

W1
| Yes indeed, three in Ash. And two in Fir, I forgot those altogether.
yes: 1
new: deploy 2 in Fir

W5
| The first one: confirmed. The second one: no, cancel.
| Thanks, and greetings from the dentist's waiting room.
yes: 1
no: 2
also: chat

W2
| Only the Elm one. The Ash and the Birch ones are out, that was my little brother at the computer.
yes: 3
no: 1 2
also: chat

W4
| OK to the Birch move. From Fir please send nobody.
| End of turn.
yes: 1
no: 2
also: end

W3
| Yes, attack.
| Then also from Birch: attack Dogwood with 2.
| Then I'm done.
yes: 1
new: attack Dogwood from Birch with 2
also: end

W1
| That's the one. I blame autocorrect, it turned Ash into "ash tray".
| How many troops has yellow altogether?
yes: 1
also: chat question

W5
| No, neither. I was angry when I wrote it and I'm not any more.
| Tell yellow I'm sorry about the shouting.
yes: none
no: 1 2
also: message chat

W2
| Ash: yes, 3. Birch: yes, 1. Elm: yes, 1.
| That isn't the whole turn, the attacks come later when I'm off the tractor.
yes: 1 2 3
also: open

W4
| yes both
| btw deploy 3 in ash too, forgot that one
yes: 1 2
new: deploy 3 in Ash

W3
| Five is too many, make it 3.
| Otherwise you understood me well. Thank you!
yes: none
change: 1 > attack Cedar from Ash with 3
also: chat

W1
| Yes, please. From Friday I'm in Gotland with the ornithologists and won't be reachable until the 30th.
yes: 1
also: away

W5
| I confirm the pair of them.
| Are my losses reported at once or only at the end of the round?
yes: 1 2
also: question

W2
| Two and three, yes. The first one should be 2 in Ash, since I want to spare one.
| Sorry about the mess.
yes: 2 3
change: 1 > deploy 2 in Ash
also: chat

W4
| Both wrong, I'm afraid. Leave Elm and Fir alone.
| What I wanted was to move 1 from Ash to Birch.
yes: none
no: 1 2
new: move 1 from Ash to Birch

W3
| YES. Finally somebody who understands me.
| Let yellow know it's for what he did in round two.
yes: 1
also: message chat

W1
| Do I have three? I thought it was four.
| If it's four I want to spread them differently, so please wait.
yes: none
also: question

W5
| Both please, and the bill, as my grandfather used to say.
| More orders tomorrow, I'm not finished.
yes: 1 2
also: chat open

W2
| Yes, all right as it stands. And 1 more for Fir please, deploy it there.
| Pardon my spelling, I am 81 and the screen is small.
yes: 1 2 3
new: deploy 1 in Fir
also: chat

W4
| I checked them against the map on the oven door, and both are right.
| Long day at the bakery, I've been up since two.
yes: 1 2
also: chat

W5
| Attack Cedar: yes. Attack Dogwood: also yes.
| I hope that the dice are kinder than last Sunday, when I lost nine men to a single farmer.
yes: 1 2
also: chat

W1
| ok yes
| also move 1 from fir to elm, and thats it from me
yes: 1
new: move 1 from Fir to Elm
also: end

W4
| Just the second.
| The first was a slip, strike it please. Who holds Gorse at the moment?
yes: 2
no: 1
also: question

W2
| Please change Ash to 4 and drop Birch. Elm stays at 1 as you have it.
yes: 3
change: 1 > deploy 4 in Ash
no: 2

W3
| Yes, sir. Cedar it is, with five.
| We've got the plumbers in until Wednesday and no computer, so I'll be silent till then.
yes: 1
also: away

W1
| No, no, no. Not Ash. Nothing in Ash at all, please.
| I'll write again when I've spoken with green.
yes: none
no: 1
also: open

W5
| Just Dogwood with 2 from Birch, that one I confirm.
| For Cedar take 4 instead of 5, the sixth man gets lonely.
yes: 2
change: 1 > attack Cedar from Ash with 4
also: chat

W4
| Yes to 1 and 2. Thank you kindly.
| Could you tell blue that his offer is too low?
yes: 1 2
also: message chat

W2
| yes yes yes, sorry im writing from the ski lift with gloves on
| turn over!!
yes: 1 2 3
also: chat end

W3
| It all depends on Hazel. If there are more than 4 there I stay at home.
| So: how many are there?
yes: none
also: question

W1
| Three in Ash, quite so.
| Is there any news of the player who had the islands? He owed me a postcard.
yes: 1
also: question chat

W5
| Number 1 you can do. Number 2 is a misunderstanding, I asked whether I *could* attack Dogwood.
| So leave that one.
yes: 1
no: 2

W4
| Good morning. Both moves are right.
| I'll add attacks this evening, so please leave my turn open.
yes: 1 2
also: open

W2
| First one OK. Second one OK. Third one: not Elm, Fir. 1 in Fir.
| Obrigado!
yes: 1 2
change: 3 > deploy 1 in Fir
also: chat

W3
| Yes. And deploy 2 in Birch while you're at it.
| Now back to marking 9th grade essays, heaven help me.
yes: 1
new: deploy 2 in Birch
also: chat

W1
| Yes to Ash. Will it be too late if I send the attack on Thursday?
yes: 1
also: question

W5
| Aye to both.
| Then I am finished, and so is my beer.
yes: 1 2
also: end chat

W4
| Hm, is Elm still next to Birch after the new map? I thought the bridge was gone.
| Tell me first and then I'll say yes or no.
yes: none
also: question

W2
| The Ash one only. Forget about the rest.
| And yes, I know, I should use the form. Next time.
yes: 1
no: 2 3
also: chat

W3
| Cancel that. I want to attack Hazel from Elm with 2 instead.
| Thanks for asking before doing it.
yes: none
change: 1 > attack Hazel from Elm with 2
also: chat

W1
| Correct, Ash gets 3.
| For yellow: "The offer stands until Sunday, after that the guns will talk."
| That's my turn done.
yes: 1
also: message end

W5
| Yes, both are meant as you say. One more: move 2 from Elm to Birch, so that it isn't empty when they march.
yes: 1 2
new: move 2 from Elm to Birch

W4
| Do the first. With the second I want to wait and see, so please not that one for now.
| Is white your brother-in-law? He plays like you.
yes: 1
no: 2
also: question chat

W2
| All 3 confirmed
| flying to Manila tonight, back online the 22nd
yes: 1 2 3
also: away

W3
| Of course I mean it. Yes.
| I'm a bit annoyed that I get asked every time, but well, better than the wrong country.
yes: 1
also: chat

W1
| Almost. It was to be 3, but in Elm.
| Then move 1 from Fir to Elm as well.
yes: none
change: 1 > deploy 3 in Elm
new: move 1 from Fir to Elm

W5
| Hold everything. I've heard that yellow got cards.
| Is it true, and how many? Until I know I don't attack anybody.
yes: none
also: question

W4
| Yes for both. I hope this is readable, I write from the combine with the sun on the screen.
yes: 1 2
also: chat

W2
| 1: yes
| 2: no
| 3: yes
| and deploy 1 in fir
yes: 1 3
no: 2
new: deploy 1 in Fir

W3
| Yes, with all five, and no mercy.
| Does the host ever sleep? You answered at 3 am.
yes: 1
also: question chat

W1
| Yes, that is what the scrawl was supposed to say.
| I have not finished, wait for the second half of my orders.
yes: 1
also: open

W5
| Cedar with 5, yes, and Dogwood with 2, yes.
| Will you please write to green that I won't touch his border?
yes: 1 2
also: message

W4
| The Fir one stands. The Elm one should go with 1 only.
| End of my turn then.
yes: 2
change: 1 > move 1 from Elm to Birch
also: end

W2
| Nah, I was half asleep. Nothing in Birch and Elm, and make it 5 in Ash, not 3.
| cheers Davo
yes: none
no: 2 3
change: 1 > deploy 5 in Ash
also: chat

W3
| You have understood me perfectly. Please proceed.
| I enjoy this game so much more than bridge.
yes: 1
also: chat

W1
| Yes, three for Ash. Then attack Cedar from Ash with 5.
| Then nothing more, my turn is over.
yes: 1
new: attack Cedar from Ash with 5
also: end

W5
| Neither one, please. My doctor says no excitement, and my allies say the same.
| How is purple doing? We haven't heard from her for ages.
yes: none
no: 1 2
also: chat question

W4
| Yes to the whole lot.
| I'm at my sister's wedding Fri to Sun so if anything comes up it'll have to wait.
yes: 1 2
also: away

W2
| Birch and Elm yes. With Ash I changed my mind, nothing there.
| Thank you for bearing with an old postman.
yes: 2 3
no: 1
also: chat

W3
| I'd like to but my ally hasn't replied. So neither yes nor no at the moment.
| Please keep my turn open till tomorrow noon.
yes: none
also: open

W2
| The last two are right. The first I meant as 1, the 3 is a smudge on the key.
| Merci et bonne soirée!
yes: 2 3
change: 1 > deploy 1 in Ash
also: chat

W4
| yes and yes
| can u say to yellow he still owes me a pizza from last game
yes: 1 2
also: message

W5
| Confirmed, both. Also deploy 1 in Fir.
| What happens if Ash is left with only one man, can anybody simply walk in?
yes: 1 2
new: deploy 1 in Fir
also: question

W1
| It is as you say, 3 in Ash.
| My shift at the tower ends at six, and then I'm gone until Monday, no mail.
yes: 1
also: away

W3
| Yes to Cedar. Nothing further, close my turn.
| You run this very nicely.
yes: 1
also: end chat

W2
| Is Birch in danger at all? What does Dogwood have?
| I'd rather know before you place anything.
yes: none
also: question

W4
| That's right for Elm to Birch, 2 men.
| But no move from Fir, forget that one.
yes: 1
no: 2

W5
| The Cedar one is a yes.
| Instead of the Dogwood attack, please move those 2 from Birch to Ash.
yes: 1
change: 2 > move 2 from Birch to Ash

W1
| Yup. Ash. 3.
| There's more coming, just gotta feed the dogs first.
yes: 1
also: open chat

W3
| No. Cedar can live another week.
| But move 2 from Elm to Birch for me please, and that's my turn.
yes: none
no: 1
new: move 2 from Elm to Birch
also: end

W2
| I hereby confirm the three deployments in Ash, Birch and Elm.
| May I ask whether the deadline has moved because of the holiday?
| Respectfully, Dr. Venkataraman
yes: 1 2 3
also: question

W4
| Both right! You must be a mind reader, I couldn't read it myself when I saw it again.
yes: 1 2
also: chat

W5
| hell yes both
| yellow is toast, u can tell him i said so
yes: 1 2
also: message chat

W1
| Ash, but with 1, please. I'd like to keep the other two back.
| Sorry, I should have written that in the first place.
yes: none
change: 1 > deploy 1 in Ash
also: chat

W3
| Yes, that's my order.
| Attack Hazel from Elm with 2 as well.
| Not finished yet.
yes: 1
new: attack Hazel from Elm with 2
also: open

W2
| Number 2 and nothing else. The other two please throw away.
| My pen pal in Osaka laughs at me for this game.
yes: 2
no: 1 3
also: chat

W4
| Fir to Elm, yes. Elm to Birch, no, I need those two to watch Hazel. My brother-in-law talked me into it at dinner.
yes: 2
no: 1
also: chat

W5
| Yes to the first attack. The second one only with 1, please.
| Is that even legal, one man attacking?
yes: 1
change: 2 > attack Dogwood from Birch with 1
also: question

W1
| Yes, you may put them there.
| Please tell white that I read his letter and the answer is maybe.
yes: 1
also: message

W3
| I'm in two minds. What are the odds, 5 against whatever sits there?
| No yes from me yet.
yes: none
also: question

W2
| Right, right and right. That's my lot for this turn.
| We've had the river in the cellar since Tuesday, so this is a nice change.
yes: 1 2 3
also: end chat

W4
| Take both off the list, I'd like to keep still this turn.
| Turn finished.
yes: none
no: 1 2
also: end

W5
| I'm sure about both, thanks for checking.
| Will be up at the hut without signal from tomorrow, a week about.
yes: 1 2
also: away chat

W1
| 3 in Ash is good.
| Could you add 1 in Elm as well, please.
yes: 1
new: deploy 1 in Elm

W3
| Yes, and sorry. I wrote that with the baby on one arm and a bottle in the other hand.
yes: 1
also: chat

W2
| Yes to Ash and yes to Elm. Birch I don't need.
| Tell yellow he can relax about Dogwood.
yes: 1 3
no: 2
also: message

W4
| Okay with both. When do we get the new map?
| And don't close yet, I've one attack in the oven.
yes: 1 2
also: question open

W5
| Cedar no, Dogwood yes.
| That's everything, I'm off to choir practice.
yes: 2
no: 1
also: end chat

W1
| Not yet please! I'm waiting for a message from blue and it may change everything.
| You'll hear from me by Wednesday.
yes: none
also: open

W3
| Confirmed: Cedar from Ash with 5.
| Has anyone taken over from poor old brown?
| Deploy 1 in Fir too.
yes: 1
new: deploy 1 in Fir
also: question

W2
| First: yes. Second: make that 2. Third: yes.
| I'm writing this under the desk in a budget meeting so no long letters today.
yes: 1 3
change: 2 > deploy 2 in Birch
also: chat

W4
| Leave number 2 as it is, that's correct.
| Number 1 must go to Fir: move 2 from Elm to Fir.
| Done then.
yes: 2
change: 1 > move 2 from Elm to Fir
also: end

W5
| Could yellow hit back at Birch from Dogwood if this goes wrong?
| I'm asking because I'd only give the order if he can't. So not yet.
yes: none
also: question

W1
| Yes, Ash.
| And let black know from me that I'm not talking to him any more.
yes: 1
also: message

W3
| That is right, go on.
| I am ninety next month and still can't spell Cedar, it seems.
| No more orders from me this week.
yes: 1
also: chat end

W2
| None of it, thanks. I got a better idea in the shower and will write it up tonight.
yes: none
no: 1 2 3
also: open

W4
| Elm to Birch yes, Fir to Elm yes.
| Then attack Dogwood from Birch with 3, once they've arrived.
yes: 1 2
new: attack Dogwood from Birch with 3

W5
| number 1 go
| number 2 go
| did yellow really quit the forum??
yes: 1 2
also: question

W1
| Correct! And my compliments, you deciphered that better than my pharmacist would.
| I'm done.
yes: 1
also: chat end

W3
| Yes to the target, but not from Ash with 5, rather with 2. Let's just tickle him.
| Back in the office from Monday, until then I can't answer.
yes: none
change: 1 > attack Cedar from Ash with 2
also: away chat
