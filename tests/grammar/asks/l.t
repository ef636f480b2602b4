# What people ask, as they wrote it who had seen neither the program nor grammar/asked.examples.

@ help PLAYER gd
ok so what words do you even understand?? i typed stuff and got nowhere

@ help PLAYER ar
Dear Sir or Madam,
my grandson set this game up for me and I have never played by electronic mail.
Might I trouble you for some guidance on how my letters ought to be written?
With kind regards, Edith Pomeroy

@ help PLAYER gil
list of commands pls

@ rules PLAYER usa
Kindly furnish me with the complete rules of the game, as I should like to
study them before committing my forces.
Yours faithfully,
H. J. Carrington, Solicitor

@ rules PLAYER heg
I don't get how this game works, like how do you win and what are shares good for.
is there a rulebook u can mail me

@ rules PLAYER gil
Rules please. Lost my copy.

@ help-on PLAYER gd
how exactly is an attack written? i never know where the number of armies goes

@ help-on PLAYER heg
Hello, I am wanting to sell some share but I do not know the correct writing
for the sell order. Can you explain me this one? Thank you, Piotr

@ help-on PLAYER gil
Could somebody walk me through the "move" order? I gather it takes an army and
a destination, but is there more to it than that? I was always more of a
chess man myself.

@ map PLAYER usa
map pls

@ map PLAYER gd
Good morning! My eyes are not what they were and all these names make my head
spin. Would you be so good as to send a picture of the board so that I can
print it out and pin it over my desk?
Gratefully, Walter

@ map PLAYER ar
yo can i see the board lol cant imagine any of this in my head

@ places PLAYER gil
Which towns and castles exist in this world? I'd like all the names in one list,
my spelling is dreadful.

@ places PLAYER heg
names of all the provinces?

@ places PLAYER ar
Please to tell me every country what is in the game, so I know what names
I can use. Greetings from Brno, Zdenka

@ neighbours PLAYER gd
what touches kyoto

@ neighbours PLAYER usa
Quick geography lesson needed from a Scotsman who's never crossed the Atlantic:
which states have a border with Nebraska in this game?
Cheers, Hamish

@ neighbours PLAYER gil
If I stand in Ashford, where can I go to from there in one step?

@ neighbours PLAYER heg
Adjacent to Osaka: which provinces, please?

@ owner PLAYER usa
who's got ohio rn

@ owner PLAYER gil
I have quite lost track, I am afraid. To whom does Anvil belong these days?
Sincerely yours, Miss A. Thistlewood

@ owner PLAYER ar
Is Brazil in somebody's hand or is it still empty? Please tell me whose.

@ status PLAYER gd
Hi there, just back from the allotment and wondering how things stand in our game.
Which turn have we got to, and is anything going on?

@ status PLAYER heg
whats happening

@ status PLAYER usa
Please advise as to the present state of the proceedings.
R. Lindqvist, Attorney at Law

@ deadline PLAYER ar
until when i must send the orders? In my country is now holiday and I don't
want be late.

@ deadline PLAYER gil
when's this turn due

@ deadline PLAYER usa
Oh dear, I wrote it on the calendar and then my husband threw the calendar out.
On which day and at what hour do orders close?
Love, Maureen

@ awaited PLAYER gd
who are we waiting for??

@ awaited PLAYER heg
I sent mine in days ago. Which of the other players hasn't handed in
orders yet? I would like to know whom to nag.

@ awaited PLAYER usa
Has everybody submitted by now, or are there still people missing? Names would be
appreciated.

@ orders PLAYER ar
can u show me what orders u have from me so far

@ orders PLAYER gd
For the avoidance of doubt, please confirm precisely which of my instructions
are presently on file for the current turn.
M. Okonkwo, LL.M.

@ orders PLAYER gil
did my orders arrive? what is it you have written down for me? I am not sure if
my telephone did send the mail

@ position PLAYER heg
what do i have? shares, units, money, everything

@ position PLAYER usa
Hello dear program, please a list of the states that are mine and how strong I am
in each. Best wishes from Napoli, Gianluca

@ position PLAYER gil
I should be most obliged for a summary of my own holdings, armies included, as
my notebook has had tea spilt on it.
Col. B. Fanshawe (ret.)

@ history PLAYER gd
Was away from the game in my mind for weeks, sorry. Can you tell me the story so
far, everything that's happened since the start?

@ history PLAYER ar
past turns, all of them, what went down

@ history PLAYER heg
I have joined as a replacement for my brother. It would help me much to read what
has been happening in the earlier turns of this game.
Thanking you, Ravi

@ report PLAYER gd
turn 1 report again pls i deleted it

@ report PLAYER usa
My spam filter swallowed the results of turn 2. Would you mind sending them once more?

