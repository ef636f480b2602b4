ruleset states
map usa48
seats red yellow ann
seat red
call turn

Please put four of my new troops in Ohio and the other two in Kentucky.
= deploy 4 in Ohio
= deploy 2 in Kentucky

Everything I've got coming goes into Montana.
= deploy all in Montana

Texas hits Oklahoma with six.
= attack Oklahoma from Texas with 6

I attack Ann in Georgia out of Florida.
= attack Georgia from Florida

From Maine I march on New Hampshire with five men, and after that I'm done attacking.
= attack New Hampshire from Maine with 5
= end attack phase

Three to be deployed in Nevada, then Nevada attacks Utah with seven.
= deploy 3 in Nevada
= attack Utah from Nevada with 7

No move for me at the end, thank you kindly.
= no move

When the fighting is over, bring five soldiers from Nebraska home to Kansas, and that ends my turn.
= move 5 from Nebraska to Kansas
= end turn

I want to strike Virginia from North Carolina with eight, since that fellow Yellow left it half empty.
= attack Virginia from North Carolina with 8

All the boys in Idaho ride over to Wyoming.
= move all from Idaho to Wyoming

Keep one in Louisiana and send the rest of them to Arkansas.
= move all but 1 from Louisiana to Arkansas

That is my deployment finished.
= end deploy phase

Michigan should have two more, bless them, and Wisconsin three. Then you can close the deploy phase.
= deploy 2 in Michigan
= deploy 3 in Wisconsin
= end deploy phase

Like Sherman before me I go through Georgia: attack South Carolina from there with nine.
= attack South Carolina from Georgia with 9

Now I attack Iowa from Minnesota, and Illinois from Missouri with four.
= attack Iowa from Minnesota
= attack Illinois from Missouri with 4

My turn is over, so let it end here.
= end turn

I have ten in Pennsylvania; with six of these I assault New York.
= attack New York from Pennsylvania with 6

Two for Colorado, two for New Mexico and one for little Delaware.
= deploy 2 in Colorado
= deploy 2 in New Mexico
= deploy 1 in Delaware

I'll make no further attacks. Instead four men move from Alabama to Tennessee, and I finish.
= end attack phase
= move 4 from Alabama to Tennessee
= end turn

Oregon's been picking a fight all week, so California goes at it with five.
= attack Oregon from California with 5

Washington falls on Oregon with three and, to be sure, Idaho does likewise with four.
= attack Oregon from Washington with 3
= attack Oregon from Idaho with 4

Kindly station all my reinforcements in West Virginia and end the deploy phase there.
= deploy all in West Virginia
= end deploy phase

I would like to transfer two troops from Vermont to Massachusetts.
= move 2 from Vermont to Massachusetts

Let Mississippi take on Alabama. It is only a little garrison there.
= attack Alabama from Mississippi

South Dakota is where the trouble will come from, so I place my five reinforcements there.
= deploy 5 in South Dakota

The six men in North Dakota attack Montana, that's with all six. No move afterwards.
= attack Montana from North Dakota with 6
= no move

A couple of troops to Rhode Island, where Nana is holding the fort, and then on with the attacks: Connecticut against New York with three.
= deploy 2 in Rhode Island
= attack New York from Connecticut with 3

I leave two men to watch Arizona, and the remainder proceed to California. End of turn.
= move all but 2 from Arizona to California
= end turn

Indiana is to be attacked twice: from Ohio with four, and from Kentucky with three.
= attack Indiana from Ohio with 4
= attack Indiana from Kentucky with 3

We go to war on Maryland from Virginia, six strong.
= attack Maryland from Virginia with 6

At the end of the day the whole garrison of Illinois takes the bus to Indiana.
= move all from Illinois to Indiana

My new men, all three, belong in Oklahoma. The others remain where they are.
= deploy 3 in Oklahoma

Enough blood for one evening: no more attacks and no move either.
= end attack phase
= no move

