# Of a stranger's mails those that withhold their one order, @.

| Dear host,
| my grandson, who has been reading over my shoulder, would do this:
| @
| He is nine. I shall send you my own orders after supper.
| Yours, Margaret
! @

| What I sent Tuesday was
| @
| Scratch that. New orders coming when I hit Amarillo.
! @

| would it even be legal to do
| @
| asking for a friend lol
! @

| Hello,
| the following order I have prepared, but it shall not be executed before I confirm it by a second mail.
| @
| The confirmation comes tomorrow until 18:00.
| Regards, Dieter
! @

| Dear Sir,
| There was one mistake in my previous mail, line 2. It was reading:
| @
| Kindly treat the said line as deleted. No replacement is there as of now.
| Thanks and Regards,
| Suresh
! @

| If blue leaves the coast by Thursday, then:
| @
| Otherwise leave me be.
! @

| @
| NOT!!! haha u thought
| i know u were already reaching for the mouse
| real one later tonight
! @

| Blue rang me up last night and begged me for this:
| @
| Poor lamb, he sounded quite desperate.
| I told him I would sleep on it. I have slept, and I am still thinking.
! @

| Got your note about how to write orders. So an example'd be like
| @
| right? Just checkin I got the hang of it before I send the real ones.
! @

| Last turn's move was "@" as far as I recall, and a fat lot of good it did me.
| My move for this turn follows once the map is out.
! @

| ok so plan for NEXT turn not this one
| @
| by then ill have way more guys
| this turn i got homework so im just gonna watch
! @

| Hi,
| I consider two variants.
|
| Variant A:
| @
|
| Variant B: I do nothing at all.
|
| I tell you in the evening which one it becomes.
! @

| Anything but this, please, whatever my wife may have mailed you from my account:
| @
! @

| Test case ID: TC-07
| Input: @
| Expected result: your program accepts the line.
| Please do not execute in the live game; this is only for checking the parser.
! @

| I dreamt, of all things, that I had written to you:
| @
| and woke quite relieved that I had not.
! @

| Ann says she already mailed in
| @
| on her end. That ain't got nothing to do with me, just figured you'd want to know she's blabbing.
! @

| wish i could do
| @
| but i got like no guys left so nvm
! @

| Before I give any order I need to know: how would the dice go, theoretically, with
| @
| compared with waiting one turn? Please answer soon, the deadline is tonight.
! @

| Hold off on this one till I holler:
| @
| I'm at a weigh station and can't see the map.
! @

| Please ignore the mail my cat produced by walking across the keyboard. I mean the one with
| @
| in it. I had only been toying with the notion, and she pressed Send.
| With apologies,
| M. Hargreaves
! @

| > @
| You quoted this back to me and asked, is it final. It is not final. I withdraw it.
| You receive the final version after I have talked with ann.
| Greetings, Jürgen
! @

| dude takumi told everyone im gonna
| @
| which is a total lie btw
| dont believe anything that guy says
! @

| Dear Moderator,
| As per my understanding the old rules were allowing
| @
| and the new rules are not. Is my understanding correct? Kindly clarify.
| I am not placing any order by this mail.
! @

| Years ago, in a postal game run out of Leeds, I opened with
| @
| and was out by Christmas.
| One lives and learns. How is your hip?
! @

| DRAFT - do not process
| @
| DRAFT
! @

| Ha! Saw your hint in the newsletter.
| I'd have to be drunk to send you
| @
| and I'm on the wagon. Talk later.
! @

| My wish list for some day:
| - a beer on the balcony
| - peace with Sofia
| - @
| My real orders I write on Sunday, when the children sleep.
! @

| Only in case that I do not write again before the deadline:
| @
| When I write again, only the new mail counts.
| Sorry for the complication. The train has again delay.
! @

| what happens to my score after
| @
| do i still get the bonus???
| my brother says no but he also thinks kansas is a city
! @

| No sir. Not doing it. My co-driver keeps on yelling
| @
| from the bunk and he can keep right on yelling.
! @

| Strike out the second item of my letter of this morning (@); I had misread the map. Everything else I shall write afresh tomorrow.
! @

| Had I but been quicker last week, I should have given you
| @
| and we would all be living in a different world. Too late now.
| Kind regards from a damp garden,
| Margaret
! @

| Team,
| Pending items from my side:
| 1. @ (status: awaiting reply from ally, not to be started)
| 2. Timesheet
| Will revert on item 1 by EOD tomorrow.
| Rgds, Priya
! @

| bet u 5 bucks the bot reads this as an order
| @
| its not an order. im just bored in math
! @

| I should advise green, were he to ask me, to play
| @
| in his position. He never asks.
! @

| The letter under my door was unsigned. It said, "Red will write @ or red will be sorry."
| I will be sorry, then.
! @

| Every fool on this board expects me to go
| @
| and that is why I won't. My orders are comin' after chow.
| Keep 'er between the lines,
| Earl
! @

| I had first in mind
| @
| but on a second look it makes no sense, because the supply is too thin. I look again at the map tonight and write then.
| Viele Grüße
| Dieter
! @

| pls dont count this one i hit send too early
| @
| still figuring stuff out, ill text u the actual thing after practice
! @

| Dear Sir/Madam,
| Could you kindly resend the list of orders received from me?
| My colleague is claiming that I have sent
| @
| whereas in my outbox no such mail is there, and I have no such intention.
| Thanking you,
| Suresh K.
! @
