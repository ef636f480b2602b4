# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

My three new lads should appear in Kyoto, please.
= spawn 3 in Kyoto

All five new troops go to Hiroshima, where Bob has been far too comfortable lately.
= spawn 5 in Hiroshima

I would like to purchase a stick of dynamite. My grandson says it is a sensible investment.
= buy dynamite

• Osaka → Kyoto: 4 troops
• Hyogo → Okayama: 2 troops
= move 4 from Osaka to Kyoto
= move 2 from Hyogo to Okayama

Since Ann is nervous about her western border, I shall construct one trebuchet in Okayama.
= build 1 trebuchet in Okayama

Put up a garrison at Kumamoto so that more of my people fit in there.
= build a garrison in Kumamoto

Construction: bivouac, Yamagata.
= build bivouac in Yamagata

I throw my dynamite into Saga. Sorry, Blue, it's nothing personal!
= throw dynamite at Saga

Half a dozen soldiers shall travel from Niigata to Fukushima, because there the winter is milder.
= move 6 from Niigata to Fukushima

Invade Tokushima out of Kochi with five units.
= move 5 from Kochi to Tokushima