Nine from Tennessee pour into Kentucky, which Ann holds with two.
= attack Kentucky from Tennessee with 9

I reinforce Wyoming by four. From there I advance on Colorado with five, and from Kansas on the same with two.
= deploy 4 in Wyoming
= attack Colorado from Wyoming with 5
= attack Colorado from Kansas with 2

Please attack New Jersey from Delaware.
= attack New Jersey from Delaware

Move a single troop from Utah to Nevada so that the poor thing there has company.
= move 1 from Utah to Nevada

I'm after Florida, so Alabama throws seven at it; then my turn ends.
= attack Florida from Alabama with 7
= end turn

For deployment: Missouri receives five. For attack: Missouri on Arkansas with six. For the move: three from Missouri to Iowa.
= deploy 5 in Missouri
= attack Arkansas from Missouri with 6
= move 3 from Missouri to Iowa

The fresh troops, six in number, are split evenly between Texas and Louisiana.
= deploy 3 in Texas
= deploy 3 in Louisiana

3 new in texas 2 in okla
= deploy 3 in Texas
= deploy 2 in Oklahoma

all my reinforcments to tenessee thx
= deploy all in Tennessee

ohio has a pop at indiana w 5
= attack Indiana from Ohio with 5

georgia on florida, all right? then thats me done attackin
= attack Florida from Georgia
= end attack phase

utah>nevada 4, utah>idaho 3. attacks both
= attack Nevada from Utah with 4
= attack Idaho from Utah with 3

no move ta
= no move

end go
= end turn

Massachusets, 2 for you my darlings, and Vermont 1!!
= deploy 2 in Massachusetts
= deploy 1 in Vermont

with six soldier I attack since Kansas to Missouri
= attack Missouri from Kansas with 6

done deploying
= end deploy phase

pensylvania go hit new jersey with 7 i'm sick of him
= attack New Jersey from Pennsylvania with 7

5 from ny back to conneticut at the end, thats my turn over
= move 5 from New York to Connecticut
= end turn

Montana all go Wyoming pls (the move not attack, its mine)
= move all from Montana to Wyoming

N Dakota attack Minnesota. w/ 4. S Dakota the same
= attack Minnesota from North Dakota with 4
= attack Minnesota from South Dakota with 4

stick 4 in lousiana and end the deploy
= deploy 4 in Louisiana
= end deploy phase

sure I'll send the eight in alabama at mississipi, god love them
= attack Mississippi from Alabama with 8

I put the all of my new troops at the Colorado, merci
= deploy all in Colorado

leave 1 guy in iowa rest to illnois
= move all but 1 from Iowa to Illinois

Washinton v oregon 6 men. and cali v oregon 3
= attack Oregon from Washington with 6
= attack Oregon from California with 3

no more attacks eh. no move. end turn
= end attack phase
= no move
= end turn

arizona attacks new mexco
= attack New Mexico from Arizona

2 men kentuckey to w virginia, poor buggers there are only 1
= move 2 from Kentucky to West Virginia

Deploy:maine 2,new hampshire 2,rhode isl 1
= deploy 2 in Maine
= deploy 2 in New Hampshire
= deploy 1 in Rhode Island

delaware jumps maryland with three becuase why not
= attack Maryland from Delaware with 3

ok so 5 new at N Carolina then from there hit virgina with 6
= deploy 5 in North Carolina
= attack Virginia from North Carolina with 6

Attack of wisconsin from michigan, nine mens
= attack Wisconsin from Michigan with 9

that it for the attacs, shift 3 from nebraska to s dakota
= end attack phase
= move 3 from Nebraska to South Dakota

arkansas 2 more. rest stay as they is
= deploy 2 in Arkansas

idaho -> oregon with 5!! grandma's on the warpath
= attack Oregon from Idaho with 5

everbody from nevada over to calif then end turn
= move all from Nevada to California
= end turn

i've 7 in S Carolina, 5 of em attack georgia
= attack Georgia from South Carolina with 5

