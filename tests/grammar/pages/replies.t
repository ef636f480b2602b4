# What people write around an order, @, who have just read a letter that did not understand them: how they put it now, what they
# feel, why they order it. All of it is done, on every board, at once.

every board

| OK, plainly then.
| @
= @

| No buts, I see.
| @
= @

| Right, once again, line by line:
| @
= @

| Ah, I am too wordy. I shall be brief:
| @
= @

| Oh dear, I was not clear. In plain words:
| @
= @

| So, in your language:
| @
= @

| Only this is meant:
| @
= @

| Fine, here we go.
| @
= @

| Let me write it out once more:
| @
= @

| Second attempt, word for word:
| @
= @

| Oh my, how thrilling!
| @
= @

| Ooh, four cities!
| @
= @

| @, because that way nobody walks in on my flank.
= @

| @, since my other places only have one neighbour each.
= @

| @, otherwise the barracks stand empty.
= @

| @, otherwise somebody else takes it.
= @

| @, as it would give me a way to the coast.
= @

| @, because then I can join up with my cousins.
= @

| @ to close the gap.
= @

| @, so nobody comes in by the back door.
= @

| @ because no one will miss them.
= @

| @, cuz they rot there anyway
= @


| Briefer version:
| @
= @

| My shopping list:
| @
= @

| fine, one order per line
| @
= @

| Winter
|
| @
= @
