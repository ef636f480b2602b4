# Turns that are over, and what only sounds so, by those who had seen neither the program nor grammar/asked.examples.

@ final PLAYER usa
With this I close my move for this week

@ none PLAYER usa
It is over between me and Karin, so excuse if I play a bit bad

@ final PLAYER usa
no more moves from me

@ final PLAYER usa
i pass

@ final PLAYER usa
I have made everything what I wanted, so it is now the turn of Black.

@ none PLAYER usa
I ended up in hospital last month, nothing serious

@ none PLAYER usa
Red is done for, mark my words

@ final PLAYER usa
that wraps it up on my side. good luck green, you'll need it

@ none PLAYER usa
who was next after green again?

@ final PLAYER usa
end turn pls

@ final PLAYER usa
hm, no, I leave the rest how it stands. Finished.

@ none PLAYER usa
I have had enough of red's insults

@ final PLAYER usa
Klaar! blue may now.

@ none PLAYER usa
when will this game finally be over?

@ none PLAYER usa
what have I done to you that you always attack me??

@ final PLAYER usa
I'm out of armies and out of ideas, so someone else's go

@ none PLAYER usa
Just finished the dishes, so I can have a proper look at the map tonight

@ final PLAYER usa
ok that was it for me, I wait now for what red does

@ final PLAYER usa
We will stop the fighting here and let the next one do his worst.

@ none PLAYER usa
That's enough cheek from you, yellow

@ none PLAYER usa
the steak was well done, I wanted it rare!

@ final PLAYER usa
Please end my go now, I don't want to attack any more.

@ none PLAYER usa
don't end my turn yet please, I still want to attack from the south

@ none PLAYER usa
Next time I come over to Utrecht we drink a beer together

@ final PLAYER usa
I think I'll leave it there for today. Green, the board is yours.

@ final PLAYER usa
done done done. your turn now mate

@ final PLAYER usa
think im good, next

@ none PLAYER usa
The weather has turned nasty over here, storm since two days

@ final PLAYER usa
And that concludes my phase, gentlemen.

@ none PLAYER usa
In the end it was yellow who betrayed us all

@ none PLAYER usa
You missed your turn because you never read your mail, not my fault

@ final PLAYER usa
Ending here before I do something stupid. Off you go, red!

@ none PLAYER usa
Blue said he'd be done by Sunday and it's Wednesday

@ none PLAYER usa
No no, my turn is not over, I made only the first half

@ none PLAYER usa
we go to Rimini at the end of August, two weeks of nothing

@ final PLAYER usa
Nope, nothing else. Call it a turn.

@ final PLAYER usa
That'll do. Who's next?

@ final PLAYER usa
all finished here cheers

@ final PLAYER usa
Can't do anything else useful this time round so I'll hand over to purple

@ final PLAYER usa
I'd have liked to push on but better not. Turn over, next one please

@ final PLAYER usa
thx, that is all for this turn

@ final PLAYER usa
Dear gamemaster, I have nothing further to do in this round. Kind regards, Hans-Peter

@ final PLAYER usa
no other orders, turn complete

@ none PLAYER usa
Wait, I haven't finished, there's one more attack coming

@ final PLAYER usa
my turn is finnished, thank you and good night

@ final PLAYER usa
I've shot my bolt, so let yellow have a go

@ none PLAYER usa
is white finished or does he still have armies

@ final PLAYER usa
Basta for now, I have finish. To the next!

@ none PLAYER usa
Have you finished that book I lent you?

@ final PLAYER usa
thats my lot, over to blue

@ final PLAYER usa
finito, tocca a te red

@ final PLAYER usa
You can give the turn to the next player, I am satisfied so

@ final PLAYER usa
Right-o, I rest my case. Orange to play.

@ none PLAYER usa
Does the turn end by itself when I do nothing?

@ final PLAYER usa
My move is ready, you may send it through to yellow.

@ none PLAYER usa
how do I end my turn? is there a special word for it

@ none PLAYER usa
Last week was a nightmare at work, three people ill

@ none PLAYER usa
My patience is coming to an end, purple

@ none PLAYER usa
A good turn deserves another, so I'll remember this, green

@ final PLAYER usa
Ok finished. Next please!

@ final PLAYER usa
Sorry it took so long, kids were ill, but I've done all I wanted to now and the next player can get on with it.

@ final PLAYER usa
I stop here. The others can play.

@ none PLAYER usa
Nicely done, blue, I did not see that coming at all

@ final PLAYER usa
Am through. Go ahead, white.

@ final PLAYER usa
So, I am ready with my turn, the next one can begin.

@ none PLAYER usa
The war in the east is far from finished, my friend

@ final PLAYER usa
I am at the end of my turn, so the blue one has to play now

@ none PLAYER usa
must I attack at least once before my turn is over?

@ final PLAYER usa
Consider my turn closed, and many thanks for your patience with an old man

@ none PLAYER usa
I was nearly done when the computer crashed, where are we now?

