# Talk by which people withhold an order, @, written by somebody who had seen neither lists nor code; 60.

every board

| @
| Only if it's not too late for Ben to join in, else skip it.
! @

| In our 2019 game I opened with
| @
| Those were the days! Orders for this turn tonight.
! @

| @
| No wait, wrong map. That's for my other game, sorry.
! @

| @
| Sorry, my little brother typed that when I was in the kitchen. Ignore it please.
! @

| If the Turk attacks me then
| @
| otherwise I just hold.
! @

| Last turn I sent you this:
| @
| and I still don't understand why it failed. New orders to follow.
! @

| can I do this or is it too far?
| @
! @

| @
| No no no, stupid me, that's the wrong way round!
| Correct order follows.
! @

| Please cancel the order I sent this morning, which was
| @
| Sorry for the trouble, Jens
! @

| entschuldigung, I make mistake, this order is wrong:
| @
| I send a new one soon, Heike
! @

| Thinking of doing this in the autumn:
| @
| For now I have no orders.
! @

| Hi Priya, what would you say if you did this next turn?
| @
| I'd stay out of your way in return.
! @

| @
| Hmm, or would it be better to stay put? What do you think?
! @

| Let's postpone this by a turn, I'm not ready.
| @
| Sorry, Emeka
! @

| A general with any courage would have played
| @
| I however am a coward and will pass this turn.
! @

| You wrote in the report that I ordered
| @
| but I never sent that!! Please check.
! @

| @
| Just kidding!! My real order comes tomorrow.
! @

| @
| Don't do it yet! Waiting for word from Paolo.
! @

| @
| Scrap that. I talked to Ines and we made peace.
! @

| Hi Tom, is this allowed with the new rules?
| @
| Thanks, Ellie
! @

| I was going to send
| @
| but I've changed my mind.
! @

| Wouldn't it be funny if I sent this?
| @
| haha don't worry, I won't.
! @

| @
| Is that legal when there's a fleet in between? If not I need to think of something else.
! @

| I wish I could do this
| @
| but I gave Nadia my word I wouldn't.
! @

| @
| Oops, I meant the other army. Will send the correct one in a minute.
! @

| Assuming Pedro keeps his promise and goes north:
| @
| If he doesn't, then nothing from me.
! @

| Please don't process this before you hear from me again.
| @
| Hannah
! @

| Ok so I've got two ideas, and this is the first:
| @
| Will tell you the other later and then which one I pick.
! @

| Old orders, no longer valid:
| @
| New ones will come from my office computer.
! @

| @
| April fool! Nobody's moving anywhere.
! @

| Wait with this one until I've heard back from Fatima, ok?
| @
| I'll drop you a line when she answers.
! @

| Karl wrote me this, can you believe it:
| @
| He really thinks he can boss me around.
! @

| @
| I'd do that if I were you, Igor. What do you say?
! @

| Last night I dreamt I sent you this
| @
| and woke up sweating. Real orders after breakfast.
! @

| What would happen if I did this?
| @
| Just curious.
! @

| The rulebook page 7 gives this as an example:
| @
| What does "from" mean there? I'm a bit lost.
! @

| Could you check if this is written right? I'm not ordering it, only learning how.
| @
! @

| Hold on to this until I give the word.
| @
| Cheers, Fitz
! @

| @
| Please disregard the above, I was looking at the map from last month.
! @

| Only do this if Marco has left the harbour:
| @
! @

| I'm not sure yet, but I'm leaning towards
| @
| Will let you know by Thursday.
! @

| Ralf says his order for this turn is
| @
| but you'd better get it from him yourself.
! @

| Hi, testing if my new mail adress works, this is not a real order
| @
| Bye Tineke
! @

| @
| Well... perhaps. Ask me again on Friday, I really can't decide.
! @

| Dear Sven, I'd suggest you play this:
| @
| and I cover your back. Deal? Yours, Astrid
! @

| I withdraw this one, Ulla convinced me.
| @
| Have a good evening, Bjorn
! @

| Please take back what I sent yesterday:
| @
| I have a better plan now.
! @

| For the newcomers: an order should be written like this, for example
| @
| Hope that helps. Mine will come later.
! @

| @
| Hang on, forget that one. I'll write again tonight.
! @

| My son (5) thinks I should play this
| @
| Cute, but no. Mine follow when he's in bed.
! @

| Not this turn but the next one please:
| @
| thx Olli
! @

| @
| That was meant for Gustavo, not for you, please delete.
! @

| This is just a draft, the final version comes on Sunday.
| @
| Rgds, Colin
! @

| I will never, ever do this, whatever Rob says:
| @
! @

| Am I allowed to order this while I'm under siege?
| @
| Ta, Morag
! @

| Hi Lucy, would you mind doing this for me?
| @
| You'd get Spain in return. x Dan
! @

| Do this unless Mei moves into the strait:
| @
! @

| @
| Actually, on second thoughts, no. Leave everybody where they are.
! @

| Hello, maybe this? I'm torn.
| @
| Let me sleep on it, I'll confirm tomorrow.
! @

| On monday Tess offered this:
| @
| I haven't answered her. What's she up to?
! @