@ report PLAYER gil
Dear Gamesmaster machine, I can find everything in my folder except the report for
turn 1, which I believe the cat trod on. Another copy would be a kindness.
Yours, Dorothy

@ who PLAYER ar
who else is in this game

@ who PLAYER heg
Please state the names of all participants and the side that each represents.

@ who PLAYER usa
lol i dont even know who im fighting. whos red whos blue?

@ away PLAYER gd
Just to let you know, I'm off skiing from 12 December 2026 to 19 December 2026 and
there is no internet in the hut.

@ away PLAYER gil
not here 2026-12-21 till 2026-12-28, xmas at grans

@ away PLAYER heg
I must go in hospital for my knee, so from 3 December 2026 until 10 December 2026 I
can not play. Excuse me please. Your Jadwiga

@ away PLAYER usa
Please take notice that the undersigned will be absent on trial business
between 7 December 2026 and 11 December 2026, both days inclusive.
P. Abernathy, Esq.

@ extension PLAYER ar
need more time!! exam tomorrow

@ extension PLAYER gd
Would it be possible to push the deadline back by a day or two? My daughter has just
had her baby, seven pounds four ounces, and I haven't had a minute to look at the map.

@ extension PLAYER heg
I respectfully request a postponement of the due date by 48 hours.

@ resign PLAYER usa
im out. i give up

@ resign PLAYER gil
It has been a pleasure, but with my wife unwell I can no longer carry on, and so I must
resign from the game. Please thank the others for me.
Yours truly, Arthur Penhaligon

@ resign PLAYER ar
I don't want play any more, is too hard for me. Please take me out of this game for always.

@ vote-draw PLAYER gd
I vote for a draw.

@ vote-draw PLAYER gil
nobody's getting anywhere, let's just call it a tie. count me as a yes for that

@ vote-draw PLAYER usa
My client, being myself, is prepared to accept a draw among all surviving parties.
Please register this as my vote.
S. Goldfarb

@ vote-concede PLAYER ar
give the win to red, i vote yes

@ vote-concede PLAYER heg
Ann has played us all off the board, fair and square. I'd be happy to concede the game
to her, so put down my vote for it.
Best, Tomasz

@ vote-concede PLAYER gil
ok bob wins gg. im voting to let him have it

@ vote-pause PLAYER usa
With Christmas round the corner and half of us travelling, I vote that the game be
paused for the time being.

@ vote-pause PLAYER gd
my vote = pause

@ vote-pause PLAYER heg
Can we make a break with the game? I am voting for to put it on hold.
Salutations, Benoît

@ vote-end PLAYER ar
vote to end the game here

@ vote-end PLAYER gil
Honestly I think this has run its course, half the fun went when the dragon did. You may
count mine as a vote for finishing the game now.
Sheila

@ vote-end PLAYER usa
i say we stop this game for good, thats my vote

@ final PLAYER gd
done. orders are final

@ final PLAYER heg
You need not wait for me any longer: the orders I sent this morning will not be changed
again and may be regarded as final.
With compliments, Prof. em. K. Obermayer

@ final PLAYER usa
thats it for me this turn, lock my orders in

@ provisional PLAYER gil
dont treat my orders as final yet, might still change em

@ provisional PLAYER ar
The instructions already lodged by me are to be deemed provisional only, and I
reserve the right to amend them before the deadline.
J. Whitcombe, Barrister

@ provisional PLAYER gd
Oh, I said I was ready but I was too quick! Please, my orders are not the definitive
ones, keep them only as preliminary for now. Sorry, Marisol

@ withdraw PLAYER usa
scrap all my orders

@ withdraw PLAYER heg
I've slept on it and everything I sent you yesterday was nonsense. Kindly tear up the
lot, every single order, and I shall start afresh tomorrow.
Bernard

@ withdraw PLAYER gil
please to cancel all of the orders what I have given for this turn, I want to have none

@ address PLAYER ar
i also write from skaterkev07@example.org, thats me too

@ address PLAYER gd
Please note that I may on occasion correspond from my chambers, the address being
l.fotheringay@example.com, and letters from there are to be treated as mine.

@ address PLAYER gil
My son has given me one of those tablet things and it uses a different e-mail,
namely granny.beth@example.net. When something comes from that one, it's
still only me!

@ format PLAYER usa
plain text mails only pls, html looks like garbage on my phone

@ format PLAYER heg
Is much nicer to read with colours and tables. Please send me from now your letters as HTML.
Thank you, Yuki

@ format PLAYER gil
I use a screen reader, and it stumbles over fancy formatting. Would you switch the
letters you send me to text?
Many thanks, Olwen

@ start-reports PLAYER gd
start sending me the turn reports again

@ start-reports PLAYER ar
Back home at last, what a trip, I must tell you about Lisbon some time. Anyhow, you can
resume mailing me the reports now.
Philippa

