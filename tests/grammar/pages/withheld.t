# Mails of one clear order, @: withheld, corrected, quoted, joked about, asked about or reported.

every board

| @
| I'm only thinking out loud here.
! @

| @
| My cousin reckons I'd be mad to do this.
! @

| Please treat everything here as a rehearsal.
| @
! @

| @
|
| I'll let you know by Thursday which way I go.
! @

| Bob keeps telling me to do this:
| @
! @

| What the three of us talked about:
| @
! @

| What would happen with
| @
! @

| @
| ... said nobody, ever.
! @

| @
| Just kidding!
! @

| This is what Cat sent me on the chat:
|
| @
! @

| @
|
| Hold your horses on the above, I have to check with my brother first.
! @

| @
| On reflection that is a bad plan.
! @

| @
| Actually, scratch line one.
! @

| @
|
| Let me sleep on it.
! @

| Option one:
| @
! @

| @
| It's a bluff. Don't tell anyone.
! @

| I had wanted to write
| @
| but the report changed my mind.
! @

| @ - or so my son says.
! @

| @ (if the host agrees)
! @

| @ (just an example)
! @

| @ (Bob's idea)
! @

| Copied from the forum:
| @
! @

| @
|
| The above is for the next round, once this one's over.
! @

| ~~@~~
! @

| @ <-- dropped this one
! @

| My old orders were:
| @
! @

| My neighbour would play
| @
| if he were me.
! @

| @
|
| Pretend I wrote that.
! @

| For the sake of argument:
| @
! @

| @
| Awaiting your opinion before I commit.
! @

| Is it possible to
| @
! @

| Could someone tell me whether this works:
| @
! @

| @
| I am torn.
! @

| @
| Will finalise tonight.
! @

| @
|
| Proper orders to follow.
! @

| @
| Placeholder until I'm home.
! @

| Here's what I would have sent yesterday:
| @
! @

| If nobody answers my letter:
| @
! @

| @
| Pending Cat's reply.
! @

| Bob: @
! @

| Cat to me: @
! @

| Dad: @
! @

| Someone in the pub: @
! @

| Not this: @
! @

| Instead of: @
! @

| Idea 1: @
! @

| For discussion: @
! @

| In case of war: @
! @

| @; but first ask Bob.
! @

| @. Then again, maybe that's foolish.
! @

| @. You decide.
! @

| @. Would that even be allowed?
! @

| @. That's what he'd love me to do!
! @

| @, unless you hear otherwise
! @

| @, I suppose?
! @

| @ ???
! @

| @. Check with me before you run it.
! @

| @. Consider it a threat.
! @

| @. I take it back.
! @

| @. No wait.
! @

| @
|
| Oops, wrong game.
! @

| @
|
| Hang on, that isn't what I want. New orders soon.
! @

| @
|
| Forget it.
! @

| @
|
| Sorry, that was meant for Bob.
! @

| @
|
| Sorry, ignore this mail, my daughter got hold of the keyboard.
! @

| @
|
| I haven't made up my mind.
! @

| @
|
| This is not my final answer.
! @

| @
|
| Don't carry this out until Cat confirms.
! @

| @
|
| Only with Bob's blessing.
! @

| @
|
| My wife typed this, I will see whether I agree.
! @

| @
|
| Delete this after reading, it is a fake for Bob.
! @

| @
|
| It depends what Bob does.
! @

| @
|
| Same as above but twice as many. Hm, or half.
! @

| @
|
| Let's say I did this. What are my odds?
! @

| @
|
| Please run a simulation of this for me.
! @

| @
|
| I saw this in the rulebook's example and wondered what it means.
! @

| Quoting the rulebook:
|
| @
! @

| From my notebook, two months ago:
|
| @
! @

| Proposal to the alliance
|
| @
! @

| Bob wrote to me this morning.
|
| @
|
| He thinks I should do it and I said I'd think about it.
! @

| @
|
| Nah.
! @

| @
|
| That was a joke, of course.
! @

| @
|
| Second thoughts: I'd rather stay put.
! @

| @
|
| To be confirmed.
! @

| @
|
| I might change this later on.
! @

| @
|
| Treat as void if I mail again today.
! @

| @
|
| Cancel that.
! @

| @
|
| Undo!
! @

| @
|
| I regret it already, can it be stopped?
! @

| Rumour has it that Bob will
|
| @
! @

| Old plan, no longer valid
|
| @
|
| April fool!
! @

| @
|
| Do you think that is wise?
! @

| The host asked me for an example, so here goes:
| @
! @

| Dear Bob, you should
| @
| Yours, Ann
! @

| @
| Not sure about the number.
! @

| @
| Number to be adjusted.
! @

| @
|
| Leave this one out, please.
! @

| @
|
| My finger slipped.
! @

| @
|
| What I meant is something else, wait for my next mail.
! @

| Somebody suggested:
|
| @
! @

| [draft]
| @
! @

| DRAFT - do not send
| @
! @

| Whatever Cat does, I'd never
| @
! @

| Two possibilities. First:
| @
! @

| I dreamt that I had ordered this:
| @
! @

| No conditions, unless he attacks.
| @
! @

| No conditions but only if he is away.
| @
! @

| @
| That was too hasty
! @

| @
| I beg your pardon, that was wrong.
! @

| @
| I never said that.
! @

| @
| I'll see if I want it
! @

| @
| I'll see what I do
! @

| @
| thats all for now, ill confirm tomorrow
! @

| Once more troops come,
| @
! @

| I will say it tomorrow:
| @
! @

| I would say it so:
| @
! @

| I only say it as an example:
| @
! @

| @, if it pleases Cousin Bob.
! @

| @, if I may have the east for it.
! @

| @, if I can count on my neighbour.
! @

| @, if I have his word right.
! @

| @, if my brother is right.
! @

| @, if memory serves him.
! @

| @, if you would do the same.
! @

| @, if it is not too late to change my mind.
! @

| @, if I am mistaken.
! @

| @, if it's all the same to my neighbour.
! @

| @, if I may still decide otherwise.
! @

| @, if my maths is wrong.
! @
