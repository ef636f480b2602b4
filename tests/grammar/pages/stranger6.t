# Ordinary talk around orders, @, written by somebody who had seen neither lists nor code; 60.

| Dear Umpire,
|
| @
|
| It has rained here for nine days and the cellar is full of frogs.
|
| Hiro
= @

| Good morning! My wife had the baby on Tuesday: a girl, seven pounds. I haven't slept since.
|
| @
|
| Yours, a very tired daimyo
= @

| @
|
| Did you hear that Sato has quit his job to grow mushrooms? I always said he'd end that way.
= @

| Sorry for being so late with this. The train stood for two hours outside Crewe because of a cow.
|
| @
|
| Best wishes, Martin
= @

| Please @ . Thank you, and give my love to Doris.
= @

| I know that Mori tells everyone I am finished. Let him talk.
|
| @
|
| Takeda, lord of the East and of a leaky roof
= @

| @
|
| By the way, when is the deadline for the turn after this one? I'm at my sister's from the 12th and she has no internet.
= @

| The doctor says I must not eat salt any more. If I'd known that at twenty, I would have eaten more of it then.
|
| @
|
| Cheers, Bob
= @

| My orders for this spring:
|
| @
|
| "The supreme art of war is to subdue the enemy without fighting." Sun Tzu
= @

| On your last report you wrote:
| > The winter was long and the harvest poor.
| > Please send your orders by Sunday.
|
| Here they are:
|
| @
|
| Regards, Ishida
= @

| @
|
| I've never been so sure of anything in my life, except for my marriage, and look how that went.
= @

| Dear referee, the spy I paid so dearly has come home at last and reports that Oda's castle is empty. Therefore:
|
| @
= @

| Tell me, are you the same Fletcher who played at Leeds in 1987? I lost to a Fletcher then, and I still owe him a pint.
|
| @
|
| Yours, Dick Norris
= @

| @
|
| Nothing else from me this time. My dog sends a paw.
= @

| Don't worry about my mail from yesterday, that was only about the club dinner, and I've sorted it out with Helen.
|
| My order:
|
| @
= @

| I would be most obliged if you would @ . Your humble servant, Lord Asano (in real life: plumber, Wigan)
= @

| What do you call a samurai with no sword? Pointless. I'm here all week.
|
| @
= @

| @
|
| Yamada wanted me to sign a treaty with him and I told him where he could put it. He hasn't called since.
= @

| The cricket was cancelled, so for once I have time to write to you. Father is out of hospital and already complaining about the food at home.
|
| @
|
| With kind regards
| Percy
= @

| My men are hungry, their boots are full of holes, and it's a rotten season for walking. Still, war is war.
|
| @
|
| Long live the clan!
= @

| @
|
| Could you perhaps send the maps in a larger print? My eyes aren't what they were.
= @

| Hi there, great report last week. I laughed till I cried about the monk and the goose.
|
| @
|
| Keep it up! Jan
= @

| I asked my grandson to show me how one attaches a photograph. If it has worked, you should see my begonias.
|
| @
|
| Old Mr. Pettigrew
= @

| He who hesitates is lost.
|
| @
|
| Kobayashi the Bold
= @

| @
|
| I would have written sooner but the power was out all over the village and I don't trust the phone.
= @

| Thank you for having me in the game. It's my first war ever, and I'm terribly excited.
|
| @
|
| Was that the right address for the subscription fee, the one in Bath?
= @

| As agreed in the rules, one order a turn, and mine is this:
|
| @
|
| Now back to the football. Two nil down, would you believe it.
= @

| Kenji says he'll never forgive me for what I did last year. I think he is joking, but with Kenji you can't tell.
|
| @
= @

| @
|
| -- 
| This e-mail and any attachments are confidential. If you are not the intended recipient please delete it and inform the sender. Think of the trees before printing.
= @

| Yesterday I dreamt of my old schoolmaster, who was eating a hat. What can it mean?
|
| Anyway, to business:
|
| @
|
| Sweet dreams to you
= @

