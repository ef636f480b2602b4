# Answers that say more than yes, by a writer who had seen nothing of the program: what waits (tests/suites/answered.py), the mail, and which
# of it he confirms, refuses or wants otherwise, and what else he says.

W1
| Yes please, three in Ash.
| Sorry for the mess, I typed that between two drips and a man who wanted his tea.
yes: 1
also: chat

W2
| Night shift brain, you read me right, all three of them.
| Nothing more from me this turn, I'm off to bed.
yes: 1 2 3
also: end

W3
| Yep, five out of Ash at Cedar, that's the one.
| How many has yellow got in there now?
yes: 1
also: question

W4
| Number one yes, number two no.
| Fir stays where it is, I don't like leaving one poor soul alone on the ward.
yes: 1
no: 2
also: chat

W5
| Both are correct, go ahead.
| Tell yellow I said no hard feelings x
yes: 1 2
also: message

W1
| Hang on, how many do I actually get to place this turn?
| Don't do anything with Ash until I know that.
yes: none
also: question

W2
| Ash and Birch are fine as you've written them.
| Please don't put anything in Elm though, I've changed my mind there.
| Thanks for being so patient with me, it's been a twelve hour day.
yes: 1 2
no: 3
also: chat

W4
| Yes to both moves.
| I'll be away from Friday till Tuesday, my sister is getting married in Cork.
yes: 1 2
also: away

W3
| Right place, wrong number love.
| Make it 4 against Cedar from Ash, I want two left at home.
yes: none
change: 1 > attack Cedar from Ash with 4

W5
| The Cedar attack yes.
| The Dogwood one I'd rather not, Birch is thin enough as it is.
| That's my turn finished then, handover in five minutes!
yes: 1
no: 2
also: chat end

W2
| yes to all three thank you
| and after that attack Cedar from Ash with 6 please
yes: 1 2 3
new: attack Cedar from Ash with 6
also: chat

W1
| Correct, Ash, three.
| I'm not finished yet though, I'll send my attacks on my break.
yes: 1
also: open

W5
| Who is playing yellow, is it the same Marek as last time?
| If it's him I may want to think again, so leave both attacks for now.
yes: none
also: question

W4
| That's it, two from Elm into Birch and the one from Fir into Elm.
| My phone writes whatever it wants, I had "move to Elmo" three times.
yes: 1 2
also: chat

W3
| Yes, do it!!
| Also tell yellow that I brought bandages.
| And that's me for this round.
yes: 1
also: message end

W2
| The Birch one is right and the Elm one is right.
| But in Ash only 2, I counted wrong.
yes: 2 3
change: 1 > deploy 2 in Ash

W1
| yep 3 in ash
| and move 1 from Fir to Elm while youre at it
| cheers boss
yes: 1
new: move 1 from Fir to Elm
also: chat

W3
| Nah scrap that, the Cedar thing was just me thinking out loud.
| Hands were covered in grease so half the mail went off before I was ready.
yes: none
no: 1
also: chat

W5
| Both, mate.
| What's sitting in Hazel, anything I need to worry about?
yes: 1 2
also: question

W4
| First one's bang on.
| Second one, I meant both lads from Fir, not one: 2 from Fir to Elm.
yes: 1
change: 2 > move 2 from Fir to Elm

W2
| Aye, that's the lot as you have it.
| I've a gearbox on the bench so don't expect anything else today, end my turn.
yes: 1 2 3
also: chat end

W1
| Not Ash. I said Birch, or I meant to anyway.
| Put the 3 in Birch instead.
yes: none
change: 1 > deploy 3 in Birch

W3
| Spot on, 5 from Ash on Cedar.
| Then hit Dogwood from Birch with 2 as well.
yes: 1
new: attack Dogwood from Birch with 2

W5
| no. 2 yes, leave no. 1 out
| cedar looks too strong for me now, bit like that seized bolt i fought all morning
yes: 2
no: 1
also: chat

