# Mails that withhold their order, @, written by somebody who had seen neither lists nor code; of use since.

| Hi host, yesterday I sent you this:
| @
| Please scrap it, I have changed my mind and will write again tonight.
? @

| If Bob doesn't answer me by six, then do this:
| @
| Otherwise leave everything as it is.
? @

| Quick question before I commit myself, would this be legal?
| @
| Thanks, Petra
? @

| Ann wrote to me last night, and I quote:
| @
| I've no idea what to reply to her. What does she mean by it?
? @

| Ha ha, imagine the look on Blue's face:
| @
| Just kidding, of course. My real orders come later.
? @

| In last turn's report I read that I did this:
| @
| I can't remember ordering that at all, could you check your mail?
? @

| Suppose I were mad enough to do the following.
| @
| How would the battle be worked out then? I ask out of pure curiosity.
? @

| This is for next turn, not for this one, so kindly keep it in a drawer until I say so:
| @
| Regards, Winston
? @

| In our other game, the one that Fred runs on Thursdays, my order is
| @
| Could you pass it on to him? You see him at work anyway.
? @

| DRAFT - do not process yet
| @
| I'll send you the final version after lunch.
? @

| My brother-in-law looked over my shoulder and said I should
| @
| but what does he know about strategy? I'm still thinking.
? @

| I'm torn between two plans and this is the first of them:
| @
| What do you all think? Nothing is decided.
? @

| Whatever happens, please don't do this:
| @
| My son had the phone again.
? @

| Bob here will write to you himself soon, he only told me at the pub that he wants to
| @
| That's his order, not mine, I am just the gossip.
? @

| Would it help you, Cat, and would you leave me alone afterwards, if I sent in
| @
| Let me know before Friday, then I'll decide.
? @

| I nearly wrote
| @
| but then I counted again and saw what a blunder that would be. Better orders follow.
? @

| The example in the rulebook should read like this, in my opinion:
| @
| At present it is rather hard for beginners to see how an order is written.
? @

| @
| Oh no, wait, forget that. I looked at the old map. Sorry, sorry!
? @

| Unless you hear from me before midnight, please enter
| @
| But I will most likely be in touch.
? @

| Last year in the final round I won with exactly this:
| @
| Those were the days!
? @

| Is it already too late for
| @
| or can I still choose something different?
? @

| My order from this morning was
| @
| and I'd like to replace it. I will tell you with what as soon as I have talked to Green.
? @

| Dear host, in my dream last night I wrote you this:
| @
| Then I woke up, fell out of bed and had an idea. Orders soon. Gertrud
? @

| Wait for my okay before you carry this out, please:
| @
| I need to speak with my ally first.
? @

| Teal is telling everyone that I'm going to
| @
| That's a lie from start to finish!
? @

| I might do this:
| @
| or I might not. Ask me again tomorrow.
? @

| As soon as the truce with Yellow has run out, in two turns or so, I am planning to
| @
| Keep it to yourself, please.
? @

| Only in case Ann attacks me first:
| @
| If she keeps quiet, so do I.
? @

| I hereby withdraw the following instruction, given in error on Tuesday:
| @
| A substitute will be filed in due course. J. W. Harcourt, solicitor
? @

| > @
| That's what you wrote back to me, host, but it isn't at all what I had asked for.
? @

| For practice I typed one, to see whether I understand the notation:
| @
| Did I get it right? It isn't meant for the game.
? @

| Why on earth did Blue
| @
| last week, when everybody knew what would follow? I would love to understand it.
? @

| Don't laugh, but my horoscope recommends
| @
| I would sooner eat my hat.
? @

| My co-player Jim suggests this for us:
| @
| I don't agree with him yet, so hold on until you get a mail from both of us.
? @

| I should have done this last turn and could kick myself:
| @
| Now it's too late, of course.
? @

| Offer to Green: you keep out of my north, and in return I will
| @
| Do we have a deal? I won't put it in before I hear from you.
? @

| hey is this a good move or am i dumb
| @
| tell me b4 i send it for real
? @

| Please cancel this one:
| @
| All my other orders stay as they were.
? @

| With three more units I would
| @
| but I don't have them, so there we are.
? @

| The old order
| @
| was a typing mistake. The right one comes when I'm back at a proper keyboard.
? @

| Let me think aloud for a moment.
| @
| Hm, no. That leaves me wide open in the south. I'll sleep on it.
? @

| My granddaughter plays a game like this at school and her teacher told her to
| @
| Isn't it charming? My own orders come tomorrow, dear.
? @

| If I remember correctly, Cat's favourite opening used to be
| @
| Somebody should tell her that we have all noticed.
? @

| Flip a coin for me: on heads
| @
| and on tails nothing. You may use any coin you like.
? @

| Can you tell me what the odds are for
| @
| before I make up my mind? I am no good with probabilities. Yours, Beppe
? @

| For the archive, here's what the late Professor Lindqvist played in the famous game of 1988:
| @
| It's still taught today.
? @

| I never sent this order, whoever it was must have used my address:
| @
| Please investigate, I am rather upset.
? @

| Nothing from me yet. I was tempted by
| @
| but let us see first what the others say about the peace plan.
? @

| Test test, does the new mail address work?
| @
| Please ignore the contents of this mail.
? @

| Sorry, wrong list! This was meant for the Saturday group:
| @
| Please delete it. Blushing, Anneliese
? @