@ start-reports PLAYER usa
I had the reports switched off. Please to switch on them, I like to get them again every turn.

@ stop-reports PLAYER heg
no more reports pls, inbox is full

@ stop-reports PLAYER gil
I shall go on playing, never fear, but I would rather not receive the turn reports by
mail any more, since my friend Cyril prints his out for me.

@ stop-reports PLAYER ar
Effective immediately, please cease the transmission of turn reports to this address.
Regards, D. Vandermeer

@ join STRANGER gd
can i play

@ join STRANGER usa
Good afternoon. A gentleman at my bridge club told me about your game of the
American states, and I should very much like to take part, if a man of
eighty-one is not too old for it.
Yours, Clifford Bassington

@ join STRANGER ar
sign me up for the armies game!! name's Zoe

@ join STRANGER gil
Hello, I am student from Vilnius and I love the fantasy games. I want to be
player in Gilmoria. What I have to do now? Rasa

@ join STRANGER heg
I hereby apply for admission as a player to the game known as Hegemon.
Dr. jur. F. Reinholt

@ join STRANGER gd
my mate bob is in your japan thing and wont shut up about it, so put me in as well

@ join STRANGER usa
Would you have me as a new player? I used to play Diplomacy by post back in the
seventies, stamps and all, and I do miss the thrill of the letterbox.
Margery Stubbs

@ join STRANGER gil
me wanna play too :) where do i start, add me

@ seat-free STRANGER heg
any spots left?

@ seat-free STRANGER ar
Before I make up my mind, might you tell me whether there is still room in the game, or
are all the seats taken?
Mrs. G. Albright

@ seat-free STRANGER gd
Is it yet a free place at the table in the Japan game? How many?
Regards from Oslo, Sindre

@ observe STRANGER usa
I wouldn't dream of playing myself, I am far too slow, but I'd love to read along and
watch how my nephew gets on. Could you let me follow the game?

@ observe STRANGER gil
can i just spectate? dont wanna play

@ observe STRANGER heg
Please to put me as observer. I only will look, not make any orders.
Merci, Aurélie

@ about STRANGER ar
what is this?

@ about STRANGER gil
I found this address on a slip of paper in a library book. Who or what am I writing to, and
what is it that you do here?
Curiously yours, N. Hathersage

@ about STRANGER usa
Somebody forwarded me a mail about states at war, frankly it gave me a fright! Would you
please explain what kind of thing this is?

@ none PLAYER gd
thx!

@ none PLAYER usa
What a splendid turn that was. I laughed out loud when Texas fell, and the dog barked.

@ none PLAYER ar
lol nice

@ none PLAYER gil
Just wishing you and all the players a happy St. Nicholas day. Here it snows since
yesterday and the children make a big snowman.
Warm greetings, Annelies

@ none PLAYER heg
Received with thanks, nothing further from my side.
E. Prendergast

@ none PLAYER gd
haha blue is so going to regret that one

@ none PLAYER usa
Good night everybody, I'm for my bed. The arthritis tells me it will rain.

@ none PLAYER gil
I'm enjoying this game ever so much, it brightens my week. No need to write back.
Hilda

@ none PLAYER ar
ok got it

@ none STRANGER heg
Oh, never mind, I've clicked on the wrong name in my address book. Apologies for the bother.

@ person PLAYER gd
I strongly suspect that red and blue are the same person using two accounts. Could the
organiser please look into that?

@ person PLAYER usa
who do i pay the 5 bucks for the club to, you or steve?

@ person PLAYER ar
Another player has sent me insulting letters about my family. I demand that the
person responsible for this game reprimand him.
Advocate T. Mbeki-Strand

@ person PLAYER gil
Hi, it's Nora. Are you coming to the gamers' meeting in Leeds this spring, and shall I
bring the folding chairs like last time?

@ person PLAYER heg
The turn was calculated wrong, I am sure of it, my units should have won that fight.
Can a human being please check this by hand?

@ person PLAYER usa
bro can my little brother take over my seat while im at camp or is that cheating? host decide pls

@ person PLAYER gil
Would you consider running a second game in the new year with slower turns, one a
fortnight perhaps? Several of us old folks find the pace rather brisk.
Reginald Tuck

@ person STRANGER ar
I am writing an article on postal gaming for our local paper and would love to interview
the person who runs these games. Might we talk on the telephone one afternoon?
Josephine Lark

@ person PLAYER gd
I think is not fair that Ann was allowed to send her orders late last turn and mine were
refused. Why did you, the host, make this exception for her?

@ person STRANGER heg
Which privacy policy governs the storage of my personal data on your server, and who is your
data protection officer? I expect a reply from a natural person.
K. Winterbourne, LL.B.