W4
| Yes and yes.
| Don't close my turn yet, I've got one more thing in mind once I've washed up.
yes: 1 2
also: open

W2
| Elm is a no. The other two are a yes.
| Do I get more troops next turn if I hold Fir?
yes: 1 2
no: 3
also: question

W1
| Go for it, that's what I was after.
| I'm shutting the garage next week and going fishing, so no mails from me till the 14th.
yes: 1
also: away

W3
| Depends. Has yellow put more men in Cedar since yesterday?
| If he has, I'm stopping in the pits.
yes: none
also: question

W4
| Yeah both of them moves is right.
| Pass this to yellow: your Dogwood has a slow puncture.
yes: 1 2
also: message

W5
| Cedar with 5, that's right.
| Dogwood with 3 though, not 2, I want every man in Birch on it.
| Sorry for the trouble.
yes: 1
change: 2 > attack Dogwood from Birch with 3
also: chat

W2
| You got it, one two and three.
| Was typing with my elbow, other hand was holding up an exhaust.
yes: 1 2 3
also: chat

W1
| Yes, 3 for Ash, then I'm done.
| Wife's calling me in for dinner.
yes: 1
also: end chat

W5
| Yes, the both attacks are so as I wanted.
| I write from the terminus in Modřany, I have four minutes until I drive back.
yes: 1 2
also: chat

W4
| First move yes, please.
| The second move please not, in Fir must stay two.
| What has yellow in Hazel?
yes: 1
no: 2
also: question

W2
| Good day, all three is correct.
| I have not finished the turn yet, the attack I send in the evening after shift.
yes: 1 2 3
also: open

W1
| Yes, three to Ash.
| Excuse my English and also my fingers, in the tram is minus two.
yes: 1
also: chat

W3
| Please wait with Cedar.
| First I must look on the map at home, now I drive line 22 and cannot.
yes: none
also: chat

W5
| Cedar yes, with five.
| Dogwood no.
| With this is my turn at the end, thank you.
yes: 1
no: 2
also: end chat

W4
| Ano, both.
| And please one more, deploy 2 in Ash.
yes: 1 2
new: deploy 2 in Ash

W2
| Number 1 and number 3 good.
| Number 2 change please, to Birch I want two, not one.
yes: 1 3
change: 2 > deploy 2 in Birch

W1
| It is right what you write.
| From Monday I am ten days in hospital with the knee, so I will not answer then.
yes: 1
also: away

W3
| Yes, five from Ash go to Cedar.
| Say to yellow please: next stop Cedar, get off.
yes: 1
also: message

W2
| No, no, nothing of this.
| I wrote this mail in a hurry at a red light and it was stupid, I must begin new tomorrow.
yes: none
no: 1 2 3
also: open chat

W4
| Yes, that are the two moves.
| Is it possible to move once more after that, or is only one time per turn?
yes: 1 2
also: question

W3
| Not with five, with six please, all from Ash to Cedar.
| The rail is straight, the driver has courage.
yes: none
change: 1 > attack Cedar from Ash with 6
also: chat

W5
| The Dogwood one yes, from Birch with two.
| For Cedar I take only 3 from Ash, the colleague told me that yellow is weak there.
yes: 2
change: 1 > attack Cedar from Ash with 3
also: chat

W1
| Agreed with three for Ash.
| Also attack Cedar from Ash with 4, and then I have all.
yes: 1
new: attack Cedar from Ash with 4
also: end

W2
| First two yes.
| The Elm one not, I have there people enough.
| Greetings from Brno depot!
yes: 1 2
no: 3
also: chat

W4
| yeah thats it both of em
| srry i wrote it in maths lol
yes: 1 2
also: chat

W3
| YES go go go
| also tell yellow hes cooked
yes: 1
also: message

W1
| wait no not ash
| im keeping those, i dont wanna put anything there rn
yes: none
no: 1

W5
| first one yeah, second one nah
| my brother says attacking dogwood is mid
yes: 1
no: 2
also: chat

W2
| all 3 are good thx
| do u know when blue is playing his turn?? been like a week
yes: 1 2 3
also: question

