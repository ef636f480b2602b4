# Mails that withhold their order, @, written by somebody who had seen neither lists nor code; 60, at first contact none
# was acted on: of use since.

| Dear host, last night I sent you this:
| @
| Please act as if I never wrote it. Kind regards, Edith
? @

| @
| But only if Marco really leaves the pass, otherwise I stay where I am.
? @

| Hello from the dentist's waiting room.
| I would like to @ if the rules let me do that in winter. Do they?
| Thank you, Mrs. Harrow
? @

| You should have seen Blue's mail to me:
| @
| He copied it to the wrong person! I laughed for an hour.
| My own orders will come tonight.
? @

| Oh sure, next you'll tell me I should
| @
| and hand him my capital on a silver plate as well. Dream on.
? @

| Draft, for your eyes only, Henrik:
|
| @
|
| What do you think? I send it to the machine once you agree.
? @

| Next spring, when the ships are built:
| @
| For this turn I am happy with what I have in already.
? @

| Sorry sorry sorry!! My son got hold of my phone.
| @
| That came from a six year old. He likes typing on the train.
? @

| @
| Scrap that.
| Bob
? @

| Gentlemen,
| as counsel to the Northern Alliance I note that the manual gives the following illustration on page 12:
| @
| We reserve the right to rely on this illustration in any dispute.
| Yours faithfully, P. Lindqvist
? @

| Hi Tina, welcome to the game! It's easy, you just write a line like
| @
| and the computer does the rest. Try it with your own towns.
| Have fun, Uncle Joe
? @

| I dreamt about the game again. In my dream I had typed
| @
| and woke up sweating because the whole front collapsed.
| My wife says I need a holiday.
? @

| Ten euros says you lot believe I'd ever send this:
| @
| Pay up, suckers.
? @

| This is for the other game, the one with the desert map, please pass it on to Klaus:
| @
| In this game I pass.
? @

| Good morning. I make a test if my new mail program works.
| @
| If you get it, please tell me. It is of no importance what stands there.
| Greetings, Jaroslav
? @

| PS to my mail of this morning: on reflection I'd rather keep everybody at home.
|
| The mail of this morning said:
| @
? @

| Subject: Withdrawn
|
| @
|
| Margaret
? @

| Far be it from me to
| @
| with winter coming and the Turk at the gates.
| I hold everywhere.
? @

| My granddaughter thinks I ought to
| @
| but she is eleven and has never seen a war. I'm still making up my mind.
| Love to all, Granny Bea
? @

| Hold your horses with this one until I ring you:
| @
| Sent from my phone
? @

| @
| No wait, wrong town. It should be the other one with the harbour, I look it up and write again.
? @

| -------- Forwarded message --------
| From: me, three weeks ago
| @
| --------
| See? I did send it in time back then. Your logs are wrong and I want an apology.
? @

| Your report says, and I quote:
| @
| I never ordered this. Who did? Please check.
? @

| hey can i
| @
| or is that cheating lol
? @

| Let me think aloud here. If I
| @
| then Green is behind me. If I sit tight, he isn't. Hmm, hmm, hmm.
| You'll hear from me before Friday.
? @

| With your kind permission I shall
| @
| I await your answer before anything is set in motion.
| Your obedient servant, Col. Pym
? @

| In French my cousin says "bouger tout", in English this would be:
| @
| I only explain him how the language goes. Regards, Luc
? @

| Whoever came up with
| @
| last turn ought to be shot. Oh, it was me. Well, never again.
? @

| @
| ... said no sane general ever.
? @

| If Lena has not answered by Thursday noon:
| @
| If she has, leave my men alone.
? @

| I hereby revoke, rescind and annul the following instruction given on the 3rd inst.:
| @
| Please confirm receipt of this revocation in writing.
| Dr. iur. A. Vogt
? @

| I dare you, Pieter. Write this to the host:
| @
| You haven't got the guts.
? @

| Dear Sir, yesterday my friend Ali tells me he will
| @
| Is he permitted to do it from so far away? I worry.
| Sincerely, Mehmet
? @

| What a silly rule. You type
| @
| and the thing burns half your food on the way. I want a refund of the last two turns.
? @

| The weather is lovely and the tomatoes are doing well.
| @
| My sister came on Sunday with the twins, we had cake.
| The doctor is content with my knee.
| Ah, and that business with the troops above, let us leave it for now, dear.
? @

| I had half a mind to
| @
| The other half won.
? @

| Over my dead body will I
| @
| Tell that to the Emperor.
? @

| @
|
| PS: Just kidding. My real orders stand as sent on Monday.
? @

| Ally, here's what you should send, copy it exactly:
| @
| I'll do my part in the north. Burn after reading.
? @

| I am less than eager to
| @
| given what happened to the last fellow who tried it.
? @

| Provided that the treaty is signed by both parties before the deadline, we
| @
| Absent signature, no movement of any kind shall take place.
| J. Abernathy, Partner
? @

| He writes to me all the time, "please, please,
| @
| it would help us both so much". What a pest he is.
| Can you block his mails?
? @

| As if I would
| @
| after everything she did to me in the first year!
? @

| pls ignore everything i wrote after 11pm, was at a party
| > @
| thx, Dani
? @

| For the newsletter: in the famous game of 1998 Johnson's last words to the host were
| @
| and he lost everything within a turn. Could you print that as a warning to the young?
? @

| @
| This is what I'd do in Yellow's shoes. Luckily for Yellow he isn't as clever as me.
? @

| Question about how you write things. Is it
| @
| or must the towns come first? I wish to learn it before I order something.
| Thank you for patience, Yuki
? @

| I was going to
| @
| then I looked at the map.
| So: nothing from me this time.
? @

| Let's say, purely for argument's sake, that I
| @
| Would his fortress count double against me then?
| Just curious. Will
? @

| Tomorrow or the day after I'll probably
| @
| Depends on my mood and on the football.
? @

| Had I only sent
| @
| back in March! Now it's too late and the town is gone.
| I could cry.
? @

| The following has my name under it but I swear it isn't mine:
| @
| Somebody in this office knows my password. Please be careful until I've changed it.
? @

| Three choices, my dear host, and I cannot decide:
| stay put, run away, or
| @
| I let you know after lunch. Forgive an old man.
? @

| Rumour has it that Orange is about to
| @
| If it's true, I'm a goner. Can you give me a hint? Just a small one?
? @

| @
| ^^ what my stupid brother would do. dont be like my brother
? @

| Kindly put this in the drawer and take it out when I give the word:
| @
| The word will be "pineapple".
| Rgds, S. Mehra, via mobile
? @

| You asked what I meant on the phone. I meant something like
| @
| but the numbers are from memory and I must check them at home first.
? @

| I'd sooner eat my hat than
| @
| Best wishes to your mother.
? @

| Dear moderator, of my four orders please keep one, two and three. The fourth,
| @
| was a slip of the pen. Strike it out.
| With thanks, Ingeborg
? @

| It has come to my attention that my regent intends to
| @
| in my absence. He does not speak for me. I am back on the 14th and will decide then.
| Baron von K.
? @
