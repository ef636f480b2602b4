# Questions and talk beside orders, @, written by somebody who had seen neither lists nor code.

| @. By the way does the bell ring tonight or tomorrow?
= @

| @
| whos turn is it after me, ann or yellow?
= @

| Good evening,
|
| please @.
|
| I hope the garden survived the storm.
| Kind regards,
| Margaret
= @

| How many has teal got in Libya? Anyway, @ for me.
= @

| @
|
| what does a bribe cost these days, I lost the rules
= @

| sorry im on the train, @, and can you send me the map again when you get a min
= @

| Who owns Saitama now? I can't open the picture on my phone.
|
| @
= @

| @!!! he had it coming after what he did to me last week, did you see that??
= @

| hiya, it's me again. @. how's the new job going?
= @

| So I looked at the map over lunch and I reckon it's time: @. My son says hello, he wants to join the next game, is there a free seat?
= @

| @ lol
|
| did blue really leave it with only 1 troop??
= @

| @. Thanks for the reminder, I'd have missed it.
= @

| @ pls, and how many points would that leave me with?
= @

| @
| --
| Bert (back on Monday, is that ok with the deadline?)
= @

| dear host, is it permitted to talk to blue between turns? My order for now: @. Many thanks, Anneliese
= @

| @. Raining again here.
= @

| Could you please @? And one rules question while I'm at it: does it take a whole turn to get there?
= @

| quick one from the bus
| @
| did the last mail arrive? got a weird error
= @

| Is the deadline Friday noon my time or yours? I'm in Lisbon this week. @.
= @

| @, cheers mate, hows the knee
= @

| @
| is that two steps allowed? I think it was last time
= @

| Texas needs help, I fear, so: @. Does yellow have more than 10 in Louisiana? Looks scary from here.
= @

| what did green do last round I was asleep
|
| @
= @

| @, I love that this is a thing. Who wrote this game?
= @

| @ and can I please have until Sunday for the rest? Visiting my parents.
= @

| @
|
| How much does it give again? 
|
| Sent from my iPhone
= @

| Hello there! @. Hope you had a nice Easter.
= @

| @. That was an expensive mistake wasn't it. What did bob pay for his trebuchet, do we know?
= @

| wow didn't see that coming from Tharn. ok. @. has he got anything left down there?
= @

| @ and @
| which colour is our friend Pieter? green?
= @

| Sir, may I enquire whether one can still trade cards at this stage of the game. In the meantime kindly @. Yours, H. Abernathy
= @

| @. does Tharn find out it was me, ha
= @

| @ please! (whose idea was it to make Angola so small on the map? can barely see it)
= @

| @, is it still 1 coin each
= @

| Why is yellow allowed to have two turns in a row? Never mind, perhaps I misread it. @
= @

| @. Sorry for being so late, the kids had fever. Did I hold everyone up?
= @

| @
|
| im pretty sure hes got 2 there but can u check for next time how many he has in Juniper
= @

| @ n @. is there gonna be another game after this one? im in
= @

| Kyoto has been sitting there full of men doing nothing. @. Does blue see my orders before the bell? I always wondered about that.
= @

| Boss, can I get a day extra next week? dentist. Now: @
= @

| Where is Copperdale exactly, somewhere near the coast? I can't find my printed map. @ regardless.
= @

| Bonjour! @ svp. Blue makes me nervous, he is so quiet since Tuesday, is he ill?
= @

| @ ... feel a bit bad about it. How are you doing yourself after the flu?
= @

| @, then @
| can you tell me again how the dice work in battle? ta
= @

| Rob here, new phone. @. Was it ann or yellow who took Kansas off me?
= @

| @
| I know I know, everybody will say it's foolish :) what's the score
= @

| before I forget, @. i'll write properly after dinner if there's time, when's the bell?
= @

| @. How many has he, 4? 5? I'll find out I suppose
= @