Missouri kick Illinois. I use 4 for this, and 3 from kentuky for the same
= attack Illinois from Missouri with 4
= attack Illinois from Kentucky with 3

6 new: 3 flordia 3 alabama
= deploy 3 in Florida
= deploy 3 in Alabama

finished my move,s no more. end of turn pls
= end turn

yellow's asleep in wyoming so colorado 6 in there
= attack Wyoming from Colorado with 6

minesota gets 3, then minesota hit iowa with 5, done after that no more attacks
= deploy 3 in Minnesota
= attack Iowa from Minnesota with 5
= end attack phase

Oklahoma attacks texas. yes really
= attack Texas from Oklahoma

at end move four of virginia in maryland por favor
= move 4 from Virginia to Maryland

one lad to vermnt and two to new york from the new ones
= deploy 1 in Vermont
= deploy 2 in New York

Tennesee at Arkansas w 4, & when thats over I wont move
= attack Arkansas from Tennessee with 4
= no move

I should like Georgia to receive five of the new troops and Alabama the remaining two, which makes seven in all.
= deploy 5 in Georgia
= deploy 2 in Alabama

Every last one of my reinforcements goes to Ohio.
= deploy all in Ohio

Let Texas fall upon Oklahoma with eight men.
= attack Oklahoma from Texas with 8

From Nevada I attack Utah, because yellow has left only one poor fellow there, and then that will do for attacks.
= attack Utah from Nevada
= end attack phase

At the end six of the troops in Kansas walk up to Nebraska, and my turn is over.
= move 6 from Kansas to Nebraska
= end turn

Three more boots in Vermont, please, and with that my deployment is finished.
= deploy 3 in Vermont
= end deploy phase

I am happy with where everyone stands, so no move for me this time.
= no move

Yellow has bothered me from Iowa all month. Minnesota hits it with four, Missouri hits it with five.
= attack Iowa from Minnesota with 4
= attack Iowa from Missouri with 5

All who are in Maine may come down to New Hampshire, there is nothing left up north to guard.
= move all from Maine to New Hampshire

In my country we say the bear eats first: Idaho attacks Montana, and Wyoming attacks Montana too.
= attack Montana from Idaho
= attack Montana from Wyoming

Keep two in Florida for the beaches and march the rest of them into Georgia.
= move all but 2 from Florida to Georgia

Four fresh men to Kentucky. Send seven out of Kentucky against Tennessee. Afterwards I stop attacking and make no move.
= deploy 4 in Kentucky
= attack Tennessee from Kentucky with 7
= end attack phase
= no move

Oregon is to assault Washington; I have waited for that since Easter.
= attack Washington from Oregon

My turn ends here, thank you for your patience with an old professor.
= end turn

Place two in North Dakota and the same again in South Dakota, then let the latter attack Nebraska with three.
= deploy 2 in North Dakota
= deploy 2 in South Dakota
= attack Nebraska from South Dakota with 3

put em all in arizona
= deploy all in Arizona

4 new in colorado,1 in new mexico. thats deploy done
= deploy 4 in Colorado
= deploy 1 in New Mexico
= end deploy phase

yo attack ARKANSAS from luisiana w 6 hes got like nobody in there
= attack Arkansas from Louisiana with 6

Pensylvania go hit New York with five, then Pensylvania also hit Ohio, with three
= attack New York from Pennsylvania with 5
= attack Ohio from Pennsylvania with 3

no moves this time, end my turn pls im late for school
= no move
= end turn

From Michigan to Indiana I attack. Is easy I think.
= attack Indiana from Michigan

shift 3 lads Virginia to Maryland n thats me done for the turn
= move 3 from Virginia to Maryland
= end turn

Gonna have calif jump on nevada with nine. no more attacks after that one, feet are killing me
= attack Nevada from California with 9
= end attack phase

all of missisippi over to alabama,but leave 1 behind
= move all but 1 from Mississippi to Alabama

Wisconson +3 and Illinois +3 please my friend, greetings from Nairobi
= deploy 3 in Wisconsin
= deploy 3 in Illinois

