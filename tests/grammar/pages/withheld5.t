# Mails that withhold their order, @, written by somebody who had seen neither lists nor code; of use since.

| Good evening, host. I had this typed and ready:
| @
| But having slept on it, I would rather not do that after all. Something better will follow tomorrow.
| Regards, Henrietta
? @

| In case Ann leaves her border open, please do this for me:
| @
| Otherwise I stay at home.
? @

| Would it be legal, by the rules as they stand, to
| @
| I only ask because my son and I have a disagreement about it.
? @

| Bob sent you this last night, he told me so on the telephone:
| @
| What a nerve! My own order comes after dinner.
? @

| My plan for the turn after this one:
| @
| For now I have not decided anything. Greetings, Uwe
? @

| Just thinking aloud, dear host. One could of course
| @
| or one could wait and see. I'm leaning to waiting.
? @

| DRAFT - please do not process
| @
| Will send the final one when I am home.
? @

| Haha, imagine the face of Blue when I write
| @
| I'd never dare! But it made me laugh on the tram.
| Marisol
? @

| Forget please what I have sent you before, it was this here:
| @
| I make a new one until Thursday.
| Annegret
? @

| You wrote in your last mail:
| "@"
| and I do not understand where you got that from. I never sent it.
? @

| In our other game, the one on Wednesdays, I'd like to
| @
| For this game my order will come separately. Sorry to mix the two in my mailbox.
? @

| Cat and I are still discussing. Her suggestion is
| @
| and mine is the opposite. We will let you know when we have agreed.
? @

| If I were Bob, I would surely
| @
| Luckily he never thinks of such things.
? @

| Not this:
| @
| My finger slipped on the phone. Right order coming in a minute.
? @

| Host, can you tell me what it would cost me to
| @
| I have to count my coins before I decide.
? @

| Last turn you carried out the following for me:
| @
| and it went terribly wrong. I'll be more careful now. New order follows.
? @

| Don't
| @
| whatever my brother may write to you from my account. He is eleven and thinks he is funny.
? @

| I was going to write
| @
| when the news came that Teal is leaving us. Now I have to think everything through again.
? @

| Next year, when I have enough money, I shall
| @
| One must have dreams. For today I've nothing to send yet.
| Kenji
? @

| Please wait with the line below until I have heard from Ann:
| @
| I will write you again in the evening whether it is valid.
? @

| Only if Green has not moved yet:
| @
| R.
? @

| Ann proposes that I should
| @
| What do you people think of it? I'm honestly not sure she means well.
? @

| My wife would
| @
| I wouldn't. We're going to argue it out over supper and then one of us will mail you.
? @

| I withdraw the order I gave on Monday, that is to say:
| @
| It no longer suits the situation.
| Prof. Lindqvist
? @

| An example for the new players of what a well-formed order looks like:
| @
| This is not my order, of course, merely an illustration.
? @

| maybe
| @
| maybe not, dunno yet, will tell u tmrw after school
? @

| Two possibilities I am weighing up this evening. The first one is
| @
| and the second is doing nothing at all. I'll ring you when I know.
? @

| The rumour in the chat is that yellow will
| @
| Is there any truth in this? If so, I must prepare myself.
? @

| Yesterday I said I'd
| @
| and today I say I won't. A gentleman may change his mind.
| Sir Reginald
? @

| Dear Bob,
| I suggest that you
| @
| and in return I leave your harbour alone. What do you say? (Copy to the host, so that there are no misunderstandings.)
? @

| Ja, and when pigs can fly I will
| @
| No no, dear Blue, you get me not so easily.
| My real order comes later. Heidrun
? @

| Is it too late to
| @
| or has the deadline passed already? Please tell me before you do anything.
? @

| The order below came from my old address, and I'd like it struck out:
| @
| Nothing in its place for the moment, thank you.
? @

| On 3 May, Cat wrote:
| > @
| Did you see that? I nearly fell from my chair. She is braver than I thought.
? @

| I had a dream in which I told you to
| @
| and I won the whole game by it. Pity that it is nonsense when awake.
| Granny Meg
? @

| Assuming the alliance with Teal holds until Friday, you may
| @
| Should it break before then, don't.
? @

| What happens exactly when a player would
| @
| and the other one does the same? The rulebook is silent about that, or I am blind.
? @

| Don't put this in yet, I'm still checking it against the map:
| @
| Walter
? @

| For the game of my sister (she has no internet this week) she asks me to tell her host:
| @
| I don't have his address. Do you know it?
? @

| It would have been so wonderful to
| @
| but I see now that I have not enough left for it. What a pity.
? @

| Never in my life would I
| @
| so whoever is spreading that about me, please stop.
? @

| For next turn, so that I don't forget it on my holiday:
| @
| I'm back on the 14th and will confirm it then.
| Joris
? @

| My order was meant to be
| @
| until I saw Ann's answer. Now I ask you for one more day to consider.
? @

| I should have written
| @
| two turns ago, then I would not be in this mess. Ah well, too late.
| Duncan
? @

| Can somebody explain me why everybody recommends to
| @
| For me it looks like a suicide. I wait for your explications.
| Joaquín
? @

| Unless you hear from me by nine tonight,
| @
| I'm hoping for a better offer from Bob until then.
? @

| I am testing if my new mail program sends the lines correctly:
| @
| Please ignore the contents and only tell me how it arrived. Thank you!
? @

| The thing with
| @
| is off. Don't ask why.
? @

| A friend who watches our game over my shoulder insists that I
| @
| He has also lost every game of chess against me since 1994. I'll come up with something of my own.
? @

| Blue offers me three coins for doing this:
| @
| Tell me, is such a payment allowed at all? Until I've your answer I do nothing.
? @