W3
| bruh yes thats literally what i said
| ok im done now, next player can go
yes: 1
also: chat end

W4
| number 2 is right
| but for the birch one just move 1 guy from elm not 2
yes: 2
change: 1 > move 1 from Elm to Birch

W1
| yea 3 ash
| mum takes my phone til sunday so i wont be here after this
yes: 1
also: away

W5
| idk honestly, what are the odds if i go 5 into cedar?
| dont send anyone yet
yes: none
also: question

W2
| ash yes elm yes
| birch 0 pls, i dont need it
| soz for being annoying haha
yes: 1 3
no: 2
also: chat

W3
| mhm 5 at cedar from ash
| and 2 from elm to birch also
yes: 1
new: move 2 from Elm to Birch

W4
| Yes!! both!!
| But dont end my turn yet pls I wanna ask my dad about the attack first
yes: 1 2
also: open chat

W1
| make it 2 in ash actually
| i forgot i had to save some
yes: none
change: 1 > deploy 2 in Ash
also: chat

W5
| yup both
| also can u tell yellow gg in advance
| and thats my turn
yes: 1 2
also: message end

W2
| only the ash one
| not birch and not elm, my autocorrect added a bunch of stuff
yes: 1
no: 2 3
also: chat

W3
| ugh i hate this keyboard. yes cedar, yes 5, yes from ash
| whats in dogwood btw
yes: 1
also: chat question

W1
| I confirm the deployment of three troops in Ash as you set it out.
| Kindly note that this does not conclude my turn.
yes: 1
also: open

W2
| Items 1 and 2 are confirmed.
| Item 3 is withdrawn; I do not wish to reinforce Elm at present.
| My apologies for the drafting, my secretary would never have let it out the door.
yes: 1 2
no: 3
also: chat

W3
| Before I answer, may I ask what yellow presently holds in Cedar?
| I reserve my position on the attack until then.
yes: none
also: question

W4
| Both moves are as I intended.
| I have nothing further for this turn and rest my case.
yes: 1 2
also: end

W5
| The first is confirmed without amendment.
| The second should read three troops from Birch against Dogwood, not two.
yes: 1
change: 2 > attack Dogwood from Birch with 3

W1
| Your construction is the correct one: Ash, three troops.
| I am in trial in Leeds all of next week and shall not be reading my mail.
yes: 1
also: away

W2
| All three confirmed, with thanks for your care in asking.
| In addition, please move 1 from Fir to Elm.
yes: 1 2 3
new: move 1 from Fir to Elm
also: chat

W3
| I must decline. I made no such order, or if I did it was a clerical error.
| Cedar is to be left in peace.
yes: none
no: 1

W5
| Confirmed, both attacks.
| Please convey to yellow, without prejudice, that I would still accept his offer over Hazel.
yes: 1 2
also: message

W4
| I affirm the first. The second I do not.
| Does a move into Elm count before or after the other players' attacks?
yes: 1
no: 2
also: question

W1
| Counsel was hasty. What I ought to have written is four in Ash, so please amend accordingly.
| You have my gratitude for querying it.
yes: none
change: 1 > deploy 4 in Ash
also: chat

W3
| Yes, that is precisely the order.
| I dictated it in a taxi, which explains "see da from rash".
yes: 1
also: chat

W2
| The Elm deployment stands.
| As to Ash and Birch I withdraw them both.
| That is all for this turn, the court will rise.
yes: 3
no: 1 2
also: end

W5
| I'd like to sleep on both of these, if the rules permit.
| Is there a deadline for the round?
yes: none
also: question

W4
| Yes to one and two.
| Further to that, attack Dogwood from Birch with 4.
| Regards from a very wet Edinburgh.
yes: 1 2
new: attack Dogwood from Birch with 4
also: chat

W3
| Affirmed: five troops, Ash to Cedar.
| You may close my turn thereafter.
yes: 1
also: end