finish deploy phase. then utah attack's idaho
= end deploy phase
= attack Idaho from Utah

everyone in deleware moves in with new jersey
= move all from Delaware to New Jersey

take s carolina from n carolina with 5, and tennessee from there too with 2
= attack South Carolina from North Carolina with 5
= attack Tennessee from North Carolina with 2

2 troops new to Conecticut. Massachusets attack Rhode island with 4, small place but is nice
= deploy 2 in Connecticut
= attack Rhode Island from Massachusetts with 4

ok im done attacking!!! 5 guys west virginia 2 kentucky
= end attack phase
= move 5 from West Virginia to Kentucky

I'd like my three new ones in Ohio, please, since that's where the trouble always starts.
= deploy 3 in Ohio

Two fresh armies go to Nevada, one goes to Utah, and then Nevada attacks California.
= deploy 2 in Nevada
= deploy 1 in Utah
= attack California from Nevada

From Texas I attack with six against Oklahoma.
= attack Oklahoma from Texas with 6

Everything I've been given this turn should go into Kansas.
= deploy all in Kansas

My client, that is to say myself, hereby opens hostilities against Yellow in Georgia, proceeding from Alabama with five units.
= attack Georgia from Alabama with 5

Back in my day the number 9 ran straight from Iowa to Nebraska, so let four of my boys do that trip at the end.
= move 4 from Iowa to Nebraska

Have a go at Vermont from New York. Then, same again from New Hampshire.
= attack Vermont from New York
= attack Vermont from New Hampshire

I am done with deploying.
= end deploy phase

No further attacks from my side, and kindly shift two from Missouri to Arkansas before closing my turn.
= end attack phase
= move 2 from Missouri to Arkansas
= end turn

Washington looks weak, so I'll strike it from Oregon with four and from Idaho with three.
= attack Washington from Oregon with 4
= attack Washington from Idaho with 3

All the men in Delaware should cross to Maryland.
= move all from Delaware to Maryland

I don't want to move anybody at the end this time.
= no move

Colorado gets all of my reinforcements, then please storm Wyoming from there with seven.
= deploy all in Colorado
= attack Wyoming from Colorado with 7

Please let Florida fight with Georgia.
= attack Georgia from Florida

Pull everyone bar one out of Maine and settle them in New Hampshire.
= move all but 1 from Maine to New Hampshire

I've had my fill for tonight; finish my turn there.
= end turn

Of the five reinforcements due to me, two are for Indiana and three for Illinois, as Ann is massing her troops on that side.
= deploy 2 in Indiana
= deploy 3 in Illinois

Tennessee against Kentucky, eight men. And from Virginia against North Carolina, also eight.
= attack Kentucky from Tennessee with 8
= attack North Carolina from Virginia with 8

The whole shift in Michigan clocks off and goes home to Ohio, apart from two who stay on.
= move all but 2 from Michigan to Ohio

Ann has left one sleepy soldier in Rhode Island, so I will take the place from Connecticut with three.
= attack Rhode Island from Connecticut with 3

One new unit in South Dakota and one in North Dakota.
From the latter I then go for Montana.
= deploy 1 in South Dakota
= deploy 1 in North Dakota
= attack Montana from North Dakota

Kindly move three troops from Louisiana to Mississippi, where my boundary is very thin.
= move 3 from Louisiana to Mississippi

New Mexico, being surrounded, receives four of my newcomers; the last two of them I place in Arizona.
= deploy 4 in New Mexico
= deploy 2 in Arizona

My lads in Pennsylvania will try their luck against New Jersey. After this one I attack no more.
= attack New Jersey from Pennsylvania
= end attack phase

It is not necessary that anybody moves, you can finish my turn.
= no move
= end turn

Smash South Carolina out of Georgia with nine, and I'm sorry, Ann, it's nothing personal.
= attack South Carolina from Georgia with 9

