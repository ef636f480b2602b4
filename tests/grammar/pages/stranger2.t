# Of the same stranger's mails those that mean it, with what people talk about around it.

| Dear host,
| I hope this finds you recovered from your cold. The roses here are finally out.
|
| @
|
| With every good wish,
| Margaret Hargreaves (Mrs)
= @

| @
| thx ur the best
= @

| Mornin' from Flagstaff. Snow on the pass, coffee's terrible.
| @
| Catch you on the flip side.
| Earl
= @

| Hello together,
| here is my order for this turn:
| @
| My reason is simple, my neighbour has become too strong. I hope the dice agree with me.
| Best regards
| Dieter
= @

| Dear Sir,
| Please find my order below.
| @
| Kindly acknowledge the receipt of same.
| Thanks & Regards,
| Suresh K., QA
= @

| ok final answer
| @
| now i gotta go my mom is yelling about the dishes lmao
= @

| Please carry out the following, and do tell your wife that the marmalade was splendid:
| @
= @

| I slept badly, I have counted troops all night instead of sheep. But now I am certain.
|
| @
|
| Is the next deadline on Monday or on Thursday? I ask because of my vacation.
= @

| @
| Dad's knee surgery went fine, by the way. He says hey and he still wants you at the fish fry.
| - Earl
= @

| I have thought about it all weekend, and the answer is: @
| Thank you for your patience with an old woman.
= @

| Hi host,
| Happy Diwali to you and family!
| My order for this turn is only one:
| @
| Sweets I will send by courier, as the mail server is not allowing.
| Priya
= @

| lets gooooo
| @
| jonas is gonna be soooo mad
| like last time when he didnt talk to me for a week lol
= @

| Good evening,
| what a beautiful map you have drawn! With which program have you made it?
| @
| Greetings from rainy Stuttgart
| Jürgen
= @

| Put me down for this one, boss.
| @
| Ain't much but it's honest work.
| And tell whoever drew them little trees on the map, real pretty.
= @

| It is forty-two degrees here and the power went twice while I was typing.
| Anyhow, this is what I want done:
| @
| Thanks for running such a nice game, really we all are enjoying it.
| Suresh
= @

| Sorry im late!! bus broke down
| @
| did everyone else send theirs already?
= @

| "Once more unto the breach, dear friends," as I used to make the fourth form recite.
| @
| Do forgive the flourish.
| One misses the classroom in the autumn.
= @

| My turn. @
| That is all from my side. I wish all players a nice weekend, also blue, although he has not earned it.
= @

| Truck's in the shop, so I got all day to play general.
| Here goes:
| @
| You ever been to Tulsa? Don't.
= @

| Hi,
|
| @
|
| sent from my phone, plz excuse typos
= @

| Dear all at headquarters,
| our choir sang Fauré on Sunday and nobody fainted, which is progress.
| I should like you to enter this for me:
| @
| And how is the new puppy? Has he eaten the rulebook yet?
| M.H.
= @

| Please execute:
| @
| Background: I lost three times in a row on the other flank, and three times is enough for an engineer to see a pattern.
= @

| @
|
| --
| Earl "Big E" Tuttle
| Owner-operator, 2.1 million safe miles
| "If you bought it, a truck brought it"
= @

| Sir, good morning. I am back from leave; the wedding of my cousin went off well, 900 guests were there.
| Order for today:
| @
| Hope Tharn and ann were behaving in my absence.
| Regards, Suresh
= @

| yooo nice map update the colors are fire
| i want this
| @
| ok back to bio homework ugh
= @

| My son has finally shown me how to attach a photograph, so you will find the cat enclosed.
| As to the game:
| @
| She is called Portia and she disapproves of war.
= @

| Moin,
| @
| Thanks in advance for the processing. When is the result usually online? I am only curious.
= @

| I know everybody's gonna say I'm nuts, and maybe I am, but it's my rig and I'll drive it how I like.
| @
| There. Lock it in.
= @

| Kindly take this as my final submission for the turn:
| @
| PS: Did you see the match yesterday? What a last over!
= @

| gm gm
| @
| woke up at 6 for swim practice kill me
| gl to everybody even takumi i guess
= @

| It gives me no joy to quarrel with so charming a neighbour as Sofia, yet needs must.
| @
| I remain, as ever, your obedient servant,
| Margaret
= @

| Dear host, I have calculated the chances in Excel (the sheet has 14 columns, my wife laughs about me). The result is this order:
| @
| I will buy you a beer when we meet at the convention.
= @

| Just rolled into Laredo, 104 in the shade. Wife says hi, dog says woof.
| @
| Tell Jonas no hard feelings.
= @

| Hello sir, network is very poor here in the village so I keep it short.
| @
| Will be back in Pune on Monday only. Take care.
= @

| this is prob my favorite game ever ngl
| @
| can we play again in the summer when schools out??
= @

| The vicar called, stayed for two hours, and ate the whole of the seed cake; hence the brevity of this note.
| @
| Thank you so much for all the trouble you take.
= @

| Order of the player red:
| @
| I am since yesterday grandfather! A girl, 3400 gram, all are healthy.
| Cheers
| Jürgen
= @

| Long haul ahead, Boise to Memphis, so you're gettin' this early.
| @
| Keep the rubber side down, and thanks for puttin' up with us.
= @

| Respected host,
| With reference to the current turn, my order is as follows.
| @
| One small query, unrelated: is there any website where the old games are archived? My juniors in office want to learn.
| Warm regards,
| Priya N.
= @

| do this one for me pls
| @
| and happy bday btw!! hope u got cake
= @
