# Ordinary talk around orders, @, written by somebody who had seen neither lists nor code; of use since.

| Good morning from foggy Lisbon, coffee in hand.
| @
| Have a nice day, all of you!
= @

| Hi Tom, sorry this is so late, the train was stuck outside Crewe for an hour.
| @
| Sent from my phone
= @

| Dear host,
| my orders for this turn:
| @
| With kind regards,
| Dr. Helmut Brandt, Dipl.-Ing. (ret.)
= @

| What a massacre last turn! I have not laughed so much since the wedding.
| Anyway, here is mine: @
= @

| @
| That's all I have, cheers.
= @

| My grandson showed me how to use the new tablet, so forgive me if this arrives twice.
| @
| The roses are lovely this year. Hugs, Oma Trude
= @

| Hola, I am writing from the office, so I am short today.
| @
| Saludos, Inma
= @

| Bob, you did see that coming, didn't you?
| Well, I can't say I'm sorry. On we go:
| @
= @

| Thanks for running this game so patiently, we don't say it enough.
| @
| P.S. The map you drew last week was gorgeous.
= @

| Counsel for the red player submits the following:
| @
| Respectfully,
| J. Whitcombe
= @

| lol what a turn
| @
| gtg dinner
= @

| Hello everybody, Kenji here. It is very hot in my city and the cicadas are loud.
| I order as follows.
| @
| Thank you very much for your hard work.
= @

| Apologies for the silence, we all had the flu, even the cat looked ill.
| Back on my feet now: @
| Regards, Marjorie
= @

| Turn orders:
| * @
| End of message.
= @

| I've thought about it long enough, my tea has gone cold.
| @
= @

| After last night's football I can barely speak, luckily I can still type.
| @
| Up the Rovers!
= @

| Dear Sir, I trust this finds you well and that the garden survived the storm.
| @
| Yours faithfully, Col. A. P. Braithwaite
= @

| Ann was right about the weather and wrong about everything else, haha.
| @
| Greetings from a very wet Bergen.
= @

| Hi! New phone, same old me.
| @
| --
| Carlos | amateur general | professional dad
= @

| First of all congratulations to Cat, that was a brilliant trick.
| Second, my own humble contribution:
| @
= @

| Only one thing from me this time: @
| See you on Sunday at the club.
= @

| The baby has two teeth now and uses both of them on my keyboard.
| @
| Love to all, Steffi
= @

| Please find my order below.
| @
| This e-mail and any attachments are confidential. Please consider the environment before printing.
= @

| I slept badly, I blame your last report. So much blood!
| @
| Yours, Edith
= @

| Writing this from the dentist's waiting room, wish me luck.
| @
= @

| Hey host, did you get your car back from the garage?
| @
| Best, Lukas
= @

| Blue talks a lot and does very little. I prefer it the other way round:
| @
= @

| Confirming receipt of your turn report, with thanks. The numbers all agree with mine.
| @
| R. Okafor
= @

| Yes yes, I know, I'm the last one again. My fault entirely.
| @
| Now you can all start, sorry!
= @

| Greetings from the beach. There is sand in everything, also in my laptop.
| I want to
| @
| Kisses, Paola
= @

| It took us four hours to get home through the snow but a promise is a promise.
| @
| Stay warm.
= @

| My wife says I should be kinder to my neighbours. My wife doesn't play this game.
| @
| Arthur
= @

| good evening, i am new in the group and a little nervous :)
| @
| thank you for your patience with me
= @

| Exam tomorrow, so no essay today.
| @
| wish me luck pls
= @

| Liebe Freunde, here comes my order from the sunny Black Forest.
| @
| Mit besten Grüßen, Jürgen
= @

| Did anybody else hear the news about the old chess café closing? So sad.
| @
| Miriam
= @

| Short and sweet:
| @
| Your move, gentlemen.
= @

| I lost my glasses, then found them on my head, and that explains the delay.
| @
| Big hug from Aunt Rosie
= @

| Hm, Teal owes me a beer for last turn and I haven't forgotten it.
| Here's the order: @
| Prost!
= @

| To: host
| Re: my turn
| @
| Out.
= @

| We're moving house on Saturday and I am surrounded by boxes.
| Fortunately the board was the last thing I packed.
| @
| Nils
= @

| Great game so far, honestly the best one since the one with the volcano.
| @
= @

| The dog ate my notes, no joke, but I remember this much:
| @
| Woof, Priya
= @

| Feierabend at last! One beer, one order.
| @
| Schönen Abend noch
= @

| I've been doing this by post since 1974, when a turn took three weeks and a stamp.
| @
| Fondly, Walter
= @

| For this turn I have decided on the following.
| @
| Please acknowledge by the usual reply, and thank you for your trouble.
= @

| Poor old Yellow, they've had rotten luck with the dice again.
| @
| Chin up, Yellow!
= @

| ok here goes nothing
| @
| fingers crossed
= @

| Host, your spelling of my surname gets more creative every week. I love it.
| @
| Signed, Szczepański (two z's!)
= @

| Lunch break, eleven minutes left, sandwich in the other hand.
| @
| Sent from my Galaxy
= @
