# How people who had seen neither program nor lists said their orders: of these src/order/analogy.c learns (grammar/from-corpora), so
# that they test nothing.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

All of my new troops go to Kansas.
= deploy all in Kansas

I should like to deploy three armies in Oregon and two in Idaho, please.
= deploy 3 in Oregon
= deploy 2 in Idaho

Strike Nevada from Utah.
= attack Nevada from Utah

From Texas, eight men storm Oklahoma.
= attack Oklahoma from Texas with 8

At the end of my turn, shift four from Maine to New Hampshire.
= move 4 from Maine to New Hampshire

I have finished deploying.
= end deploy phase

No more attacks from me this turn.
= end attack phase

I make no move at the end of the turn.
= no move

My turn is over.
= end turn

Place 5 new troops in Ohio, then invade Indiana from Ohio with 6.
= deploy 5 in Ohio
= attack Indiana from Ohio with 6

Georgia shall be reinforced with four fresh troops.
= deploy 4 in Georgia

Everyone in Vermont marches to New York.
= move all from Vermont to New York

Bring all but one of my soldiers from Wyoming over to Montana.
= move all but 1 from Wyoming to Montana

Kindly let Iowa attack Missouri.
= attack Missouri from Iowa

My legions in South Dakota, ten in number, fall upon Nebraska.
= attack Nebraska from South Dakota with 10

New troops: Alabama 2, Tennessee 3, Kentucky 1.
= deploy 2 in Alabama
= deploy 3 in Tennessee
= deploy 1 in Kentucky

I put every reinforcement I have into West Virginia.
= deploy all in West Virginia

Louisiana is attacked by my troops from Arkansas, seven of them.
= attack Louisiana from Arkansas with 7

Good morning! Three more for Colorado, and from Colorado I attack New Mexico. Have a nice day!
= deploy 3 in Colorado
= attack New Mexico from Colorado

Fortify Illinois with 3 from Wisconsin.
= move 3 from Wisconsin to Illinois

The attack phase is concluded for me; I do not move anything; end of turn.
= end attack phase
= no move
= end turn

Advance into Pennsylvania out of Ohio with four troops.
= attack Pennsylvania from Ohio with 4

Six soldiers depart Florida for Georgia.
= move 6 from Florida to Georgia

Take Delaware from Maryland, using 3 men.
= attack Delaware from Maryland with 3

Minnesota attacks North Dakota, and after that Minnesota attacks South Dakota.
= attack North Dakota from Minnesota
= attack South Dakota from Minnesota

Two of my new units I set down in Rhode Island, the other order being an attack on Connecticut from there.
= deploy 2 in Rhode Island
= attack Connecticut from Rhode Island

Keep two in Arizona and transfer the remainder to California.
= move all but 2 from Arizona to California

Deployment: Michigan, five. Then end the deploy phase.
= deploy 5 in Michigan
= end deploy phase

I skip the final move.
= no move

I am done attacking, and my move is 2 from Virginia to North Carolina.
= end attack phase
= move 2 from Virginia to North Carolina

Charge! Five brave men of Mississippi against Alabama!
= attack Alabama from Mississippi with 5

Washington gets all the new ones.
= deploy all in Washington

I would like to assault New Jersey from Pennsylvania with nine troops, thank you.
= attack New Jersey from Pennsylvania with 9

Please put one army in Massachusetts, one in Vermont, and two in Maine.
= deploy 1 in Massachusetts
= deploy 1 in Vermont
= deploy 2 in Maine

Oklahoma to Kansas: relocate 5 units.
= move 5 from Oklahoma to Kansas

I end my turn here.
= end turn

Kentucky is my target: first from Tennessee with 4, then from Ohio with 3.
= attack Kentucky from Tennessee with 4
= attack Kentucky from Ohio with 3

Twelve troops are to be stationed in Texas.
= deploy 12 in Texas

March on South Carolina from Georgia with a force of 6.
= attack South Carolina from Georgia with 6

Reinforcements for Nevada: four. Attack: California from Nevada. Final move: all from Nevada to Utah.
= deploy 4 in Nevada
= attack California from Nevada
= move all from Nevada to Utah

I have nothing further to attack. Please close my attack phase.
= end attack phase

My whole army leaves Idaho and goes to Washington.
= move all from Idaho to Washington

Hello from Porto Alegre! My 3 new soldiers stay in New Mexico :)
= deploy 3 in New Mexico

Nebraska strikes at Iowa with 7 troops, and may fortune favour them!
= attack Iowa from Nebraska with 7

Deploy four troops in Indiana.
Attack Illinois from Indiana with five.
Then end turn.
= deploy 4 in Indiana
= attack Illinois from Indiana with 5
= end turn

A pair of troops goes from Connecticut to New York.
= move 2 from Connecticut to New York

Hit Wisconsin out of Minnesota.
= attack Wisconsin from Minnesota

That completes my deploying; on to the battles. New York attacks Vermont with 4.
= end deploy phase
= attack Vermont from New York with 4

Let Montana receive six new units, and let them go straight against North Dakota from there, all six.
= deploy 6 in Montana
= attack North Dakota from Montana with 6

Except for three guards, all troops of Virginia relocate to Maryland.
= move all but 3 from Virginia to Maryland

utah 3, nevada 2 new guys
= deploy 3 in Utah
= deploy 2 in Nevada

atack ohio from indiana w 4
= attack Ohio from Indiana with 4

all new in texas pls
= deploy all in Texas

5 form Iowa too Illinois at the end
= move 5 from Iowa to Illinois

done w/ my turn
= end turn

no move 4 me thx
= no move

thats it for attacks
= end attack phase

finished deploying!!
= end deploy phase

i attack with Georgia the Florida
= attack Florida from Georgia

kansas > colorado w/6
= attack Colorado from Kansas with 6

depoly 4 minesota
= deploy 4 in Minnesota

+3 Oregon
= deploy 3 in Oregon

mv all but 1 frm maine to new hampshire
= move all but 1 from Maine to New Hampshire

Hey dude, sorry, phone is dying. 7 on Alabama. attack tennessee from alabama
= deploy 7 in Alabama
= attack Tennessee from Alabama

Hit Arkansaw from Missouri w/ 3.
= attack Arkansas from Missouri with 3

put evrything i get in penn state... i mean Pennsylvania lol
= deploy all in Pennsylvania

Attak Virgina from West Virginia with 5 troops
= attack Virginia from West Virginia with 5

move 2 NY to NJ
= move 2 from New York to New Jersey

attack NV from CA
= attack Nevada from California

gonna smash into wyoming from montana with ten blokes
= attack Wyoming from Montana with 10

michigan gets 2, wisconsin 2 , illinois 1 . cheers
= deploy 2 in Michigan
= deploy 2 in Wisconsin
= deploy 1 in Illinois

end trun
= end turn

Finish attack. Finish turn.
= end attack phase
= end turn

i dont move anything at end
= no move

4 troops new to louisana pls and ty
= deploy 4 in Louisiana

south dakota from nebraska attack 6
= attack South Dakota from Nebraska with 6

Idaho. all go to Oregon.
= move all from Idaho to Oregon

ok lets go deploy 3 ohio, attack kentucky from ohio, attack w virginia from ohio
= deploy 3 in Ohio
= attack Kentucky from Ohio
= attack West Virginia from Ohio

massachusets 3
= deploy 3 in Massachusetts

pls atack conneticut from rhode iland with 2
= attack Connecticut from Rhode Island with 2

8 soldiers go to attack from Texas on New Mexico
= attack New Mexico from Texas with 8

new mex 3 guys over to arizona, final move
= move 3 from New Mexico to Arizona

My reinforcement all to put in Delaware
= deploy all in Delaware

take S Carolina with 5 from N Carolina
= attack South Carolina from North Carolina with 5

Oklahoma attack arkansas!!! 9 men!!!!
= attack Arkansas from Oklahoma with 9

kids r in bed finally :) 2 in Vermont, 2 in Maine, end deploy
= deploy 2 in Vermont
= deploy 2 in Maine
= end deploy phase

leave 2 in Calif, other ones to Oregon
= move all but 2 from California to Oregon

tenessee 3 -> georgia fight
= attack Georgia from Tennessee with 3

Washington;deploy five.
= deploy 5 in Washington

im out, end my turn pls
= end turn

dep 6 mississippi. att louisiana fm mississippi w 6. mv 2 mississippi - alabama
= deploy 6 in Mississippi
= attack Louisiana from Mississippi with 6
= move 2 from Mississippi to Alabama

move four army of Indiana in the Michigan
= move 4 from Indiana to Michigan

go for north dakota from minnesota mate, send 7
= attack North Dakota from Minnesota with 7

no attacks anymore,no move,end turn
= end attack phase
= no move
= end turn

three to Pensylvania from Mary land (move)
= move 3 from Maryland to Pennsylvania

Utah is attack by me from Colorado, five.
= attack Utah from Colorado with 5

Im putting 3 in kentucky and going at virginia from there
= deploy 3 in Kentucky
= attack Virginia from Kentucky

FLA gets all my new troops
= deploy all in Florida

