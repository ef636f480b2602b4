# Answers that say more than yes, by a writer who had seen nothing of the program: what waits (tests/suites/answered.py), the mail, and which
# of it he confirms, refuses or wants otherwise, and what else he says.

W1
| Yes please, three into Ash.
| My granddaughter set up this mail for me and I still can't find the capital letters half the time.
yes: 1
also: chat

W2
| 1 and 2 yes.
| 3 no, Elm can look after itself.
yes: 1 2
no: 3

W3
| Aye, that's the one. Five of them over the border and God help us.
| That's my turn finished then, I've lambs to see to.
yes: 1
also: chat end

W4
| Both right!
| And please also attack Cedar from Ash with 4.
yes: 1 2
new: attack Cedar from Ash with 4

W5
| The Cedar one yes. The Dogwood one no, I got cold feet overnight.
| Did yellow get reinforcements this round?
yes: 1
no: 2
also: chat question

W1
| Hmm, wait. How many has yellow got in Hazel?
| I'll only tell you about Ash once I know that.
yes: none
also: question

W2
| yep all 3
| srry typed that in chem class lol
yes: 1 2 3
also: chat

W3
| No!! Not with five, with four. I want to keep two men at home.
| Thank you for asking before doing it.
yes: none
change: 1 > attack Cedar from Ash with 4
also: chat

W4
| Elm to Birch is correct.
| As for Fir, please move only... no, actually forget Fir altogether, they stay put.
yes: 1
no: 2

W5
| Confirmed, both attacks.
| Please tell yellow: nothing personal, old boy.
| I'm at sea from Thursday and won't have mail for ten days.
yes: 1 2
also: message away

W1
| That is correct. Also attack Cedar from Ash with 5 please.
| Then I am done for this turn.
yes: 1
new: attack Cedar from Ash with 5
also: end

W2
| Ash yes, Elm yes.
| But please put 2 in Birch and not 1, I counted wrongly.
yes: 1 3
change: 2 > deploy 2 in Birch

W3
| Sí, correct, five against Cedar.
| Excuse my English, I wrote with the translator and it makes soup of everything.
yes: 1
also: chat

W4
| Not sure any more. Which of my places touch Dogwood?
| Leave both of those hanging until I hear from you.
yes: none
also: question

W5
| yes to both.
| not finished yet though, i'll send the rest after dinner
yes: 1 2
also: open

W1
| Yes, that is what I meant by "beef up Ash".
| I take it the pun was lost on you.
yes: 1
also: chat

W2
| The first only. I don't want anything in Birch or in Elm.
| Is blue still alive, by the way?
yes: 1
no: 2 3
also: question

W3
| oh no no no. i meant it as a joke, please dont attack anybody
| i'm still thinking about this turn
yes: none
no: 1
also: open

W4
| Yes to number 1, yes to number 2.
| Also one from Fir... no, you have that already. Good, so that's the lot and my turn is over.
yes: 1 2
also: end

W5
| Cedar: yes, 5.
| Dogwood: make that 1, not 2.
| Cheers for checking mate.
yes: 1
change: 2 > attack Dogwood from Birch with 1
also: chat

W1
| Right you are. 3 in Ash.
| Pass on to Yellow that I'd be open to a truce along the Birch line.
yes: 1
also: message

W2
| All three are right, dear host.
| I shall be in hospital for my hip from Tuesday, so don't be cross if I am silent for a week.
yes: 1 2 3
also: away

W3
| Yes do it. Also move 2 from Elm to Birch.
| Who moves after me?
yes: 1
new: move 2 from Elm to Birch
also: question

W4
| No to the first. Yes to the second.
| My son says I play like a postman, moving everyone about all day.
yes: 2
no: 1
also: chat

W5
| I'd rather talk to my partner about this first, we play together.
| Please don't do either of them yet.
yes: none
also: chat

W1
| Make it two in Ash instead, and one in Fir.
| Sorry for the bother.
yes: none
change: 1 > deploy 2 in Ash
new: deploy 1 in Fir
also: chat

W2
| Yes for Ash and Birch. Not for Elm.
| The one I save there goes to Fir: deploy 1 in Fir.
| That's all from me tonight, end of turn.
yes: 1 2
no: 3
new: deploy 1 in Fir
also: end

