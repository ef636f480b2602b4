# What is told beside an order and not ordered; the deed as a noun; and what only looks so.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Move three troops from Iowa to Illinois, as yellow is massing in Indiana.
= move 3 from Iowa to Illinois

Attack Utah from Nevada with four, for yellow has left the back door open.
= attack Utah from Nevada with 4

End the attack phase, please, for we have bled enough.
= end attack phase

Oregon looks thin, so deploy three there.
= deploy 3 in Oregon

Kansas is in need of four men, so please put four there.
= deploy 4 in Kansas

Two troops are enough to hold Maine, so move all but two from there to Vermont.
= move all but 2 from Maine to Vermont

Since yellow has left Utah, attack it from Nevada with 3.
= attack Utah from Nevada with 3

Reinforcements for Ohio: deploy two there.
= deploy 2 in Ohio

My attack on Utah comes from Nevada, with three troops.
= attack Utah from Nevada with 3

My attack is on Utah from Nevada.
= attack Utah from Nevada

Our attack on Idaho will come from Oregon.
?

The attack that I want is the one from Nevada on Utah.
= attack Utah from Nevada

# conditions, news, others' deeds, doubts

Move three troops from Iowa to Illinois, as long as yellow is massing in Indiana.
?

Move three troops from Iowa to Illinois, as soon as yellow is in Indiana.
?

Attack Utah from Nevada with four, for if yellow leaves I win.
?

Attack Utah from Nevada, as the plan is off otherwise not.
?

Attack Utah from Nevada with four, as my last order is cancelled.
?

Attack Utah from Nevada with four, for yellow may not be there, in which case skip it.
?

Yellow's attack on Utah comes from Nevada.
?

The attack on Utah comes from Nevada.
?

The attack that I fear is the one from Nevada on Utah.
?

The attack that yellow wants is the one from Nevada on Utah.
?

My attack on Utah from Nevada is a bluff.
?

My attack on Utah from Nevada is off.
?

My attack on Utah was from Nevada.
?

My attack on Utah comes from Nevada if yellow leaves.
?

My attack on Utah never comes from Nevada.
?

Is my attack on Utah from Nevada?
?

My fear is an attack on Utah from Nevada.
?

Three are in Ohio, so how many move there?
?

Oregon is mine and Idaho is weak, so deploy three there.
?

If Kansas is in need of four men, put four there.
?

Yellow's troops in Utah should have been attacked from Nevada.
?

Should yellow's troops in Utah be attacked from Nevada?
?

Yellow wants my troops in Utah to be attacked from Nevada.
?

Attack Utah from Nevada with 3, as the order was a mistake.
?

Attack Utah from Nevada with 3, as the host is free to ignore.
?

Attack Utah from Nevada with 3, for I was wrong about that.
?

Attack Utah from Nevada with 3, for there is no such order.
?

Attack Utah from Nevada with 3, for I will decide later.
?

Attack Utah from Nevada with 3, as yellow is not going to let me.
?

My wish is to attack Utah from Nevada, but I can't.
?

My attack goes from Nevada to Utah next turn.
?

My attack comes from Nevada on Utah unless yellow moves.
?

My attack on Utah is from Nevada, isn't it?
?

The attack I had wanted is the one from Nevada on Utah.
?

The attack I do not want is the one from Nevada on Utah.
?

The attack that nobody wants is the one from Nevada on Utah.
?

The attack you want is the one from Nevada on Utah.
?

My first attack is from Nevada on Utah, but it may change.
?

Utah is where I will not attack from Nevada.
?

Three is what I deploy in Utah each turn.
?

Three is what I deployed in Utah.
?

Three is what I shall deploy in Utah, or four.
?

Utah is strong, so I hope nobody will attack it from Nevada.
?

Utah is strong, so yellow attacks it from Nevada.
?

Utah is strong, so yellow wants me to attack it from Nevada.
?

Utah is strong, so there I will not deploy three.
?

Utah was strong, so I deployed three there.
?

Utah is weak, so is Ohio: deploy three there.
?

