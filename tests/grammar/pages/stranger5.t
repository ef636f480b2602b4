# Ordinary talk around orders, @, the hard kind, written by somebody who had seen neither lists nor code.

| Sorry it took so long, the trains were cancelled and I had to wait two hours in Crewe.
| @
| Cheers, Nigel
= @

| Good morning dear host, it is raining cats and dogs here.
|
| @
|
| My knee is not getting better, but one mustn't complain. Love, Edith
= @

| @
| Ha! Didn't see that coming, did you, Marco?
= @

| This message may contain confidential information. If you are not the intended recipient, please delete it.
| @
| Lindqvist & Partners LLP
= @

| @
|
| Sent from my phone, please forgive any typos
= @

| I don't trust Blue any further than I can throw him, therefore:
| @
| Let him cry.
= @

| hi its me again
| @
| when is the next deadline? cant find it on the page
| dani
= @

| Two roads diverged in a yellow wood, and sorry I could not travel both.
| So says the poet. And I say:
| @
| Your humble servant, Col. Pym
= @

| Dear Sir, excuse please my English, it is not so good.
| @
| I hope I have made it correct this time. Greetings from Brno, Jaroslav
= @

| I'm away from Saturday on, back on the 20th, no internet in the mountains.
| @
| Don't wait up for me!
= @

| @
| If anybody wants my recipe for plum cake, just ask.
| Granny Bea
= @

| What a disaster last turn was. I forgot my fleet, I forgot my food, I nearly forgot my own name.
| This time:
| @
| Better late than never, Tom
= @

| Please
| @
| Thank you so very much, you're doing a wonderful job with this game.
= @

| Congratulations on the baby! What's she called?
| @
| Kiss her from us, Ruth and Bernard
= @

| My dear Lena, you may cancel your victory party.
| @
| Hugs, your worst enemy
= @

| We had planned to go to Spain but went to Wales instead. Never again.
| @
| All the best, Will
= @

| I want to @ because Green left his back door open.
| Thanks for the map, it's beautiful.
= @

| @
| Maybe this will teach him not to mock old ladies.
= @

| Hello host! Is it true that Yellow has dropped out? I heard something but I'm not sure.
| Anyway, my orders:
| @
| Pieter
= @

| In accordance with the powers vested in me as Chancellor, I hereby direct that my forces
| @
| This direction takes effect at once.
| Dr. iur. A. Vogt
= @

| The wife says I should stop playing and mow the lawn. I told her the lawn can wait.
| @
| Gerry
= @

| @
| That's all from me. Fingers crossed!
= @

| my mum says hi, she doesnt get why i play a game without graphics lol
| @
| k bye
= @

| Nobody expects the Spanish Inquisition!
| @
| Hahaha. Sorry, I've had a glass of wine.
= @

| I have thought it over for three days and slept badly, but now I am sure.
| @
| Yours, a relieved Ingeborg
= @

| Pls do the following:
| @
| In meetings until 6, can't take calls.
| Rgds, S. Mehra
= @

| Red, if you read this in the newspaper: you were warned. Twice.
| @
| No mercy, Olga
= @

| Apologies for the blank mail a minute ago, the cat walked over the keyboard.
| @
| The cat is called Napoleon, by the way.
= @

| @
| Why is the sea on the map green? My printer is not broken, I checked.
| Greetings, Yuki
= @

| Thank you for asking, the operation went well and I am not in pain any more.
| The nurse even lets me have the laptop.
| @
| Walter, room 214
= @

| Knock knock. Who's there? Not Orange, not for much longer!
| @
= @

| Time flies like an arrow, fruit flies like a banana.
| @
| (I collect these. Do you have one?)
= @

| I would be grateful if you could forward the bill for the entry fee to my office.
| @
| J. Abernathy, Partner
| Think of the environment before you print this mail.
= @

| At last my reinforcements are here, so let's go:
| @
| Onward and upward!
= @

| You asked if I was angry about last turn. No, I'm not. It was a fair fight and he won.
| @
| Still friends, Luc
= @

| @
| I hope it's enough. It probably isn't, but a queen must try.
| Queen Margaret the First and Last
= @

| We lost the cup final on penalties, I don't want to talk about it.
| @
| Sad Stefan
= @

| Do you want me to bring a salad to the players' meeting, or is there a buffet?
|
| @
|
| Sunny greetings, Anneliese
= @

| Good evening. My new address is valid from Monday, please forget the old one.
| @
| Mehmet
= @

| Let me be clear, since some people said I was a coward:
| @
| Who's the coward now?
= @

| To be or not to be, that is the question. Here's the answer:
| @
| Yours theatrically, Rupert
= @

| Just under the wire, I hope! The power was out and we sat there with candles.
| @
| If I'm late it's the fault of the electric company.
= @

| Kindly @ and accept my compliments.
| The Baron von K. is never in a hurry, but he is never idle either.
= @

| @
| He promised me peace and then took my island. So it's war instead.
= @

| My daughter passed her driving test, on the fourth try, no less!
| @
| A proud dad
= @

| Don't tell anyone, but I'm enjoying this far more than my job.
| @
| Signed, an anonymous tax inspector
= @

| I shall not be at the chess club on Tuesday, Henrik, my hip is acting up.
| And for the game:
| @
| Old Fritz
= @

| @
|
| --
| To unsubscribe from our company newsletter or cancel your account, click below.
| Brightwater Plumbing, no job too small
= @

| Was that your voice on the radio yesterday, host? I could have sworn it was.
| @
| Cheerio, Maud
= @

| yo blue ur toast
| @
| shouldnt have called me a noob
= @

| It's minus twelve here and the car won't start. If spring doesn't come soon I'm moving to Malta.
| @
| Frozen regards, Aino
= @

| Thank you for the quick reply about the harbour rule, that answers everything.
| So I now
| @
| Best, Claire
= @

| Please excuse my husband's rude letter, he didn't mean it and he's sorry.
| Here are my orders, he plays for himself:
| @
| Mrs. Harrow
= @

| I bet you a beer that Purple won't last until Christmas.
| @
| Make it two beers.
= @

| @
| Nothing else this turn. I'm broke, as usual, and so is my kingdom.
= @

| Roses are red, violets are blue,
| I'm marching my soldiers, and guess against who?
| @
| Your poet laureate, Finn
= @

| When will the rule book be translated? I asked in May but perhaps my mail didn't arrive.
| @
| With friendly greetings, Giulia
= @

| The doctor told me to avoid excitement. What does he know?
| @
| Charge! Grandpa Lou
= @

| I was wrong about Sweden, I was wrong about the winter, and I was wrong about my brother-in-law.
| About this I'm right:
| @
| You'll see. Karl
= @

| @
| If you find time, could you send me the old maps of year one? There's no rush at all.
| Many thanks and stay healthy, Ewa
= @