W3
| ja, so ist es, five from Ash to Cedar attack!
| What a slow turn this was, I have been waiting nine days for green.
yes: 1
also: chat

W4
| Both, yes.
| Could you remind me what the deadline is?
yes: 1 2
also: question

W5
| The second only, please. Ash stays where it is.
| I'm not through yet, more orders tomorrow morning.
yes: 2
no: 1
also: open

W1
| Yes. Affirmative. Roger. Do it.
| Honestly I don't know how I could have put it any plainer the first time.
yes: 1
also: chat

W2
| correct on 1,2,3
| also attack hazel from fir with 1
yes: 1 2 3
new: attack Hazel from Fir with 1

W3
| It depends. If yellow has more than 3 in Cedar I'd rather not.
| So how many are there?
yes: none
also: question

W4
| The Elm to Birch move is fine, but from Fir please send 2, not 1.
| And then I'm through with this turn.
yes: 1
change: 2 > move 2 from Fir to Elm
also: end

W5
| Yes sir, both of them. Full steam ahead!
| I've been waiting since April to hit that fellow.
yes: 1 2
also: chat

W1
| Yes that's it, thx.
| gone camping till sunday, no signal up there
yes: 1
also: chat away

W2
| Birch yes.
| Ash: 4 rather than 3. Elm: none at all.
yes: 2
change: 1 > deploy 4 in Ash
no: 3

W3
| Yes, and with pleasure.
| Would you forward this to yellow: "Knock knock."
yes: 1
also: message

W4
| Neither of those please. I had the map upside down, if you can believe it.
| New try: move 1 from Birch to Elm.
yes: none
no: 1 2
new: move 1 from Birch to Elm
also: chat

W5
| First one OK.
| Second one OK too, I think that's what I wrote, yes I did. OK.
| Nothing further from me this turn.
yes: 1 2
also: end

W1
| Yes, three there. Wait with closing my turn, I have still to think about Birch.
yes: 1
also: open

W2
| Yes to the lot. Lovely of you to ask.
| Does one get a bonus for holding both Elm and Fir? I could never find that in the rules.
yes: 1 2 3
also: chat question

W3
| no i said hazel not cedar. attack hazel from ash with 5
| pls read better next time
yes: none
change: 1 > attack Hazel from Ash with 5
also: chat

W4
| Number two yes.
| Number one with 1 man instead of 2, I'd like to leave somebody at home in Elm.
yes: 2
change: 1 > move 1 from Elm to Birch
also: chat

W5
| Both are to be done. Furthermore I move 1 from Fir to Elm.
| Kind regards from rainy Bergen.
yes: 1 2
new: move 1 from Fir to Elm
also: chat

W1
| Nope, scrap that. Ash has plenty.
| Is it allowed to keep troops back for the next round?
yes: none
no: 1
also: question

W2
| Yes, all as you list it.
| I'm an old signalman, sir, I ought to be able to write a clear message by now. Apologies.
yes: 1 2 3
also: chat

W3
| Yup, send em in.
| And if that works could I still move afterwards this same turn?
yes: 1
also: question

W4
| Oui for the first one. Non for the second, Fir must not be empty.
| Finish my turn after that, please.
yes: 1
no: 2
also: end

W5
| I can't say yet. My bus is arriving and I've no map with me.
| I'll answer you tonight about the attacks.
yes: none
also: chat

W1
| Yes. Sorry that I answer so late, we had the calving.
| Anything from yellow yet?
yes: 1
also: chat question

W2
| Number 3 is wrong, I want that man in Fir and not in Elm.
| The other two are right.
yes: 1 2
change: 3 > deploy 1 in Fir

W3
| Yeah that. Tell Marcus (yellow) he shouldn't have laughed at me on Saturday.
yes: 1
also: message

W4
| Confirm 1. Confirm 2.
| New: deploy 2 in Ash.
| End of turn.
yes: 1 2
new: deploy 2 in Ash
also: end

W5
| Dogwood yes!! Cedar no!!
| My brother grabbed my phone and wrote the Cedar thing, ignore him
yes: 2
no: 1
also: chat

W1
| Not three. All I get is 3 for the whole turn, isn't it? Then put one there.
yes: none
change: 1 > deploy 1 in Ash
also: question