Minnesota is to be invaded from Wisconsin with four and likewise from Iowa.
= attack Minnesota from Wisconsin with 4
= attack Minnesota from Iowa with 4

I put five in West Virginia, because the hills there are my best friend.
With three of those I go straight on into Ohio.
= deploy 5 in West Virginia
= attack Ohio from West Virginia with 3

At the end of my turn transfer the lot in Utah down to Arizona. Then I am finished.
= move all from Utah to Arizona
= end turn

Deploy one soldier in Massachusetts, please, then that is all for the placing.
= deploy 1 in Massachusetts
= end deploy phase

Nebraska's troops have rested long enough and can now assault Kansas, five of them.
= attack Kansas from Nebraska with 5

I would appreciate an attack upon Idaho out of Montana, followed by one upon Oregon out of Nevada with three.
= attack Idaho from Montana
= attack Oregon from Nevada with 3

Six more for Kentucky!
= deploy 6 in Kentucky

Take two men out of Oklahoma and give them to Texas, where Mum's boys are worn out.
= move 2 from Oklahoma to Texas

My fighting is over for this turn.
= end attack phase

First the newcomers: one to Alabama, one to Mississippi, one to Louisiana.
= deploy 1 in Alabama
= deploy 1 in Mississippi
= deploy 1 in Louisiana

We shall go into California from Oregon with four, then from Arizona with six, so that Yellow does not know where to look.
= attack California from Oregon with 4
= attack California from Arizona with 6

Let's have Maryland knock on Delaware's door, and Pennsylvania do likewise with six so that somebody answers.
= attack Delaware from Maryland
= attack Delaware from Pennsylvania with 6

Virginia is where I need people, so all my new troops there. Following that, five of them go at West Virginia.
= deploy all in Virginia
= attack West Virginia from Virginia with 5

Arkansas can spare three: they go to Tennessee at the end, and the others remain in place.
= move 3 from Arkansas to Tennessee

ohio 3 new ones k. then michigan from there w 4 coz hes weak af
= deploy 3 in Ohio
= attack Michigan from Ohio with 4

texas smacks oklahma w 6 lets goo
= attack Oklahoma from Texas with 6

put 2 navada 1 utha then navada hits cali
= deploy 2 in Nevada
= deploy 1 in Utah
= attack California from Nevada

To Wyoming i give everything what is new, from there 5 goes on Montana to fight
= deploy all in Wyoming
= attack Montana from Wyoming with 5

Pls be attacking Georgia from Albama side with 5 nos.
= attack Georgia from Alabama with 5

NY at vermont, new hampshire at it too
= attack Vermont from New York
= attack Vermont from New Hampshire

done deployin
= end deploy phase

no more atacks, 2 missouri to arkansaw, end my turn ta
= end attack phase
= move 2 from Missouri to Arkansas
= end turn

got 9 in idaho so 6 of em bash washngton,, the others stay put
= attack Washington from Idaho with 6

Sou. Dakota 4 to Iowa shift pls, there it is too much empty
= move 4 from South Dakota to Iowa

i dont move nothing this time
= no move

New jersey all peoples go on Delawere (mine), finish turn.
= move all from New Jersey to Delaware
= end turn

alabama has a pop at florda, an georgia has one an all
= attack Florida from Alabama
= attack Florida from Georgia

maine every1 but 1 over 2 new hampshire
= move all but 1 from Maine to New Hampshire

Illinios gets 3 and Indianna 2, poor thing only had the one
= deploy 3 in Illinois
= deploy 2 in Indiana

In Kentucky I go in with 8, out of Tenessee. Out of Virginia I go with 5 in North Carolina.
= attack Kentucky from Tennessee with 8
= attack North Carolina from Virginia with 5

end turn plz gtg
= end turn

massachusets 4 at rhode is.
just one yellow bloke on the island bless him
= attack Rhode Island from Massachusetts with 4

1 n dakota, 1 s dakota, after that n dakota attack montana
= deploy 1 in North Dakota
= deploy 1 in South Dakota
= attack Montana from North Dakota

