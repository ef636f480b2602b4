# Ordinary talk around orders, @, written by somebody who had seen neither lists nor code; of use since.

| Good morning, everybody. The plumber has finally left and I have hot water again.
| My order for this turn:
| @
| With warm regards (literally), Henrietta
= @

| Dear host,
| thank you for the clear map, it helps my old eyes a lot.
| @
| Many greetings from Graz, Herbert
= @

| Same as usual, nothing fancy.
| @
= @

| What a massacre that was last turn! I laughed so loudly that the dog left the room.
| Bob, you should write thrillers.
| Now for my reply to all this drama:
| @
= @

| Sorry that I come so late with this, in our office was today the big inspection.
| @
| I hope nobody had to wait because of me.
| Kenji
= @

| At last the snow is melting here, and the crocuses are out.
| I would like to @
| Love to you all, Granny Meg
= @

| @
| --
| Sent from a telephone that is smarter than its owner
= @

| Hello host! My daughter passed her driving test on the first try, and I'm told I must now hide the keys.
| Anyway, to business.
| @
| Cheers, Tom
= @

| Ann, that was beautifully played. I didn't see it coming at all, and I have been staring at this map since Tuesday.
| Here is the best I can do against it:
| @
= @

| Hola a todos, here it makes 38 degrees and I write from under the fan.
| My order is @
| Un abrazo, Marisol
= @

| Train delayed again. Good for the game, though.
| @
| R.
= @

| I was asked by my physiotherapist to sit less, so I am typing this standing up.
| Please enter the following:
| @
| Yours in pain, Prof. Lindqvist
= @

| Thanks for reminding me about the deadline, I had it in the calendar for the wrong week.
| @
| And happy birthday to the host, if I am not mistaken it was yesterday?
= @

| Teal will hate me for this one. Sorry, Teal, you are still invited on Saturday.
| @
= @

| Dear game friends,
| I was three days in the mountain without internet, it was very good for the head.
| I send you my order now:
| @
| Bis bald, Annegret
= @

| Bob told me a whole story last night about why he never keeps his word. I believed about half of it.
| @
| Good luck to the rest of you.
= @

| Orders attached in line, as the lawyers say.
| @
| This e-mail is confidential and intended solely for the addressee. Please consider the environment before printing.
= @

| No gossip today, my bread is in the oven.
| @
= @

| I've thought about this one all the way from Leeds to London, and I am quite content with it.
| @
| Should anyone want to congratulate me afterwards, I take chocolate.
| Priscilla
= @

| Konnichiwa. The rain season began and my umbrella already broke.
| @
| Always thank you for your hard work.
| Haruka
= @

| My son says I am too cautious. He is eleven and undefeated.
| To show him, I hereby @
| Kind regards, Dad of Max
= @

| hi hi, just got off my shift, feet are killing me
| @
| night all xx
= @

| Host, you asked how I'm feeling: much better, the fever is gone and I can smell the coffee again.
| Back to the war, then.
| @
= @

| That last report was the funniest thing I have read all month. Who writes these? Give that person a raise.
| @
| Duncan
= @

| I was a bit cross about what happened on my border, I admit, but I've had a walk and I'm over it.
| @
| No hard feelings, Blue.
= @

| Turn order received, map looked at, tea drunk.
| @
| Colonel (ret.) A. Finch
= @

| Excuse my English please, the autocorrect of my telephone is German.
| @
| Viele Grüße
| Uwe
= @

| My wife asks whether this game ever ends. I told her: when I've won.
| So she'd be grateful for this one:
| @
= @

| I can't stay long, as the choir starts at seven and I am the only tenor.
| @
| La la la,
| Giuseppe
= @

| Two things. First, the potluck is at our house this time, bring a salad.
| Second, my order:
| @
= @

| It's a pity that Cat has so little time at the moment; I do miss her speeches.
| Best wishes to her and the new baby!
| @
| Sincerely, Eleanor V.
= @

| I checked the rules twice and the arithmetic three times, an old habit from the bridge-building days.
| The result of my labours is as follows:
| @
| Walter, Dipl.-Ing.
= @

| Yo host, exam went ok I think, maths was brutal tho
| @
= @

| From my side there is for this turn only one thing to do:
| @
| If somebody has a good recipe for plum jam, our tree is exploding.
| Liebe Grüße, Heidrun
= @

| Never in twenty years of postal games have I been ambushed so politely. My compliments.
| @
| Your humble servant, Sir Reginald of the Kitchen Table
= @

| Late. Tired. Still alive.
| @
= @

| I am writing to you from the waiting room of the dentist, so be kind with me.
| Please to do for me: @
| Thank you and greetings, Joaquín
= @

| Everybody keeps telling me that Green is unbeatable. Well, so was my sister at marbles.
| @
| Off to feed the hens now. Bye!
= @

| Good evening, host. The power was out in our street until five and I've been playing cards by candlelight.
| With the router blinking happily again, I give you this:
| @
| Best, Fiona
= @

| Hope the new job treats you well! You did not even tell us whether there's free coffee.
| @
| Greetings from Antwerp, Joris
= @

| Order: @
| Remark: none.
| Weather: foul.
= @

| I know, I know, I always wait until the last evening. My teachers said the same.
| @
| Yours, the eternal latecomer
= @

| The cat walked over the keyboard while I was planning, and I must say her ideas were not bad.
| This one is my own, though:
| @
| M.
= @

| To the player of yellow: thank you for the peaceful turns, I appreciated them and my nerves too.
| To the host: @
= @

| We're moving house next month and I've packed the atlas already, so I play from memory and the little map on the screen.
| @
| Warmly, Constance
= @

| Gooood morning from the night shift at the hospital! It's quiet (I shouldn't have said that).
| @
| Nurse Pat
= @

| Since long time I did not enjoy a game so much, it must be said once.
| My next step is this:
| @
| Yoshi
= @

| Somebody wrote that red sleeps. Red does not sleep, red was at the tax office.
| @
= @

| Here is my order, and it comes with greetings from my mother, who finds your maps very pretty.
| @
| Luca
| Get Outlook for Android
= @

| I lost a bet with Ann about the last turn, so I owe her an ice cream. Vanilla, she says.
| Play goes on:
| @
| See you all on the other side, Benedict
= @