new hampshire attcks vermont w 4 then thats me done attackin
= attack Vermont from New Hampshire with 4
= end attack phase

Missouri→Kansas , attack , 5 pcs
= attack Kansas from Missouri with 5

Five new regiments to Texas, please.
= deploy 5 in Texas

All of my reinforcements are for Ohio.
= deploy all in Ohio

Nevada is attacked out of Utah.
= attack Nevada from Utah

Let Georgia fall upon Florida with 6 armies.
= attack Florida from Georgia with 6

Bring three men over from Kansas to Missouri at the close of my turn.
= move 3 from Kansas to Missouri

With that my turn is over.
= end turn

I am finished deploying.
= end deploy phase

No further attacks from me this turn.
= end attack phase

I make no move at the end.
= no move

Reinforcements: Maine 2, Vermont 1, New York 4.
= deploy 2 in Maine
= deploy 1 in Vermont
= deploy 4 in New York

Gentlemen, the cavalry of Wyoming rides against Montana, eight strong.
= attack Montana from Wyoming with 8

The entire Oregon garrison relocates to Idaho.
= move all from Oregon to Idaho

Shift all but two from Illinois to Indiana.
= move all but 2 from Illinois to Indiana

Deploy three in Iowa. Attack Nebraska from Iowa with five. End of turn.
= deploy 3 in Iowa
= attack Nebraska from Iowa with 5
= end turn

From Tennessee I strike at Kentucky with 4 and at Alabama with 3.
= attack Kentucky from Tennessee with 4
= attack Alabama from Tennessee with 3

Phase 1: 6 troops in Arizona
Phase 2: Arizona takes on New Mexico using 6
Phase 3: nothing is moved
= deploy 6 in Arizona
= attack New Mexico from Arizona with 6
= no move

My general in Virginia is commanded to assault West Virginia.
= attack West Virginia from Virginia

Please station my four newly raised troops in South Dakota.
= deploy 4 in South Dakota

Minnesota shall receive 2 and Wisconsin shall receive 3 of the new men.
= deploy 2 in Minnesota
= deploy 3 in Wisconsin

Deployment is complete; we go on to the fighting.
= end deploy phase

The fighting is over for this turn. I then move 5 from Ohio to Michigan and end my turn.
= end attack phase
= move 5 from Ohio to Michigan
= end turn

Seven soldiers leave California to conquer Oregon.
= attack Oregon from California with 7

I attack with ten from Pennsylvania into New Jersey.
= attack New Jersey from Pennsylvania with 10

Dear host, I put everything I received this turn into Louisiana. Best wishes, Giulia
= deploy all in Louisiana

Transfer one unit: Rhode Island to Connecticut.
= move 1 from Rhode Island to Connecticut

Colorado: attack Utah (4), attack Kansas (3).
= attack Utah from Colorado with 4
= attack Kansas from Colorado with 3

Everybody but one in North Carolina is to walk down to South Carolina.
= move all but 1 from North Carolina to South Carolina

I pass the turn.
= end turn

A storm breaks over Arkansas: nine of my Mississippi men attack it.
= attack Arkansas from Mississippi with 9

In Delaware I place two troops, in Maryland two as well.
= deploy 2 in Delaware
= deploy 2 in Maryland

The Washington army invades Idaho; the Nevada army invades California.
= attack Idaho from Washington
= attack California from Nevada

Oklahoma against Texas with 12, please roll the dice.
= attack Texas from Oklahoma with 12

Strengthen New Hampshire by three and then let it attack Massachusetts.
= deploy 3 in New Hampshire
= attack Massachusetts from New Hampshire

At the end of the turn I regroup 4 from Missouri to Iowa.
= move 4 from Missouri to Iowa

No more battles, no regrouping, end of turn.
= end attack phase
= no move
= end turn

State | new troops
Georgia | 3
Florida | 2
= deploy 3 in Georgia
= deploy 2 in Florida

Two brigades, newly formed, report to Montana.
= deploy 2 in Montana

North Dakota marches on South Dakota with five armies, and that closes the attack phase.
= attack South Dakota from North Dakota with 5
= end attack phase

Move the whole of Nebraska's force into Kansas.
= move all from Nebraska to Kansas

Utah gets eight, and I have now deployed everything, so close that phase.
= deploy 8 in Utah
= end deploy phase

We, President of the Red States, declare war on Indiana; Ohio will supply the 6 battalions for the assault.
= attack Indiana from Ohio with 6

Attack Vermont from New York, then attack Connecticut from New York.
= attack Vermont from New York
= attack Connecticut from New York

Into West Virginia from Ohio with 3, into West Virginia from Virginia with 4. Both are attacks.
= attack West Virginia from Ohio with 3
= attack West Virginia from Virginia with 4

Alabama's soldiers, except three, are sent to Mississippi.
= move all but 3 from Alabama to Mississippi

I'm keeping everyone where they are at the end of the turn.
= no move

Set down five new units in Kentucky and one in Tennessee.
= deploy 5 in Kentucky
= deploy 1 in Tennessee

Michigan hits Wisconsin.
= attack Wisconsin from Michigan

Colonel, take twenty men from New Mexico and storm Colorado.
= attack Colorado from New Mexico with 20

Deploy: all in Maine. Attack: Maine into New Hampshire with 4. Move: 2 from Vermont to Massachusetts.
= deploy all in Maine
= attack New Hampshire from Maine with 4
= move 2 from Vermont to Massachusetts

That completes my turn. Yellow, over to you.
= end turn

5 texas new
= deploy 5 in Texas

all new trops ohio
= deploy all in Ohio

utah atks nevada
= attack Nevada from Utah

georgia->florida atk w/6
= attack Florida from Georgia with 6

3 kansas to missouri at the end pls
= move 3 from Kansas to Missouri

done w my turn, yellow go go
= end turn

deploy finshed
= end deploy phase

no more attacks ok?! lets get on w it
= end attack phase

no end move 4 me
= no move

maine 2 vermont 1 NY 4 (deploy)
= deploy 2 in Maine
= deploy 1 in Vermont
= deploy 4 in New York

wyomng attack montana by 8!!
= attack Montana from Wyoming with 8

everyone out of nevada, over to arizona with em
= move all from Nevada to Arizona

from Wisconsin I am moving all but the 2 in to Illinois, merci
= move all but 2 from Wisconsin to Illinois

3 in iowa, hit nebraska from there w 5, end trun
= deploy 3 in Iowa
= attack Nebraska from Iowa with 5
= end turn

missouri attacks illinios 4 , tennesee 3
= attack Illinois from Missouri with 4
= attack Tennessee from Missouri with 3

azirona +6, then attack n mexico with the 6
= deploy 6 in Arizona
= attack New Mexico from Arizona with 6

virgina vs west virgina, charge
= attack West Virginia from Virginia

hello from Poland!! i am putting 4 soldier on South Dakota
= deploy 4 in South Dakota

oregon get 2 californa get 3 ty
= deploy 2 in Oregon
= deploy 3 in California

no attack more. move 5 ohio - michigan. end
= end attack phase
= move 5 from Ohio to Michigan
= end turn

7 of my texas boys go beat up lousiana
= attack Louisiana from Texas with 7

PA attacks NJ 10 guys
= attack New Jersey from Pennsylvania with 10

all my new stuff in lousiana haha
= deploy all in Louisiana

mv 1 rhode island > connecticut
= move 1 from Rhode Island to Connecticut

colorado attak utah 4 and kansas 3
= attack Utah from Colorado with 4
= attack Kansas from Colorado with 3

N carolina to S carolina move all exept one
= move all but 1 from North Carolina to South Carolina

Im done end turn sorry dinner
= end turn

missisippi attacks arkansas w 9 men. take that ann
= attack Arkansas from Mississippi with 9

delaware 2 maryland 2 new ones
= deploy 2 in Delaware
= deploy 2 in Maryland

idaho attacked from washington, california atacked from nevada
= attack Idaho from Washington
= attack California from Nevada

oklahoma vs arkansas, attack, 12 lads, no mercy mwahaha
= attack Arkansas from Oklahoma with 12

put me 3 new hampshire n then it attacks massachusets
= deploy 3 in New Hampshire
= attack Massachusetts from New Hampshire

last thing move 4 misouri iowa
= move 4 from Missouri to Iowa

attacks over, no move, turn over
= end attack phase
= no move
= end turn

s carolina: 3 new. n carolina:2 new.
= deploy 3 in South Carolina
= deploy 2 in North Carolina

lol ok montana gets two troopers
= deploy 2 in Montana

n dakota atacks s dakota with five then attack phase finish
= attack South Dakota from North Dakota with 5
= end attack phase

north dakota empties out, all of em move minnesota
= move all from North Dakota to Minnesota

I deploy in Utah eight. Deploy phase he is finished.
= deploy 8 in Utah
= end deploy phase

kentuky strikes ohio, six batallions, for glory!
= attack Ohio from Kentucky with 6

ny attacks vermont and after ny attacks connecticut
= attack Vermont from New York
= attack Connecticut from New York

alabama keep 3 rest move mississippi
= move all but 3 from Alabama to Mississippi

not moving anyone at end, thx
= no move