W2
| what happens if i say no, do i get the troops back for later?
| dont do anything yet
yes: none
also: question

W3
| Yes, I mean exactly that.
| I've slept on it twice and my wife says I should stop talking about Cedar at breakfast.
yes: 1
also: chat

W4
| That is right, the two of them.
| I will still send something for Ash, so please keep my turn open.
yes: 1 2
also: open

W5
| Hit Cedar, as you wrote it.
| In Dogwood hold off; from Birch I'd sooner move 1 to Elm.
yes: 1
no: 2
new: move 1 from Birch to Elm

W1
| yes pls
| and 1 in fir too
yes: 1
new: deploy 1 in Fir

W2
| All good with me, the three of them. Greetings from Łódź, where nothing works today except my telephone.
| I finish my turn with that.
yes: 1 2 3
also: chat end

W3
| Hmm, with five? I wrote "most of them", that's true, but let it be three.
| I'm a cautious woman.
yes: none
change: 1 > attack Cedar from Ash with 3
also: chat

W4
| Yes, Elm to Birch. And yes, Fir to Elm.
| From tomorrow I'm on night shift, answers may take two or three days.
yes: 1 2
also: away

W5
| Both, please, and in that order if order matters.
| Does it?
yes: 1 2
also: question

W1
| Correct, 3 for Ash.
| By the way your mails land in my spam folder every single time, it's maddening.
yes: 1
also: chat

W2
| Only Birch is what I want. The rest was me thinking out loud.
| Scrap Ash and Elm.
yes: 2
no: 1 3
also: chat

W3
| Absolutely not, we have a pact, yellow and I. I must have meant something else.
| Let me look at my notes and come back, I have more to order anyway.
yes: none
no: 1
also: chat open

W4
| I confirm (2).
| (1) should be with three: all the men from Elm go to Birch.
| Could you say who holds Dogwood now?
yes: 2
change: 1 > move 3 from Elm to Birch
also: question

W5
| Yes yes, both of them, go go go
| btw great game this, told everyone in the barracks
yes: 1 2
also: chat

W1
| Yes, thank you, that's precisely it.
| Next, move 2 from Elm to Birch. With this I close.
yes: 1
new: move 2 from Elm to Birch
also: end

W2
| The first two yes. About Elm I'm undecided, ask me again on Friday.
| I have a few more things to do before my turn is over.
yes: 1 2
also: open

W3
| Yes, I stand by it.
| Would you kindly write to yellow that I regret it, and that the offer about Hazel is still good?
yes: 1
also: message

W4
| no to both, dumb idea
| sorry i was half asleep when i wrote that
yes: none
no: 1 2
also: chat

W5
| Confirmed: attack on Cedar with five.
| The other attack also confirmed.
| Could I see a map some day? I'm drawing mine on the back of a calendar.
yes: 1 2
also: question chat

W1
| That's wrong, sorry! It was to be Birch: deploy 3 in Birch.
| And that's my turn.
yes: none
change: 1 > deploy 3 in Birch
also: end

W2
| Yes, no, yes.
| Birch can wait till next round, I'm saving for it.
yes: 1 3
no: 2
also: chat

W3
| Right, attack!
| I'll be at my sister's wedding from the 12th to the 16th and won't look at mails there.
yes: 1
also: away

W4
| Both are correct as they stand there. Excellent service, better than my bank.
yes: 1 2
also: chat

W5
| Does yellow see it if I confirm? Can he answer in the same turn?
| I'd like to know that before I say yes to anything.
yes: none
also: question

W1
| Jup, 3.
| and dont end my turn!! theres more coming
yes: 1
also: open

W2
| One and three are right.
| Two should be 3 troops, the threat is in Birch after all.
yes: 1 3
change: 2 > deploy 3 in Birch
also: chat

W3
| Yes. Also deploy 2 in Fir, before it if that's possible.
| Who's winning at the moment?
yes: 1
new: deploy 2 in Fir
also: question

W4
| The Fir one, yes. The Elm one, I take it back.
| My knees hurt and I want to go to bed, so end my turn.
yes: 2
no: 1
also: chat end

W5
| Confirmo los dos ataques, both attacks yes.
| I am sorry for my English, is from the school 30 years ago.
yes: 1 2
also: chat

W1
| yes thats what i want
| how do you decide fights, is it dice??
yes: 1
also: question

