# Wishes, passives, endings (frame_mood.c, frame_passive.c), and what is none.
ruleset states
map usa48
seats red yellow
seat red
call turn

I would be most grateful if you could deploy 4 in Texas.
= deploy 4 in Texas

I'd be delighted if 4 were deployed in Texas
= deploy 4 in Texas

Would you be so kind as to attack Oklahoma from Texas?
= attack Oklahoma from Texas

I should like to deploy 2 in Ohio and to attack Michigan from Ohio
= deploy 2 in Ohio
= attack Michigan from Ohio

I want that Oklahoma is attacked from Texas
= attack Oklahoma from Texas

Deploy 4 in Texas, if you would be so kind.
= deploy 4 in Texas

3 troops are hereby moved from Ohio to Michigan
= fortify 3 from Ohio to Michigan

Oklahoma shall be attacked by my troops in Texas
= attack Oklahoma from Texas

With this my turn is finished.
= end turn

No attacks from red.
= no attacks

I would be glad if yellow attacked Ohio, but he won't
?

Deploy 4 in Texas if you would
?

I would attack Oklahoma from Texas if he moved
?

He would like to attack Oklahoma from Texas
?

Please, should I attack Oklahoma from Texas?
?

3 troops are moved from Ohio to Michigan
?

Oklahoma was attacked from Texas
?

Deploy 4 in Texas if he is happy
?

Yellow's turn is over
?

No attacks from yellow.
?

# what places stand as (frame_roles), rows of agents, duties
The troops of Georgia attack Florida, those of Tennessee attack Alabama
= attack Florida from Georgia
= attack Alabama from Tennessee

An assault on Ohio by way of Michigan, please
= attack Ohio from Michigan

Ohio and Iowa receive 2 troops each
= deploy 2 in Ohio
= deploy 2 in Iowa

Ohio should be given 3
= deploy 3 in Ohio

Perform the attack on Ohio from Michigan
= attack Ohio from Michigan

Deployment of 3 troops: Montana.
= deploy 3 in Montana

The attack on Ohio was a disaster
?

Yellow performs the attack on Ohio from Michigan
?

The troops of yellow attack Ohio
?