Louisianna three blokes to Missisippi at the end please,,, the rest stop where they are
= move 3 from Louisiana to Mississippi

all my new lads kansas thx
= deploy all in Kansas

New mexico 4 and 2 arizona,,, sorry typing with gloves
= deploy 4 in New Mexico
= deploy 2 in Arizona

oihio onto pensylvania with ten pls, then no more attack. Mfg
= attack Pennsylvania from Ohio with 10
= end attack phase

S Carolina - hit it from Georgia - nine
= attack South Carolina from Georgia with 9

ilinois 5 into wisconson, minesota 2 into same
= attack Wisconsin from Illinois with 5
= attack Wisconsin from Minnesota with 2

w virginia +5
= deploy 5 in West Virginia

Done w fighting
= end attack phase

sooo utah ppl all go down to arizona n im done bye
= move all from Utah to Arizona
= end turn

My one solder I am keeping in Massachusets new. Deployment is over from my end.
= deploy 1 in Massachusetts
= end deploy phase

Nebraska five attack at Kanzas because yellow sleep
= attack Kansas from Nebraska with 5

idaho from montana!!! n oregon from nevada w 3
= attack Idaho from Montana
= attack Oregon from Nevada with 3

kentuky 6 more please love, been a long shift
= deploy 6 in Kentucky

Three mens from Kansas I bring to Missouri, and I end
= move 3 from Kansas to Missouri
= end turn

bama 1 miss 1 lousiana 1
= deploy 1 in Alabama
= deploy 1 in Mississippi
= deploy 1 in Louisiana

No moove, turn end.
= no move
= end turn

cali from oregon w 4 n from arizona w 6 rip yellow
= attack California from Oregon with 4
= attack California from Arizona with 6

Marylnd to fight Delaware now
= attack Delaware from Maryland

New troops I would like all to Virgina, and then with 5 from there West Virginia attack
= deploy all in Virginia
= attack West Virginia from Virginia with 5

arkansas -> tennessee 3 at the end
= move 3 from Arkansas to Tennessee

mishigan all but two to Ohio please n thats yer lot, end turn
= move all but 2 from Michigan to Ohio
= end turn

Stick all my new lads in Texas, I've a bad feeling about Oklahoma.
= deploy all in Texas

Three for Ohio and two for Indiana, the usual order.
= deploy 3 in Ohio
= deploy 2 in Indiana

Kentucky is to have a go at Tennessee now, and no messing about.
= attack Tennessee from Kentucky

I'll hit Utah out of Nevada with five, and then I'm finished fighting for the night.
= attack Utah from Nevada with 5
= end attack phase

When it's all over, let four of the fellas in Georgia stroll up to South Carolina. That's me done.
= move 4 from Georgia to South Carolina
= end turn

Put the lot in Maine. It's a lonely corner and they've only the one man there.
= deploy all in Maine

Missouri gives Arkansas a clatter, and after that Louisiana does the same to Mississippi.
= attack Arkansas from Missouri
= attack Mississippi from Louisiana

I don't want to shift anybody at the end, so leave them as they are and close my turn.
= no move
= end turn

In Florida I would like to have four of the new troops, please, and the last one goes to Alabama.
= deploy 4 in Florida
= deploy 1 in Alabama

My Arizona must attack New Mexico with six soldiers, because Ann left only two there.
= attack New Mexico from Arizona with 6

From Oregon, all the people can go to Washington; Oregon is safe now.
= move all from Oregon to Washington

First I attack Nebraska from Kansas with three. Then Iowa attacks Nebraska also, with four.
= attack Nebraska from Kansas with 3
= attack Nebraska from Iowa with 4

I finish the deployment here, and I start directly with Virginia against West Virginia.
= end deploy phase
= attack West Virginia from Virginia

At the end of the shift, everyone in Colorado except one goes home to Wyoming.
= move all but 1 from Colorado to Wyoming