W2
| Please don't do any of the three. I misread how many I get.
| Is it three per turn or five?
yes: none
no: 1 2 3
also: question

W3
| Yes, Cedar, from Ash, with 5. I put a comma in the wrong place, my old teacher would weep.
| Finished for this time.
yes: 1
also: chat end

W4
| Right on both counts.
| Also: deploy 1 in Birch.
| Also: tell yellow his flag looks like a dishcloth.
yes: 1 2
new: deploy 1 in Birch
also: message

W5
| The Cedar attack with 4 instead of five, the Dogwood attack as you have it.
| Cheers from Dunedin.
yes: 2
change: 1 > attack Cedar from Ash with 4
also: chat

W1
| Perhaps. My lad wants to wait for what green does first.
| Has green moved?
yes: none
also: chat question

W2
| Everything as written: Ash 3, Birch 1, Elm 1, yes.
| Over and out, turn's done.
yes: 1 2 3
also: end

W3
| You've understood me perfectly. Attack.
| I had two glasses of port when I wrote, but I stand by every man of it.
yes: 1
also: chat

W4
| I agree to no. 1. For no. 2, let him stay in Fir.
| I'm on a course next week and offline until the Saturday.
yes: 1
no: 2
also: away

W5
| None of that. I want to attack Hazel, from Fir, with 2, nothing else.
| How on earth did you get Cedar out of my mail?
yes: none
no: 1 2
new: attack Hazel from Fir with 2
also: question chat

W1
| Three in Ash is right, well guessed.
| The heating's out here and I'm typing in mittens.
yes: 1
also: chat

W2
| yes ash yes birch yes elm
| can u ask yellow if he wants to swap hazel for fir lol
yes: 1 2 3
also: message

W3
| No, please take it back, my daughter pressed send.
| I will write my real orders this evening, so the turn isn't finished.
yes: none
no: 1
also: chat open

W4
| Yes for 1 and 2. Furthermore attack Dogwood from Birch with 3.
| I've still to think about Ash, so leave it open.
yes: 1 2
new: attack Dogwood from Birch with 3
also: open

W5
| Both yes. Then I'm done.
| It's a nervous business this, I keep checking my mail like a teenager.
yes: 1 2
also: end chat

W1
| I'm of two minds, honestly. Three is all I've got, right?
| Hold it for now.
yes: none
also: question

W2
| Good morning! One: agreed. Two: agreed. Three: struck out, please.
| The weather in Porto is splendid and I'm off for a swim.
yes: 1 2
no: 3
also: chat

W3
| ye 5
| and put 3 in ash first
yes: 1
new: deploy 3 in Ash

W4
| Please swap the numbers: one from Elm to Birch, and two from Fir to Elm.
| I always mix these things up, it's the same at the till.
yes: none
change: 1 > move 1 from Elm to Birch
change: 2 > move 2 from Fir to Elm
also: chat

W5
| That's both of them right.
| Tell yellow from me: you had it coming since Dogwood.
| End of my turn.
yes: 1 2
also: message end

W1
| Yes to Ash. I had written "Ahs", hadn't I? The keys on this thing are made for dolls.
yes: 1
also: chat

W2
| Elm: yes. The two others: no.
| Instead I'd like to attack Cedar from Ash with 4.
yes: 3
no: 1 2
new: attack Cedar from Ash with 4

W3
| Would five be enough, in your opinion?
| If you may not say, then I need another night before I say yes.
yes: none
also: question

W4
| Sure, both.
| Still got to decide on Cedar tho, so not done
yes: 1 2
also: open

W5
| Cedar is fine. For the other, Birch has 3, so go with all 3.
| I'm flying to Lagos on Monday, back the Monday after.
yes: 1
change: 2 > attack Dogwood from Birch with 3
also: away

W1
| Quite so: three for Ash.
| And how is your back, any better?
yes: 1
also: question

W2
| Aye to all three.
| That's me finished, pint's waiting.
yes: 1 2 3
also: end chat

W3
| Yes, that attack. If I may, I'd also move 1 from Fir to Elm.
| Regards, Pieter
yes: 1
new: move 1 from Fir to Elm

W4
| The first yes. About the second: would Fir be in danger from Hazel then?
| I'll decide on that one when you've told me.
yes: 1
also: question

