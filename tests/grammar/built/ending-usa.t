# What is over, or left undone, and what only sounds so (grammar/ending.def).
ruleset states
map usa48
seats red yellow ann
seat red
call turn

I'm finished attacking, thank you kindly
= end attack phase

right thats me done fightin for the day
= end attack phase

Attack Utah from Nevada, and that was my last attack
= attack Utah from Nevada
= end attack phase

Attack Utah from Nevada, and that is my final attack.
= attack Utah from Nevada
= end attack phase

deploy 3 in Ohio and thats it with the placing
= deploy 3 in Ohio
= end deploy phase

move 2 from Ohio to Michigan, and with that my turn is over
= move 2 from Ohio to Michigan
= end turn

no more battles from my side dear host
= no attacks

Three to Maine. Enough of the deploying.
= deploy 3 in Maine
= end deploy phase

I am not going to attack anybody
= no attacks

we dont move anything at the end
= no fortifying

I shall not be attacking today
= no attacks

4 in Texas then finish the deployment
= deploy 4 in Texas
= end deploy phase

Attack Iowa from Illinois with 5, then the attack phase ends here
= attack Iowa from Illinois with 5
= end attack phase

my attacks are over
= end attack phase

ok fights finito, move 3 from Iowa to Illinois, and close my turn pls
= end attack phase
= move 3 from Iowa to Illinois
= end turn

I have no further attacks
= no attacks

I've got no more attacks, folks
= no attacks

that's enough fighting for me
= end attack phase

that concludes my deployment
= end deploy phase

attack Utah from Nevada and thats my attacks done lol
= attack Utah from Nevada
= end attack phase

deploy 2 in Ohio, done placing
= deploy 2 in Ohio
= end deploy phase

cease the attack now
= end attack phase

If Nevada falls my attacks are over
?

my attacks are nearly over
?

I'm almost done attacking
?

I'm not done deploying
?

not finished with the attacks yet
?

When yellow has moved, my turn is over
?

unless you object, my turn is over
?

yellow says my attacks are over
?

Yellow's attacks are over
?

your attack is over, yellow
?

are my attacks over?
?

Is it true that no more attacks are allowed?
?

The general roared, and the battle is over
?

No attack on Ohio
?

Ohio, no attack
?

Ohio: no attacks
?

no attacks yet
?

no attack from yellow please
?

I did not attack anyone
?

I was done attacking
?

I will be done attacking tomorrow
?

my attack phase is over when Utah falls
?

Should I end the attack phase, or my turn is over
?

maybe no more attacks
?

I might be done deploying
?

Perhaps that's me done attacking.
?

I would have no more attacks
?

he said, my turn is over, and laughed
?

I don't attack Utah
?

my turn is over my head
?

I am done with yellow
?

I'm done with you
?

done with dinner
?

thats me done with work, so here are my orders
?

I'm through with politics
?

after my attacks are over, move 3 from Ohio to Michigan
?

before my turn is over, attack Utah from Nevada
= attack Utah from Nevada

Tell yellow that the attacks are over
?

no more attacks, if possible
?

either no attacks, or attack Utah from Nevada
?

I want no attacks on me
?

please no more attacks on Texas
?

"my turn is over"
?

Never end my turn
?

do not end the attack phase
?

dont finish my turn
?

I hope my attacks are not over
?

my last attack was the end of yellow
?

that was the end of the attack
?

the end of my turn is near
?

the end of my turn
?

I wonder whether my turn is over
?

My turn is not over
?

My turn is over in an hour
?

My turn will be over soon
?

Let me know before you end my turn
?

I do not attack because I like you
?

no attacks until Tuesday
?

no move for Ohio
?

No moves from Ohio
?

deploy 5 in Texas, and don't end my turn yet
= deploy 5 in Texas
= wait

don't close my turn yet please, deploy 5 in Texas
= wait
= deploy 5 in Texas

deploy 5 in Texas, don't process my orders yet
?

deploy 5 in Texas, and don't carry it out until I say so
?

deploy 5 in Texas, don't end my turn unless Utah falls
?

I have completed my attacks
= end attack phase

I have finished the attacks, thanks
= end attack phase

he has ended the fighting
?

I have not completed my attacks
?

I had completed my attacks when he came
?

is the attack phase over
?
