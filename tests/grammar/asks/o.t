# What people write who want to reach other players, by those who had seen neither the program nor grammar/asked.examples.

@ press PLAYER gd
Hi, quick question, how do I send a message to the other players? I can't find it in the rules.

@ press PLAYER gd
Could you please tell Gold that I'm not planning anything against Kyoto? Thanks!

@ press PLAYER gd
Bob, leave Nara alone this turn and I promise I stay out of Osaka.

@ press PLAYER gd
hey is it ok if i talk to green outside the game or is that cheating

@ press PLAYER gd
Please forward to everyone: sorry for the late moves, my kid was sick.

@ press PLAYER gd
Good luck to all of you, and may the best one win!

@ press PLAYER gd
Hello, I am new here. It is allowed to make alliance with other player, and how I can ask him?

@ press PLAYER gd
tell bob hes a dirty backstabber lol

@ press PLAYER gd
Green, what do you say, we two against Blue? He is getting much too strong.

@ press PLAYER gd
If I write something to Ann through you, can the others read it as well?

@ press PLAYER gd
Dear host, would you be so kind as to let Ann know that I accept her offer regarding Tokyo. Many thanks, Walter

@ press PLAYER gd
Hi everybody, greetings from rainy Hamburg! Looking forward to a nice game with you.

@ press PLAYER gd
whats the email adress of gold? need to discuss somthing with him before the deadline

@ press PLAYER gd
Can you pass this on to Blue: I move out of Kyoto next turn if he moves out of Nara.

@ press PLAYER gd
gold why did u attack me?? i thought we had a deal

@ press PLAYER gd
Is there any way to negotiate in this game or do we just send in moves?

@ press PLAYER gd
Message for Green: truce until autumn? Please send it only to him, not to the rest.

@ press PLAYER gd
Ann, thanks for your support in Osaka, that was really nice of you. I owe you one.

@ press PLAYER gd
Sorry if this was asked before, but are private messages between players possible? My grandson says yes but I don't see how.

@ press PLAYER gd
pls say to all that i am on holiday next week, maybe they can wait for me a bit

@ press PLAYER gd
Come on guys, someone has to stop Gold before he takes Tokyo too!

@ press PLAYER gd
How can I contact Bob? I would like to propose him a peace.

@ press PLAYER gd
Just let blue know I'm in. He'll know what I mean.

@ press PLAYER gd
Blue, I take Kyoto and you take Nara, deal?

@ press PLAYER gd
can we chat with each other somewhere? like a group or so

@ press PLAYER gd
Kindly transmit to player Gold my following words: my army in Osaka is only for defence, he must not fear.

@ press PLAYER gd
@all sorry for holding you up, totally forgot it was my turn

@ press PLAYER gd
Does the host read what I write to other players? Just wondering how secret it is.

@ press PLAYER gd
Could you ask Ann for me whether she still wants Osaka? If not I'd go for it.

@ press PLAYER gd
Well played Bob, I did not see that coming at all :-)

@ press PLAYER gd
I have a proposal for Green but don't know where to put it. Do I write it in the same mail as my moves?

@ press PLAYER gd
hi can u give bob a msg from me? "nara is mine, keep out"

@ press PLAYER gd
Ok Green, you win, I go back from Tokyo. But please no more attack from behind, yes?

@ press PLAYER gd
May I write to the other players anonymously, or will they see my name?

@ press PLAYER gd
Please send Blue my congratulations, that was a brilliant move on Kyoto.

@ press PLAYER gd
Ann!! watch out, bob is going to hit you in Kyoto next turn, he told me so himself

@ press PLAYER gd
Excuse me, is it permitted to speak with the other players during the game? In my old postal club it was strictly forbidden.

@ press PLAYER gd
Tell the others I won't be a pushover this time, haha. See you all on the battlefield.

@ press PLAYER gd
Hello my friends, who wants to be ally with me? I am small but very loyal.

@ press PLAYER gd
how do i reply to what ann wrote me? just hit reply or what

@ press PLAYER gd
I'd be grateful if you'd inform Green and Gold that I'm willing to share Tokyo with them.

@ press PLAYER gd
Gold, I'd rather not fight you, honestly. Shall we just agree that Nara stays empty?

@ press PLAYER gd
Can I send a letter to one player only, or goes it always to all?

@ press PLAYER gd
Let everyone know please that I lied about Osaka, no hard feelings :)

@ press PLAYER gd
Blue you promissed me support and then nothing came, whats going on?

@ press PLAYER gd
wait so can we make deals in this game?? where do i write them

@ press PLAYER gd
Would you mind relaying this to Ann and Bob: if we three don't work together now, Blue has won by winter.

@ press PLAYER gd
Thanks for the game everyone, I had great fun even though I was out so early. Bye, Margaret

@ press PLAYER gd
I want talk with gold about peace but I not know how, can you help please?

@ press PLAYER gd
Hi host, my last mail to Bob, did he get it? If not please give it to him again, it's about Tokyo.
