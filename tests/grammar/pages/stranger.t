# Ordinary talk around orders, @, written by somebody who had seen neither lists nor code; of use since.

| Good evening from rainy Ghent! The little one finally sleeps, so here we go:
| @
| Hope your knee is better. Groetjes, Pieter
= @

| Sorry, sorry, sorry for being late again. My train to Leeds stood in a field for two hours.
| @
| Cheers, Dev
= @

| Congratulations to Ingrid on that brutal conquest of Kyoto, I did not see it coming.
| My turn: @
| Sent from my phone
= @

| Dear host, my mother turned eighty on Sunday and we danced until two, so forgive the short mail.
| @
| Warmly, Consuelo
= @

| Thirty-eight degrees here in Seville and the fan has died. Anyway!
| @
| I wish you all a cool breeze.
= @

| Hey, lovely map last turn, the colours really pop on my old monitor.
| @
| Bye for now, Tomasz (74 and still invading)
= @

| Ugh, losing five men at Nagano hurt. I sulked for a whole day, my wife can confirm.
| @
= @

| Hallo zusammen, greetings from the ski hut, the wifi is worse than my strategy.
| @
| LG Steffi
= @

| Thanks for waiting for me, exams are over (I think I passed chemistry!!).
| @
| --
| Oluwaseun A. | Lagos | "veni vidi venti latte"
= @

| No worries about the delay on your side, real life goes first.
| Here are mine: @
| Give the dog a pat from me!
= @

| Bonjour! Snow up to the window sills here in Chicoutimi, perfect weather for plotting.
| @
| Bonne chance à tous, Mathilde
= @

| I owe everyone an apology for last winter's auction, I typed like a cat on a keyboard.
| This time, properly: @
| Kind regards, Bertil
= @

| Well played, Hana, well played. I'll be dreaming about that support from Tottori.
| @
| x Louise
= @

| Hiya! New job, new laptop, same terrible player.
| @
| Have a brilliant weekend, Niamh
= @

| We've got a baby girl!!! 3.4 kilos, and she already looks like a Hegemon.
| Between the nappies: @
| Proud dad Emeka
= @

| Is it just me, or does this cycle go by faster than the previous ones?
| Orders for spring: @
| Get Outlook for Android
= @

| Morning all. The cherries are ripe and the starlings know it.
| @
| Talk soon, Grandpa Joe
= @

| Hope the operation went fine, Mr. Game Master! Take it easy.
| Whenever you feel up to it, mine are simple: @
| Best wishes from Kuala Lumpur, Farid
= @

| I had to look up where Shimane is. Geography lessons at forty-six, who would have thought.
| @
| Saludos, Graciela
= @

| Thank you for the clear report, I print them and hang them in the kitchen.
| @
| Toodle-pip, Winifred (Mrs)
= @

| Hej from Malmö, where it has been dark since Tuesday.
| @
| /Astrid
= @

| Four battles lost in a row. Even my goldfish feels sorry for me.
| @
| Your humble loser, Matteo
= @

| Happy new year, everybody! May your majorities be thin.
| @
| Sent from my iPad
= @

| What a cunning use of the Horn, Dorothy. I take my hat off.
| My own turn is humble: @
= @

| Apologies, the power was out in the whole village after the storm.
| @
| Stay safe, Marguerite
= @

| It's my first game ever by e-mail, hope I do it right :)
| @
| Ciao, Giulia (17)
= @

| The marathon is done, four hours and nine minutes, and I can't feel my legs.
| At least my armies still walk: @
| Cheers, Hamza
= @

| Hello dear, how are the grandchildren?
| @
| With love, Aunt Rosemarie
= @

| G'day from Perth, kettle's on.
| @
| Hooroo, Bluey
= @

| I really enjoy this group, just wanted to say that once.
| @
| Greetings, Bolormaa
= @

| Greetings, my lords, from a very wet Bergen!
| @
| May the dice be with me for once. Olav
= @

| These dice are rigged, I tell you. Six against one and I lose four!
| @
| Grumpily yours, Sándor
= @

| Sorry I missed yesterday, it was parents' evening and then the car wouldn't start.
| @
| Thx, Keisha
= @

| Congrats on the wedding, you two! Best news of the year.
| @
| Hugs, Beatriz
= @

| Writing on a bus between Pune and Mumbai, so forgive the thumbs.
| @
| Regards, Aniket
| Sent from my OnePlus
= @

| The roses are out and so are my knights.
| @
| Yours in chivalry, Reginald P.
= @

| Hi hi! Did anybody else see the eclipse? My students went wild.
| @
| See ya, Mr. Okonkwo
= @

| Feeling much better after the flu, thanks for asking.
| @
| Take care of yourselves, Petra
= @

| That was a fine siege of Quarrystone, Dimitri, no hard feelings at all.
| My answer: @
| Γεια χαρά, Eleni
= @

| Short and sweet today since the pizza's here:
| @
| Buon appetito!
= @

| Howdy y'all, finally some rain on the ranch.
| @
| God bless, Earl
= @

| I can't believe I rolled that badly in Utah. My cat could do better.
| @
| Cheers, Freja
= @

| So sorry for the wait, my daughter's school play ran long (she was a very convincing tree).
| @
| Warm regards, Yusuf
= @

| Nice comeback, Red! I honestly thought you were finished.
| @
| Sent from my Galaxy
= @

| Hello from Kyiv, all well here, the lights are on today.
| @
| Thank you, Oksana
= @

| My doctor told me to avoid excitement, so naturally I'm invading Ohio.
| @
| Harold, 81
= @

| Aloha! I learned more about American geography in this game than in twelve years of school in Brno.
| @
| Měj se, Lenka
= @

| Is the coffee machine in your office still broken? Ours is now too, it's an epidemic.
| Anyway: @
| Best, Sanjay
= @

| Merry Christmas and thanks for hosting us all year!
| @
| The Lindqvist family
= @

| hi!! so happy it's my turn, been refreshing my inbox like crazy haha
| @
| xoxo Thandi
= @
