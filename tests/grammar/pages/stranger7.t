# Talk around orders, @, written by somebody who had seen neither lists nor code; 50.

every board

| Evening all, just back from the dentist, half my face is numb.
| @
| Greetings from Ghent, Wout
= @

| @
| That should teach Renske to leave her back door open!
= @

| Hello Mr. Host,
| thank you for the nice map you sent, my son has it on his wall now.
| @
| Yours, Heinrich
= @

| ok so I thought about it the whole bus ride home
| @
| no mercy lol
= @

| Snow up to the windows here, the road is shut and I've nothing to do but play.
| @
= @

| @
| PS How many turns are left till the end, ten or twelve?
= @

| Sorry for the short mail, phone is at 3%
| @
= @

| Bonjour, the family is well, the cat had four kittens.
| @
| A bientot, Claire
= @

| I have been waiting for this moment since turn two.
| @
| Muahahaha
= @

| hey dude, great party on saturday
| @
| say hi to your sis
= @

| Good morning from sunny Lagos!
| @
| May the best man win. Regards, Tunde
= @

| I lost so much last turn that my wife laughed at me over dinner.
| @
| Here's hoping for better luck.
= @

| Hi, I'm the new one, took over from Stefan. Nice to meet you.
| @
| Hope I've written that the right way.  Olga
= @

| Nobody in this game talks to me any more, so I may as well fight.
| @
= @

| Thanks for the reminder, I'd clean forgotten what day it was.
| @
| Old age! Best wishes, Harold
= @

| My exams are over!!! Passed all but chemistry.
| @
| xx Jule
= @

| @
| Tell Kenji that was for what he did to me in March.
= @

| Hi Bob, nice weather for once, we sat in the garden all day.
| @
| Mum sends her love.
= @

| Well played by everyone last turn, I really enjoyed reading the report.
| @
= @

| I'm typing this from the hospital, nothing bad, just my knee.
| @
| The nurses think I'm mad. Best, Gunnar
= @

| Last week my dog ate the rulebook, so bear with me.
| @
= @

| So Felix thinks he's safe up there?
| @
| Surprise!
= @

| Hello, who's leading at the moment? I lost track over the holidays.
| @
| Greets, Bram
= @

| It's my birthday today, 71 and still conquering!
| @
= @

| Dear host, I am sorry for my English, I am learn it since one year.
| @
| With friendly greetings, Zdenek
= @

| The kids are screaming, the soup is burning, but the war must go on.
| @
= @

| hi its me again
| @
| this game is sooo much better than the last one
= @

| Three hours over the map with a pot of tea, and this is what came out of it.
| @
| Kind regards, Prudence
= @

| I promised Lucia I wouldn't, but a promise is a promise and war is war.
| @
= @

| Hi Jo, you asked how my dad is doing. Much better, he's home again.
| @
| Thanks for asking. Pete
= @

| What a turn that was! I nearly fell off my chair when I saw the results.
| @
= @

| Short and sweet today, train's coming.
| @
| Ciao, Matteo
= @

| @
| They'll write songs about this one day. Or laugh. Probably laugh.
= @

| Dear Frank, the rain hasn't stopped for nine days, the cellar is a swimming pool.
| @
| Best from Bergen, Sigrid
= @

| Poor Emil, first his computer breaks down and now this.
| @
= @

| Do you still run that chess club on Mondays? I might drop in.
| @
| See you, Neil
= @

| I know, I know, always at the last minute. Sorry!
| @
| Your most annoying player, Beth
= @

| My uncle was a real general and he'd be ashamed of me.
| @
= @

| grandpa here. the boy showed me how to do the e mail
| @
| it is a fine thing. regards, Walter
= @

| We are on holiday in Crete, 34 degrees, the wifi is awful.
| @
| Yassou! Dirk
= @

| Never trust a man with a moustache, I told you all about Gregor.
| @
= @

| I have had it with these two, always ganging up on me.
| @
| There. Feels good.
= @

| @
| thx for hosting, you do a great job m8
= @

| New job since Monday, up at five every day. Still have time for a bit of conquest though.
| @
= @

| Greetings to all from the far north, the sun is back since Sunday!
| @
| Aino
= @

| Hi there, I've got the flu and a fever of 39, but duty calls.
| @
| cough cough, Mirek
= @

| Some say I play like an old hen. Let them see this.
| @
| Regards, Dolores
= @

| Am I right that Hassan dropped out? Shame, he was good fun.
| @
= @

| Wish me luck, I'll need it!
| @
| Fingers crossed, Ewa
= @

| Happy new year to you and the whole gang.
| @
| Let's hope it's a peaceful one, except on the board of course :)
= @
