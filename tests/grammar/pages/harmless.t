# Mails of one clear order, @: with ordinary courteous talk around it.

every board

| Hello Host, please find my orders below:
| @
= @

| Sorry for the delay, here are my orders:
| @
= @

| What I want to do this turn:
| @
= @

| Let's try this:
| @
= @

| Hi all, my moves are as follows:
| @
= @

| Good evening,
|
| @
|
| Best wishes,
| Ann
= @

| Hi there!
|
| @
|
| Thanks a lot for running this, it's great fun.
|
| Ann
= @

| @
|
| Cheers
| Ann
= @

| Dear host,
|
| I hope you had a lovely weekend. My turn:
|
| @
|
| Kind regards,
| Ann Miller
= @

| @
|
| Have a nice evening!
= @

| Sorry I'm late, the kids were ill.
|
| @
= @

| @
|
| Good luck everybody!
= @

| Orders from red:
|
| @
= @

| My orders for this turn are:
|
| @
|
| That is all for now. Thanks!
= @

| Hey, hope all is well. Here we go:
|
| @
|
| Greetings from sunny Lisbon,
| Ann
= @

| @
= @

| Thank you for the quick report, the map looks beautiful.
|
| @
|
| See you all next turn!
= @

| Howdy,
| @
| Cheers,
| A.
= @

| Morning!
| @
= @

| Ok, my move.
|
| @
= @

| Here's mine:
|
| @
= @

| Here is my turn. Sorry it took so long.
|
| @
= @

| @
|
| -- 
| Ann Miller
| Sent from my phone
= @

| @
|
| Sent from my iPhone
= @

| Another exciting turn! Great game so far.
|
| @
= @

| @
|
| It's raining cats and dogs here.
= @

| @
|
| We had a wonderful time at the lake last weekend.
= @

| I was at a conference last week, hence the silence.
|
| @
= @

| @
|
| Many thanks for your patience with me.
= @

| Hi,
|
| first of all: happy new year to everybody!
|
| @
|
| Best,
| Ann
= @

| Turn orders
|
| @
= @

| Orders:
| @
= @

| RED
| @
= @

| Red's orders
| @
= @

| My first orders ever! Exciting.
|
| @
= @

| Please do this for me:
| @
= @

| I would like to do the following:
| @
= @

| This turn I will do this:
| @
= @

| My decision for today:
| @
= @

| As promised, my orders:
| @
= @

| With this mail I submit my orders:
|
| @
= @

| Attached are my orders... just joking, they are right here:
| @
= @

| The weather is awful here.
|
| @
= @

| @
|
| My team won the cup on Sunday!
= @

| Congratulations to the winners of the last round.
|
| @
= @

| @
|
| Best of luck, and may the best one win!
= @

| @
|
| PS: The report looked great on my phone.
= @

| @
|
| Thanks and bye,
| Ann
= @

| @
|
| Yours sincerely,
| Ann
= @

| Ann here.
|
| @
= @

| Hello again,
|
| @
|
| Until next time!
= @

| My orders this time:
|
| @
|
| No other orders.
= @

| @
|
| Nothing else from me this turn.
= @

| @ please
= @

| @, thanks!
= @

| Please @
= @

| @. Thanks!
= @

| @. Cheers, Ann
= @

| @. That's it from me.
= @

| @. Good luck to all!
= @

| @. See you next turn.
= @

| @. Have a good weekend everyone.
= @

| Hi! @
= @

| Hello, my order is: @
= @

| Order: @
= @

| My order: @
= @

| 1. @
= @

| - @
= @

| * @
= @

| Hiya host, Ann here. @
= @

| Greetings!
|
| What a turn that was!
|
| @
|
| Looking forward to the results.
= @

| Thanks for the reminder.
|
| @
= @

| I apologise for my tardiness.
|
| @
= @

| We were on holiday in Spain, that is why you have not heard from me. It was lovely.
|
| @
= @

| Hi host,
|
| thanks for the update. It was a very nice surprise to see how the dice fell in that battle, and the new map
| colours are really easy on the eyes.
|
| @
|
| Regards
| Ann
= @

| This is Ann playing red.
|
| @
= @

| My plan for this turn:
|
| @
= @

| So here it is:
|
| @
= @

| Time for my turn!
|
| @
= @

| OK here goes nothing:
|
| @
= @

| Sorry, busy week at work.
|
| @
= @

| I have been looking forward to this all day.
|
| @
= @

| Hope everyone is having fun.
|
| @
= @

| The kids say hello.
|
| @
= @

| Thanks for hosting, I really appreciate the effort.
|
| @
= @

| Love the new report layout by the way.
|
| @
= @

| Let me know when the next turn starts.
|
| @
= @

| I read the rules again last night and think I've got it now.
|
| @
= @

| Could you please do the following for me:
| @
= @

| Would you be so kind as to enter this for me:
| @
= @

| For my turn, I'd like this:
| @
= @

| My go:
| @
= @

| Submitting my turn now.
|
| @
|
| Over to you!
= @

| @
= @

| May the force be with you.
|
| @
|
| Peace and love,
| Ann
= @

| It's my birthday today!
|
| @
= @

| What a beautiful map.
|
| @
= @

| I enjoyed the last report very much.
|
| @
= @

| Well played last turn, everyone.
|
| @
= @

| And now to business:
|
| @
= @

| Finally got some time for the game:
|
| @
= @

| Here come the orders of the mighty red empire:
|
| @
= @

| Red marches on!
|
| @
= @

| Long live the red empire!
|
| @
|
| Thx,
| Ann
= @


| Gentlemen,
| @
= @

| @
| Bert & Ilse
= @

| @
| Thanks for running this, we all appreciate it.
| Jess
= @

| Hiiii everybody, sooo sorry for being late!
| @
| Thankssss, byeee
= @

| No conditions meant at all.
| @
= @

| No ifs this time, I promise.
| @
= @

| @
| No conditions, I promise, I was only quoting a song.
= @

| I beg your pardon, that was too flowery.
| @
= @

| Sorry, that was not clear.
| @
= @

| oh, that was silly of me.
| @
= @

| I never wrote a word about conditions.
| @
= @

| @
| thats all for now, ill look what happens
= @

| @
| that's all, I'll see what happens
= @

| Once more with feeling:
| @
= @

| Once again:
| @
= @

| I will say it from new so it becomes right:
| @
= @

| @, if you please.
= @

| @, if I may.
= @

| @, if I can still count.
= @

| @, if I have counted right.
= @

| @, if my maths is right.
= @

| @, if memory serves.
= @

| @, if you would be so kind.
= @

| @, if it is not too much trouble.
= @

| @, if I'm not mistaken.
= @

| @, if it's all the same to you.
= @