W5
| no not cedar, never said cedar
| dogwood yes
| ok im out for today, close it
yes: 2
no: 1
also: end

W1
| Please do so, yes.
| I played this by letter with my late brother in the seventies, a move took a month, so take your time.
yes: 1
also: chat

W2
| Ash and Elm as you say. But Birch 2, please.
| Has anyone dropped out yet?
yes: 1 3
change: 2 > deploy 2 in Birch
also: question

W3
| No. I ordered no attack at all, I asked whether one would be wise.
| Are you sure you read the right mail?
yes: none
no: 1
also: question

W4
| Hello, it is right, Elm to Birch two and Fir to Elm one.
| My internet is only in the library, so next answer comes on Wednesday.
yes: 1 2
also: away

W5
| I confirm both attacks. Would you let yellow know that he can have Birch if he leaves me Dogwood afterwards?
yes: 1 2
also: message

W1
| ok ok yes. three. ash.
| you ask a lot of questions for a volunteer haha
yes: 1
also: chat

W2
| Strike all that. I've just seen what yellow did up north.
| Put everything in Fir: deploy 5 in Fir.
yes: none
no: 1 2 3
new: deploy 5 in Fir
also: chat

W3
| That is what I meant, yes!
| I'm not closing yet. Depending on how it ends I'd move some.
yes: 1
also: open

W4
| 1) yes
| 2) yes
| 3) please also deploy 3 in Birch
| 4) done
yes: 1 2
new: deploy 3 in Birch
also: end

W5
| The first I want. The second I do not want, my Birch people are tired.
| They've been fighting since Easter, poor sods.
yes: 1
no: 2
also: chat

W1
| make it 5 if i have 5, do i?
| otherwise wait with it
yes: none
also: question

W2
| Yes, the three of them, exactly as listed.
| Please excuse my husband's spelling, I'm dictating this one for him from his bed.
yes: 1 2 3
also: chat

W3
| The attack, yes; the number, no. Take all but two of them, so 4.
| After that I've nothing to add this turn.
yes: none
change: 1 > attack Cedar from Ash with 4
also: end

W4
| Fir to Elm: as it stands, yes.
| Elm to Birch: no, turn it round, 2 from Birch to Elm.
yes: 2
change: 1 > move 2 from Birch to Elm

W5
| Both of those, please.
| And where can I read up on what the other players have been doing?
yes: 1 2
also: question

W1
| Yes, I'd like those three men in Ash. Also attack Dogwood from Birch with 2.
| Please don't end my turn, my wife has the map and she's out.
yes: 1
new: attack Dogwood from Birch with 2
also: open chat

W2
| Da, all three good.
| In my village power goes off at six, so I write quick, sorry.
yes: 1 2 3
also: chat

W3
| Yes. Cedar must fall.
| How many turns has each of us still got before the end?
yes: 1
also: question

W4
| Hang on, I promised my ally I'd run moves past him. Don't move anyone for the moment.
| Tell blue please: "Are you fine with me going to Birch?"
yes: none
also: chat message

W5
| Right and right.
| I'm closing the turn with that, and I'm in the Alps without a phone until the 3rd.
yes: 1 2
also: end away

W1
| Correct!
| p.s. my cat walked over the keys last time, hence the zzzzz
yes: 1
also: chat

W2
| Birch and Elm I confirm. For Ash take 2 and not 3.
| That leaves me one spare, so also deploy 1 in Fir.
yes: 2 3
change: 1 > deploy 2 in Ash
new: deploy 1 in Fir

W3
| I'd like to withdraw that one. Peace is better at my age.
| Please write to yellow that I offer him a hand.
yes: none
no: 1
also: chat message

W4
| Yep the first, yep the second.
| ngl i forgot i even sent that, finals week is killing me
yes: 1 2
also: chat

W5
| The Dogwood one is right. The Cedar one should be an attack on Hazel, from Fir with 2.
| What's the time limit for this round?
yes: 2
change: 1 > attack Hazel from Fir with 2
also: question

W1
| Yes, as you put it. I have nothing else and finish here.
| God kveld!
yes: 1
also: end chat

W2
| Before I say anything: can troops placed in Elm be used to attack at once?
| I'll confirm or not when I know.
yes: none
also: question