kentucky five tennessee one deploying
= deploy 5 in Kentucky
= deploy 1 in Tennessee

michgan attacks wisconson
= attack Wisconsin from Michigan

20 new mexico boys storm colorado yeehaw
= attack Colorado from New Mexico with 20

deploi all in maine pls, attaq new hampshire from maine with 4
= deploy all in Maine
= attack New Hampshire from Maine with 4

thats my lot for deployng, next phase
= end deploy phase

2 vermont >> new york final move, turn end
= move 2 from Vermont to New York
= end turn

Nevada i attack, w 5, out of Idaho
= attack Nevada from Idaho with 5

Please deploy five new troops in Ohio, my mother was born there.
= deploy 5 in Ohio

Attack Nevada from Utah with six, if you would be so kind.
= attack Nevada from Utah with 6

I attack Idaho from Montana.
= attack Idaho from Montana

All my new troops go to Texas, because everything is bigger there.
= deploy all in Texas

At the end, please move three troops from Kansas to Missouri.
= move 3 from Kansas to Missouri

That's it for me, please end my turn.
= end turn

I have finished putting out troops, so the deploy phase is over for me.
= end deploy phase

No more attacks from me today, I need my sleep.
= end attack phase

I make no move at the end this time.
= no move

Move everyone in Maine down to New Hampshire, winter is coming.
= move all from Maine to New Hampshire

Leave two in Oregon and bring all the others to Washington.
= move all but 2 from Oregon to Washington

Two for Georgia, two for Alabama and one for Florida, all of them new troops.
= deploy 2 in Georgia
= deploy 2 in Alabama
= deploy 1 in Florida

Good morning from the bakery! Place four reinforcements in Vermont and attack New York from Vermont with four.
= deploy 4 in Vermont
= attack New York from Vermont with 4

Let my boys in Arizona fall upon New Mexico, eight of them.
= attack New Mexico from Arizona with 8

From Louisiana I strike Mississippi with three troops.
= attack Mississippi from Louisiana with 3

Yellow has been rude about my cooking, so I attack Iowa from Nebraska with seven.
= attack Iowa from Nebraska with 7

Put the whole of my reinforcements into Colorado, please.
= deploy all in Colorado

Assault on Kentucky out of Tennessee, ten troops.
= attack Kentucky from Tennessee with 10

Please transfer 4 from Michigan to Wisconsin and then end my turn.
= move 4 from Michigan to Wisconsin
= end turn

Three new ones for North Dakota, thank you so much.
= deploy 3 in North Dakota

First I attack South Carolina from North Carolina with five, then Georgia from Tennessee with three.
= attack South Carolina from North Carolina with 5
= attack Georgia from Tennessee with 3

I'm done deploying; on to the fighting, as my late father would say.
= end deploy phase

California shall be attacked from Oregon with nine men.
= attack California from Oregon with 9

Reinforcements:
Delaware 1
Maryland 3
= deploy 1 in Delaware
= deploy 3 in Maryland

I'd like to attack Ann in Pennsylvania from Ohio with five, she ate my biscuits.
= attack Pennsylvania from Ohio with 5

Have all but one of the troops in Wyoming march to South Dakota.
= move all but 1 from Wyoming to South Dakota

Please stop the attacks here and move two from Indiana to Illinois.
= end attack phase
= move 2 from Indiana to Illinois

My class voted: six new troops in Minnesota.
= deploy 6 in Minnesota

Four of the troops in Arkansas go over to Oklahoma at the end of the turn.
= move 4 from Arkansas to Oklahoma

Nobody moves at the end; they are all tired, and so am I.
= no move

Take West Virginia from Virginia with 6 troops.
= attack West Virginia from Virginia with 6

A dozen fresh troops to Massachusetts, please.
= deploy 12 in Massachusetts

Rhode Island is tiny, so three men from Connecticut will attack it.
= attack Rhode Island from Connecticut with 3

Send my Utah troops against Colorado. Full attack.
= attack Colorado from Utah

End of turn, thank you and good night.
= end turn

Deploy two in Idaho, attack Washington from Idaho with five, and then no more attacks.
= deploy 2 in Idaho
= attack Washington from Idaho with 5
= end attack phase

With 4 from New Jersey I attack Delaware.
= attack Delaware from New Jersey with 4

The tractor is fixed so I can write again: five more troops in Kansas please.
= deploy 5 in Kansas

I withdraw all my troops from Florida to Alabama, too many mosquitoes.
= move all from Florida to Alabama

New Mexico gets three of my new troops, Texas gets two.
= deploy 3 in New Mexico
= deploy 2 in Texas

Please invade Illinois from Missouri with seven of my troops and invade Iowa from Missouri with two.
= attack Illinois from Missouri with 7
= attack Iowa from Missouri with 2

I close my deployment now.
= end deploy phase

Montana attacks North Dakota with 3.
= attack North Dakota from Montana with 3

Could you please shift six from Nebraska to South Dakota for me.
= move 6 from Nebraska to South Dakota

Seven units are to be added in Wisconsin, where the cheese is.
= deploy 7 in Wisconsin

From Maryland to Virginia I bring 2 troops, and that will be my turn done.
= move 2 from Maryland to Virginia
= end turn

Against Nevada: five from California, and against Arizona: five from California too.
= attack Nevada from California with 5
= attack Arizona from California with 5

I have had enough of fighting for this turn, end the attack phase please.
= end attack phase

The nurses on ward three say hello and attack Oklahoma from Texas with eleven.
= attack Oklahoma from Texas with 11

My final move: everybody except three leaves Tennessee for Arkansas.
= move all but 3 from Tennessee to Arkansas

3 in ohio pls
= deploy 3 in Ohio

atack nevada frm utah w 4
= attack Nevada from Utah with 4

all troops new to texas yeehaw
= deploy all in Texas

im done deploying
= end deploy phase

no more atacks thx
= end attack phase

no move 4 me at the end , dinner is ready
= no move

idaho from montana 5 attack!
= attack Idaho from Montana with 5

mv 2 kansas to misouri
= move 2 from Kansas to Missouri

New York attacked by me from Vermont 6 troops
= attack New York from Vermont with 6

all from main to new hampshire (maine i mean!)
= move all from Maine to New Hampshire

oregon -> washington all but 1 ok thx bye
= move all but 1 from Oregon to Washington

deploy georgia 2 florida 3, sry one handed, cat on lap
= deploy 2 in Georgia
= deploy 3 in Florida

attak Iowa from nebraska
= attack Iowa from Nebraska

i put 5 peoples in Colorado
= deploy 5 in Colorado

Kentuky from Tenessee with 7 attack please
= attack Kentucky from Tennessee with 7

wisconsin + 4 cos i like cheese
= deploy 4 in Wisconsin

cali attack nevada 8
= attack Nevada from California with 8

move from indiana three guys in illinois
= move 3 from Indiana to Illinois

depoly 2 pensylvania, atk ohio from pensylvania w/ 5
= deploy 2 in Pennsylvania
= attack Ohio from Pennsylvania with 5

ok thats me finished, end my turn pls luv granny
= end turn

minnesota 6 new ones!!
= deploy 6 in Minnesota

yellow in Lousiana gets hit from texas with 9 sorry not sorry
= attack Louisiana from Texas with 9

N Dakota 2 and S Dakota 2 new troops
= deploy 2 in North Dakota
= deploy 2 in South Dakota

Arizona too New Mexico move 3
= move 3 from Arizona to New Mexico

stop attacking now, end attak phase
= end attack phase

attack w.virginia out of virginia with for (4)
= attack West Virginia from Virginia with 4

my reinforcment all go michigan
= deploy all in Michigan

pls attack arkansas 5 from oklahoma!! kids want to see dice
= attack Arkansas from Oklahoma with 5

Conneticut 1 rhode island 1 massachusets 2 thats my deploys
= deploy 1 in Connecticut
= deploy 1 in Rhode Island
= deploy 2 in Massachusetts

wyoming go to montana with 4 attack
= attack Montana from Wyoming with 4

no moving at end for me thanks hun
= no move

deploy fase finish
= end deploy phase

5 from alabama against georgia, 3 from alabama against missisippi
= attack Georgia from Alabama with 5
= attack Mississippi from Alabama with 3

evrybody in delaware move to maryland exept 2
= move all but 2 from Delaware to Maryland

Troops to deploy. Four. Nebraska. Cheers.
= deploy 4 in Nebraska

attack UTAH from IDAHO with 6 sorry caps stuck
= attack Utah from Idaho with 6

new jersy 3 troops move to pennsylvania + end turn
= move 3 from New Jersey to Pennsylvania
= end turn

i attacking florida from georgia by 7 troop
= attack Florida from Georgia with 7

put tree in vermont (3 troops lol not a tree)
= deploy 3 in Vermont

s carolina -> n carolina 8, attack
= attack North Carolina from South Carolina with 8

kansas attack colorado
= attack Colorado from Kansas

tenessee 2 extra plz my bus is here
= deploy 2 in Tennessee

move all illinois to iowa k
= move all from Illinois to Iowa

