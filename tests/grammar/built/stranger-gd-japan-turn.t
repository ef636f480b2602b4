# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Please spawn three troops in Osaka and send four of the troops there on to Kyoto.
= spawn 3 in Osaka
= move 4 from Osaka to Kyoto

I'd like to build a fortress in Nagano this turn. No other orders from me.
= build fortress in Nagano

All my new units should appear in Hiroshima. From Hiroshima, two go west to Yamaguchi and two go east to Okayama.
= spawn all in Hiroshima
= move 2 from Hiroshima to Yamaguchi
= move 2 from Hiroshima to Okayama

I am buying one stick of dynamite and one bag of salt. Nothing moves.
= buy dynamite
= buy a bag of salt

Throw my dynamite into Saga. After that the four troops in Fukuoka invade Saga.
= throw dynamite at Saga
= move 4 from Fukuoka to Saga

Use the crop supply now. Place a garrison in Wakayama and leave every army exactly where it is.
= use crop supply
= build garrison in Wakayama

osaka->kyoto 4, kyoto->shiga 2, rest stays
= move 4 from Osaka to Kyoto
= move 2 from Kyoto to Shiga

spwan everything in hokaido and take all but two of them over to aomori pls
= spawn all in Hokkaido
= move all but 2 from Hokkaido to Aomori

Iwate: 2 to Akita, 2 to Miyagi, 1 stays
Akita: everybody to Yamagata
= move 2 from Iwate to Akita
= move 2 from Iwate to Miyagi
= move all from Akita to Yamagata

Fukuoka -> Oita 3 and same again to Kumamoto
= move 3 from Fukuoka to Oita
= move 3 from Fukuoka to Kumamoto

move 3 to nara
?

from Ishikawa some go to Fukui and some to Gifu you know what i mean
?

If at least three survive in Kyoto, send the rest on to Fukui.
?

What would happen if I threw dynamite at Hyogo and moved 3 from Osaka to Hyogo on the same turn? Does the dynamite come first?
?
?

Hi Ren, how about this: you move 3 from Oita to Kumamoto and I siege Miyazaki with my trebuchet, and then we share Kyushu fairly. Deal?
?

Last turn I moved 4 from Ehime to Hiroshima and built a garrison in Ehime, yet the map still shows nothing in Hiroshima. Could you check?
?

my brother says i should march 12 troops from Tokyo straight into Hokkaido on the back of a giant crab. lol. real orders later
?

Unless Marek attacks Gifu first, take 4 out of Aichi into Gifu.
?