| My lord has spoken, and he has spoken loudly:
|
| @
|
| His scribe, wiping the ink off his nose
= @

| We went to the sea. The kids got sunburnt, the car broke down, and somebody stole the tent. Never again!
|
| @
|
| Yours from the sofa, Anneke
= @

| @
|
| Revenge is a dish best served cold, and I have been standing in the snow since October.
= @

| Sir, it has come to my notice that Hojo cheats at bridge. I thought you should know what company you keep.
|
| @
|
| Colonel Blythe (ret.)
= @

| Attached to this letter you would find a cake if e-mail could carry cake. Happy birthday!
|
| @
|
| All the best, Mina
= @

| Please be so kind as to @ and put the kettle on, I'll be at your place at five.
= @

| I've thought it over the whole weekend, made a table, burnt the table, walked the dog, and come to a decision.
|
| @
|
| That's final. Greetings, Ulrich
= @

| @
|
| Two questions that are none of your business: who is leading in the other game, and is it true that Ueda got engaged?
= @

| Shimazu wrote to me:
| > You are a snake and the son of a snake.
|
| Isn't he charming? My orders for the turn:
|
| @
= @

| I can't come to the meeting on Saturday after all; we've got the roofers in. Say hello to everyone.
|
| @
|
| Geoff
= @

| @
|
| If you ever come to Bristol, do look in. The spare room has a new bed.
= @

| Hello from Lisbon! The sardines are excellent, the hills are murder.
|
| @
|
| Back home on the 20th. Love, Pat
= @

| In haste, on a bus, with one thumb:
|
| @
|
| sorry 4 typos elsewhere
= @

| They laughed at Noah, too.
|
| @
|
| Your loyal Nakamura
= @

| Everyone keeps asking me whether I'm in league with the monks. I am not. I don't even like incense.
|
| @
= @

| Some housekeeping first: my new surname is Brandt, since the wedding. The mail address stays the same.
|
| @
|
| Thanks, Lotte Brandt
= @

| @
|
| Should anyone ask what became of the honey you won in the raffle: it's still on my shelf, and slowly getting less.
= @

| My grandfather fought in a real war and never said a word about it. I play at one and can't stop talking. Funny, isn't it?
|
| @
|
| Yours ever, Simon
= @

| Now watch this, as the acrobat said to his mother-in-law.
|
| @
|
| Ito
= @

| Would you mind telling me how many turns there are before the game ends? It says twelve on the site and fifteen in the booklet.
|
| Orders of the Uesugi clan:
|
| @
= @

| @
|
| The cat walked over the keyboard a moment ago, jjjjjjjjjjk, she sends her regards.
= @

| Dear Susan, many thanks for stepping in as referee while Ray is ill. I hope he's up again soon; we have sent him grapes.
|
| Here is what my clan does this turn:
|
| @
|
| Warmly, Edith
= @

| A bird in the hand is worth two in the bush, they say, but my neighbour keeps ostriches.
|
| @
|
| Regards, Finn
= @

| Last turn I was greedy and got what I deserved: eleven good men at the bottom of the lake. I've lit a candle for each.
|
| This turn:
|
| @
= @

| Execute, if you please, with drums and trumpets:
|
| @
|
| The brass band is hired already.
= @

| @
|
| Mother always hoped that I would become a dentist.
= @

| I paid the five pounds for the season on Monday. Let me know if the bank has lost it again.
|
| @
|
| With best regards, Henrik Dahl
= @

| Okada calls me a coward, Asai calls me a fox, and my daughter calls me every Sunday.
|
| @
|
| Old Matsuda
= @

| It is so hot that the candles bend. I sit in the bath with the laptop on a plank, which is surely how I shall die.
|
| @
|
| Ciao, Renata
= @

| To the honourable keeper of the game, greetings, health and a long life! May your ink never dry and your cats never stray. I command:
|
| @
|
| Given under my seal in the third month, the Lord of Tosa
= @
