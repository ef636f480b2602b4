# Mails whose orders other words of the mail bear on: to build on.

board sealed sentences

| move 4 from Osaka to Kyoto. Can I do that?
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Or is 5 better?
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. But hold back if Cat protests.

| move 4 from Osaka to Kyoto. Though I could live without it.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Well, three rather.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Scrap that.

| move 4 from Osaka to Kyoto. Not yet though.

| move 4 from Osaka to Kyoto. Tomorrow, that is.

| move 4 from Osaka to Kyoto. Either that or Hyogo.

| move 4 from Osaka to Kyoto. Hypothetically speaking.

| move 4 from Osaka to Kyoto. Subject to approval by blue.

| move 4 from Osaka to Kyoto. That was Bob's plan.
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Wrong, from Nara.

| move 4 from Osaka to Kyoto. Except when it rains.

| move 4 from Osaka to Kyoto. TBC
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Wait for my word.

| move 4 from Osaka to Kyoto. Only
| if Cat agrees to it.

| move 4 from Osaka to Kyoto. Or maybe
| 5, I am not sure.

| spawn 3 in Osaka. Nara would do too.
? spawn 3 in Osaka

| spawn 3 in Osaka. Never mind.

| spawn 3 in Osaka. Can I afford that?

| Only in an emergency. move 4 from Osaka to Kyoto.

| If he comes. Move 4 from Osaka to Kyoto.

| move 4 from Osaka to Kyoto. Unless you, dear host, think it unwise.

| move 4 from Osaka to Kyoto. LOL no.

| move 4 from Osaka to Kyoto. Hang on.

| move 4 from Osaka to Kyoto. Otherwise stay.

| move 4 from Osaka to Kyoto. Thank you, Hans!
= move 4 from Osaka to Kyoto

| Good morning everybody. move 4 from Osaka to Kyoto. Have a nice weekend!
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Sorry for the delay.
= move 4 from Osaka to Kyoto

| Here are my orders. move 4 from Osaka to Kyoto. spawn 3 in Osaka. Done.
= move 4 from Osaka to Kyoto
= spawn 3 in Osaka
= done

| move 4 from Osaka to Kyoto. I was away last week.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. Best regards from rainy Hamburg, Ann
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. See you next turn!
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. For the Emperor!
= move 4 from Osaka to Kyoto

| Hello! move 4 from Osaka to Kyoto. I hope you are well.
= move 4 from Osaka to Kyoto

| OK. move 4 from Osaka to Kyoto. OK!
= move 4 from Osaka to Kyoto

board sealed labels

| Grandma: move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| Cancelled by me: move 4 from Osaka to Kyoto

| Hearsay: move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| Blue to red: move 4 from Osaka to Kyoto

| For tomorrow: move 4 from Osaka to Kyoto

| cat: spawn 3 in Osaka

| The enemy's intention: move 4 from Osaka to Kyoto

| Sandbox: spawn 3 in Osaka
? spawn 3 in Osaka

| Rejected drafts:
| spawn 3 in Osaka
| move 4 from Osaka to Kyoto

| Their orders:
| move 4 from Osaka to Kyoto
| spawn 3 in Osaka

| Considered:
| move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| move your 4 from Osaka to Kyoto

| move their 4 from Osaka to Kyoto

| spawn your 3 in Osaka

| move 4 from your Osaka to Kyoto
? move 4 from Osaka to Kyoto

| @cat move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| Moves: 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| My orders: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Orders for red, turn 2:
| move 4 from Osaka to Kyoto
| spawn 3 in Nara
= move 4 from Osaka to Kyoto
= spawn 3 in Nara

| Spawning:
| 3 in Osaka
| Moving:
| 4 from Osaka to Kyoto
= spawn 3 in Osaka
= move 4 from Osaka to Kyoto

| Here we go: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Hello, here are my orders for this turn:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| First: spawn 3 in Osaka
| Second: move 4 from Osaka to Kyoto
= spawn 3 in Osaka
= move 4 from Osaka to Kyoto

| Osaka: spawn 3
= spawn 3 in Osaka

| My turn: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| Purchases: 2 bags of salt
= buy 2 bags of salt

| My orders for next turn:
| move 4 from Osaka to Kyoto

| I might:
| move 4 from Osaka to Kyoto

| We will do the following tomorrow:
| move 4 from Osaka to Kyoto

| Our proposal:
| move 4 from Osaka to Kyoto

| Sorry that I could not write earlier. My orders:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

board sealed notes

| move 4 from Osaka to Kyoto (Bob thinks so)
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto (tbc)
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto (thanks, Hans)
= move 4 from Osaka to Kyoto

| Osaka -> Kyoto (4)
= move 4 from Osaka to Kyoto

board sealed withdrawals

| move 4 from Osaka to Kyoto
| Scrap that.

| move 4 from Osaka to Kyoto
|
| Please forget all of the above!

