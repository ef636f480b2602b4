# What stands around a deed, who does it, who leaves; and what only looks so.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Send six troops from Nevada to attack Utah.
= attack Utah from Nevada with 6

Dispatch four from Oregon to take Idaho.
= attack Idaho from Oregon with 4

Put three in Ohio, to keep the border quiet.
= deploy 3 in Ohio

Put three in Ohio, just to keep the neighbours honest.
= deploy 3 in Ohio

Three of mine should move from Ohio to Indiana.
= move 3 from Ohio to Indiana

Let all but two leave Ohio for Indiana.
?

Every soldier but two leaves Ohio for Indiana.
= move all but 2 from Ohio to Indiana

I end my turn here.
= end turn

No attacks there.
?

# others' deeds, doubts

Send six troops from Nevada to Oregon to attack Utah.
?

Yellow will send six troops from Nevada to attack Utah.
?

I sent six troops from Nevada to attack Utah.
?

Send six troops from Nevada to help yellow attack Utah.
?

Put three in Ohio, only to keep if yellow comes.
?

Three of yellow's should move from Ohio to Indiana.
?

Should three of mine move from Ohio to Indiana?
?

Should three of mine move from Ohio to Indiana, deploy 2 in Ohio.
?

Three of mine should have moved from Ohio to Indiana.
?

Yellow should move three troops from Ohio to Indiana.
?

My army should move from Ohio to Indiana or Michigan.
?

Every soldier but two left Ohio for Indiana.
?

Do I end my turn here?
?

I would end my turn here if yellow did.
?

I attack mine.
?
