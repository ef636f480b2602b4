# Several amounts dealt out in one sentence: a total or a noun of new units stands over the list.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

7 new i have: 4 texas, rest new mexico
= deploy 4 in Texas
= deploy 3 in New Mexico

Eight reinforcements: five in Texas and the remaining ones in Ohio.
= deploy 5 in Texas
= deploy 3 in Ohio

Of my four new troops, one is to be placed in Ohio and the rest in Utah.
= deploy 1 in Ohio
= deploy 3 in Utah

Total nine new troops, please put three each in Kansas, Nebraska and Iowa.
= deploy 3 in Kansas
= deploy 3 in Nebraska
= deploy 3 in Iowa

pls depoly 2 each in ohio, indiana n michigan, total 6
= deploy 2 in Ohio
= deploy 2 in Indiana
= deploy 2 in Michigan

6 new - 2 each texas ohio utah
= deploy 2 in Texas
= deploy 2 in Ohio
= deploy 2 in Utah

texas + ohio new troops there, 1 each
= deploy 1 in Texas
= deploy 1 in Ohio

New troops please in Texas, Ohio and Utah, one in each.
= deploy 1 in Texas
= deploy 1 in Ohio
= deploy 1 in Utah

new ones: 2 texas 2 ohio , thats my all 4
= deploy 2 in Texas
= deploy 2 in Ohio

2 for ohio and 4 for utah of my 6 new
= deploy 2 in Ohio
= deploy 4 in Utah

Deploy 6 new troops equally in Texas, Ohio and Utah.
= deploy 2 in Texas
= deploy 2 in Ohio
= deploy 2 in Utah

i have 6 new: 4 texas, 3 ohio
!

deploy 6 in total: 4 texas, 3 ohio
!

he has 7 new: 4 texas, 3 ohio
!

I had 7 new: 4 texas, 3 ohio
!

7 new: 4 texas, 3 ohio, or not
!

I want 8 new: 4 texas, 3 ohio
!

new troops are in Ohio 3, Texas 2
!

7 new: 4 texas, 3 not ohio
!

up to 7 new: 4 texas, 3 ohio
!

You have seven new troops: 4 in Texas, 3 in Ohio
!

Of my five recruits, four go to New York and the last one to Rhode Island
= deploy 4 in New York
= deploy 1 in Rhode Island
