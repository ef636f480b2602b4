# Mails whose orders other words of the mail bear on. Held out: measured, never tuned to.

board sealed sentences

| move 4 from Osaka to Kyoto. Provided Nara is quiet.

| move 4 from Osaka to Kyoto. Assuming nobody is there first.

| move 4 from Osaka to Kyoto. Hm, make it 5.

| move 4 from Osaka to Kyoto. Forget I said that.

| move 4 from Osaka to Kyoto. Next turn.

| move 4 from Osaka to Kyoto. Alternatively Nara.

| move 4 from Osaka to Kyoto! Psych!
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Just thinking aloud.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Pending talks.

| move 4 from Osaka to Kyoto. So says Cat.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Oops, I mean Nara to Kyoto.

| move 4 from Osaka to Kyoto. To be confirmed.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Ask Bob first.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. I will confirm tonight.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. On second
| thought, keep them at home.

| spawn 3 in Osaka. No, 2.

| spawn 3 in Osaka... or not.

| spawn 3 in Osaka? Yes. No. Yes.

| Not sure about this. move 4 from Osaka to Kyoto.

| Say Bob attacks. Move 4 from Osaka to Kyoto.
? move 4 from Osaka to Kyoto

| Red may ask this of me. move 4 from Osaka to Kyoto.

| move 4 from Osaka to Kyoto. I take it back.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Nah.

| move 4 from Osaka to Kyoto; at least if Nara holds.

| move 4 from Osaka to Kyoto. Thanks!
= move 4 from Osaka to Kyoto

| Hi host! Please move 4 from Osaka to Kyoto. Cheers, Ann.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Good luck to all.
= move 4 from Osaka to Kyoto

| Sorry for being late! move 4 from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. That is all for now, thanks.
= move 4 from Osaka to Kyoto

| Thanks for the report. move 4 from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

| Great game so far! move 4 from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

| Another try. move 4 from Osaka to Kyoto. spawn 3 in Nara.
= move 4 from Osaka to Kyoto
= spawn 3 in Nara

| move 4 from Osaka to Kyoto. Banzai!
= move 4 from Osaka to Kyoto

| Yes. move 4 from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

| First, spawn 3 in Osaka. Then move 4 from Osaka to Kyoto.
= spawn 3 in Osaka
= move 4 from Osaka to Kyoto

board sealed labels

| outdated: move 4 from Osaka to Kyoto

| Bob's plan: move 4 from Osaka to Kyoto

| Nightmare: move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| TODO: move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| blue: 4 Osaka -> Kyoto

| Bob, Ann: move 4 from Osaka to Kyoto

| Wikipedia says: move 4 from Osaka to Kyoto

| Nicht ausführen: spawn 3 in Osaka
? spawn 3 in Osaka

| My partner's moves:
| move 4 from Osaka to Kyoto

| What Bob should do:
| move 4 from Osaka to Kyoto

| Dear diary: move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| move his 4 troops from Osaka to Kyoto

| move blue's 4 troops from Osaka to Kyoto

| move 4 of your troops from Osaka to Kyoto

| Blue, move 4 from Osaka to Kyoto

| Dear Bob, move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| Movement phase: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Red: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Ann's orders:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Step one: spawn 3 in Osaka
| Step two: move 4 from Osaka to Kyoto
= spawn 3 in Osaka
= move 4 from Osaka to Kyoto

| Please do the following:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| My final orders:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Osaka: move 4 to Kyoto
= move 4 from Osaka to Kyoto

| So: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| I order the following: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Turn 2 - red:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

board sealed withdrawals

| withdraw - spawn 3 in Nara

| cancel (move 2 from Nara to Mie)

| withdraw: move 2 from Nara to Mie

| cancel all - move 4 from Osaka to Kyoto
~ withdraw all
? move 4 from Osaka to Kyoto

| withdraw everything, please
= withdraw all

| Please ignore my earlier message.

| ignore the mail I sent before

| Ignore my last mail. New orders:
|
| move 4 from Osaka to Kyoto
| spawn 3 in Nara
~ withdraw all
= move 4 from Osaka to Kyoto
= spawn 3 in Nara

| move 4 from Osaka to Kyoto
| spawn 3 in Nara
|
| Bob has a typo in his name on the map.
= move 4 from Osaka to Kyoto
= spawn 3 in Nara

| move 4 from Osaka to Kyoto
|
| The report has a mistake: the date is wrong.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
|
| That is wrong, sorry.

| move 4 from Osaka to Kyoto
|
| Line 1 is a mistake.

| move 4 from Osaka to Kyoto
|
| Oh, and the clock on your website is wrong.
= move 4 from Osaka to Kyoto

board live sentences

| deploy 3 in Nevada. Only if blue is away.

| deploy 3 in Nevada. No, Texas.

| deploy 3 in Nevada. Actually don't.

| deploy 3 in Nevada. Let me know what you think first.

| deploy 3 in Nevada. Thanks a lot!
= deploy 3 in Nevada

| Hi! deploy 3 in Nevada. Yours, Ann
= deploy 3 in Nevada

board live labels

| Bob: deploy 3 in Nevada

| Uncle: deploy 3 in Nevada

| Rumours: deploy 3 in Nevada

| Orders: deploy 3 in Nevada
= deploy 3 in Nevada

| Ann: deploy 3 in Nevada
= deploy 3 in Nevada

board live withdrawals

| deploy 3 in Nevada
|
| Blue has left the chat.
= deploy 3 in Nevada

| deploy 3 in Nevada
|
| Forget it.