W3
| yes attack
| and tell yellow gg in advance
yes: 1
also: message

W4
| Not the second, please. The first one do.
| I've not finished, I still want to see what I do with Ash.
yes: 1
no: 2
also: open

W5
| Yes. Yes. And a third: move 3 from Elm to Birch.
| That makes it nice and tidy.
yes: 1 2
new: move 3 from Elm to Birch
also: chat

W1
| Yes, Ash, and I do mean Ash, whatever my thumb may have typed.
| What did yellow put in Hazel last turn?
yes: 1
also: chat question

W2
| Do just the middle one.
| First and last are off, my partner in crime talked me out of them.
yes: 2
no: 1 3
also: chat

W3
| That's it exactly, five men from Ash.
| Finish my turn, and a good weekend to you and yours.
yes: 1
also: end chat

W4
| I honestly don't remember what I wanted there. Could you send me my own mail again?
| Until then I can't say yes or no to them.
yes: none
also: question

W5
| All correct. I'm rather proud of the plan, my son in law says it's rubbish.
yes: 1 2
also: chat

W1
| No thank you, not in Ash. I'd have them in Elm: deploy 3 in Elm.
| Sorry, the two names look alike to my eyes.
yes: none
change: 1 > deploy 3 in Elm
also: chat

W2
| All three, please, with a cherry on top.
| And attack Cedar from Ash with 6.
yes: 1 2 3
new: attack Cedar from Ash with 6
also: chat

W3
| I confirm. One more question: does the attacker lose ties?
yes: 1
also: question

W4
| moves are right both
| have exam til thursday cant answer before
yes: 1 2
also: away

W5
| What I wrote was nonsense, please drop the two attacks.
| My turn isn't over, mind you. I'll send you better ones.
yes: none
no: 1 2
also: chat open

W1
| Yes!
| I never thought I'd be lying awake at 61 over a place called Ash.
yes: 1
also: chat

W2
| Yes for one, yes for three. Two I've changed my mind on, no troops to Birch.
| Ask yellow, if you would, whether he is going to stay out of Birch.
yes: 1 3
no: 2
also: message

W3
| Five is right, Cedar is right, Ash is right.
| Then please also deploy 1 in Birch, and I'm finished.
yes: 1
new: deploy 1 in Birch
also: end

W4
| Hmm. If Hazel has a lot of men I'd keep Fir full, if not, both moves are okay.
| How many are in Hazel?
yes: none
also: question

W5
| Yes both attacks, captain.
| I still have men to place after that, so don't give yellow the turn yet.
yes: 1 2
also: open

W1
| 3 yes
| also 1 elm 1 birch (deploy)
| thats all folks
yes: 1
new: deploy 1 in Elm
new: deploy 1 in Birch
also: end

W2
| Number 1, yes. Number 2, make it 3 in Birch. Number 3, no.
| I do apologise, I was minding twins.
yes: 1
change: 2 > deploy 3 in Birch
no: 3
also: chat

W3
| Nah, leave Cedar. Attack Dogwood from Birch with 2 instead.
| Is Dogwood even yellow's still?
yes: none
change: 1 > attack Dogwood from Birch with 2
also: question

W4
| Yes, please carry out both.
| It reads so much better when you write it than when I do.
yes: 1 2
also: chat

W5
| One's good.
| Two's off. I only had that in there to sound brave.
yes: 1
no: 2
also: chat

W1
| Yes, correct. From the 20th I'm travelling in Nepal, and I don't know about the mail there.
yes: 1
also: away

W2
| These three are what I wanted.
| My father (yellow) must not find out, ok? We have breakfast together!
yes: 1 2 3
also: chat

W3
| I cannot say yes and I cannot say no. Is yellow's Cedar connected to Hazel?
| Give me till tomorrow.
yes: none
also: question

W4
| Both moves are approved. Next: attack Cedar from Ash with 3.
| What's the weather like at your end?
yes: 1 2
new: attack Cedar from Ash with 3
also: question

W5
| I confirm the attack on Dogwood. The one on Cedar with 3 only, I want a garrison left.
| That concludes my turn.
yes: 2
change: 1 > attack Cedar from Ash with 3
also: end

W1
| Don't. I've put enough into Ash already, it's a bottomless pit.
| Deploy 2 in Birch, please.
yes: none
no: 1
new: deploy 2 in Birch
also: chat