deploy 3 nevada
attack calfornia from nevada 5
no more attacks
= deploy 3 in Nevada
= attack California from Nevada with 5
= end attack phase

done w my turn,back to the cows
= end turn

Missouri get 2 Kansas get 2 Oklahoma get 1 thx
= deploy 2 in Missouri
= deploy 2 in Kansas
= deploy 1 in Oklahoma

bring 5 from washingtn to oregon at the end
= move 5 from Washington to Oregon

New hampshire attacks maine wth 3 brrr
= attack Maine from New Hampshire with 3

ten new in indiana ann watch out hehe
= deploy 10 in Indiana

Four of my new armies belong in Texas.
= deploy 4 in Texas

From Utah, let's hit Nevada with five.
= attack Nevada from Utah with 5

Kansas is to be attacked by my men in Colorado.
= attack Kansas from Colorado

I'd like three troops shifted from Ohio to Indiana.
= move 3 from Ohio to Indiana

Put every new troop I have into Georgia.
= deploy all in Georgia

That's it for my turn.
= end turn

I'm finished placing troops, so close the deploy phase.
= end deploy phase

I won't be moving anything at the end.
= no move

My whole force in Iowa moves over to Illinois.
= move all from Iowa to Illinois

All the troops in Maine but one are to be moved into New Hampshire.
= move all but 1 from Maine to New Hampshire

Two for Oregon and two for Idaho out of the new ones.
= deploy 2 in Oregon
= deploy 2 in Idaho

Have the boys in Montana strike Wyoming with six.
= attack Wyoming from Montana with 6

Florida should get three of the newcomers.
= deploy 3 in Florida

Seven men out of Alabama charge at Mississippi.
= attack Mississippi from Alabama with 7

I wish to assault Nebraska out of South Dakota.
= attack Nebraska from South Dakota

In Arizona place five, and then attack New Mexico from there.
= deploy 5 in Arizona
= attack New Mexico from Arizona

The ones in Vermont, all of them, move down to Massachusetts.
= move all from Vermont to Massachusetts

For my move, let four soldiers go from Michigan to Ohio.
= move 4 from Michigan to Ohio

With eight armies, go at Oklahoma from Arkansas.
= attack Oklahoma from Arkansas with 8

My reinforcements go like this: Virginia two, Kentucky one, Tennessee one.
= deploy 2 in Virginia
= deploy 1 in Kentucky
= deploy 1 in Tennessee

Delaware is the enemy's; attack it from Maryland, please.
= attack Delaware from Maryland

We're done with fighting for this turn.
= end attack phase

North Carolina throws ten of its troops against South Carolina.
= attack South Carolina from North Carolina with 10

Connecticut attacks Rhode Island.
= attack Rhode Island from Connecticut

Pull everyone back from Nevada into California, leaving two behind.
= move all but 2 from Nevada to California

Pennsylvania needs six more men; drop them there.
= deploy 6 in Pennsylvania

Wisconsin is to be invaded from Minnesota with four of our units.
= attack Wisconsin from Minnesota with 4

I'd like New Jersey attacked by the troops I have in New York.
= attack New Jersey from New York

Missouri first: attack it from Kansas with three. Afterwards hit it from Iowa with five.
= attack Missouri from Kansas with 3
= attack Missouri from Iowa with 5

End my deploying and begin the war: Georgia attacks Florida.
= end deploy phase
= attack Florida from Georgia

Shift two of those stationed in Utah across to Colorado.
= move 2 from Utah to Colorado

There will be no troop movement from me this time, and with that I end the turn.
= no move
= end turn

Every last man of the new draft goes to Washington.
= deploy all in Washington

Throw nine at Louisiana from our camp in Texas.
= attack Louisiana from Texas with 9

Bring one army down from North Dakota to South Dakota.
= move 1 from North Dakota to South Dakota

As my final move, five of the men in Virginia go to West Virginia.
= move 5 from Virginia to West Virginia

Idaho's troops are to storm Oregon.
= attack Oregon from Idaho

I'd have three new ones in Maine and a single one in Vermont.
= deploy 3 in Maine
= deploy 1 in Vermont

Let's launch an attack out of Indiana on Illinois, six strong.
= attack Illinois from Indiana with 6

Keep three in California and transfer the remainder to Arizona.
= move all but 3 from California to Arizona

The attack phase can be closed now.
= end attack phase

Please deploy a pair of soldiers in New Mexico, then attack Texas from there with four.
= deploy 2 in New Mexico
= attack Texas from New Mexico with 4

Tennessee is the place I want attacked, and Kentucky the place it is attacked from.
= attack Tennessee from Kentucky

Massachusetts gets all my reinforcements.
= deploy all in Massachusetts

I'm going after Alabama with five of the men who stand in Georgia.
= attack Alabama from Georgia with 5

South Dakota's whole army should relocate to Nebraska.
= move all from South Dakota to Nebraska

My troops in Minnesota attack North Dakota with two and Wisconsin with four.
= attack North Dakota from Minnesota with 2
= attack Wisconsin from Minnesota with 4

I have no wish to move any troops, thank you.
= no move

4 new in texas
= deploy 4 in Texas

attack nevada from arizona w/5
= attack Nevada from Arizona with 5

atack kansas frm oklahoma
= attack Kansas from Oklahoma

3 ohio to kentucky move plz
= move 3 from Ohio to Kentucky

all new guys in georgia
= deploy all in Georgia

done my turn
= end turn

deploy is done
= end deploy phase

no more atacks
= end attack phase

not moving anyhting
= no move

iowa all move -> missouri
= move all from Iowa to Missouri

mv all but 1 vermont to new hamshire
= move all but 1 from Vermont to New Hampshire

2 oregon 2 idaho deploy
= deploy 2 in Oregon
= deploy 2 in Idaho

montana hits idaho w 6
= attack Idaho from Montana with 6

florida +3
= deploy 3 in Florida

tennessee attak mississipi with seven
= attack Mississippi from Tennessee with 7

utah 5 new then attack new mexico from ther
= deploy 5 in Utah
= attack New Mexico from Utah

evrybody in conneticut move to massachusets
= move all from Connecticut to Massachusetts

go at oklahoma from texas 8 dudes
= attack Oklahoma from Texas with 8

virginia 2, kentucky 1, tenessee 1 thats my new troops
= deploy 2 in Virginia
= deploy 1 in Kentucky
= deploy 1 in Tennessee

maryland attacks deleware lol
= attack Delaware from Maryland

thats all the attacks for me
= end attack phase

im done end it my turn
= end turn

N Carolina attack S Carolina with 10.
= attack South Carolina from North Carolina with 10

CT attacks RI
= attack Rhode Island from Connecticut

pull back all from oregon to cali leave 2
= move all but 2 from Oregon to California

put 6 new ones in penn sylvania
= deploy 6 in Pennsylvania

minnesota attacks w 4 wisconsin
= attack Wisconsin from Minnesota with 4

new york on new jersey attack!!
= attack New Jersey from New York

hit nebraska from kansas w 3 and from iowa w 5
= attack Nebraska from Kansas with 3
= attack Nebraska from Iowa with 5

deploys finished. alabama attack florida
= end deploy phase
= attack Florida from Alabama

move two wyoming to colorado
= move 2 from Wyoming to Colorado

no move, end turn
= no move
= end turn

washinton gets all the new ones
= deploy all in Washington

9 from arkansas smash louisiana
= attack Louisiana from Arkansas with 9

mvoe 1 north dakota to montana
= move 1 from North Dakota to Montana

gimme three new in maine and 1 in vermont
= deploy 3 in Maine
= deploy 1 in Vermont

indiana atk michigan with 6
= attack Michigan from Indiana with 6

i move all nevada to arizona but keep 3
= move all but 3 from Nevada to Arizona

attacks over
= end attack phase

Deploy 2 New mexico. And texas attack from there with 4.
= deploy 2 in New Mexico
= attack Texas from New Mexico with 4

virginia attacked from kentucky pls
= attack Virginia from Kentucky

all my reinforcments to illinois
= deploy all in Illinois

georgia attack alabama w five
= attack Alabama from Georgia with 5

s dakota everyone move to wyoming
= move all from South Dakota to Wyoming

sorry was at dentist!
put 3 in ohio and attack michigan from there
= deploy 3 in Ohio
= attack Michigan from Ohio

no movement from me mate
= no move

Me attack idaho out of washington with four soldier
= attack Idaho from Washington with 4

5 soldiers new in kansas, please sir
= deploy 5 in Kansas

attack nebraska form missouri with 3
= attack Nebraska from Missouri with 3

ok finshed w my turn, next player go
= end turn

Four fresh troops for Ohio.
= deploy 4 in Ohio

From Texas I strike at Oklahoma with six.
= attack Oklahoma from Texas with 6

My reserve goes entirely into Kansas.
= deploy all in Kansas

All new men report to Georgia!
= deploy all in Georgia

Nebraska is to be assaulted out of Iowa.
= attack Nebraska from Iowa

Steer three hands from Oregon down to California.
= move 3 from Oregon to California

The whole crew of Maine shifts berth to New Hampshire.
= move all from Maine to New Hampshire

