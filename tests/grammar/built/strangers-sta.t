# As strangers wrote in play, in other words; and near misses, which are no orders.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Ohio is to attack Indiana before my turn is over.
= attack Indiana from Ohio

Before I finish, Iowa attacks Illinois with 5.
= attack Illinois from Iowa with 5

Attack Iowa from Missouri with 6 and afterwards end my turn, will you.
= attack Iowa from Missouri with 6
= end turn

Deploy 3 in Utah. Afterwards attack Nevada from there.
= deploy 3 in Utah
= attack Nevada from Utah

I want 4 in Kansas, that is all I get this time.
= deploy 4 in Kansas

Attack Arkansas from Texas with 4, I have the men for it.
= attack Arkansas from Texas with 4

Five for Montana, it is the one that is thin.
= deploy 5 in Montana

After that Nevada hits Utah with 3 and then we are through for this turn.
= attack Utah from Nevada with 3
= end turn

He said he'll have three of them up in Washington.
?

Yellow will have four in Nevada next turn.
?

I'll have a look at Nevada first.
?

I have three of them up in Washington already.
?

I would have put five in Utah but never mind.
?

Attack Utah from Nevada after yellow has moved.
?

Attack Utah from Nevada before yellow does, if he is weak.
?

Put 3 in Ohio after I have heard from yellow.
?

Ohio was to attack Indiana before the turn ended.
?

Is Ohio to attack Indiana before my turn is over?
?

Ohio is not to attack Indiana before the turn ends.
?

I will tell you before the turn ends whether Ohio attacks Indiana.
?

Yellow says Iowa is to attack Illinois after that.
?

Attack Iowa from Missouri after lunch maybe
?

That is the state from which he attacked Iowa with 5.
?

Deploying 4 in Kansas is not what I want.
?

The plan was 4 in Kansas, that is off now.
?

I have the men to attack Arkansas from Texas with 4.
?

I would attack Texas from Oklahoma before the turn ends, but I am afraid to.
?

Once he is finished, attack Utah from Nevada with 3.
?

Attack Nevada from Utah with 3 as soon as he deploys there.
?

Don't let them have a go at Idaho from Oregon.
?

let yellow have a go at Idaho from Oregon, I don't mind
?

They have had a pop at Kansas from Colorado.
?

Who says Maine is to attack Vermont before I am done?
?
