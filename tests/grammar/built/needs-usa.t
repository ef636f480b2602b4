# What others do, what is wanted and needed, the one way that is said in two parts; and what only looks so.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Deploy three in Ohio, where yellow will attack.
= deploy 3 in Ohio

I have decided to attack Utah from Nevada.
= attack Utah from Nevada

I am determined to attack Utah from Nevada with four.
= attack Utah from Nevada with 4

Iowa needs two troops, so two are to be deployed there.
= deploy 2 in Iowa

Maine has plenty of men, so six of them go to Vermont.
= move 6 from Maine to Vermont

Five troops leave Ohio and go to Iowa.
= move 5 from Ohio to Iowa

Five troops march out of Ohio and into Iowa.
= move 5 from Ohio to Iowa

An attack on Utah is what I want, from Nevada.
= attack Utah from Nevada

Yellow eyes Iowa, so deploy two there.
= deploy 2 in Iowa

# others' deeds, doubts

Deploy three where yellow will attack.
?

Deploy three in Ohio, where I will attack Iowa from Ohio.
?

Deploy three in Ohio, which yellow wants.
?

Yellow has decided to attack Utah from Nevada.
?

I have not decided to attack Utah from Nevada.
?

I had decided to attack Utah from Nevada.
?

Have I decided to attack Utah from Nevada?
?

I have decided not to attack Utah from Nevada.
?

I haven't decided whether to attack Utah from Nevada.
?

Once I have decided to attack Utah from Nevada, I end.
?

Five troops left Ohio and went to Iowa.
?

Five troops leave Ohio or go to Iowa.
?

An attack on Utah is what I do not want, from Nevada.
?

An attack on Utah is what yellow wants, from Nevada.
?

An attack on Utah from Nevada is what?
?

Iowa needs two troops.
?

Iowa would need two troops, so two might be deployed there.
?

Yellow will attack Iowa, so should two be deployed there?
?

I want to have four troops in Ohio.
?

I should like to have two men in Ohio.
?

I would like to have Utah attacked from Nevada.
= attack Utah from Nevada

It is decided to attack Utah from Nevada?
?

I want to attack Utah from Nevada?
?

May I ask you to attack Utah from Nevada?
= attack Utah from Nevada