Reinforcements for Ohio: yellow deployed two there.
?

Reinforcements from Ohio: deploy two there.
?

I would not attack Utah, so deploy three there.
?

I am thinking of Utah, so maybe deploy three there.
?

Utah is full of yellow's troops and so deploy three there.
?

Nevada is next to Utah, so attack it from there.
?

I have five in Nevada, so move three there.
?

For Ohio there are no troops, so deploy two there.
?

Is Utah weak, so I can attack it from Nevada?
?

Suppose Utah is weak, so attack it from Nevada.
?

I don't trust Ohio, so deploy three there.
= deploy 3 in Ohio

My attack on Utah comes from Nevada in the next turn.
?

My attack on Utah is from Nevada or Oregon.
?

My next move is secret.
?

My move is from Ohio to Iowa: how many can go?
?

Send six troops from Nevada to attack Utah, or not.
?

I wanted to send six troops from Nevada to attack Utah.
?

Utah attack from Nevada tomorrow.
?

utah: attack from nevada next turn
?

utah: attack from nevada?
?

Not utah: attack from nevada
?

Except utah, attack from nevada.
?

Deploy three in Ohio, for that is what the old plan was.
?

Ohio is lost: do not deploy three there.
?

Ohio is yellow's: he will deploy three there.
?

Ohio is fine; yellow should deploy three there.
?

I have three in Ohio; yellow has five there.
?

I have an order for Ohio, so ignore it.
?

Ohio has three of yellow's, so five of them attack Iowa.
?

Iowa needs two troops, so yellow deploys two there.
?

Every soldier but two leaves Ohio for Indiana, says yellow.
?

The rest hold.
?

Three of mine should move from Ohio to Indiana, but they cannot.
?

Attack Utah from Nevada, if nobody minds losing.
?

Attack Utah from Nevada if it pleases the gods.
?

Put three in Ohio, to keep yellow out if he comes.
?

I have decided nothing: attack Utah from Nevada.
?

Yellow is strong in Utah, so I would attack it from Nevada.
?

Yellow is strong in Utah, so attacking it from Nevada is silly.
?

An attack on Utah is what I wanted, from Nevada.
?

Three is what I could deploy in Ohio.
?

Three is what I can deploy in Ohio.
?

Attack Tennessee from Missouri, as that would give me Kentucky to Mississippi in one piece.
= attack Tennessee from Missouri

Ohio has six and Indiana is empty, so move 3 from Ohio to Indiana.
= move 3 from Ohio to Indiana

Ohio has 6, and Indiana has 1, therefore move 3 from Ohio to Indiana.
= move 3 from Ohio to Indiana

Yellow has fought over Ohio for weeks, so Indiana attacks it with five.
= attack Ohio from Indiana with 5

Yellow and ann have been fighting for weeks, so move six from Maine to Vermont.
= move 6 from Maine to Vermont

My wife was ill all week, but Indiana attacks Ohio now.
= attack Ohio from Indiana

Yellow never attacks, so move six from Maine to Vermont.
= move 6 from Maine to Vermont

Attack Ohio from Indiana with 5, yellow left one man there.
= attack Ohio from Indiana with 5

Move six from Maine to Vermont, my own people are hungry.
= move 6 from Maine to Vermont

Move six from Maine to Vermont, I had not decided yet.
?

Indiana attacks Ohio; everybody in Maine moves to Vermont.
= attack Ohio from Indiana
= move all from Maine to Vermont

I have moved six from Maine to Vermont, so end my turn.
?

Yellow wants me to attack, so move six from Maine to Vermont.
= move 6 from Maine to Vermont

The last order was wrong, so move six from Maine to Vermont.
?

# What is said to have ended.
I'm through with this phase.
= end phase

The fortify phase can be closed
= end fortify phase

Finished deploying
= end deploy phase

That's it for fortifying
= end fortify phase

Enough attacking
= end attack phase

im done end turn lol
= end turn

I'm almost done attacking
?

I'm not done attacking
?

Stop attacking Ohio
?

When I'm done attacking, move 3 from Maine to Vermont
?