W2
| Yes sir, all three deployments are correct only.
| Kindly excuse the typo, I was in the stand-up meeting and typing below the table.
yes: 1 2 3
also: chat

W1
| Correct, please do the needful for Ash.
| One doubt, how many troops is yellow having in Cedar?
yes: 1
also: question

W4
| The first one is OK from my side.
| Second one please drop, Fir is my single point of failure.
yes: 1
no: 2
also: chat

W3
| Please hold on this one sir.
| I am calculating the probabilities in Excel and will revert by tonight.
yes: none
also: open

W5
| Both attacks approved.
| I will be travelling to my native place for Diwali, so no response till the 5th.
yes: 1 2
also: away

W2
| Ash is fine, Elm is fine.
| For Birch kindly make it 3 instead of 1.
yes: 1 3
change: 2 > deploy 3 in Birch

W1
| Yes, 3 nos. in Ash.
| Also attack Dogwood from Birch with 2, please.
| Thanks in advance.
yes: 1
new: attack Dogwood from Birch with 2
also: chat

W4
| Yes confirmed both, tested and verified.
| My turn may be closed now.
yes: 1 2
also: end

W3
| Same is confirmed, 5 from Ash on Cedar.
| Please inform yellow that we are going to production today.
yes: 1
also: message

W5
| Sl. no. 1 confirmed, sl. no. 2 kindly cancel.
| Power cut is there in our area so I wrote the earlier mail in the dark.
yes: 1
no: 2
also: chat

W2
| No sir, this is not matching with my requirement.
| Kindly cancel all three, I will be sending a fresh mail after lunch.
yes: none
no: 1 2 3
also: open

W1
| Please change the location, it is Fir and not Ash.
| So 3 in Fir it should be, my colleague was talking to me at that time.
yes: none
change: 1 > deploy 3 in Fir
also: chat

W4
| Both are okay.
| But tell me one thing, is Hazel connected to Fir or only to Elm?
yes: 1 2
also: question

W3
| Cedar yes, from Ash yes, but strength should be 3.
| Remaining people will guard the home.
yes: none
change: 1 > attack Cedar from Ash with 3
also: chat
also: chat

W5
| Number 2 is confirmed from my end.
| Number 1 I do not want, too much risk for Ash.
| Turn is not over from my side, some more points are pending.
yes: 2
no: 1
also: chat open

W2
| Perfectly understood sir, go with all three.
| My manager is also playing in blue, please don't tell him my timings ha ha.
yes: 1 2 3
also: chat

W1
| You bet, three in Ash.
| I was writin from the saddle and the mare don't hold still.
yes: 1
also: chat

W3
| Yes sir, send them five to Cedar.
| Tell yellow his fence is about to come down.
yes: 1
also: message

W5
| Both of em, pardner.
| That'll do me for this turn.
yes: 1 2
also: end

W4
| First one's good. Leave them Fir boys be.
| How's blue holdin up over yonder?
yes: 1
no: 2
also: question

W2
| All three, that's right.
| Gonna be out at the cattle sale in Amarillo through Thursday and won't see no mail.
yes: 1 2 3
also: away

W1
| Well now, I ain't sure.
| What happens to Ash if yellow comes across with everything he's got?
| Hold your horses till you tell me.
yes: none
also: question

W3
| Nope. Ain't pickin that fight this week.
| Forget Cedar, we've got calves comin and I can't keep my mind on a war.
yes: none
no: 1
also: chat

W5
| Cedar, yes, five head out of Ash.
| On the Dogwood one send just 1 from Birch.
yes: 1
change: 2 > attack Dogwood from Birch with 1

W4
| Yep on both, and much obliged for checkin.
| Put 1 in Ash too while you got the gate open, I mean deploy 1 in Ash.
yes: 1 2
new: deploy 1 in Ash
also: chat

W2
| Birch and Elm, yes.
| Don't put a soul in Ash, there's six of em eatin my beans already.
yes: 2 3
no: 1
also: chat

W1
| That's a yes on Ash.
| I ain't through yet, got an attack to study on after supper.
yes: 1
also: open