| move 4 from Osaka to Kyoto
| spawn 3 in Nara
| cancel: spawn 3 in Nara
? move 4 from Osaka to Kyoto

| cancel move 2 from Nara to Mie

| cancel, move 2 from Nara to Mie

| Cancel all. Move 4 from Osaka to Kyoto.
= withdraw all
= move 4 from Osaka to Kyoto

| cancel all my orders
= withdraw all

| disregard my previous mail

| disregard the last email

| Please disregard my earlier orders:
| move 4 from Osaka to Kyoto
~ withdraw all
= move 4 from Osaka to Kyoto

| These replace my previous orders:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
|
| Cat has moved to a new flat.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
|
| P.S. My dog has eaten the rulebook.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
|
| The first one has a mistake in it, I meant Nara.

| move 4 from Osaka to Kyoto
|
| Scratch the above.

| move 4 from Osaka to Kyoto
|
| My last report never came, is something wrong?
= move 4 from Osaka to Kyoto

board live sentences

| deploy 3 in Nevada. Or in Texas.

| deploy 3 in Nevada. Hmm, wait.

| deploy 3 in Nevada. My brother told me to.

| deploy 3 in Nevada. Up to you.

| deploy 3 in Nevada. Sorry I am late.
= deploy 3 in Nevada

| deploy 3 in Nevada. Good game!
= deploy 3 in Nevada

| deploy 3 in Nevada (to be decided)

| deploy 3 in Nevada (just thinking aloud)

board live labels

| My draft:
| deploy 3 in Nevada

| My idea for this turn:
| deploy 3 in Nevada

| My orders:
| deploy 3 in Nevada
= deploy 3 in Nevada

| blue: deploy 3 in Nevada

| obsolete: deploy 3 in Nevada

| Deployment: 3 in Nevada
= deploy 3 in Nevada

| Nevada: deploy 3
= deploy 3 in Nevada

| deploy your 3 in Nevada

board live withdrawals

| Please disregard my earlier orders:
| deploy 3 in Nevada

board sealed of the issue

| move 4 from Osaka to Kyoto. Only if blue agrees.

| move 4 from Osaka to Kyoto. Unless attacked.

| move 4 from Osaka to Kyoto. Or Nara.

| move 4 from Osaka to Kyoto. No, 5.

| Peter: move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| superseded: move 4 from Osaka to Kyoto

| My ally's orders:
| move 4 from Osaka to Kyoto

| blue: 4 Osaka -> Kyoto

| cancel - move 4 from Nara to Mie

| disregard my previous message

| move 4 from Osaka to Kyoto
|
| Bob has a new dog.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
|
| There is a typo in the report.
= move 4 from Osaka to Kyoto

| Please disregard my previous orders:
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

board live of the issue

| End turn. Wait, no.

| Peter: end turn

| deploy 3 in Nevada. Only if blue agrees.

| cancel - deploy 3 in Nevada

| Please disregard my previous orders:
| deploy 3 in Nevada

| Grandma:
| deploy 3 in Nevada

board sealed more of the issue

| Grandma:
| move 4 from Osaka to Kyoto
|
| Orders:
| move 1 from Tokyo to Chiba
? move 4 from Osaka to Kyoto
= move 1 from Tokyo to Chiba

board sealed signs

| =====
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| === Orders ===
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| - - - - -
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
| No…

| Something is about to…
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto… thanks…
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto。 Only if blue agrees。

| Orders for turn 5：
| move 4 from Osaka to Kyoto

| Turn 5： move 4 from Osaka to Kyoto

| move 4 from Osaka →
| Kyoto
= move 4 from Osaka to Kyoto

board sealed more sentences

| Sorry, I could not write earlier. move 4 from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

| Sorry, I could not resist. move 4 from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto. ; ; . !
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
|
| Cat has a mistake in her name.
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
|
| Nara is wrong.

| move 4 from Osaka to Kyoto
|
| It is wrong.

| move 4 from Osaka to Kyoto
|
| There is wrong.

| move 4 from Osaka to Kyoto
|
| Something is wrong.

| move 3 of his troops from Osaka to Kyoto

board live waiting

| deploy 5 in Nevada
|
| Wait.
~ wait

board sealed questions

| move 4 from Osaka to Kyoto
|
| When is the next deadline?
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
| May I build twice?
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
| May I really do that?
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto Thanks!
= move 4 from Osaka to Kyoto

| You got me wrong, I never wrote
| move 4 from Osaka to Kyoto
? move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
| Could you tell me what new troops cost?
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
| Can he see what I ordered before the turn is over?
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
| When does the game end, and why does nobody do anything?
= move 4 from Osaka to Kyoto

| move 4 from Osaka to Kyoto
| Could you tell me first whether that is allowed?
? move 4 from Osaka to Kyoto

| Hello again, it is going well I think :-)
| move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto
