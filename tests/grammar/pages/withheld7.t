# Mails that withhold their order, @, written by somebody who had seen neither lists nor code; 60, at first contact two were
# acted on in every game, one more in two: of use since.

| Dear Umpire,
|
| @
|
| On reading that over I find I was a fool when I wrote it. Treat me as a man who kept his mouth shut tonight.
|
| Hiro
? @

| The following is what I would have sent you, had my wife not pointed at the map:
|
| @
|
| She is right, as always. My soldiers stay in their beds.
? @

| @
|
| The above came from my nephew, aged six, who had the keyboard while I was making tea. Sorry for the noise.
? @

| I would like to @ if only Tanaka would promise to leave my coast alone. I have written to him and will tell you what he says.
? @

| You will laugh. Last night I dreamt I was a great general and wrote to you in large letters:
|
| @
|
| and then I woke up with the cat on my face. Anyway, how is your knee?
? @

| Sato swears on his mother's grave that he mailed you this:
|
| @
|
| Is that so? I would not put it past him.
? @

| @
|
| Every word of the line above is for Kenji's eyes, who asked me what my orders usually look like. He is thinking of joining us in the next game.
? @

| Ladies and gentlemen of the jury, suppose a man in my position were to write
|
| @
|
| Would you not call him mad? I certainly would.
? @

| To: Yamada
| Old friend, if you lend me your ships, here is what I shall tell the referee tomorrow:
|
| @
|
| Let me know by supper. And not a word to that referee!
? @

| @
|
| Ha! Got you. As if anybody with a garrison that thin would dream of it.
? @

| Here's my turn.
|
| @
|
| Hang on, the phone. It was Mori. He has talked me round completely; we are friends again and I couldn't do that to him now.
? @

| Please pin this in your drawer until the snow melts in the north:
|
| @
? @

| I attach my homework for your red pencil.
|
| @
|
| Is it spelled properly? Once I know the grammar I'll decide what I actually want to do with my men.
? @

| Let this be known to the Shimazu dog: one more ship in my bay and the next letter the referee gets will say
|
| @
|
| He has been warned.
? @

| @
|
| The line above stood in the mail that Okada sent me by mistake last week. I pass it on so that you see what sort of man he is.
? @

| Two hearts beat in my breast. The one says
|
| @
|
| and the other says to sit tight and drink sake. I shall sleep on it.
? @

| Good evening,
|
| @
|
| Oh bother, wrong game. That was meant for the other table, the one Mrs. Finch runs on Thursdays. Here I've got nothing for you this week.
? @

| What would it cost me to @ ? I have only three koku left and the rules are Greek to me.
? @

| My lawyer advises that the sentence
|
| @
|
| shall be deemed never to have been written, and that its appearance in this letter constitutes no instruction to anybody whatsoever.
? @

| @
|
| That's what I'd do in Mori's shoes. Luckily for me he never thinks of such things.
? @

| When the cherry trees blossom and your newspaper reports that Asai is dead, then by all means
|
| @
|
| Till that day I am a peaceful farmer.
? @

| Dear referee, I drew a slip from a hat with my eyes closed and it read
|
| @
|
| I'll draw twice more, and the slip that comes up best of three I'll send in properly.
? @

| My brother-in-law thinks I should @ and my sister thinks he is an ass. What does the house think?
? @

| @
|
| Signed in the name of Lord Uesugi, who is on holiday and hasn't been asked, but I'm sure he'd be delighted.
? @

| As the rule book says on page 12, a proper letter has a line like
|
| @
|
| in it, and a signature beneath. Did I get the gist? I have never played by mail before.
? @

| I've written this, I've torn it up, I've glued it together again, and now it's in the fire:
|
| @
|
| May the ashes rest in peace.
? @

| For two rice fields and a horse I am willing to @ and not a grain less. The ball is in Kobayashi's court.
? @

| Hello,
| I had three cups too many when the following got out of my hands:
|
| @
|
| The sober half of me would be obliged if it led to nothing.
? @

| @
|
| There, mother, this is what I do in the evenings. It is a game about samurai. Love to Dad, and don't forget his pills.
? @

| Sure, and while we are at it, why don't I just
|
| @
|
| and hand Oda my castle with a ribbon round it? Honestly, the advice one gets in this game.
? @

| First and only order of the house of Takeda this spring:
|
| @
|
| P.S. My wife says we should count the men again first. Don't stir a finger before you hear from me.
? @

| The rumour at the well goes like this: a messenger came in by night, wet to the bone, and whispered
|
| @
|
| I wonder who sent him and what you know about it.
? @

| Next turn, not this one, for this one I'm too weak:
|
| @
? @

| I could @ . I could also learn the flute. Time will tell.
? @

| Had I but listened to you last year, when you said in so many words
|
| @
|
| I'd be shogun today. Too late for tears.
? @

| @
|
| Scratch that.
|
| Regards
| Ito
? @

| Roses are red,
| my army is small,
| "@",
| said no one at all.
? @

| My therapist asks me to write down my impulses instead of acting on them. So here's today's:
|
| @
|
| I feel much better already. See you in the next round, I'm sitting this one out.
? @

| The sealed envelope contains one line:
|
| @
|
| Only in the event of my death may it be opened. I am in the best of health.
? @

| Dear Tom, dear Akira, dear all,
| before we bother the referee let us agree on who does what. My part could be
|
| @
|
| Akira takes the south, Tom the ferry. Objections? Then I'd write to him on Sunday.
? @

| @
|
| Was it something like this that I sent you on Monday? I have lost my copy and would like to know where my men are.
? @

| Thanks for the rules. I see that one may write
|
| @
|
| just like that! Wonderful. I'll have a think and be back with something before Friday.
? @

| I was on the very point of writing
|
| @
|
| when the news of the flood came in. Well, that bridge is gone, in both senses.
? @

| Referee, keep the stamp off this one until Hojo's cheque has cleared:
|
| @
|
| He owes me four hundred and I don't march on credit.
? @

| I hereby solemnly order:
|
| @
|
| (Stage direction: the daimyo tears up the scroll, exits left. Curtain.)
? @

| In my novel, the hero bends over the map and says to his clerk: "@". Do you think a man of that period would talk like this? My publisher has doubts.
? @

| Sir, a person calling himself me may have sent or may still send you a mail reading
|
| @
|
| I know nothing of it. Somebody's got hold of my password.
? @

| @
|
| Second thoughts are the best thoughts, my grandmother used to say. The garrison shall remain where grandmother would have kept it.
? @

| I bet Nakamura ten yen that you'd fall for it if I wrote
|
| @
|
| in the middle of a chatty letter. Please let me win by telling him you didn't, no: let me lose. I mean, leave the pieces be, either way.
? @

| Three cheers for the new map! If it turns out that the pass is open (I can't make it out, the ink has run), I want you to
|
| @
|
| and if it's shut then we shan't.
? @

| My co-player and I rule this clan together. He votes for
|
| @
|
| I vote for staying. We are supposed to be unanimous, so you'll hear from us when one of us gives in.
? @

| @
|
| Forgive me, that was in the paste buffer from last month. What I meant to paste was a recipe for pickled plums for your wife. I'll look for it.
? @

| They'll have to drag me there in chains before I
|
| @
? @

| To whom it may concern: test, test, one two three.
|
| @
|
| If you can read this my new mail program works. Real orders follow after dinner.
? @

| Kuroda offered me this bargain: I @ and he looks the other way while I do. I have not answered him yet. Do you think he is honest?
? @

| Here is my masterpiece:
|
| @
|
| You may take it as read that the opposite is the case. I lie on Fridays, and it is Friday.
? @

| By order of the regent (that's my daughter; she is playing for me while I have the flu, but she isn't allowed to send anything before I've seen it):
|
| @
? @

| Wish list for my birthday: a new bicycle, peace on earth, and enough men to
|
| @
|
| As things stand I'll be getting socks.
? @

| @
|
| Whoever reads this at the referee's desk: I've asked Ueda to give his blessing first, as he is my liege. Should he nod, off they go. Should he frown, they stay home.
? @

| Dear Miss Hayashi,
| I know you've taken over from the old referee, and that he has a letter of mine lying about which says
|
| @
|
| It dates from the war before last. Kindly do not let it confuse you when you clear out his desk.
? @