Please keep one in Utah, and march the others to Nevada.
= move all but 1 from Utah to Nevada

That concludes my turn.
= end turn

I am done with deploying.
= end deploy phase

I shall make no move at the end.
= no move

The gentle hills of Kentucky await: let five troops descend upon them from Tennessee.
= attack Kentucky from Tennessee with 5

Deploy as follows: two in Idaho, three in Montana.
= deploy 2 in Idaho
= deploy 3 in Montana

Illinois attacks Indiana, seven men.
= attack Indiana from Illinois with 7

I would ask that Colorado be attacked from New Mexico with four units.
= attack Colorado from New Mexico with 4

Attack, attack! Arkansas, from Missouri, with exactly eight!
= attack Arkansas from Missouri with 8

My deployment is finished, sir.
= end deploy phase

My battles are over for this round; end the attack phase.
= end attack phase

The troops remain where they are; no final move.
= no move

I put one soldier in Delaware and one in Maryland.
= deploy 1 in Delaware
= deploy 1 in Maryland

Two of my boys in Vermont go over to New York.
= move 2 from Vermont to New York

Wyoming falls upon South Dakota.
= attack South Dakota from Wyoming

North Carolina marches against Virginia with nine troops, and then I end my attacks.
= attack Virginia from North Carolina with 9
= end attack phase

Alabama will receive five of the reinforcements.
= deploy 5 in Alabama

Bring everyone from Louisiana to Mississippi, leaving two as guards.
= move all but 2 from Louisiana to Mississippi

My turn is at its end. Good night to all of you.
= end turn

Washington gets three; Oregon gets the same.
= deploy 3 in Washington
= deploy 3 in Oregon

With three troops from Connecticut I attack Rhode Island.
= attack Rhode Island from Connecticut with 3

Pennsylvania to New Jersey: attack with five.
= attack New Jersey from Pennsylvania with 5

Och, I'll hae twa men intae West Virginia.
= deploy 2 in West Virginia

Kindly shift four units out of Michigan and into Ohio.
= move 4 from Michigan to Ohio

Minnesota's troops storm Wisconsin.
= attack Wisconsin from Minnesota

Enough fighting. Close the attack phase for me.
= end attack phase

I have deployed everything I wished; on to the attacks: Arizona hits Nevada with six.
= end deploy phase
= attack Nevada from Arizona with 6

Ten of the soldiers in Florida are transferred to Georgia.
= move 10 from Florida to Georgia

Every single troop in South Carolina moves to North Carolina.
= move all from South Carolina to North Carolina

The new troops, all of them, are for Massachusetts.
= deploy all in Massachusetts

First I attack Idaho from Washington with four, then Montana from Wyoming with five.
= attack Idaho from Washington with 4
= attack Montana from Wyoming with 5

From North Dakota, into Minnesota, a charge of six!
= attack Minnesota from North Dakota with 6

I forgo the move.
= no move

Nothing more from my side. End of turn.
= end turn

Iowa needs help: three new troops there.
= deploy 3 in Iowa

My beautiful army of Nevada, all eleven, goes to war with California.
= attack California from Nevada with 11

Hmm, small steps for me: one troop from Kansas to Nebraska.
= move 1 from Kansas to Nebraska

Oklahoma, strength five, engages Arkansas. Texas, strength four, engages Louisiana.
= attack Arkansas from Oklahoma with 5
= attack Louisiana from Texas with 4

Of my army in Indiana three remain; the rest is moved to Illinois.
= move all but 3 from Indiana to Illinois

Six into Tennessee, please, from the fresh ones.
= deploy 6 in Tennessee

Deployment complete.
= end deploy phase

I attack Maryland from Virginia with two, I move four from Georgia to Florida, and that is my turn.
= attack Maryland from Virginia with 2
= move 4 from Georgia to Florida
= end turn

4 ohio
= deploy 4 in Ohio

tx > ok w/ 6 attack
= attack Oklahoma from Texas with 6

dump all newbies in kansas
= deploy all in Kansas

atk nebraska frm iowa
= attack Nebraska from Iowa

3 oregon-california move pls
= move 3 from Oregon to California

everybody out of maine n into new hampshire
= move all from Maine to New Hampshire

utah leave 1 rest -> nevada (move)
= move all but 1 from Utah to Nevada

ok im done, next
= end turn

EOT
= end turn

done deployin
= end deploy phase

nah no move 4 me
= no move

kentuky gets smacked by 5 from tenessee
= attack Kentucky from Tennessee with 5

idaho 2, montana 3 deploy thx
= deploy 2 in Idaho
= deploy 3 in Montana

Illinios attack Indiana by 7 men
= attack Indiana from Illinois with 7

i go on colorado, from new mexico, 4 of them
= attack Colorado from New Mexico with 4

depoly 5 alabama
= deploy 5 in Alabama

delaware +1 maryland +1
= deploy 1 in Delaware
= deploy 1 in Maryland

vermont 2 guys move to newyork
= move 2 from Vermont to New York

wyoming atk s. dakota
= attack South Dakota from Wyoming

N Carolina hits Virginia 9. then thats it w attacks
= attack Virginia from North Carolina with 9
= end attack phase

all but two lousiana to mississipi
= move all but 2 from Louisiana to Mississippi

thats my turn over folks gn
= end turn

wash 3 new ones plz
= deploy 3 in Washington

conneticut w 3 attack Rhode island
= attack Rhode Island from Connecticut with 3

PA attaks NJ five troops
= attack New Jersey from Pennsylvania with 5

two men in W Virginia deploy, ta
= deploy 2 in West Virginia

michigan 4 => ohio, just move
= move 4 from Michigan to Ohio

minnesota slams wisconsin lets goooo
= attack Wisconsin from Minnesota

stop attack phase now pls
= end attack phase

arizona vs nevada 6 attack!!
= attack Nevada from Arizona with 6

move 10 florida georgia
= move 10 from Florida to Georgia

s carolina all move 2 n carolina
= move all from South Carolina to North Carolina

put all in massachussets
= deploy all in Massachusetts

Atack Idaho from Washington 4 , Montana from Wyoming 5
= attack Idaho from Washington with 4
= attack Montana from Wyoming with 5

minnesota i come!! 6 from n dakota attack
= attack Minnesota from North Dakota with 6

iowa, 3 more men there pls, the new
= deploy 3 in Iowa

califronia attacked by 11 of nevada
= attack California from Nevada with 11

kansas 1 -> nebraska moving only
= move 1 from Kansas to Nebraska

okla 5 attacks arkansas & texas 4 attacks louisiana
= attack Arkansas from Oklahoma with 5
= attack Louisiana from Texas with 4

Indiana 3 stay all other move Illinois
= move all but 3 from Indiana to Illinois

tenn 6 deploy
= deploy 6 in Tennessee

Deploy fase finish
= end deploy phase

attacking done, no move, end turn. dinner!!
= end attack phase
= no move
= end turn

yo hit missouri outta arkansas w 8 dudes
= attack Missouri from Arkansas with 8

Please Sir to be attacking Pennsylvania from Ohio, nos. 6
= attack Pennsylvania from Ohio with 6

georgia is get 2 new, florida is get 2 new
= deploy 2 in Georgia
= deploy 2 in Florida

turn over for me im knackered
= end turn

mv all new jersey to delaware
= move all from New Jersey to Delaware

Since yellow has left the place to the coyotes, attack Utah from Nevada with five.
= attack Utah from Nevada with 5

Put three of the new troops in Ohio and the rest in Indiana, where I was born and shall be buried.
= deploy 3 in Ohio
= deploy all in Indiana

Good morning from a sunny porch in Tulsa, all my reinforcements go to Oklahoma today, naturally.
= deploy all in Oklahoma

I'm told one should never invade in winter, but attack Minnesota from Iowa all the same.
= attack Minnesota from Iowa

Take Oregon from Washington with six men, and from there attack Idaho with four of them.
= attack Oregon from Washington with 6
= attack Idaho from Oregon with 4

Nothing more to see here, so end my turn, please.
= end turn

That is quite enough bloodshed for a Sunday, so no more attacks from me.
= end attack phase

Two for Texas, two for Louisiana and another one for Arkansas, and then I'm finished deploying, thank you.
= deploy 2 in Texas
= deploy 2 in Louisiana
= deploy 1 in Arkansas
= end deploy phase

My army in Kansas is tired of corn, so bring all of it to Colorado at the end.
= move all from Kansas to Colorado

Everyone is where I want them to be, so I make no move at the end this time.
= no move

Please move four men from Georgia to Florida, where their pensions go further.
= move 4 from Georgia to Florida

With apologies to Ann, whose cookies I still have the taste of, I attack Kentucky from Tennessee with seven.
= attack Kentucky from Tennessee with 7

Leave one man in Maine to count the lobsters and move the others to New Hampshire.
= move all but 1 from Maine to New Hampshire

My wife wants the computer back, so quickly: five new ones in Virginia, then attack Maryland from Virginia with six, and the turn is over.
= deploy 5 in Virginia
= attack Maryland from Virginia with 6
= end turn

Deploy four in New York, because if I can make it there, I can make it anywhere.
= deploy 4 in New York

