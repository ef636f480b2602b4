# Mails of one clear order, @, that withhold it, in the words of players who know no list; of use since.

| @
|
| On second thought, leave it.
! @

| I would love to do this but I can't decide:
|
| @
! @

| Bob suggested:
|
| @
! @

| @
|
| Hmm, no.
! @

| @
|
| Please don't do that yet.
! @

| @
|
| Hold that one until you hear from me.
! @

| Don't do this:
| @
! @

| What would happen if I sent this?
|
| @
! @

| @
|
| Would that be legal?
! @

| Would this be a good order?
|
| @
! @

| Is it allowed to do this?
|
| @
! @

| @
|
| is that allowed
! @

| Last turn I sent you:
|
| @
|
| and it went terribly wrong.
! @

| My order for next turn:
|
| @
! @

| For the turn after this one:
|
| @
! @

| I'm torn between this and doing nothing.
|
| @
! @

| @
|
| or maybe not, I'll think about it tonight
! @

| @
|
| Unless Bob objects.
! @

| @
|
| But only if Cat agrees.
! @

| @
|
| Provided that Bob moves first.
! @

| If nobody else comes for it:
|
| @
! @

| I was going to send
| @
| but now I won't.
! @

| @
|
| Ignore the above.
! @

| @
|
| Never mind.
! @

| @
|
| Strike that.
! @

| @
|
| Actually scrap it, I am staying put.
! @

| @
|
| I take it back.
! @

| Please disregard this:
| @
! @

| Here's what I think Bob will send you:
|
| @
! @

| Bob asked me to forward this to you:
|
| @
! @

| Cat wrote:
|
| @
! @

| As an example of an order:
|
| @
! @

| Example:
| @
! @

| e.g. @
! @

| Not @
! @

| Under no circumstances @
! @

| Never @
! @

| @? Not sure.
! @

| @???
! @

| Maybe @
! @

| Perhaps: @
! @

| Option A:
| @
|
| Option B: nothing. I'll tell you which tomorrow.
! @

| DRAFT
| @
! @

| Draft, do not process:
|
| @
! @

| Testing testing
| @
! @

| This is only a test of your parser:
| @
! @

| I dreamed of this:
| @
! @

| My plan (not final):
| @
! @

| Provisional:
| @
! @

| @
|
| This is provisional, final orders follow.
! @

| @
|
| More to come, wait for my second mail before you act.
! @

| @
|
| I'll confirm later.
! @

| @
|
| Hang on, need to check with my ally.
! @

| @
|
| Correction: nothing of the sort.
! @

| @
|
| Make that 1 less.
! @

| @
|
| Sorry, wrong game!
! @

| Oops, the last mail was for another game. It said:
|
| @
! @

| I am not going to
| @
! @

| I'd rather die than
| @
! @

| It would be silly to
| @
! @

| Who would ever
| @
! @

| @
|
| Just joking.
! @

| @
|
| April fool!
! @

| @
|
| Gotcha :P you didn't believe that, did you?
! @

| In your dreams would I
| @
! @

| My son typed this:
| @
! @

| To be sent at the deadline:
| @
! @

| Once the truce is over:
| @
! @

| When Bob leaves:
| @
! @

| After Bob's mail arrives do this:
| @
! @

| I regret having sent this yesterday:
| @
! @

| This is what you booked for me, which is wrong:
| @
! @

| You got me wrong, I never wrote
| @
! @

| Please undo this:
| @
! @

| Cancel my
| @
! @

| Why was this refused?
|
| @
! @

| You refused this yesterday:
| @
! @

| I don't understand why
| @
| isn't accepted.
! @


| @
| Hmm, no. Scrap all of the above, I'll write again on Wednesday.
! @

| DRAFT - do not process
| @
! @

| @
| -----
| EDIT: ignore these, I misread the season. New mail follows tonight.
! @

| @
| Sorry, wrong game!! That was meant for my other group, please forget it.
! @

| @
| ... I'm withdrawing both lines, my flatmate found a better plan. More soon.
! @

| @
| Nope. Cancel that, my finger slipped. Will resend.
! @

| My brother typed the rest.
| @
! @

| I was drunk.
| @
! @

| My dog ate the real plan.
| @
! @

| My cat walked over the keyboard.
| @
! @

| I had a plan.
| @
! @

| The deadline was moved.
| @
! @

| My wife was at the phone and Bob dictated.
| @
! @

| We found an example in the rulebook.
| @
! @

| I imagined a perfect world.
| @
! @

| The coffee was cold. I made up a story.
| @
! @

| I was only kidding.
| @
! @

| Everything below was written by my son.
| @
! @

| I changed my mind.
| @
! @

| I invented the rest.
| @
! @