Two soldiers for Vermont, two for New Hampshire, and one little one for Massachusetts. Kisses from Sevilla.
= deploy 2 in Vermont
= deploy 2 in New Hampshire
= deploy 1 in Massachusetts

No more attacks from me today. Move three from Illinois to Wisconsin and we're good.
= end attack phase
= move 3 from Illinois to Wisconsin

California is stacked, so it's going to smash Oregon with ten.
= attack Oregon from California with 10

I'm dumping all my new guys in North Dakota and then going straight at Montana from there.
= deploy all in North Dakota
= attack Montana from North Dakota

Nothing to move, just end my turn, I have an exam tomorrow.
= no move
= end turn

Michigan takes a swing at Ohio with seven; Indiana piles on with another three.
= attack Ohio from Michigan with 7
= attack Ohio from Indiana with 3

Yellow has been asking for it in Delaware all game, so hit it from Maryland.
= attack Delaware from Maryland

Everything I've got in Rhode Island gets shipped to Connecticut.
= move all from Rhode Island to Connecticut

Five new recruits will report to Pennsylvania. From there an assault upon New York shall be launched with eight men.
= deploy 5 in Pennsylvania
= attack New York from Pennsylvania with 8

The Tennessee brigade is to fall upon North Carolina.
= attack North Carolina from Tennessee

Cease all offensive operations. Shift six from Minnesota to South Dakota to stiffen the line there.
= end attack phase
= move 6 from Minnesota to South Dakota

Idaho is the key to the north-west, so all my reinforcements go there.
= deploy all in Idaho

Take Oklahoma from Texas with nine, and see that Arkansas strikes it too, using five.
= attack Oklahoma from Texas with 9
= attack Oklahoma from Arkansas with 5

My dispositions are complete and no transfer is required. End of turn.
= no move
= end turn

Leave two men to hold Alabama; the others are to proceed to Mississippi.
= move all but 2 from Alabama to Mississippi

Three in Kansas, two in Nebraska, and that's all my deploying done, I've got dinner in the oven.
= deploy 3 in Kansas
= deploy 2 in Nebraska
= end deploy phase

Go for New Jersey from Pennsylvania with four while Yellow is napping like my youngest.
= attack New Jersey from Pennsylvania with 4

Move two from Iowa over to Illinois and then end my turn, please, the little one just woke up.
= move 2 from Iowa to Illinois
= end turn

South Dakota can have all six. The rest of my map looks fine to me.
= deploy 6 in South Dakota

Louisiana attacks Texas, and so does New Mexico.
= attack Texas from Louisiana
= attack Texas from New Mexico

I am a careful man, so I put one new soldier each in Georgia, Florida and Alabama.
= deploy 1 in Georgia
= deploy 1 in Florida
= deploy 1 in Alabama

With your permission I now visit Wisconsin from Minnesota, where my cousin emigrated, and I bring six armed men.
= attack Wisconsin from Minnesota with 6

That will be enough of war for an old pensioner; I end the attacking.
= end attack phase

Of my eight in Nevada I wish to bring five to Arizona, and afterwards you may end my turn.
= move 5 from Nevada to Arizona
= end turn

From West Virginia I attack Kentucky with four men, and Virginia attacks Maryland with four as well.
= attack Kentucky from West Virginia with 4
= attack Maryland from Virginia with 4

My new troops, all of them, should go to Washington, for there it is almost like home.
= deploy all in Washington

4 lads into tenessee there, an 1 in kentucky for the craic
= deploy 4 in Tennessee
= deploy 1 in Kentucky

texas batters oklahoma, use 7 of em
= attack Oklahoma from Texas with 7

no more scrappin for me tonight, 3 from Iowa across to nebraska an call time
= end attack phase
= move 3 from Iowa to Nebraska
= end turn

Lash the lot into Idaho sure
= deploy all in Idaho

Georgia to have a lash at Florida, an alabama the same
= attack Florida from Georgia
= attack Florida from Alabama

