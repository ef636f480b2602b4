# Near to replies.t, and yet nothing may be done: the openings are the same.


every board

| Goodness, I am too fast. Wait with this one:
| @
! @

| Aha, plain words. Not this one then:
| @
! @

| Right, I'm being too hasty again.
| @
| Leave it.
! @

| Sorry, I was mistaken about this one.
| @
! @

| Well then, the old version:
| @
! @

| No more of this, I take it all back:
| @
! @

| Let me put it as Bob likes it:
| @
! @

| So this is how he writes it:
| @
! @

| Hooray! We showed them! So this is no longer needed:
| @
! @

| Wow, already my turn?! I thought of this, but let me think again:
| @
! @

| Phew, that was close, almost sent this:
| @
! @

| Okay here is what I do not do.
| @
! @

| The commands of the blue captain, short as a telegram:
| @
! @

| All right, your way then, tomorrow: @.
! @

| Got it, no orders.
| @
! @

| Ha, fooled by my own spelling! I never meant this:
| @
! @

| Next turn:
| @
! @

| My move would have been this one: @
! @

| @, because that is what you would do, isn't it?
! @

| @ since I get more that way, or do I?
! @

| @, as long as it is the only way to stay strong.
! @

| @ so long as they are not attacked.
! @

| @, otherwise nothing, if he agrees.
! @

| @ unless somebody else wants it.
! @

| @ to keep the front strong, provided Bob keeps out.
! @

| @, it's a bad idea, I won't.
! @

| @. That should not be done yet.
! @

| @. It was a mistake too.
! @

| @, because they asked me, but I refuse.
! @

| @, in case he attacks me there.
! @

| @, so my brother wants. I don't.
! @

| I shan't do this yet.
| @
! @

| Nothing from me today.
| @
| was only a thought.
! @

| For now I don't do any of it.
| @
! @

| After that Bob has moved I want this:
| @
! @

| Two ideas at once, my head spins! Cannot decide whether to do this:
| @
! @

| What a pretty map. Had I seen it before, I would do otherwise than this:
| @
! @

| @
| Then again, perhaps not.
! @

| This time I keep it back.
| @
! @

| @
| How silly this all is, I'd better not!
! @

| OK, plainly: I do not want this.
| @
! @

| No buts, no ifs, and not this:
| @
! @

| Right, once again, the old one:
| @
! @

| I shall be brief: this is off.
| @
! @

| So, in his language:
| @
! @

| Only this is not meant:
| @
! @

| Fine, here he goes.
| @
! @

| Let me write it tomorrow:
| @
! @

| Next turn, word for word:
| @
! @

| The deadline was moved, and so was I: no order.
| @
! @

| @, because it was a joke.
! @

| @, because I will not do it.
! @

| @ since I changed my mind.
! @

| @, since this is wrong.
! @

| @, otherwise not.
! @

| @, otherwise leave it.
! @

| @, otherwise nothing.
! @

| @, so it is not needed.
! @

| @, so forget it.
! @

| @, so I do not do it.
! @

| @, so nobody should do it.
! @

| @, as Bob would say.
! @

| @, as he would do.
! @

| @, as soon as he is gone.
! @

| @, as I said in my last mail, which is void.
! @

| @, because he says so, not me.
! @

| @, since then I have thought again.
! @

| @, because it must not happen.
! @

| @ as a joke.
! @

| @ to be decided.
! @

| @ to be done later.
! @

| @, to be confirmed tomorrow.
! @

| @, because maybe I should, or should I?
! @

| @, since you asked, but no.
! @

| @, because if he comes I want it.
! @

| @, in case he comes.
! @

| @, as long as he is away.
! @

| @, there's a mistake there.
! @

| @, that's not what I want.
! @

| @, that's only a thought.
! @

| @, they should decide it first.
! @

| @, so that was wrong.
! @

| @, which I do not want.
! @

| @, otherwise do the opposite.
! @

| @, otherwise I wait.
! @

| @, since that is for next turn.
! @

| @, because that was the plan before.
! @

| @, to see what you say.
! @

| @, to test the parser.
! @

| @, so long as nobody stands there.
! @

| @, so put it off.
! @

| @ to be cancelled.
! @

| @, since I will not have it.
! @

| Older version:
| @
! @

| Uncle's shopping list
| @
! @

| I want nothing more to do with this:
| @
! @

| What a clown would do here:
| @
! @

| The bold version
| @
! @