To make the map look tidier, attack both Vermont and Massachusetts from New York, with three men each.
= attack Vermont from New York with 3
= attack Massachusetts from New York with 3

I hereby close the deployment, before anybody talks me out of it.
= end deploy phase

Sorry for the silence, our router was struck by lightning, but here we go: strike Wyoming from Montana with eight.
= attack Wyoming from Montana with 8

Let six of the boys ride from Nebraska to South Dakota, just to look busy.
= move 6 from Nebraska to South Dakota

As my late father always said, a man needs a beach, so attack California from Arizona with nine.
= attack California from Arizona with 9

Of my five new troops two go to Alabama to keep Georgia honest and the other three go to Mississippi.
= deploy 2 in Alabama
= deploy 3 in Mississippi

First hit West Virginia from Ohio with four, then Pennsylvania from Ohio with another four, so that yellow doesn't know where to look.
= attack West Virginia from Ohio with 4
= attack Pennsylvania from Ohio with 4

I promised my son that he could choose, and he wants a war with New Mexico, from Texas, with ten soldiers.
= attack New Mexico from Texas with 10

The fighting is done as far as I am concerned, and as for the closing move, three from Illinois to Wisconsin, for the cheese.
= end attack phase
= move 3 from Illinois to Wisconsin

If you please, place my three new units in Delaware, however silly that may look.
= deploy 3 in Delaware

Yellow's garrison in Missouri is asleep, so attack it from Arkansas with five and from Kansas with three.
= attack Missouri from Arkansas with 5
= attack Missouri from Kansas with 3

I don't trust Ann one bit, which is why all six new men go to South Carolina and then straight on the attack: North Carolina from South Carolina with seven.
= deploy 6 in South Carolina
= attack North Carolina from South Carolina with 7

The coffee is cold and I am done for this turn.
= end turn

My old economy teacher would be proud of me, so kindly ship eight from Michigan to Indiana.
= move 8 from Michigan to Indiana

Just for old times' sake, attack Rhode Island from Connecticut with two, for how hard can it be.
= attack Rhode Island from Connecticut with 2

One more battle and I'm off to bed: into North Dakota from South Dakota with four.
= attack North Dakota from South Dakota with 4

Let us call my deploying finished, and then please attack Nevada from California, as the casinos need new management.
= end deploy phase
= attack Nevada from California

Four to Idaho, one to Montana as well, and let it be known that potatoes had nothing to do with it.
= deploy 4 in Idaho
= deploy 1 in Montana

March everybody but two from Louisiana to Mississippi, since the swamp guards itself.
= move all but 2 from Louisiana to Mississippi

My lawyer advises me to add nothing further, so no final move, and end the turn.
= no move
= end turn

The dice owe me something after last week, so Tennessee goes for Alabama with five and Georgia goes for Alabama with five as well.
= attack Alabama from Tennessee with 5
= attack Alabama from Georgia with 5

Kindly see to it that my new regiment of seven is posted to Pennsylvania, with clean socks.
= deploy 7 in Pennsylvania

I attack New Jersey from Pennsylvania with six, then from there I carry on against Delaware with three, and after that I'll stop attacking for today.
= attack New Jersey from Pennsylvania with 6
= attack Delaware from New Jersey with 3
= end attack phase

Since my mother-in-law lives in Iowa, I attack Iowa from Nebraska with twelve, purely as a courtesy call.
= attack Iowa from Nebraska with 12

Before the snow comes, pull all of my troops out of Wyoming and into Colorado.
= move all from Wyoming to Colorado

The whole draft to Washington, and I mean the state with the rain and not the one with the lawyers.
= deploy all in Washington

As there are eight of mine in Oregon doing nothing but brew beer, let five of them attack California, and finish my attacks with that.
= attack California from Oregon with 5
= end attack phase

No heroics today, my friends: three in Maine, two in Vermont, and that's the end of my turn.
= deploy 3 in Maine
= deploy 2 in Vermont
= end turn

I am sorry to do this to a fellow Texan, but Oklahoma falls today, so attack it from Texas with nine, please.
= attack Oklahoma from Texas with 9

So that nobody can say I neglected the south, one new unit each for Florida, Georgia and Alabama, please.
= deploy 1 in Florida
= deploy 1 in Georgia
= deploy 1 in Alabama

I think the picture speaks for itself: Colorado attacks Utah with six, from there four go on against Idaho, and all the potatoes are ours.
= attack Utah from Colorado with 6
= attack Idaho from Utah with 4

Our cat walked over the keyboard, hence the odd subject line, but the order is to move two from Kentucky to West Virginia.
= move 2 from Kentucky to West Virginia

You may consider my deployment finished, and by the way the new map looks great on my phone.
= end deploy phase

Knock on the door of Wisconsin from Minnesota, with four polite men in good shoes.
= attack Wisconsin from Minnesota with 4

The long march begins: deploy two in Virginia, attack North Carolina from Virginia with five, and at the end move three from Kentucky to Virginia to fill the gap.
= deploy 2 in Virginia
= attack North Carolina from Virginia with 5
= move 3 from Kentucky to Virginia

sorry guys was fishing, atack utah from nevada w 5
= attack Utah from Nevada with 5

3 ohio rest indiana thx mate
= deploy 3 in Ohio
= deploy all in Indiana

all my new dudes in texas cuz everythings bigger
= deploy all in Texas

im done, end trun pls, gotta walk the dog
= end turn

no more atacks im bleeding enough lol
= end attack phase

hit idaho from montana with 4, then oregon from idaho with 3, potatos 4 everyone
= attack Idaho from Montana with 4
= attack Oregon from Idaho with 3

deploy 2 in kansass an 2 nebrasca, soory for spelling
= deploy 2 in Kansas
= deploy 2 in Nebraska

move evrything from wyomning to colorado bc snow
= move all from Wyoming to Colorado

wont be moving anythin at the end so no move, cu next week
= no move

lol yellow is asleep.. iowa -> minnesota attack w/ 6!!!
= attack Minnesota from Iowa with 6

ok deploying finished!! on with the show
= end deploy phase

5 new in n. carolina plz and 1 in s. carolina as well
= deploy 5 in North Carolina
= deploy 1 in South Carolina

hubby says attack florida from georgia so attack florida from georgia, 7 men
= attack Florida from Georgia with 7

Am on the train so short. Attack Ohio. From Michigan. With 5.
= attack Ohio from Michigan with 5

4 men illinois to wisconsin at the end, i love cheese
= move 4 from Illinois to Wisconsin

leave 1 in maine and move all the rest to new hampshire,, lobsters can look after themself
= move all but 1 from Maine to New Hampshire

ann im sooo sorry but kentucky from tennesee with 8 attack
= attack Kentucky from Tennessee with 8

pls put my 3 in deleware haha dont laugh
= deploy 3 in Delaware

new york attack vermont 3, new york attack conneticut 3, then im out, end turn
= attack Vermont from New York with 3
= attack Connecticut from New York with 3
= end turn

californa from arizona w 9 because surf
= attack California from Arizona with 9

2 to alabama the other 3 to missisippi (got 5 new)
= deploy 2 in Alabama
= deploy 3 in Mississippi

sry double shift today, 6 in penn & then penn hits new jersey w 7
= deploy 6 in Pennsylvania
= attack New Jersey from Pennsylvania with 7

Hello, I make attack from Oklahoma on Arkansas with the 4 soldier, thank you and good day
= attack Arkansas from Oklahoma with 4

texas to new mexico w ten, yeeehaw
= attack New Mexico from Texas with 10

thats me done w the fighting,, move 5 lousiana to missisippi and bed
= end attack phase
= move 5 from Louisiana to Mississippi

deploy 4 washingtn (not dc lol)
= deploy 4 in Washington

attak missouri from kansas with 3 and from illinois with 5 too, squeeze em
= attack Missouri from Kansas with 3
= attack Missouri from Illinois with 5

omg what dice!! again again, north dakota from s dakota w 4
= attack North Dakota from South Dakota with 4

finish my turn plz, dinner
= end turn

utha from colorado 6 men go, from there 3 on to nevada (attack), vegas babyyy
= attack Utah from Colorado with 6
= attack Nevada from Utah with 3

everything but 2 from georgia move to florida, beach time
= move all but 2 from Georgia to Florida

No moving for me this time, am happy like it is. so no move
= no move

1 ea in maine vermont n new hampshire, brrr
= deploy 1 in Maine
= deploy 1 in Vermont
= deploy 1 in New Hampshire

I put. 7 in Virgina. because she is there, the Ann
= deploy 7 in Virginia

mass attacks rhode island w 2, cant be that hard
= attack Rhode Island from Massachusetts with 2

wv from ohio 4 attack sry typing w gloves
= attack West Virginia from Ohio with 4

im deploying 3 idaho then attack wyoming frm idaho 4, ok thats my attacks all over now
= deploy 3 in Idaho
= attack Wyoming from Idaho with 4
= end attack phase

phone at 2% !!! end turn
= end turn

8 frm michigan to indianna move them pls n thx
= move 8 from Michigan to Indiana