im not moving nobody, last orders please, end of turn
= no move
= end turn

lave the one fella in Utah, all the others to colorado
= move all but 1 from Utah to Colorado

I put five troop in the California,and finish the deploy
= deploy 5 in California
= end deploy phase

with Nevada I attack to Oregon,with 6 soldier
= attack Oregon from Nevada with 6

Please new soldiers: Ohio 2, Pensilvania 3. thank you guapo
= deploy 2 in Ohio
= deploy 3 in Pennsylvania

Arizona attack New Mexico, and after also attack the Utah from the Arizona with four
= attack New Mexico from Arizona
= attack Utah from Arizona with 4

I not want more attack. The people of Misouri, all, they go to Illinois
= end attack phase
= move all from Missouri to Illinois

To Luisiana go 2 of Mississippi in the final, then end my turn, I start the night shift
= move 2 from Mississippi to Louisiana
= end turn

all the new ones for Maine, there makes cold and they are few
= deploy all in Maine

yo dump everything in Cali
= deploy all in California

wash gonna smack oregon w 8 lesgooo
= attack Oregon from Washington with 8

mich → ohio 5, then ind → ohio 5, yellow is cooked
= attack Ohio from Michigan with 5
= attack Ohio from Indiana with 5

aight no moves im out, end turn
= no move
= end turn

3 in n dakota 2 in s dakota idc about montana
= deploy 3 in North Dakota
= deploy 2 in South Dakota

lowkey gonna run it at virginia from n carolina w 4 of em, been planning this since lunch
= attack Virginia from North Carolina with 4

move all my homies from wisconsin to minnesota n end it
= move all from Wisconsin to Minnesota
= end turn

done deployin. tx hits ark
= end deploy phase
= attack Arkansas from Texas

DEPLOY: KANSAS 4, NEBRASKA 2. ENDS.
= deploy 4 in Kansas
= deploy 2 in Nebraska

Attk W Virginia fm Ohio, strength ten. Attk same fm Penn. strength three
= attack West Virginia from Ohio with 10
= attack West Virginia from Pennsylvania with 3

Ceasefire. no further attacks this turn
= end attack phase

all reserves to Massachusets. Hold at all costs!
= deploy all in Massachusetts

N. Hampshire garrison, less 2, to Vermont . Turn ends.
= move all but 2 from New Hampshire to Vermont
= end turn

Connecticut will atack Rhode Isl. with 5 and be sharp about it
= attack Rhode Island from Connecticut with 5

omg quick before nursery closes!! 2 delaware 2 maryland 1 new jersey all new ones
= deploy 2 in Delaware
= deploy 2 in Maryland
= deploy 1 in New Jersey

new york has a go at vermont w 4 pls n thats me done attacking x
= attack Vermont from New York with 4
= end attack phase

6 form florida to gerogia then end turn, washing machine is beeping
= move 6 from Florida to Georgia
= end turn

s carolina attack n carolina!! and tenessee attack it too, sick of her there
= attack North Carolina from South Carolina
= attack North Carolina from Tennessee

put all the new ones in arkansas sorry cant look properly driving soon
= deploy all in Arkansas

wyoming to montana 3, thats the move at the end not an attack its mine lol
= move 3 from Wyoming to Montana

Good day. In Wisconsin i set 3 new, in Minnesota all swedes so there i set also 3
= deploy 3 in Wisconsin
= deploy 3 in Minnesota

now attacks Iowa against Illinois ,with five man
= attack Illinois from Iowa with 5

I flytt no one this time. thanks for today, the turn is end
= no move
= end turn

From Colorado i attack to Kansas, then to Oklahoma I attack from Texas with 6 . My knee hurts
= attack Kansas from Colorado
= attack Oklahoma from Texas with 6

All what I have in Michigan shall over to Indiana, it was a fine summer in Michigan
= move all from Michigan to Indiana

Enough attackd now. four from Kentuky to Virginia goes home
= end attack phase
= move 4 from Kentucky to Virginia
