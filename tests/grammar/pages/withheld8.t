# Questions and talk beside orders, @, written by somebody who had seen neither lists nor code.

| @? not sure tbh
= @

| @, or is that too risky?
= @

| Would it make sense to @?
= @

| is it legal to @ in this phase?
= @

| @ i guess? unless bob is there already, is he
= @

| maybe @. dunno. what do threats even do
= @

| @, although... can I afford that? Let me know
= @

| @. Or should I wait for yellow to weaken himself? You tell me, you know the odds better.
= @

| i want to @ but isn't that leaving Iran wide open?? what do you think
= @

| Not convinced, but: @? Or does that let Tharn into Anvil for free?
= @

| @, they say fortune favours the bold. Then again Louisiana is right behind me... is it full of yellow?
= @

| Thinking aloud: @, that would hold against blue for a turn, wouldn't it? Or do fortresses count for more?
= @

| @? or @? cant decide, which one is closer to ann
= @

| @... ugh I don't know. He promised me peace. Would you?
= @

| @, if thats better than recruiting? is it
= @

| @. Hang on, is the trebuchet in Nara at all? If it's still in Osaka I'd need to think again
= @

| Can I @ or is that only once per turn?
= @

| I keep going back and forth over this. @, that's the plan at least, though it could be a trap, don't you find?
= @
| Do not @ yet please, I want to hear from ann first.
= @

| If Tharn goes for Crag this turn then I'll @, otherwise I stay where I am. When will I know?
= @

| Forget about @ (I had written "@"). I changed my mind. How long have I got?
= @

| I was going to @ but no, leave them there. Is ann still in Gifu?
= @

| what would happen if I @? just asking, dont do it
= @

| hold off on @ until I've talked with ann ok? she still owes me an answer
= @

| I don't want to @ yet, whatever I said yesterday. Was it Tharn who took Hesper or has it always been empty?
= @

| I'd @ but only if he's down to 3 or less. Is he?
= @

| Ignore my mail from this morning where I said @. I'll write again tonight, when does the turn close?
= @

| @ - no wait, don't. Where does green border me?
= @

| Unless ann has moved out of Aichi, please do NOT @. I can't tell from the last picture whether she has. Has she?
= @

| @ - that's what I'd do if I had the points, but I don't think I do. How many have I got?
= @

| pls cancel the @, if it hasnt gone through already. has it?
= @

| My position looks awful doesn't it? I nearly ordered @ just to end it, but better not, leave Chiba in peace.
= @

| Suppose I @, does everything there die, mine too? Only want to know how it works, no orders from me yet.
= @

| @, but wait with it till I give you the word. Is West Virginia still yellow?
= @

| once teal has left Libya, and not a minute before, @. thanks, and sorry to be a pain, is he still there?
= @
| @
| next turn.
! @

| I want to @
| next turn.
! @

| @
| in the next turn
! @

| I want to @ next turn
! @

| @
| after lunch
! @

| @
| on Sunday perhaps
! @