since yelow is a chicken: attack nebraska from iowa, 5
= attack Nebraska from Iowa with 5

louisiana gets 2 arkansas gets 2 another 1 for missouri. end of deploy phase. cheers
= deploy 2 in Louisiana
= deploy 2 in Arkansas
= deploy 1 in Missouri
= end deploy phase

All. In Oregon. All the new ones. Beer
= deploy all in Oregon

maryland from virginia w 6, then delaware from maryland w 4, crab cakes!!
= attack Maryland from Virginia with 6
= attack Delaware from Maryland with 4

oops almost forgot my turn haha, attack montana from n.dakota
= attack Montana from North Dakota

the 5 guys in nevada go to california (just move, its mine) cause its hot
= move 5 from Nevada to California

Greetings frends, with 5 from Minnesota i am attacking the Wisconsin, excuse me
= attack Wisconsin from Minnesota with 5

stop attacking now pls my heart cant take it
= end attack phase

tenessee 5 on alabama, georgia 5 on alabama as well, bye bye yellow
= attack Alabama from Tennessee with 5
= attack Alabama from Georgia with 5

was at the game (we lost) so late sry.. 4 in ilinois, 2 in indiana, done deploying
= deploy 4 in Illinois
= deploy 2 in Indiana
= end deploy phase

south dakota all men go to nebraska for the winter k thx bye
= move all from South Dakota to Nebraska

Kansas +3
= deploy 3 in Kansas

Ohio x Indiana (5)
= attack Indiana from Ohio with 5

Muster four new regiments in Texas.
= deploy 4 in Texas

Out of Utah, six strong, I fall upon Nevada.
= attack Nevada from Utah with 6

An assault upon Georgia by five of my Floridians from Florida.
= attack Georgia from Florida with 5

Oust yellow from Idaho with the army of Montana.
= attack Idaho from Montana

Garrison Maine with two fresh units.
= deploy 2 in Maine

Every last newcomer goes to Iowa.
= deploy all in Iowa

Wheel three around from Oregon to Washington.
= move 3 from Oregon to Washington

The transfer of two from Colorado to Wyoming.
= move 2 from Colorado to Wyoming

New Hampshire -> Maine: 4
= move 4 from New Hampshire to Maine

Empty Alabama into Mississippi, all of it.
= move all from Alabama to Mississippi

Leave one in Nebraska; usher everyone else to Kansas.
= move all but 1 from Nebraska to Kansas

My attacking is over for today.
= end attack phase

That concludes the deployment.
= end deploy phase

Curtain. My turn is over.
= end turn

Nobody budges at the end.
= no move

DEPLOY
Ohio 2
Kentucky 1
Virginia 3
= deploy 2 in Ohio
= deploy 1 in Kentucky
= deploy 3 in Virginia

Attacks:
1) Arizona on New Mexico, 4
2) California on Oregon, 6
= attack New Mexico from Arizona with 4
= attack Oregon from California with 6

Bully Delaware from Maryland, with three.
= attack Delaware from Maryland with 3

Pounce on Louisiana out of Texas.
= attack Louisiana from Texas

Fresh levies: a pair for Tennessee, a trio for Arkansas.
= deploy 2 in Tennessee
= deploy 3 in Arkansas

Seizure of South Dakota from North Dakota using 7.
= attack South Dakota from North Dakota with 7

Against Missouri, from Illinois, with eight: attack.
= attack Missouri from Illinois with 8

Illinois drops on Wisconsin like a hammer, five men swinging it.
= attack Wisconsin from Illinois with 5

Park two new ones in Rhode Island.
= deploy 2 in Rhode Island

To New York, from Pennsylvania, I shift six.
= move 6 from Pennsylvania to New York

Pop a single unit over from Connecticut to Massachusetts.
= move 1 from Connecticut to Massachusetts

Reinforcement of Michigan by Indiana: three.
= move 3 from Indiana to Michigan

Reinforcements, 5, West Virginia.
= deploy 5 in West Virginia

North Carolina +2, South Carolina +2
= deploy 2 in North Carolina
= deploy 2 in South Carolina

NC vs. SC, 4 dice-rollers.
= attack South Carolina from North Carolina with 4

Wyoming is mine to take: Montana strikes it with three.
= attack Wyoming from Montana with 3

A march of four, Oklahoma to Texas, to finish.
= move 4 from Oklahoma to Texas

Plonk the whole draft in Minnesota.
= deploy all in Minnesota

Storm Kentucky from Tennessee and then Ohio from Kentucky.
= attack Kentucky from Tennessee
= attack Ohio from Kentucky

Throw everything from Nevada into a redeployment to California, bar two.
= move all but 2 from Nevada to California

Enough blood. Attack phase closed.
= end attack phase

Final bell, host: end of my turn.
= end turn

I forgo the closing move.
= no move

New Jersey shall be assailed from New York by nine.
= attack New Jersey from New York with 9

Trundle Georgia's whole force down to Florida.
= move all from Georgia to Florida

Deployment: Utah, three. Then deployment closed.
= deploy 3 in Utah
= end deploy phase

Knock on Virginia's door from Maryland with a dozen units, rudely: an attack.
= attack Virginia from Maryland with 12

Iowa receives seven newly raised companies.
= deploy 7 in Iowa

From Idaho five ride against Washington.
= attack Washington from Idaho with 5

Attack: Kansas > Colorado (3). Move: Missouri > Kansas (2). Done with my turn.
= attack Colorado from Kansas with 3
= move 2 from Missouri to Kansas
= end turn

Six of them, new, into Arizona.
= deploy 6 in Arizona

A stab at Vermont out of New Hampshire, by two.
= attack Vermont from New Hampshire with 2

Shepherd four from Mississippi home to Alabama.
= move 4 from Mississippi to Alabama

kansas+3
= deploy 3 in Kansas

ohio x indana (5)
= attack Indiana from Ohio with 5

mustre 4 in texs
= deploy 4 in Texas

atack nevda from utah w 6
= attack Nevada from Utah with 6

florida hits goergia. five guys
= attack Georgia from Florida with 5

ousst yellow frm idaho w montana
= attack Idaho from Montana

2 noobs for main (the state lol)
= deploy 2 in Maine

al my new ones in iwoa
= deploy all in Iowa

orgeon to washngton 3
= move 3 from Oregon to Washington

trnasfer of 2, colrado -> wyoming
= move 2 from Colorado to Wyoming

newhampshire=>maine 4
= move 4 from New Hampshire to Maine

alabma all go missisippi
= move all from Alabama to Mississippi

nebrska keeps 1 the rest is going kansas
= move all but 1 from Nebraska to Kansas

no mor attacks
= end attack phase

deploymnt done
= end deploy phase

endturn
= end turn

dont need the move at the end, no move
= no move

deply oh 2 ky 1 va 3
= deploy 2 in Ohio
= deploy 1 in Kentucky
= deploy 3 in Virginia

arizona on nw mexico 4!! and california on oregn 6!!
= attack New Mexico from Arizona with 4
= attack Oregon from California with 6

bulyl deleware from marylnd with three
= attack Delaware from Maryland with 3

lousiana, from tx, attack plz
= attack Louisiana from Texas

tenessee 2 new arkansaw 3 new
= deploy 2 in Tennessee
= deploy 3 in Arkansas

n dakota attacks s dakota w/ 7
= attack South Dakota from North Dakota with 7

misouri smashed by ilinois pls, 8 dudes
= attack Missouri from Illinois with 8

wisconson: attack it fr illinois (5)
= attack Wisconsin from Illinois with 5

rode island plus 2 new men
= deploy 2 in Rhode Island

from pensylvania mvoe six to new yrok
= move 6 from Pennsylvania to New York

1 unit conneticut 2 massachussets
= move 1 from Connecticut to Massachusetts

shfit three indiana > michgan thx mate
= move 3 from Indiana to Michigan

w virgina gets fvie new
= deploy 5 in West Virginia

n.carolina+2 s.carolina+2
= deploy 2 in North Carolina
= deploy 2 in South Carolina

go hit wyomign outta montana, three will do
= attack Wyoming from Montana with 3

finaly i walk 4 oklahma to texas
= move 4 from Oklahoma to Texas

plonk em all in minesota
= deploy all in Minnesota

kentcky from tenn attack
= attack Kentucky from Tennessee

all but two nevda->cali
= move all but 2 from Nevada to California

phew. ok im finnished, turn over
= end turn

nj attacked from ny with 9!
= attack New Jersey from New York with 9

goergia evrybody down to florda
= move all from Georgia to Florida

Put theree in Utha. End of deploy
= deploy 3 in Utah
= end deploy phase

maryland punches virgina 12
= attack Virginia from Maryland with 12

five rids from idaho againts washington
= attack Washington from Idaho with 5

kanas x colorado 3, end attaks
= attack Colorado from Kansas with 3
= end attack phase

hello friend, i am wanting six new soldiers in arizone thank you
= deploy 6 in Arizona

vermnt stabed from newhamp by 2, go
= attack Vermont from New Hampshire with 2

sned 4 back, missisipi to alabma
= move 4 from Mississippi to Alabama

