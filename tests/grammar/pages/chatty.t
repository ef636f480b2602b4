# Mails of one clear order, @, as chatty players write them: written from the rulebooks alone, before lists or code were
# looked at, and of use since. What is told, asked or shouted beside the order leaves it alone.

| Hi Sam,
|
| hope you had a good weekend. Here's what I'd like to do this turn:
|
| @
|
| Best,
| Ann
= @

| @
|
| Thanks for running this, it's great fun!
= @

| Dear GM,
|
| please find below my orders for this turn.
|
| @
|
| Kind regards
| Ann
= @

| hey! sorry I'm late, work was crazy :)
|
| @
= @

| Morning!
|
| @
|
| Let me know if anything is unclear.
= @

| @
|
| If there is anything wrong with it just shout.
= @

| My orders:
| @
| That's all for now.
= @

| @
| That is all from me this turn.
= @

| ok here we go
| @
= @

| Right, let's get this over with.
|
| @
= @

| Orders from Red:
|
| @
|
| -- 
| Ann
= @

| Hi,
|
| I hereby submit the following order:
|
| @
|
| Yours sincerely,
| Ann
= @

| lol that last turn was brutal
|
| @
= @

| Well played by Bob last turn, I did not see that coming.
|
| @
= @

| @
|
| See you on Thursday at the pub!
= @

| @
|
| P.S. My cat says hello.
= @

| Hello from sunny Lisbon!
|
| @
|
| Cheers
| A.
= @

| I know I'm late again. Sorry!
|
| @
= @

| Hi there, long time no see.
|
| @
|
| Ann
= @

| Thank you for the extension!
|
| @
= @

| @
|
| Looking forward to the results.
= @

| @
|
| Can't wait to see what happens!
= @

| Orders as follows.
|
| @
= @

| Please do the following for me:
| - @
= @

| 1. @
= @

| * @
= @

| This is what I do:
| @
= @

| Here goes nothing...
|
| @
= @

| Wish me luck!
| @
= @

| @
| Wish me luck :-)
= @

| @ Thanks!
= @

| @ Thank you very much in advance.
= @

| Please @.
= @

| Hi! @. Cheers, Ann
= @

| My move for the turn: @
= @

| Final orders: @
= @

| Hopefully I've got the syntax right this time.
|
| @
= @

| I think this is the right format:
|
| @
= @

| As always, thank you for hosting.
|
| @
= @

| @
|
| Have a nice evening everyone!
= @

| Dear host,
| as promised, my turn.
| @
| Greetings from Vienna,
| Ann
= @

| I've had a look at the map and the rules and here is my turn.
|
| @
= @

| Great map by the way.
|
| @
= @

| @
|
| By the way, the new map looks fantastic.
= @

| The weather here is awful, perfect for a war game.
|
| @
= @

| My kids were ill all week so I nearly missed this.
|
| @
= @

| Sent from the train, sorry for typos.
|
| @
= @

| @
|
| Sent from my phone
= @

| @
| xoxo Ann
= @

| Good luck to everybody!
| @
= @

| Sorry for spamming your inbox.
|
| @
= @

| Hi Sam, quick one from me today.
| @
= @

| Nothing fancy this time:
| @
= @

| Just one order today:
| @
= @

| Only one thing from me:
|
| @
= @

| @
|
| (sorry, short on time)
= @

| (Finally got round to this.)
|
| @
= @

| Phew, back from holiday. My turn:
|
| @
= @

| Vengeance!
|
| @
= @

| For glory!
| @
= @

| For the glory of the empire!
| @
= @

| It is on.
|
| @
= @

| Time for some action.
|
| @
= @

| After long thought I decided on this:
|
| @
= @

| I finally made up my mind.
|
| @
= @

| Let us see how Bob likes this.
|
| @
= @

| Bob won't like this one.
|
| @
= @

| Sorry Bob, nothing personal.
|
| @
= @

| @
| Sorry Bob!
= @

| Same sender, new address: this is my new mail. My orders:
|
| @
= @

| This took me ages to work out.
|
| @
= @

| @
|
| Could you send me the link to the map again?
= @

| @
|
| When is the next deadline?
= @

| @
|
| What time does the turn end, by the way?
= @

| @
|
| Is Bob still playing?
= @