W3
| Sure is, five on Cedar.
| And then carry 2 over from Elm to Birch, so move 2 from Elm to Birch, and call it a turn.
yes: 1
new: move 2 from Elm to Birch
also: end

W5
| Dang phone. Yeah, both of those is what I meant.
| Has it rained where you are? We ain't had a drop since March.
yes: 1 2
also: chat question

W4
| Second one's right, Fir to Elm.
| Scratch the first, my boys in Elm stay home.
yes: 2
no: 1

W2
| The first one, yes.
| Make the Elm one 2 though, and yes on Birch like you got it.
| Sorry, my granddaughter was helpin.
yes: 1 2
change: 3 > deploy 2 in Elm
also: chat

W1
| Make that five in Ash, not three.
| Old eyes, little keys.
yes: none
change: 1 > deploy 5 in Ash
also: chat

W4
| Both right, hon, I was half asleep after nights.
| Is yellow still in Hazel or did green throw him out?
yes: 1 2
also: chat question

W3
| Yes to Cedar.
| I know it's mad, but the whole of ward 7 voted and it was nine to one.
yes: 1
also: chat

W5
| Neither, please!
| I must have sent you the draft, I wanted to defend this turn. New mail comes when the doctor's been round.
yes: none
no: 1 2
also: chat open

W2
| Yes, 1, 2 and 3 are all mine.
| Could you tell blue that I'll answer about the truce tomorrow?
yes: 1 2 3
also: message

W1
| Three in Ash is right, yes.
| Turn over for me, my bleep's going.
yes: 1
also: end chat

W4
| Yes for Elm to Birch, I'm certain of that one.
| The Fir one I'm still weighing up, give me till after the ward round.
yes: 1
also: open

W5
| Yes Dogwood, yes Cedar.
| And if it isn't too late, move 1 from Fir to Elm.
yes: 1 2
new: move 1 from Fir to Elm

W3
| I can't decide, I've had three coffees and no sleep.
| Ask me again tomorrow please and leave Ash where it is till then.
yes: none
also: chat open

W2
| Please do the Ash one.
| I'd skip the two small ones in Birch and Elm, they do no good there.
| Thank you, dear.
yes: 1
no: 2 3
also: chat

W1
| that's right pal, ash gets 3
| what time d'you run the round, six or seven?
yes: 1
also: question

W4
| Both moves yeah. Job done, key's in the ignition, next player please.
| Oh and your last map came out upside down on my printer.
yes: 1 2
also: end chat

W5
| Cedar's a yes.
| Don't do Dogwood, and tell yellow he can have it for a crate of beer.
yes: 1
no: 2
also: message

W3
| Five's too many, I'd strip the engine bare.
| Cedar from Ash with 2, just to see if he leaks.
yes: none
change: 1 > attack Cedar from Ash with 2
also: chat
also: chat

W2
| All right, those three, yes.
| I'm not signing off though, there's more coming when the Skoda's down off the lift.
yes: 1 2 3
also: open

W1
| Leave it. I don't want owt in Ash.
| My lad got on the computer and pressed send.
yes: none
no: 1
also: chat

W4
| the elm one yes (2 to birch)
| for fir send both lads to elm, so 2 from fir to elm
| ta
yes: 1
change: 2 > move 2 from Fir to Elm
also: chat

W5
| I agree with both attacks, go.
| On Wednesday we have strike and I am in Prague on the square, so do not wait for me that day.
yes: 1 2
also: away chat

W3
| Yes, Cedar with five.
| I am not on the end, I will write still one order.
yes: 1
also: open

W2
| To Ash yes, to Birch yes, to Elm yes.
| Who is now the strongest on the whole map?
yes: 1 2 3
also: question

W4
| Not these moves, thank you.
| I mixed Elm and Fir, it was before the morning coffee, so forget both.
yes: none
no: 1 2
also: chat

W1
| Yes I mean three to Ash.
| A lady with a dog asked me for the ticket to Olomouc when I was writing, therefore the nonsense.
yes: 1
also: chat