W2
| you got it, all 3
| end my turn pls, going to practice
yes: 1 2 3
also: end

W3
| Yes, Herr Spielleiter, this is my order.
| Please transmit to yellow: surrender of Cedar would still be accepted.
yes: 1
also: message

W4
| No to moving from Fir, yes to moving from Elm.
| I've a feeling the one in Hazel is up to something.
yes: 1
no: 2
also: chat

W5
| I don't want to fix either of these yet. I may want Ash to go for Hazel.
| Does Ash border Hazel at all?
yes: none
also: question

W1
| Exactly that, three more for Ash.
| It isn't all, wait for my next mail before you go on.
yes: 1
also: open

W2
| Ash right. Birch right. Elm wrong: it should have been 2 there.
| Thanks for being so patient with an old baker.
yes: 1 2
change: 3 > deploy 2 in Elm
also: chat

W3
| Yes, go. Send the five.
| Also move 1 from Birch to Elm, so that there's somebody at the back.
yes: 1
new: move 1 from Birch to Elm

W4
| Would moving out of Fir cost me anything?
| Don't carry out the two moves before you have answered, please, and thanks.
yes: none
also: question

W5
| Both are as I wished.
| Until the 9th I'm walking the Camino, so patience please.
yes: 1 2
also: away

W1
| Yes, that would be lovely, dear.
| Is there a prize?
yes: 1
also: question

W2
| Strike 1 and 2. Keep 3.
| Something else is still to come tonight, when the kids are in bed.
yes: 3
no: 1 2
also: open

W3
| Let me take that back, please. I hit reply to the wrong game, in the other one I'm blue!
| Is it still time?
yes: none
no: 1
also: chat question

W4
| Ok for both. Finished here.
| PS: I can't find the stats you promised, where are they?
yes: 1 2
also: end question

W5
| It's yes to the two of them.
| I'd have gone with ten if I had ten, believe me.
yes: 1 2
also: chat

W1
| four not three
| my bad
yes: none
change: 1 > deploy 4 in Ash
also: chat

W2
| I say yes to all the three and I thank you from the heart.
| Also from Ash attack Cedar with 5 men.
yes: 1 2 3
new: attack Cedar from Ash with 5
also: chat

W3
| Correct. Don't close my turn yet, though. If we take it I'd like to think on.
| Does yellow know I'm coming?
yes: 1
also: open question

W4
| Make the first one 3, all of Elm. The second stands as it is.
| Tell blue the road through Elm is free for him then.
yes: 2
change: 1 > move 3 from Elm to Birch
also: message

W5
| Cedar yes, Dogwood no, and I'm done.
| The dentist has just rung, I must run.
yes: 1
no: 2
also: end chat

W1
| I'd rather hear first how the fight between blue and yellow came out.
| Who won it? Then I'll say about Ash.
yes: none
also: question

W2
| Yes to Ash, and the others yes as well.
| You could have just done it, but I see why you ask.
yes: 1 2 3
also: chat

W3
| Tak, yes, attack with five.
| I am truck driver, I answer only from the parking, from Friday to Tuesday nothing.
yes: 1
also: chat away

W4
| Leave out both moves. I prefer them where they are.
| I end my turn with nothing done, then.
yes: none
no: 1 2
also: end

W5
| Attack one: agreed. Attack two: agreed.
| Please add: deploy 3 in Ash.
| Apologies for the mess, the toddler was helping.
yes: 1 2
new: deploy 3 in Ash
also: chat

W1
| Heavens, no, three is far too many. Put 1 in Ash and 2 in Elm.
| Then I'm finished.
yes: none
change: 1 > deploy 1 in Ash
new: deploy 2 in Elm
also: end

W2
| Not sure what I was thinking, to be frank. Hold all three for the moment.
| I'll ring my brother and write to you again.
yes: none
also: chat

W3
| Go on then, yes, the five from Ash.
| I've just lost my job, so at least let me win something this week.
yes: 1
also: chat

W4
| oui oui les deux, both of them
| say hi to yellow from me and tell him to watch hazel
yes: 1 2
also: message

W5
| Can I first see what happens in Dogwood and then decide about Cedar?
| If that isn't allowed, do neither for now.
yes: none
also: question
