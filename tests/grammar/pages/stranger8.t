# Talk around orders, @, written by somebody who had seen neither lists nor code; 60.

every board

| Namaste Ravi ji, hope the monsoon is not too bad where you are.
| @
| With regards, Suresh
= @

| Finally got a good position after those awful opening turns.
| @
| Watch out world, grandma is coming.
= @

| One order from me this time, nothing more.
| @
| Gr. Marijke
= @

| It's my only hope left, the east is gone and the south is going.
| @
| Pray for me!
= @

| I checked it twice on the map and yes, that's what I want.
| @
| Thanks! Sofie
= @

| @
| Is Stefan still in the game? Haven't heard a peep from him since May.
= @

| @
| I have no idea what Greta is up to but she's been awfully quiet.
= @

| Sorry this is so short, dinner is burning.
| @
| N.
= @

| Turn 9, player Green:
| @
| Over and out.
= @

| @
| Boom. Didn't see that coming, did you?
= @

| @
| Please confirm you got this, my mail has been acting up lately.
= @

| Hello Ruth, here is mine for the spring turn.
| @
| We had 30 cm of snow yesterday and the car is somewhere under it.
| Best, Pekka
= @

| Pieter thinks I'm too timid. I'll show him.
| @
= @

| @
| Ha! Let's see what Claire makes of that :-)
= @

| @
| How did the battle in the north end, by the way? The report didn't say how many were lost.
= @

| @
| Sorry for the typo in my mail last week, I was on my phone. Glad you understood it anyway.
= @

| hey, exam week here, am so tired
| @
| wish me luck for maths
= @

| Thanks for sorting out that mixup with Paul's fleet last turn, very fair.
| @
| All the best, Gwen
= @

| @
|
| Sent from my iPhone
= @

| Hello hello, greetings from a train somewhere in Poland, the wifi is terrible.
| @
| Kasia
= @

| Did anyone else watch the match last night? What a goal.
| @
= @

| ciao Marco, here in Lecce 38 degrees, impossible to think
| @
| un abbraccio, Titti
= @

| @
| PS when is the next deadline, Friday or Saturday?
= @

| Back from holiday, sunburnt and happy. Thanks for the extension.
| @
| Cheers, Dave
= @

| @
| I know, I know, everybody saw that coming.
= @

| Moin Uwe!
| @
| Tschüss und schönes Wochenende
= @

| My cat walked over the keyboard twice so I hope this mail has no extra letters in it.
| @
| Bye, Lotte
= @

| Dear Frank, hope the new job is treating you well.
| @
| Greetings from rainy Bergen, Oddvar
= @

| @
| Not that it'll save me, but I'm going down fighting!
= @

| @
| Tell Hugo thanks for the help last turn, I owe him a beer.
= @

| I'm only 12 but my dad says I'm doing better than him!!
| @
| from Max
= @

| bonjour, a bit sick today so short mail
| @
| Amitiés, Benoît
= @

| hi
| sorry for the late mail, the kids were both ill all week
| @
| thx, Jonas
= @

| Dear host, thank you for the very clear report, it must be a lot of work.
| @
= @

| Good morning! Coffee in one hand, map in the other.
| @
| Have a great day, Inês
= @

| This one is for my brother, who said I'd never dare.
| @
| Love you Mikey ;)
= @

| It may be a mistake, but I've made up my mind.
| @
| Do laugh if it fails.
= @

| Sir, my orders for this turn, as follows:
| @
| Your obedient servant, the Duke of Nowhere
= @

| Hi Tom, got your reminder, thanks!
| @
| Hope your mother is out of hospital soon.
= @

| @
| By the way, how many turns have we played now? I've lost count.
= @

| Dear Luis,
| @
| Greetings to Carmen and the little ones. We miss you at the club.
= @

| @
| Can't believe Ahmed took the whole coast last turn. Wow.
= @

| What a mess! Three of us in the same corner and no one talking.
| @
| Oh well, that's the fun of it.
= @

| Guten Tag, please excuse my english, I learn still.
| @
| Many thank for your work with the game!
= @

| I promised Elena I would do this, and I keep my promises.
| @
| Unlike some people here!
= @

| Anna left me no choice with all those armies on my border.
| @
= @

| @
| Poor old Dmitri. He won't be happy. He never is, lol.
= @

| I lost badly last turn, my own fault entirely.
| @
| Lesson learned I hope.
= @

| Nice weather at last, been in the garden all day and almost forgot the deadline.
| @
| Regards, Nigel
= @

| Hi, could you tell me who owns the islands now? The map is hard to read on my screen.
| @
| Thanks, Yuki
= @

| Right, enough waiting around. Time to get moving.
| @
| Mwahaha.
= @

| yo
| @
| gg ez
= @

| I've been thinking about this for three days and my wife says I'm obsessed.
| @
| She is right of course.
= @

| The doctor says I should avoid stress. So naturally I joined a wargame.
| @
| Bill (72 and still kicking)
= @

| Evening all. Lovely to see the map so busy this turn.
| @
= @

| Bob stabbed me in the back last year and I haven't forgotten.
| @
| Revenge is sweet.
= @

| @
| Great game so far, best I've been in for years. Will you run another one in the autumn?
= @

| Please find my order below.
| @
| Kind regards
| Dr. Helen Marsh
= @

| @
| That's it from me. See you all at the barbecue!
= @

| Here goes nothing
| @
= @