Deploy: 3 Lousiana. Atack Arkansas w 3 form Louisiana
= deploy 3 in Louisiana
= attack Arkansas from Louisiana with 3

raid on utha frm nevada 4 of them!
= attack Utah from Nevada with 4

no mvoe. end trun.
= no move
= end turn

2 virgina 2 maryland - thats my deploys, all new
= deploy 2 in Virginia
= deploy 2 in Maryland

Place five new troops in Ohio and two in Indiana.
= deploy 5 in Ohio
= deploy 2 in Indiana

I attack Nevada from Utah.
= attack Nevada from Utah

All my reinforcements go to Texas.
= deploy all in Texas

Please send seven of my men from Kansas against Nebraska.
= attack Nebraska from Kansas with 7

That is the end of my turn.
= end turn

Move four troops from Georgia down to Florida.
= move 4 from Georgia to Florida

Shift everything I have in Maine to New Hampshire.
= move all from Maine to New Hampshire

Keep one man in Oregon and bring the rest to Idaho.
= move all but 1 from Oregon to Idaho

Of my new troops, put 3 in New York, 2 in Vermont and 1 in Maine.
= deploy 3 in New York
= deploy 2 in Vermont
= deploy 1 in Maine

From Missouri I assault Arkansas with eight men, and from Tennessee I assault Kentucky with five.
= attack Arkansas from Missouri with 8
= attack Kentucky from Tennessee with 5

Let my men in Montana attack Wyoming.
= attack Wyoming from Montana

Reinforcements: six to North Dakota, please.
= deploy 6 in North Dakota

Yellow must be driven out of Colorado. Attack there from New Mexico with 10.
= attack Colorado from New Mexico with 10

Attack South Carolina from North Carolina with six, and then finish my attacks.
= attack South Carolina from North Carolina with 6
= end attack phase

Two men walk from Delaware to Maryland.
= move 2 from Delaware to Maryland

Everything new goes into Illinois, and then my deployment is over.
= deploy all in Illinois
= end deploy phase

Iowa attacks Minnesota with four troops.
= attack Minnesota from Iowa with 4

I would like nine troops transferred from Pennsylvania to West Virginia, and with that my turn is over.
= move 9 from Pennsylvania to West Virginia
= end turn

Louisiana is to be attacked out of Mississippi.
= attack Louisiana from Mississippi

Withdraw all but three of my soldiers from Arizona to California.
= move all but 3 from Arizona to California

Dear host,
please add four fresh troops to Alabama.
Thank you, Margaret
= deploy 4 in Alabama

Massachusetts will now be invaded by twelve of my troops in Connecticut.
= attack Massachusetts from Connecticut with 12

My turn is finished, thank you all.
= end turn

new guys 5 ohio 2 indiana
= deploy 5 in Ohio
= deploy 2 in Indiana

atack nevada frm utah
= attack Nevada from Utah

dump all my new guys in texas
= deploy all in Texas

kansas hits nebraska w/ 7
= attack Nebraska from Kansas with 7

thats my turn done
= end turn

done deploying
= end deploy phase

georga to florida, move 4
= move 4 from Georgia to Florida

move evrything maine to new hampshire
= move all from Maine to New Hampshire

move all but 1 oregon -> idaho
= move all but 1 from Oregon to Idaho

depoly 3 in new yrok, 2 vermont
= deploy 3 in New York
= deploy 2 in Vermont

attk arkansas from missouri 8, kentucky from tenessee 5
= attack Arkansas from Missouri with 8
= attack Kentucky from Tennessee with 5

wyoming from montana, attack
= attack Wyoming from Montana

N Dakota gets 6 new ones pls
= deploy 6 in North Dakota

colorado!!! attack it from new mexico with 10. sorry on phone
= attack Colorado from New Mexico with 10

attack s carolina from n carolina 6 and end atacks
= attack South Carolina from North Carolina with 6
= end attack phase

two of my dudes wander from delaware over to maryland
= move 2 from Delaware to Maryland

all reinforcments in illnois, end deploy
= deploy all in Illinois
= end deploy phase

Attack on Minesota from Iowa, with soldiers four
= attack Minnesota from Iowa with 4

mv 9 pennsylvania to w virginia. end turn
= move 9 from Pennsylvania to West Virginia
= end turn

i hit louisiana outta mississipi
= attack Louisiana from Mississippi

move arizona -> california everybody but 3
= move all but 3 from Arizona to California

4 new in alabama ty
= deploy 4 in Alabama

Attack Massachusets form Connecticut with 12
= attack Massachusetts from Connecticut with 12

endturn gn all
= end turn

All of my new troops go into Texas, naturally.
= deploy all in Texas

Please station three of the new men in Ohio and two in Indiana.
= deploy 3 in Ohio
= deploy 2 in Indiana

Oklahoma is to be attacked from Kansas.
= attack Oklahoma from Kansas

I attack Nevada from Utah with 5 armies.
= attack Nevada from Utah with 5

That's all my deployment, I'm done with it. Now attack Georgia from Florida.
= end deploy phase
= attack Georgia from Florida

Shift four units from Oregon to Idaho.
= move 4 from Oregon to Idaho

Send everybody in Maine down to New Hampshire.
= move all from Maine to New Hampshire

From Colorado, strike at Wyoming with six men and at Nebraska with four.
= attack Wyoming from Colorado with 6
= attack Nebraska from Colorado with 4

No more attacks from me this turn. Move 3 from Iowa to Illinois and finish my turn.
= end attack phase
= move 3 from Iowa to Illinois
= end turn

It is requested that seven troops be deployed in Pennsylvania.
= deploy 7 in Pennsylvania

Leave one man in Alabama and march the rest to Mississippi.
= move all but 1 from Alabama to Mississippi

Let's take Virginia! Attack it out of North Carolina.
= attack Virginia from North Carolina

The troops in Montana invade North Dakota, eight of them.
= attack North Dakota from Montana with 8

Deployment: 2 in California, 2 in Arizona, 1 in New Mexico.
Then my deployment is finished.
= deploy 2 in California
= deploy 2 in Arizona
= deploy 1 in New Mexico
= end deploy phase

I would like to put my four reinforcements in Tennessee.
= deploy 4 in Tennessee

Hit Louisiana from Arkansas with ten.
= attack Louisiana from Arkansas with 10

Bring two soldiers back from Wisconsin to Minnesota, please.
= move 2 from Wisconsin to Minnesota

Michigan gets five new troops.
= deploy 5 in Michigan

I am finished attacking.
= end attack phase

The boys from South Carolina ride into Georgia with guns blazing, five of them against whoever is there. Attack!
= attack Georgia from South Carolina with 5

Place every last one of my fresh troops in New York and end deployment.
= deploy all in New York
= end deploy phase

Relocate all my men except three from Washington to Oregon.
= move all but 3 from Washington to Oregon

I wish to attack Vermont from Massachusetts with three, and after that I end my turn.
= attack Vermont from Massachusetts with 3
= end turn

put em all in texas yall
= deploy all in Texas

3 ohio 2 indiana for the new guys
= deploy 3 in Ohio
= deploy 2 in Indiana

atk nevada from utah
= attack Nevada from Utah

hit oklahoma outta kansas w/ 6
= attack Oklahoma from Kansas with 6

done with my turn gn everyone
= end turn

Move 4 oregon too idaho pls
= move 4 from Oregon to Idaho

im thru deployin. georgia gets attacked from florida with 5, hehe
= end deploy phase
= attack Georgia from Florida with 5

no more attaks
= end attack phase

Pensylvania gets 4 of my new troops ok, my cousin lives there
= deploy 4 in Pennsylvania

all but one from alabama go in missisippi
= move all but 1 from Alabama to Mississippi

driving thru it right now so attack new mexico from arizona, 7 men 10-4
= attack New Mexico from Arizona with 7

colorado -> wyoming attack, colorado -> nebraska attack aswell
= attack Wyoming from Colorado
= attack Nebraska from Colorado

I would like to attack with 3 Vermont, from New Hampshire.
= attack Vermont from New Hampshire with 3

tenessee +5
= deploy 5 in Tennessee

bring evryone in maine to new hampshire ok end turn
= move all from Maine to New Hampshire
= end turn

N Dakota attack from Montana, 8 troops
= attack North Dakota from Montana with 8

sorry late, dinner. deploy: 2 Iowa 1 illinois. thats it for deployment
= deploy 2 in Iowa
= deploy 1 in Illinois
= end deploy phase

louisianna im comin 4 u!! attack from arkansas w ten
= attack Louisiana from Arkansas with 10

two guys wisconsin to minnesota then im done w/ turn
= move 2 from Wisconsin to Minnesota
= end turn

From Missouri we attack to Kentucky, with six soldier, força!
= attack Kentucky from Missouri with 6

virgina attackd form north carolina
= attack Virginia from North Carolina

Kindly 3 nos. troops in Michigan deploy
= deploy 3 in Michigan

NY attack from NJ with 4
= attack New York from New Jersey with 4

finished attacking, shift 5 from calif to arizona
= end attack phase
= move 5 from California to Arizona

all new boys goto south carolina. deploymnt over
= deploy all in South Carolina
= end deploy phase
