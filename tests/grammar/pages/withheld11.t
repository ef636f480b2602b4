# Talk by which people withhold an order, @, written by somebody who had seen neither lists nor code; 50.

every board

| My little brother got at the laptop and typed this:
| @
| Please ignore it, my real orders come tonight.
! @

| Could I do this, or is it too far in one turn?
| @
! @

| @
| But only if Paolo hasn't already taken the place. If he has, I stay put.
! @

| Had the strangest dream last night, I was playing our game and wrote
| @
| and then the dice turned into frogs. Anyway, orders to follow tomorrow.
! @

| Hi Liz,
| I'd written this one down first:
| @
| but scrap that, I'd rather sit tight this turn.
! @

| Dear Anneke, what would you say if you did this next turn:
| @
| and I keep out of your south in return? Write me back, Joris
! @

| Don't do this yet, please wait until I've heard back from Marta.
| @
! @

| This is what I ordered in spring last year, do you remember?
| @
| What a disaster that was. This year's move comes by Friday.
! @

| @
| Hmm, or maybe not. Not sure. Let me sleep on it and I'll tell you in the morning.
! @

| Forget what's below, I pasted it in from the wrong game.
| @
! @

| Ravi told me on the phone that he's going to send you this:
| @
| Cheeky bugger, isn't he? My own orders come later.
! @

| @
| Only kidding!! You should have seen your face. Real one tomorrow.
! @

| Is something like this allowed by the rules?
| @
| If you say no I'll think of something else.
! @

| For the newcomers, an order has to look like this one, for example:
| @
| I'll send in mine on Sunday as usual.
! @

| @
| wait no. other way round. ill send it again in a min
! @

| I'm toying with this:
| @
| What do you reckon? Nothing is decided yet.
! @

| Hold this back until next turn, would you? I want to rest my men first.
| @
! @

| On Tuesday you wrote to me:
| @
| I never sent that! Please check who did, I don't want it carried out.
! @

| If Dana agrees to the truce, then do this:
| @
| I'll let you know what she says.
! @

| Wouldn't it be funny if I did this?
| @
| Haha no, I'm not that crazy. I'll send something sensible later on.
! @

| Cancel this one from my earlier mail please:
| @
| Thanks, Iain
! @

| @
| I can't make up my mind, so please don't count this as my order yet.
! @

| If I were Sandra I would play
| @
| but luckily for us all she's too scared for that.
! @

| Oh dear, I put the wrong place in my last line, it ought to be the one next to it.
| @
| Will write it out properly after lunch.
! @

| Hey Tomek, I propose that you play this and I cover you from the west:
| @
| Deal? Tell me before you send anything in.
! @

| @
| Strike that please, I changed my mind on the way to work.
! @

| Perhaps this, perhaps I'd better just hold. What would you do?
| @
! @

| This is for the case that Yusuf attacks me, otherwise leave everything where it is:
| @
! @

| @
| Please put this on ice till I've talked to my partner, I'll get back to you.
! @

| In the old game we had back in 2009 Marek won with one single order:
| @
| Those were the days. My orders for this turn follow tonight.
! @

| Lol, my girlfriend says I should send you this
| @
| She has no clue about the game. I'll do mine after work.
! @

| No no no, not this any more:
| @
| Too risky after what Ulla told me today.
! @

| Could you tell me what this would cost me?
| @
| I'd like to know before I decide.
! @

| I nearly sent you this one:
| @
| Good thing I looked at the map again first! Sending you something better tonight.
! @

| @
| was going to do that but nah. just pass for me this turn
! @

| Somebody hacked my mail and sent you this in my name, I hear:
| @
| It wasn't me. Please don't carry it out.
! @

| I'd love to do this some day when I've got more men:
| @
| but for now I'm staying at home.
! @

| Here's a draft, don't use it yet, the final version comes on Thursday.
| @
! @

| @
| Or would that break my treaty with Noor? If so, please leave it out.
! @

| Unless you hear from me by six, forget about this one:
| @
! @

| What's the correct way to write it, like this?
| @
| Just practising, my real order comes when I get the hang of it.
! @

| From: Carmen
| > Look what I've sent in for this turn:
| @
| She forwarded me that one. Isn't she sneaky? I'm still thinking about mine.
! @

| Not now, but in two turns from today I want this done:
| @
| I'll remind you then.
! @

| Hey, it was the wine talking when I sent you this last night:
| @
| Please take it back out. Head hurts. Sven
! @

| My plan A was this:
| @
| Too late for that now, I'm afraid. Plan B comes in an hour.
! @

| Please make sure this does NOT happen, I wrote it by mistake:
| @
! @

| Depends on the weather report: with a storm I don't want it, without one I do.
| @
! @

| Idea for you, Petra, what if you went for this?
| @
| Just a thought between neighbours. Hugs, Silke
! @

| You have this down as my order but I withdrew it yesterday:
| @
| Could you please delete it? Ta, Moira
! @

| April fool!
| @
| You didn't believe that one, did you? I'll send the proper order after supper.
! @