W5
| I wait for answer from green, he promised to help me.
| Until he writes please do nothing with the two attacks.
yes: none
also: chat

W3
| So is it, yes.
| Write to the blue from me that his north is free now.
| My turn ends with this.
yes: 1
also: message end

W4
| The second is good, from Fir one to Elm.
| The first I want different: from Elm to Birch only one.
| Thanks that you ask.
yes: 2
change: 1 > move 1 from Elm to Birch
also: chat

W2
| The last one is right, Elm.
| In Ash put 4, and the Birch one leave out.
yes: 3
no: 2
change: 1 > deploy 4 in Ash

W1
| Three in Ash, yes, and add 1 in Fir, I mean deploy 1 in Fir.
| That is then all from my side for this turn.
yes: 1
new: deploy 1 in Fir
also: end

W5
| omg yes both, sorry i type like my grandma
| is green even alive lol
yes: 1 2
also: chat question

W2
| 1 and 2 yes
| 3 no cuz elm is boring
yes: 1 2
no: 3
also: chat

W4
| ye do both
| were on a school trip to vienna till saturday no wifi sry
yes: 1 2
also: away

W3
| nvm dont attack cedar
| me n yellow made up at lunch hes actually nice
yes: none
no: 1
also: chat

W1
| ya thats right, 3
| and attack cedar from ash with 5 after
yes: 1
new: attack Cedar from Ash with 5

W5
| the cedar one YES
| dogwood pls only with 1
| ok thats everything end turn
yes: 1
change: 2 > attack Dogwood from Birch with 1
also: end

W2
| hmm can i still change my mind later if i say yes now?
| tell me that first b4 you put any of them down
yes: none
also: question

W4
| i only want the elm to birch thing
| not the fir one. whats yellow doing anyway
yes: 1
no: 2
also: question

W3
| yesss
| i got a 2 in chemistry today so somebody has to suffer
yes: 1
also: chat

W1
| I can say neither yes nor no to Ash yet; it turns on what my ally green intends.
| Would you kindly ask him whether he means to hold the north?
yes: none
also: question message

W5
| Dogwood is confirmed. Cedar is struck out.
| Kindly let yellow know that I bear Cedar no ill will whatsoever.
yes: 2
no: 1
also: message

W3
| That is what I meant, and I so confirm.
| Please also deploy 2 in Birch.
yes: 1
new: deploy 2 in Birch

W4
| Both, and I waive all further formalities.
| You run a very tidy game, if I may say so.
yes: 1 2
also: chat

W2
| Confirmed as to Ash and Elm; as to Birch, refused.
| I shall be in chambers without a computer until the 20th, in case anyone asks.
yes: 1 3
no: 2
also: away

W1
| Yes, that is the correct understanding.
| I am still to give attack orders, so please keep my turn pending.
yes: 1
also: open

W5
| Sir both are okay, please execute.
| Kindly add move 2 from Elm to Birch also.
| Sorry for giving you extra work on a Sunday.
yes: 1 2
new: move 2 from Elm to Birch
also: chat

W4
| I am having some doubt regarding both moves.
| Will Elm be safe from Hazel if I shift two people out?
| Please wait for my next mail.
yes: none
also: question open

W3
| Yes yes, five only, from Ash to Cedar.
| Now I am done, going for cricket practice.
yes: 1
also: end chat

W2
| Reckon I'll hold off on all of that till I hear what green's fixin to do.
| Don't lay down a single man yet.
yes: none
also: chat

W1
| No sir, leave Ash out of it.
| Dog stepped on the keyboard and that's the God's honest truth.
yes: none
no: 1
also: chat

W4
| Them two moves are right as rain.
| Let yellow know I'd trade him a steer for Hazel, and that's my turn.
yes: 1 2
also: message end

W3
| Cedar it is, all five.
| I'm haulin hay down to Laredo, so y'all won't hear from me before Monday.
yes: 1
also: away
