ruleset states
map usa48
seats red yellow ann
seat red
call turn

From Ohio I pull everyone except two, and they ride to Indiana.
= move all but 2 from Ohio to Indiana

Texas, without 1, goes to Oklahoma.
= move all but 1 from Texas to Oklahoma

everybody bar three outta Utah into Nevada
= move all but 3 from Utah to Nevada

Iowa xcept 2 to Missouri
= move all but 2 from Iowa to Missouri

the whole of Maine, minus one, off to Vermont
= move all but 1 from Maine to Vermont

Kansas -> Nebraska all exept 4
= move all but 4 from Kansas to Nebraska

Idaho save for one sentry moves to Oregon
= move all but 1 from Idaho to Oregon

all my lads but 2 leave Georgia for Florida
= move all but 2 from Georgia to Florida

Wyoming empties into Montana, only 1 is left behind
= move all but 1 from Wyoming to Montana

Colorado: one stays home, rest to Utah
= move all but 1 from Colorado to Utah

Have a stab at Ohio from Michigan, then one at Illinois from Iowa.
= attack Ohio from Michigan
= attack Illinois from Iowa

have a dig at Oregon out of Idaho, w six
= attack Oregon from Idaho with 6

Having a crack at Kansas from Colorado.
= attack Kansas from Colorado

Go give Alabama a hiding from Georgia, five men.
= attack Alabama from Georgia with 5

Utah gets a visit from my seven in Nevada, and not a friendly one
= attack Utah from Nevada with 7

I am coming for you, Texas! Eight of mine set out from Oklahoma.
= attack Texas from Oklahoma with 8

watch out Indiana, four from Ohio are on the way with clubs
= attack Indiana from Ohio with 4

My general shall carry Missouri today, setting out from Iowa.
= attack Missouri from Iowa

The boys of Tennessee will take Kentucky, five are enough.
= attack Kentucky from Tennessee with 5

Maryland is to fall to my Virginians, six of them, out of Virginia.
= attack Maryland from Virginia with 6

Texas x Louisiana 4, Texas x Arkansas 3
= attack Louisiana from Texas with 4
= attack Arkansas from Texas with 3

Ohio vs Indiana 9
= attack Indiana from Ohio with 9

illinois 7 v iowa
= attack Iowa from Illinois with 7

Op Sledge: Georgia into Florida, strength 5.
= attack Florida from Georgia with 5

Nevada gets it from Utah w/ 4
= attack Nevada from Utah with 4

bout to flatten Iowa from Illinois, 6 lads
= attack Iowa from Illinois with 6

we storm Oregon, they come out of Idaho, four of them
= attack Oregon from Idaho with 4

Vermont from New York, 8 of em, go get it
= attack Vermont from New York with 8

Ohio +3 Utah +2
= deploy 3 in Ohio
= deploy 2 in Utah

whole lot on Texas
= deploy all in Texas

the lot goes on Maine, ta
= deploy all in Maine

all my fresh ones sit down in Kansas
= deploy all in Kansas

New recruits this turn: Ohio 2, Iowa 1, Utah 4.
= deploy 2 in Ohio
= deploy 1 in Iowa
= deploy 4 in Utah

My newcomers are to be shared out so: two to Maine, one to Ohio.
= deploy 2 in Maine
= deploy 1 in Ohio

dump six new uns on Idaho, then hit Montana from there with five
= deploy 6 in Idaho
= attack Montana from Idaho with 5

Three go as reinforcement to Kansas, from there I attack Colorado.
= deploy 3 in Kansas
= attack Colorado from Kansas

Four troops settle in Oregon, one settles in Idaho
= deploy 4 in Oregon
= deploy 1 in Idaho

Closing redeployment: 3 armies, Kansas to Iowa.
= move 3 from Kansas to Iowa

last thing: 6 Maine > Vermont
= move 6 from Maine to Vermont

Nebraska pack your bags, all of you to Kansas
= move all from Nebraska to Kansas

Clear out Arizona and bring its men to Nevada.
= move all from Arizona to Nevada

The full army of Oregon journeys to Idaho.
= move all from Oregon to Idaho

everyone in Ohio goes visiting Indiana for the winter
= move all from Ohio to Indiana

Florida lot can head up to Georgia, leave 2 there to lock up
= move all but 2 from Florida to Georgia

Have a shot at Nevada from Utah.
= attack Nevada from Utah

have a little go at Maine from Vermont, would you
= attack Maine from Vermont

Have a slap at Iowa from Illinois with four.
= attack Iowa from Illinois with 4
