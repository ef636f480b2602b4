ruleset states
map usa48
seats red yellow ann
seat red
call turn

Kindly station five new troops in Ohio.
= deploy 5 in Ohio

I'll put the whole lot of my new troops in Texas, please.
= deploy all in Texas

Attack Oklahoma from Texas with eight.
= attack Oklahoma from Texas with 8

My boys in Georgia are to storm Florida.
= attack Florida from Georgia

That will be all from me this turn. I am finished.
= end turn

No more fighting for me, thank you.
= end attack phase

I have finished deploying; let us get on.
= end deploy phase

I shan't be moving anybody at the end.
= no move

Three reinforcements go to Nevada and two to Utah.
= deploy 3 in Nevada
= deploy 2 in Utah

Let's hit Idaho from Montana using six armies, and after that I'm done attacking.
= attack Idaho from Montana with 6
= end attack phase

At the close of play shift four from Kansas to Nebraska.
= move 4 from Kansas to Nebraska

March everybody in Maine down to New Hampshire.
= move all from Maine to New Hampshire

I'd like to take Alabama, going in from Mississippi with seven men.
= attack Alabama from Mississippi with 7

Leave one man minding Vermont and take the others over to New York.
= move all but 1 from Vermont to New York

Four more for Illinois, please, and one more for Indiana, and that's my deployment over.
= deploy 4 in Illinois
= deploy 1 in Indiana
= end deploy phase

From Wyoming I strike at Colorado.
= attack Colorado from Wyoming

Strengthen Virginia by ten, Maryland by two and Delaware by one.
= deploy 10 in Virginia
= deploy 2 in Maryland
= deploy 1 in Delaware

I send five troops out of Oregon to assault Washington.
= attack Washington from Oregon with 5

Have a pop at Kentucky from Tennessee, then a pop at West Virginia from Virginia.
= attack Kentucky from Tennessee
= attack West Virginia from Virginia

Two of the men at present in Iowa should transfer to Minnesota.
= move 2 from Iowa to Minnesota

Everything new is to be placed in South Dakota. I then attack North Dakota from there.
= deploy all in South Dakota
= attack North Dakota from South Dakota

Over to the next player; my turn is at an end.
= end turn

Move the Arizona garrison, all of it, into New Mexico, and then close my turn.
= move all from Arizona to New Mexico
= end turn

I want six fresh soldiers standing in Louisiana.
= deploy 6 in Louisiana

Nine men from Missouri should invade Arkansas.
= attack Arkansas from Missouri with 9

The attacking is over as far as I'm concerned, and I make no move at the end.
= end attack phase
= no move

Ring the bell on deployment, landlord's orders.
= end deploy phase

Reinforce Pennsylvania with three, then throw four from Pennsylvania at New Jersey.
= deploy 3 in Pennsylvania
= attack New Jersey from Pennsylvania with 4

Finally, bring three back home from Wisconsin to Michigan; that completes my turn.
= move 3 from Wisconsin to Michigan
= end turn

South Carolina is to be attacked by my forces in North Carolina.
= attack South Carolina from North Carolina

bung 5 in texas
= deploy 5 in Texas

all me new ones in ohio ta
= deploy all in Ohio

florida gets it off georgia w/ 7
= attack Florida from Georgia with 7

hit utah from nevada mate
= attack Utah from Nevada

done. tea time
= end turn

no more attackin, ive had me fill
= end attack phase

deploys done
= end deploy phase

not moving anyone at the end ta very much
= no move

3 colarado 2 kansas pls
= deploy 3 in Colorado
= deploy 2 in Kansas

gonna batter Oklahoma from Arkansas with six then thats me done attacking
= attack Oklahoma from Arkansas with 6
= end attack phase

shift 4 montana > idaho
= move 4 from Montana to Idaho

all the lads in oregon get down to california its sunny
= move all from Oregon to California

tenessee has a go at kentuky
= attack Kentucky from Tennessee

evryone bar one outta maine into new hampshire
= move all but 1 from Maine to New Hampshire

plonk 8 on n dakota, attack s dakota from there wiv 5
= deploy 8 in North Dakota
= attack South Dakota from North Dakota with 5

pensylvania 6 new uns, ohio 4, thats the lot so end deploying
= deploy 6 in Pennsylvania
= deploy 4 in Ohio
= end deploy phase

Jersey from New York, 9 of em, go on my sons
= attack New Jersey from New York with 9

Illinios smacks indiana. then illinois smacks iowa
= attack Indiana from Illinois
= attack Iowa from Illinois

2 lads from wisconsin, pop em over in Minesota
= move 2 from Wisconsin to Minnesota

im out, whos next
= end turn

put 4 virginia, 1 west virginia, finished deploying, dog needs walking
= deploy 4 in Virginia
= deploy 1 in West Virginia
= end deploy phase

mississipi attack Alabama from 4 troops with
= attack Alabama from Mississippi with 4

Hello dear, could I have 2 more in Vermount please, bless you
= deploy 2 in Vermont

new mexico lot all go arizona an end turn
= move all from New Mexico to Arizona
= end turn

Chaarge!! 12 men lousiana into texas
= attack Texas from Louisiana with 12

nah no move, end me turn
= no move
= end turn

wyoming - nebraska 3 at the end. then im done go on without me
= move 3 from Wyoming to Nebraska
= end turn

whole lot on michigan innit
= deploy all in Michigan

Attack maryland form delaware. With three
= attack Maryland from Delaware with 3

thats deploying over and now missouri goes for kansas w 5
= end deploy phase
= attack Kansas from Missouri with 5

Put all five of my new troops in Ohio.
= deploy 5 in Ohio

Three reinforcements to Texas, please, and two to Oklahoma.
= deploy 3 in Texas
= deploy 2 in Oklahoma

I'm hitting Nevada out of Utah with six troops.
= attack Nevada from Utah with 6

From Georgia, attack Florida.
= attack Florida from Georgia

That's the end of my turn.
= end turn

I am finished deploying; let us proceed.
= end deploy phase

No further attacks from me this turn.
= end attack phase

I won't be moving anybody at the end.
= no move

Bring four troops home from Kansas to Nebraska.
= move 4 from Kansas to Nebraska

All of my Montana troops ride over to Idaho.
= move all from Montana to Idaho

Keep one soldier in Maine and transfer the remainder to New Hampshire.
= move all but 1 from Maine to New Hampshire

Every one of my reinforcements goes into Kentucky.
= deploy all in Kentucky

Strike Virginia from North Carolina using eight troops, and after that I am done attacking.
= attack Virginia from North Carolina with 8
= end attack phase

The troops in Pennsylvania shall invade New York.
= attack New York from Pennsylvania

Let Wisconsin have a go at Michigan with seven men.
= attack Michigan from Wisconsin with 7

Station two new units in South Dakota. Deployment is then complete.
= deploy 2 in South Dakota
= end deploy phase

I'd like to assault Louisiana from Mississippi, and Arkansas from Missouri.
= attack Louisiana from Mississippi
= attack Arkansas from Missouri

Shift three from Arizona across to New Mexico and end my turn.
= move 3 from Arizona to New Mexico
= end turn

Four men to guard West Virginia, honey, straight from the new bunch.
= deploy 4 in West Virginia

Launch an attack on Oregon out of Washington with ten.
= attack Oregon from Washington with 10

Relocate all but two of the troops in Iowa to Illinois.
= move all but 2 from Iowa to Illinois

Colorado attacks Wyoming.
= attack Wyoming from Colorado

My reinforcements are to be allotted as follows: one to Delaware, one to Maryland, three to New Jersey.
= deploy 1 in Delaware
= deploy 1 in Maryland
= deploy 3 in New Jersey

Tennessee will go after Alabama with five troops.
Then South Carolina will go after Georgia with four.
= attack Alabama from Tennessee with 5
= attack Georgia from South Carolina with 4

Over and out. Close my turn.
= end turn

Six boots on the ground in Minnesota.
= deploy 6 in Minnesota

Use nine troops from California to take Arizona.
= attack Arizona from California with 9

Skip the final move for me this time, and finish my turn.
= no move
= end turn

Five troops take the highway from Indiana to Ohio.
= move 5 from Indiana to Ohio

Deploy two in Vermont, then attack Massachusetts from Vermont, then stop attacking.
= deploy 2 in Vermont
= attack Massachusetts from Vermont
= end attack phase

drop 4 in tenessee
= deploy 4 in Tennessee

all my new guys in Texas yall
= deploy all in Texas

hittin nevada from cali w/ 6
= attack Nevada from California with 6

Im done. turn over
= end turn

thats it for attackin
= end attack phase

done w deploys
= end deploy phase

not moving nobody
= no move

2 to kansas n 3 to misouri pls
= deploy 2 in Kansas
= deploy 3 in Missouri

ohio smashes into pennsilvania
= attack Pennsylvania from Ohio

Truckin 5 from Oklahoma down I-35 to texas
= move 5 from Oklahoma to Texas

attak alabama from missisippi w 4 then georgia from florida w 3
= attack Alabama from Mississippi with 4
= attack Georgia from Florida with 3

everybody outta maine an into new hamshire
= move all from Maine to New Hampshire

massachusets gets 3 new ones, connecticut 1
= deploy 3 in Massachusetts
= deploy 1 in Connecticut

wyoming -> montana attack, 7 guys
= attack Montana from Wyoming with 7

Between rounds here on night shift,, put five fresh troops in Iowa hon
= deploy 5 in Iowa

keep 2 in utah rest goes over to colorodo
= move all but 2 from Utah to Colorado

no more atacks n no move either. end turn
= end attack phase
= no move
= end turn

bout to wreck Illinois from Wisconsin lmao 8 troops
= attack Illinois from Wisconsin with 8

Indianna gets six. That concludes deployment.
= deploy 6 in Indiana
= end deploy phase

n dakota attacks s dakota
= attack South Dakota from North Dakota

3 idaho to washington. gn all
= move 3 from Idaho to Washington

Virgina vs Maryland, send 5 in from Va.
= attack Maryland from Virginia with 5

AZ: 2
NM: 2
= deploy 2 in Arizona
= deploy 2 in New Mexico

gonna go for oregon outta idaho
= attack Oregon from Idaho

Squad of 4 displaces from Arkansas to Louisana. Turn complete.
= move 4 from Arkansas to Louisiana
= end turn

new jersy attack new york w/9!!
= attack New York from New Jersey with 9

kentuky all reinforcments go there
= deploy all in Kentucky

minnesota takes a poke at wisconson with three, and thats me done fighting
= attack Wisconsin from Minnesota with 3
= end attack phase

no end move 4 me
= no move

move everyone but one outa nebraska to kansas
= move all but 1 from Nebraska to Kansas

I give three of my new troops to Texas.
= deploy 3 in Texas

All of my reinforcements I station in Ohio.
= deploy all in Ohio

Kansas receives two troops, Nebraska receives one.
= deploy 2 in Kansas
= deploy 1 in Nebraska

I wish to attack Oregon, starting from Idaho.
= attack Oregon from Idaho

With five troops from Georgia I make an attack on Florida.
= attack Florida from Georgia with 5

My soldiers of Utah shall assault Nevada.
= attack Nevada from Utah

We invade Missouri from Iowa with four men.
= attack Missouri from Iowa with 4

Please displace six troops from Maine to New Hampshire.
= move 6 from Maine to New Hampshire

The complete army of Montana travels to Wyoming.
= move all from Montana to Wyoming

In Virginia must remain two, all others go to Maryland.
= move all but 2 from Virginia to Maryland

So, I am finished with my turn, thank you.
= end turn

My deployment is now complete; I close this phase.
= end deploy phase

I do not want to attack any more.
= end attack phase

This time I renounce the movement at the end.
= no move

From South Dakota I strike against North Dakota, with seven.
= attack North Dakota from South Dakota with 7

Good morning from Hamburg. Put the four new troops in Michigan and then I have finished the deploying.
= deploy 4 in Michigan
= end deploy phase

I attack first Alabama from Mississippi and after that Tennessee from Mississippi.
= attack Alabama from Mississippi
= attack Tennessee from Mississippi

I would be grateful if you transport three units from Kentucky over to Indiana, and then my turn is terminated.
= move 3 from Kentucky to Indiana
= end turn

Against New Mexico I go out from Arizona with eight soldiers.
= attack New Mexico from Arizona with 8

My five fresh troops go all to California.
= deploy 5 in California

Arkansas is attacked by my troops in Louisiana.
= attack Arkansas from Louisiana

For my defence I reinforce Illinois with six.
= deploy 6 in Illinois

No further attacks from my side. I shift two troops from Wisconsin to Minnesota.
= end attack phase
= move 2 from Wisconsin to Minnesota

I make no displacement of troops today, and so I finish my turn.
= no move
= end turn

Our boys from Pennsylvania will try to take New York, ten of them.
= attack New York from Pennsylvania with 10

Two go as reinforcement to Vermont; from there I attack Massachusetts with three.
= deploy 2 in Vermont
= attack Massachusetts from Vermont with 3

Relocate everything I have in Oklahoma to Colorado, please.
= move all from Oklahoma to Colorado

I deploy one in Delaware, one in New Jersey and three in Connecticut.
= deploy 1 in Delaware
= deploy 1 in New Jersey
= deploy 3 in Connecticut

West Virginia shall be attacked from Ohio with six troops, and North Carolina from South Carolina with four.
= attack West Virginia from Ohio with 6
= attack North Carolina from South Carolina with 4

With this the attack phase is over for me.
= end attack phase

2 new in nevada plz
= deploy 2 in Nevada

i put all my new guys to ohaio
= deploy all in Ohio

Utah +3 arizona +1
= deploy 3 in Utah
= deploy 1 in Arizona

atack alabama from gorgia with 6!!
= attack Alabama from Georgia with 6

im attacking washington, from oregon
= attack Washington from Oregon

Hallo, from ilinois i will attack on iowa, 4 mans
= attack Iowa from Illinois with 4

idaho everybody go montana
= move all from Idaho to Montana

7 troops vermont -> new hampshir
= move 7 from Vermont to New Hampshire

in delaware stay 1, the others to marylend
= move all but 1 from Delaware to Maryland

finish. your turn guys
= end turn

deploy is ready, next fase
= end deploy phase

i not attack more
= end attack phase

no moving today i am tired of the hospital
= no move

5 in missouri put and then deploy finish
= deploy 5 in Missouri
= end deploy phase

california i attack him from nevada
= attack California from Nevada

with 7 out of s dakota to n dakota attack
= attack North Dakota from South Dakota with 7

tennesee attack from kentucky,after also virginia attack from kentucky
= attack Tennessee from Kentucky
= attack Virginia from Kentucky

michigan gives 2 to indiana and i am done with turn
= move 2 from Michigan to Indiana
= end turn

texas!! we come from new mexico w/ 8 soldiers hahaha attack
= attack Texas from New Mexico with 8

Nebrasca gets 4 new tropps
= deploy 4 in Nebraska

Lousiana hits arkansas
= attack Arkansas from Louisiana

pensylvania plus 6 deploy, sorry my keyboard is broken
= deploy 6 in Pennsylvania

stop attack. shift wisconsin 3 in minesota
= end attack phase
= move 3 from Wisconsin to Minnesota

no move,end of turn,good night from tokyo
= no move
= end turn

Conecticut attack from NY 10 troops
= attack Connecticut from New York with 10

i want all oklahoma troop in kansas bring
= move all from Oklahoma to Kansas

maine one, rhode island one ,colorado three deploy
= deploy 1 in Maine
= deploy 1 in Rhode Island
= deploy 3 in Colorado

attacks: w. virginia from ohio (5), n. carolina from s. carolina (3)
= attack West Virginia from Ohio with 5
= attack North Carolina from South Carolina with 3

ok for me is attack phase over
= end attack phase

florida 2 new, then from florida i make attack at georgia
= deploy 2 in Florida
= attack Georgia from Florida

REINF: Ohio 3, Indiana 2.
= deploy 3 in Ohio
= deploy 2 in Indiana

Gentlemen, the Army of the Cumberland will carry Kentucky today, starting from Tennessee.
= attack Kentucky from Tennessee

Kansas x Nebraska, 5 armies committed.
= attack Nebraska from Kansas with 5

All of my new troops take the field in Texas.
= deploy all in Texas

Eight regiments of the Texas Volunteers assault Oklahoma.
= attack Oklahoma from Texas with 8

That concludes my turn.
= end turn

Deployment is finished.
= end deploy phase

No further attacks from my side this turn.
= end attack phase

I forgo my move at the end.
= no move

Final redeployment: 4 armies, Iowa to Missouri.
= move 4 from Iowa to Missouri

To the brave men of Georgia: Florida lies open before you, so go and take it!
= attack Florida from Georgia

March the entire force in Utah over to Nevada.
= move all from Utah to Nevada

Of the troops in Virginia, two remain; the rest proceed to Maryland.
= move all but 2 from Virginia to Maryland

Put six fresh units down in Pennsylvania, then hit New York from there.
= deploy 6 in Pennsylvania
= attack New York from Pennsylvania

It rained all night. In the morning I led three regiments out of Oregon against Idaho.
= attack Idaho from Oregon with 3

1. Deploy: 5 in Colorado. 
2. Battle: Colorado against Wyoming with 7. 
3. Done with battles.
= deploy 5 in Colorado
= attack Wyoming from Colorado with 7
= end attack phase

The new levies, four in number, I station in Alabama.
= deploy 4 in Alabama

Arkansas strikes Louisiana with everything agreed in staff: six units.
= attack Louisiana from Arkansas with 6

From Michigan we invade Wisconsin.
= attack Wisconsin from Michigan

I attack twice: North Dakota from Montana, and South Dakota from Montana.
= attack North Dakota from Montana
= attack South Dakota from Montana

Strengthen Maine by bringing three units up from New Hampshire; my turn ends there.
= move 3 from New Hampshire to Maine
= end turn

No strategic move this turn, and with that I end it.
= no move
= end turn

California receives two of the new units and Arizona one.
= deploy 2 in California
= deploy 1 in Arizona

Offensive op: Mississippi into Alabama, strength four.
= attack Alabama from Mississippi with 4

The guns are to fall silent now: the attack phase is over.
= end attack phase

Ten troops from Illinois shall storm Indiana, whereupon the attacks cease for this turn.
= attack Indiana from Illinois with 10
= end attack phase

South Carolina sends two armies north into North Carolina as my closing move; end of turn.
= move 2 from South Carolina to North Carolina
= end turn

I place my recruits thus: Vermont two. The deploy phase may be closed.
= deploy 2 in Vermont
= end deploy phase

Washington attacks Oregon, 3 units.
= attack Oregon from Washington with 3

Empty New Mexico completely and bring its men to Texas.
= move all from New Mexico to Texas

depl OH 3 IN 2
= deploy 3 in Ohio
= deploy 2 in Indiana

KY x TN w/6
= attack Tennessee from Kentucky with 6

all new guys texas pls
= deploy all in Texas

EOT
= end turn

done deploying, over
= end deploy phase

no more atts this turn
= end attack phase

mv: none
= no move

kansas->nebraska att 5 thx
= attack Nebraska from Kansas with 5

TX-OK 4 attack!! then TX-LA 3 attack!!
= attack Oklahoma from Texas with 4
= attack Louisiana from Texas with 3

Gen. Order 7. my veterans of georgia u will take Florda today, 6 of u is enough
= attack Florida from Georgia with 6

4 u iowa to missouri (final move)
= move 4 from Iowa to Missouri

idaho pack ur bags, everybody relocates 2 oregon
= move all from Idaho to Oregon

w. virginia -> ohio all xcept 3
= move all but 3 from West Virginia to Ohio

nj gets 2 , pensylvania 4. drop em there
= deploy 2 in New Jersey
= deploy 4 in Pennsylvania

dear log, mud again. attacked Illinios at dawn w 8 regts out of Missouri, cannon all day
= attack Illinois from Missouri with 8

colo x utah 3, colo x wyo 2, stop attacks
= attack Utah from Colorado with 3
= attack Wyoming from Colorado with 2
= end attack phase

whole new batch drops on conneticut
= deploy all in Connecticut

rhode island getting smacked from massachusets 2 dudes lol
= attack Rhode Island from Massachusetts with 2

we is invading Minesota, start is Wisconsin
= attack Minnesota from Wisconsin

N Dakota from montana attack. S Dakota from montana also
= attack North Dakota from Montana
= attack South Dakota from Montana

end move: 7 delaware -> maryland
= move 7 from Delaware to Maryland

no move. end of turn. wife is calling
= no move
= end turn

2 in californa 1 in arizona, new troops
= deploy 2 in California
= deploy 1 in Arizona

i storm with four units the Tenessee, they coming out of Mississipi
= attack Tennessee from Mississippi with 4

cease fire, attk phase finito
= end attack phase

illinois 10 vs indiana , go go
= attack Indiana from Illinois with 10

2 from S. Carolina up to N. Carolina & thats my turn
= move 2 from South Carolina to North Carolina
= end turn

vermont +2, thats deploy over
= deploy 2 in Vermont
= end deploy phase

2 of u at Washington come down & bash Oregon, then no more fighting
= attack Oregon from Washington with 2
= end attack phase

new mexico all of em over to texas
= move all from New Mexico to Texas

Hi love, can you put three of my new troops in Ohio?
= deploy 3 in Ohio

All my new soldiers go to Texas. Go big or go home!
= deploy all in Texas

I'd like to attack Nevada from Utah with 5.
= attack Nevada from Utah with 5

Let's hit Georgia from Florida.
= attack Georgia from Florida

Two reinforcements for Maine and four for Vermont, please.
= deploy 2 in Maine
= deploy 4 in Vermont

That's the end of my turn, thanks for being so patient with me!
= end turn

I'm finished attacking for now.
= end attack phase

I won't be moving anybody this time.
= no move

Shift six men from Kansas across to Nebraska.
= move 6 from Kansas to Nebraska

My Oregon boys, four of them, are going to have a go at Idaho.
= attack Idaho from Oregon with 4

Everyone in Iowa moves to Illinois, and then I'm done for the turn.
= move all from Iowa to Illinois
= end turn

I am deploying one unit in Delaware.
= deploy 1 in Delaware

Okay, my troops are all placed, so let's close the deploy phase.
= end deploy phase

Keep two in Montana to mind the cattle and bring the rest to Wyoming.
= move all but 2 from Montana to Wyoming

Attack Alabama from Mississippi with eight troops, and Tennessee from Kentucky with three.
= attack Alabama from Mississippi with 8
= attack Tennessee from Kentucky with 3

I want to invade California out of Arizona using 10 units.
= attack California from Arizona with 10

Please add five to my garrison in New Mexico.
= deploy 5 in New Mexico

No more fighting from me, my hands are full of washing.
= end attack phase

Sending 3 from North Carolina up to Virginia.
= move 3 from North Carolina to Virginia

Good morning sir, kindly place all my fresh troops in Pennsylvania. That completes my deployment.
= deploy all in Pennsylvania
= end deploy phase

From Minnesota I go for Wisconsin with 6 armies.
= attack Wisconsin from Minnesota with 6

I'm coming for you, South Dakota! Seven troops from North Dakota do the job.
= attack South Dakota from North Dakota with 7

Nothing to move at the end, and my turn is over.
= no move
= end turn

Oklahoma attacks Arkansas with two.
= attack Arkansas from Oklahoma with 2

Three new ones in Washington, one in Colorado and one in Missouri.
= deploy 3 in Washington
= deploy 1 in Colorado
= deploy 1 in Missouri

Strike Indiana from Michigan with nine units, all above board.
= attack Indiana from Michigan with 9

Transfer four units from the New York account to New Jersey.
= move 4 from New York to New Jersey

Have a bash at Louisiana from Texas with 5 and then call it a day with the attacks.
= attack Louisiana from Texas with 5
= end attack phase

I'm pulling the whole lot out of Rhode Island into Connecticut.
= move all from Rhode Island to Connecticut

Go at West Virginia from Maryland with four, and go at South Carolina from Georgia with six.
= attack West Virginia from Maryland with 4
= attack South Carolina from Georgia with 6

3 in ohio pls hun
= deploy 3 in Ohio

chuck all me new blokes in texas
= deploy all in Texas

nevada from utah, hit it w 4
= attack Nevada from Utah with 4

calfornia attak from oregon with 6 units
= attack California from Oregon with 6

im done bye
= end turn

no more atacks from me, too tired lol
= end attack phase

not moving anyone tonite
= no move

georgia 2, florda 3 for the new troops
= deploy 2 in Georgia
= deploy 3 in Florida

kansas -> nebraska 5 move
= move 5 from Kansas to Nebraska

lets gooo 9 from illinois smash indiana
= attack Indiana from Illinois with 9

finished putting troops, end deploy
= end deploy phase

pensylvania gets 4 more
= deploy 4 in Pennsylvania

all from maine go new hampshire pls
= move all from Maine to New Hampshire

Montana except 1 to idaho move (the 1 can watch the sheep)
= move all but 1 from Montana to Idaho

im hitting tenessee from kentucky 3 guys n also virginia from kentucky 2 guys
= attack Tennessee from Kentucky with 3
= attack Virginia from Kentucky with 2

done attacking, no move either. end turn thx
= end attack phase
= no move
= end turn

Sir kindly attack Alabama from Missisippi with 5 nos
= attack Alabama from Mississippi with 5

n carolina to s carolina, shift 2 across pls
= move 2 from North Carolina to South Carolina

wyoming boys r gonna nick colorado, all 7 of em
= attack Colorado from Wyoming with 7

1 each in iowa and missouri
= deploy 1 in Iowa
= deploy 1 in Missouri

oklahoma 4 attack arkansas. that's all the fighting today
= attack Arkansas from Oklahoma with 4
= end attack phase

ag man just put five in new mexico
= deploy 5 in New Mexico

attck on lousiana from texas
= attack Louisiana from Texas

minnesota/wisconsin attack, 6 troops from minesota
= attack Wisconsin from Minnesota with 6

put evrything new in washington n thats deploy done
= deploy all in Washington
= end deploy phase

move 3 vermont to new york. night night x
= move 3 from Vermont to New York

no move here. end my turn pls
= no move
= end turn

me vs michigan, 8 from ohio, wish me luck!!
= attack Michigan from Ohio with 8

south dakota gonna cop it from nebraska, 5 of mine
= attack South Dakota from Nebraska with 5

two new to arizona. then arizona to hit new mexco with 4
= deploy 2 in Arizona
= attack New Mexico from Arizona with 4

Drop four fresh troops into Ohio for me.
= deploy 4 in Ohio

My Texans ride into Oklahoma, ten strong.
= attack Oklahoma from Texas with 10

Let us have a crack at Nevada out of Utah, and that will be the last of my attacks.
= attack Nevada from Utah
= end attack phase

G'day mate, all my reinforcements can go straight to Georgia.
= deploy all in Georgia

Three of the new battalions belong in Maine; the other two belong in Vermont.
= deploy 3 in Maine
= deploy 2 in Vermont

For my closing move, please shift everyone from Kansas up to Nebraska.
= move all from Kansas to Nebraska

I shan't be moving anything at the end this time.
= no move

That completes my turn, thank you.
= end turn

From Indiana I strike at Illinois with seven units and at Michigan with five.
= attack Illinois from Indiana with 7
= attack Michigan from Indiana with 5

Keep one soldier behind in Idaho, the rest head for Montana.
= move all but 1 from Idaho to Montana

I'm finished deploying.
= end deploy phase

Hit West Virginia with six from Virginia.
= attack West Virginia from Virginia with 6

stick 3 in flordia pls
= deploy 3 in Florida

hittin Arizona outta new mexico w 8
= attack Arizona from New Mexico with 8

tenn -> kentucky attack 5, then done attackin
= attack Kentucky from Tennessee with 5
= end attack phase

hole lot of the new ones 2 pensylvania, all of em
= deploy all in Pennsylvania

im done ur go mate
= end turn

shift 4 frm colorodo over to wyoming cheers
= move 4 from Colorado to Wyoming

calif smashes oregon 12 dudes!!!!
= attack Oregon from California with 12

2 n dakota 2 s dakota an 1 iowa
= deploy 2 in North Dakota
= deploy 2 in South Dakota
= deploy 1 in Iowa

not movin nuthin this time, end o my turn
= no move
= end turn

Alabama go for missisippi, take 6 of em with ya
= attack Mississippi from Alabama with 6

evrybody in Delaware upto new jersy, wife's calling me for tea
= move all from Delaware to New Jersey

thats me deployed, all finished wiv that bit
= end deploy phase

All of my reinforcements go to Ohio this time.
= deploy all in Ohio

Texas strikes at Oklahoma with eight, and Arkansas goes for Louisiana with three.
= attack Oklahoma from Texas with 8
= attack Louisiana from Arkansas with 3

Three of the new troops for Maine and four for Vermont, please.
= deploy 3 in Maine
= deploy 4 in Vermont

We are invading Idaho out of Montana.
= attack Idaho from Montana

Please shift five troops from Kansas over to Nebraska, and with that my turn is over.
= move 5 from Kansas to Nebraska
= end turn

That is enough fighting for me this round; no further attacks.
= end attack phase

Leave one behind in Georgia and bring the remainder to Florida.
= move all but 1 from Georgia to Florida

Put six fresh troops on Utah. Then Utah assaults Nevada using five of them.
= deploy 6 in Utah
= attack Nevada from Utah with 5

I do not wish to move anything at the end.
= no move

I have finished placing my troops.
= end deploy phase

Take Kentucky from Tennessee with a force of 4, gentlemen.
= attack Kentucky from Tennessee with 4

The whole garrison of Oregon relocates to Washington.
= move all from Oregon to Washington

dump all new guys in colrado
= deploy all in Colorado

nevada smash california w 9
= attack California from Nevada with 9

Im done attacking. gotta pick up the kids
= end attack phase

5 army i put to Iowa and 2 to Missouri
= deploy 5 in Iowa
= deploy 2 in Missouri

from N Carolina atack Virgina,with six
= attack Virginia from North Carolina with 6

thats me done, ur go guys
= end turn

new mexico hits arizona!! then 3 from texas to louisana and gg end turn
= attack Arizona from New Mexico
= move 3 from Texas to Louisiana
= end turn

pull evry1 out of alabama into mississipi
= move all from Alabama to Mississippi

Penn. > New York, 7 men, attack
= attack New York from Pennsylvania with 7

no movement for me this time , turn over cheers
= no move
= end turn

deploy done, next phase pls
= end deploy phase

Wisconsin stay only 2, other all go in Minnesota please
= move all but 2 from Wisconsin to Minnesota

Please place three of the new troops in Ohio and two in Indiana.
= deploy 3 in Ohio
= deploy 2 in Indiana

I should like to attack Georgia from Alabama.
= attack Georgia from Alabama

My late husband was from Texas, so naturally every last reinforcement goes there.
= deploy all in Texas

Hit Nevada with six from Utah; I am told that yellow left it nearly bare.
= attack Nevada from Utah with 6

That's the milking done. Kansas goes for Missouri with five, Nebraska goes for Iowa with three, and then I am finished attacking.
= attack Missouri from Kansas with 5
= attack Iowa from Nebraska with 3
= end attack phase

Four fresh troops to Maine,
and from Maine let us strike at New Hampshire.
= deploy 4 in Maine
= attack New Hampshire from Maine

Kindly transfer all forces from Oregon to Idaho.
= move all from Oregon to Idaho

I have nothing further to move this time.
= no move

That concludes my turn, and I wish everyone a pleasant weekend.
= end turn

Deploy two in Montana. That will be all for deployment.
= deploy 2 in Montana
= end deploy phase

Take the garrison of Wyoming over to Colorado, except for two who stay to watch the sheep.
= move all but 2 from Wyoming to Colorado

Florida looks lonely with its one wee soldier, so I'm giving it five more.
= deploy 5 in Florida

Out of the nine that sit in Virginia, seven are to fall upon North Carolina.
= attack North Carolina from Virginia with 7

I send three people from Kentucky to Tennessee and I finish my turn.
= move 3 from Kentucky to Tennessee
= end turn

Without prejudice to my friendship with Ann, I attack Pennsylvania from New York, and Vermont likewise from New York.
= attack Pennsylvania from New York
= attack Vermont from New York

No more fighting for me today, my blood pressure will not stand it.
= end attack phase

Kindly deploy:
one for Delaware, one for New Jersey,
the remaining four for Maryland.
= deploy 1 in Delaware
= deploy 1 in New Jersey
= deploy 4 in Maryland

From Arkansas I wish to go against Louisiana with four, and against Mississippi with four also.
= attack Louisiana from Arkansas with 4
= attack Mississippi from Arkansas with 4

Yellow has been poking me all week in Wisconsin. Now Minnesota shall answer: attack Wisconsin from there with eight.
= attack Wisconsin from Minnesota with 8

At the end shift two from South Dakota up to North Dakota.
= move 2 from South Dakota to North Dakota

My new lads all belong in Oklahoma, and straight away six of them march against New Mexico.
= deploy all in Oklahoma
= attack New Mexico from Oklahoma with 6

Arizona attacks California, and ten men go into it.
= attack California from Arizona with 10

I am done with putting out troops. Let Michigan attack Ohio, then let Michigan attack Indiana.
= end deploy phase
= attack Ohio from Michigan
= attack Indiana from Michigan

Be so good as to add three to Connecticut, because it has only a single man in it.
= deploy 3 in Connecticut

Five from Illinois go into battle with Iowa. Once that's over, move three from Missouri to Illinois to fill the gap.
= attack Iowa from Illinois with 5
= move 3 from Missouri to Illinois

Everyone now in Rhode Island is to be brought across to Massachusetts.
= move all from Rhode Island to Massachusetts

I shall not be moving anything, thank you, so please close my turn.
= no move
= end turn

Let us teach South Carolina a lesson: three from Georgia against it, and again three from North Carolina.
= attack South Carolina from Georgia with 3
= attack South Carolina from North Carolina with 3

We put two soldiers on West Virginia and four on Ohio, and this is end of deployment from our side.
= deploy 2 in West Virginia
= deploy 4 in Ohio
= end deploy phase

From Washington, attack Oregon, for it blocks my road to the south.
= attack Oregon from Washington

Move all but one from Nebraska to Kansas, since there is nothing left to fear up there.
= move all but 1 from Nebraska to Kansas

I'd ask that the six reinforcements be split evenly between Alabama and Tennessee.
= deploy 3 in Alabama
= deploy 3 in Tennessee

After the long ward round I only have strength for one thing: Idaho against Montana with five men.
= attack Montana from Idaho with 5

Attack Texas twice, please, first with four from Louisiana and then with six from Oklahoma.
= attack Texas from Louisiana with 4
= attack Texas from Oklahoma with 6

Colorado gets the two new ones.
Then it is Colorado against Utah. The boys in Wyoming can stay by their fire.
= deploy 2 in Colorado
= attack Utah from Colorado

Finally, relocate four units from Mississippi into Alabama and consider my turn ended.
= move 4 from Mississippi to Alabama
= end turn

Please station all my reinforcements in New Hampshire, I have a bad feeling about Ann.
= deploy all in New Hampshire

Kentucky strikes Indiana with three, Ohio strikes it with two, and there my campaign rests; no further attacks.
= attack Indiana from Kentucky with 3
= attack Indiana from Ohio with 2
= end attack phase

The ones in Vermont have done their bit, so bring two of them back to New York.
= move 2 from Vermont to New York

Seven go out of Iowa to take South Dakota from yellow.
= attack South Dakota from Iowa with 7

3 in ohio
2 in kentuky plz
= deploy 3 in Ohio
= deploy 2 in Kentucky

evrything new goes to Tenessee
= deploy all in Tennessee

Arkansaw hits missouri w 4, my wee pals there are bored
= attack Missouri from Arkansas with 4

im done attackn, back is killing me after that shift
= end attack phase

I attack on Nevada. From California, seven soldier.
= attack Nevada from California with 7

put 2 montana + 1 idaho then done deploying
= deploy 2 in Montana
= deploy 1 in Idaho
= end deploy phase

nebraska lot all 2 kansas & thats my turn over
= move all from Nebraska to Kansas
= end turn

pls attack Texas frm New mexico, and frm Oklahma as well
= attack Texas from New Mexico
= attack Texas from Oklahoma

no moving nothing this time thx
= no move

have sheep to see to so END TURN
= end turn

Kindly be putting five nos. troops in Florida and attack Georgia from there itself
= deploy 5 in Florida
= attack Georgia from Florida

maine 3 in, its only got the one bloke freezing there
= deploy 3 in Maine

Penn attacking N. York with 6 please. Thank you dear
= attack New York from Pennsylvania with 6

ill shift 2 fae Virgina up tae W Virginia at the end
= move 2 from Virginia to West Virginia

utah -> wyoming w/3
utah -> colorado w/3, no more fights after
= attack Wyoming from Utah with 3
= attack Colorado from Utah with 3
= end attack phase

to Alabama I give four new, to Missisipi two, and to Georgia the one what is left
= deploy 4 in Alabama
= deploy 2 in Mississippi
= deploy 1 in Georgia

Minn. whacks Wisconsin. Thats it thats the email
= attack Wisconsin from Minnesota

all exept 2 from south dakota go up to n dakota
= move all but 2 from South Dakota to North Dakota

deploying finished, tea time
= end deploy phase

from Michigan attack to Indiana by 5 men and from Illinois attack to same by 3
= attack Indiana from Michigan with 5
= attack Indiana from Illinois with 3

Sth Carolina is mine by rights!! 4 from N Carolina at it
= attack South Carolina from North Carolina with 4

Lousiana 2 new pls. then 5 of louisianas into texas, ann wont like it lol
= deploy 2 in Louisiana
= attack Texas from Louisiana with 5

Move Oregon 3 to Washington ,turn end. Regards Adv. Mehta
= move 3 from Oregon to Washington
= end turn

massachusets everybody to conneticut pls
= move all from Massachusetts to Connecticut

can u stick 6 on iowa, yellow is breathing down its neck
= deploy 6 in Iowa

kansas have a pop at oklahoma w 5 . missouri have a pop at it too w 2
= attack Oklahoma from Kansas with 5
= attack Oklahoma from Missouri with 2

Delaware gets all off them new ones, bless it
= deploy all in Delaware

no move endturn
= no move
= end turn

Vermont I attack from N. Hampshire with three
after this I do not fight more
= attack Vermont from New Hampshire with 3
= end attack phase

Ohio all but one mosey on to W. Virginia
= move all but 1 from Ohio to West Virginia

4 idaho. Idaho at Oregon w 6. sorted
= deploy 4 in Idaho
= attack Oregon from Idaho with 6

Attck arizona form new mexico eight men, i got a good feeling abt it
= attack Arizona from New Mexico with 8

R Island 1 more, N Jersey 2 more, md 2 more. ta
= deploy 1 in Rhode Island
= deploy 2 in New Jersey
= deploy 2 in Maryland

Colorado v Nebraska first w four, then Wyoming v Nebraska w four an all
= attack Nebraska from Colorado with 4
= attack Nebraska from Wyoming with 4

2 lads back from indiana to illinios they did great
= move 2 from Indiana to Illinois

I am put three in Kentucky, because there is border with Ann, and finish deploy.
= deploy 3 in Kentucky
= end deploy phase

Tenesee attak Arkansas 3 .Tenesee attak Alabama 3 .the other in tenesee stay
= attack Arkansas from Tennessee with 3
= attack Alabama from Tennessee with 3

geogia 5 to florida please & thank you, tractor wont start so i have time lol. end my turn then
= move 5 from Georgia to Florida
= end turn

wisconsin goes at Michigan, whole class watching
= attack Michigan from Wisconsin

calif. gets 3, then fm california bash oregon with five
= deploy 3 in California
= attack Oregon from California with 5

Park four of my new troops in Oklahoma.
= deploy 4 in Oklahoma

Every last one of my new boys goes to Texas, where they belong.
= deploy all in Texas

Hit Louisiana from Texas.
= attack Louisiana from Texas

Roll into Arkansas from Missouri with five, and then keep on truckin' into Mississippi from Tennessee.
= attack Arkansas from Missouri with 5
= attack Mississippi from Tennessee

Three to Ohio, two to Indiana, and that's all the deploying I'll be doing.
= deploy 3 in Ohio
= deploy 2 in Indiana
= end deploy phase

Take Nevada for me, coming out of Utah with six men.
= attack Nevada from Utah with 6

I'm done fighting for tonight, close the attack phase.
= end attack phase

At the end, shift three from Georgia up to South Carolina.
= move 3 from Georgia to South Carolina

No move from me this turn, everybody stays put.
= no move

That's my shift over, end of turn.
= end turn

Please put two fresh soldiers in Maine and one in Vermont, because winter is coming there.
= deploy 2 in Maine
= deploy 1 in Vermont

Squad from Kansas assaults Nebraska with four. Squad from Iowa assaults Nebraska with three.
= attack Nebraska from Kansas with 4
= attack Nebraska from Iowa with 3

Move all the men from Oregon to Washington, nobody is going to bother me on that coast.
= move all from Oregon to Washington

Leave two in Colorado and march the rest of them over to Wyoming.
= move all but 2 from Colorado to Wyoming

Have a go at Idaho from Montana, and after that have another go at it from Wyoming.
= attack Idaho from Montana
= attack Idaho from Wyoming

My whole allotment goes on Florida. Then Florida goes at Alabama with seven.
= deploy all in Florida
= attack Alabama from Florida with 7

Michigan needs a top-up, so pour five in there.
= deploy 5 in Michigan

From Virginia I go against North Carolina with eight soldiers, with the help of God.
= attack North Carolina from Virginia with 8

Attack New Mexico from Arizona with four, then finish my attacks and bring two from California across to Arizona.
= attack New Mexico from Arizona with 4
= end attack phase
= move 2 from California to Arizona

I reckon Yellow's gone soft in Kentucky, so I'm sending six at it from West Virginia.
= attack Kentucky from West Virginia with 6

New troops: Illinois three, Wisconsin three, Minnesota one.
= deploy 3 in Illinois
= deploy 3 in Wisconsin
= deploy 1 in Minnesota

Pennsylvania attacks New York with ten; New Jersey attacks it as well, with four.
= attack New York from Pennsylvania with 10
= attack New York from New Jersey with 4

Ann, sweetheart, I'm taking Delaware from Maryland with three, and the next round is on me.
= attack Delaware from Maryland with 3

I place one in Rhode Island and the other five in Connecticut.
= deploy 1 in Rhode Island
= deploy 5 in Connecticut

My troops are all down, so we can stop deploying.
= end deploy phase

The guys in South Dakota have been idling all day: send five of them to North Dakota.
= move 5 from South Dakota to North Dakota

Charge Massachusetts from New Hampshire, nice and simple, with six men.
= attack Massachusetts from New Hampshire with 6

Drop four in Tennessee, smash Alabama from there with four, and call it a turn.
= deploy 4 in Tennessee
= attack Alabama from Tennessee with 4
= end turn

Keep one man home in Missouri and let all the others walk to Illinois.
= move all but 1 from Missouri to Illinois

Strike at Oregon out of California. Strike at Nevada out of California too.
= attack Oregon from California
= attack Nevada from California

There will be no more attacks, and there will be no move either.
= end attack phase
= no move

Two of the fellas from Louisiana shoot over to Mississippi at the end, since Mississippi's only got one bloke.
= move 2 from Louisiana to Mississippi

Give Utah six of the new men. Utah then invades Colorado with five of them.
= deploy 6 in Utah
= attack Colorado from Utah with 5

Reinforce Georgia by three, I see Yellow looking at it like it was the last beer in the cooler.
= deploy 3 in Georgia

Arizona's boys, nine of 'em, go and take New Mexico off Yellow.
= attack New Mexico from Arizona with 9

All my new recruits report to Nebraska. Deployment ends there.
= deploy all in Nebraska
= end deploy phase

I bring the whole lot from Vermont down into New York at the end and then I finish my turn.
= move all from Vermont to New York
= end turn

We attack Wisconsin from Minnesota with three men, and from Iowa with two men more.
= attack Wisconsin from Minnesota with 3
= attack Wisconsin from Iowa with 2

Wipe Yellow out of Oklahoma: Texas sends twelve.
= attack Oklahoma from Texas with 12

Put five in Washington, attack Idaho from there with five, and when it's over move one from Oregon to Washington.
= deploy 5 in Washington
= attack Idaho from Washington with 5
= move 1 from Oregon to Washington

texas gets em all yall
= deploy all in Texas

hit arkansas outta misouri w 5 n then missisippi outta tenessee
= attack Arkansas from Missouri with 5
= attack Mississippi from Tennessee

nevada gets smacked from utah, 6 guys
= attack Nevada from Utah with 6

slide 3 georgia up too s carolina
= move 3 from Georgia to South Carolina

thats me, end turn, gotta get back under this truck
= end turn

Kansas 4 on Nebraska, Iowa 3 on same. Out
= attack Nebraska from Kansas with 4
= attack Nebraska from Iowa with 3

colorado leave 2 the rest wyomming
= move all but 2 from Colorado to Wyoming

put everything florida then florida hit alabama w/ 7
= deploy all in Florida
= attack Alabama from Florida with 7

from Virginia i attack the North Carolina, are 8 soldiers, sorry my english
= attack North Carolina from Virginia with 8

yellows half asleep in kentuky so 6 from west virgina
= attack Kentucky from West Virginia with 6

penn on new york w ten, jersey on new york w four
= attack New York from Pennsylvania with 10
= attack New York from New Jersey with 4

rhode islnd 1 an conneticut the other 5
= deploy 1 in Rhode Island
= deploy 5 in Connecticut

5 of them lazy buggers in south dakota go north dakota at the end
= move 5 from South Dakota to North Dakota

4 tenn, then tenn on alabama w 4, thats my turn over
= deploy 4 in Tennessee
= attack Alabama from Tennessee with 4
= end turn

cali hits oregon. cali hits nevada too
= attack Oregon from California
= attack Nevada from California

2 outta louisiana 2 mississippi, only 1 poor guy there
= move 2 from Louisiana to Mississippi

goergia 3 new. yellow lookin at it funny
= deploy 3 in Georgia

all my new in nebraska. finish the deploy
= deploy all in Nebraska
= end deploy phase

wisconsin attak: 3 from minnesota, 2 from iowa
= attack Wisconsin from Minnesota with 3
= attack Wisconsin from Iowa with 2

five in washington, idaho from there w five. after 1 from oregon go washington to
= deploy 5 in Washington
= attack Idaho from Washington with 5
= move 1 from Oregon to Washington

ok yall heres mine, 2 in kansas 2 in nebraska n the last 1 in iowa
= deploy 2 in Kansas
= deploy 2 in Nebraska
= deploy 1 in Iowa

sick of lookin at yellow in new mexico, texas go at him w 8 and so does oklahoma w 3
= attack New Mexico from Texas with 8
= attack New Mexico from Oklahoma with 3

hit i-80 outta nebraska an take wyomin with 5 boys
= attack Wyoming from Nebraska with 5

jst put 6 idaho k, then idaho on montana w/4 n idaho on oregon w/3
= deploy 6 in Idaho
= attack Montana from Idaho with 4
= attack Oregon from Idaho with 3

arkansas sends everybody but 3 to tenessee when the shootins over
= move all but 3 from Arkansas to Tennessee

boss is lookin so real quick: attack maine from new hampshire. end turn
= attack Maine from New Hampshire
= end turn

new york +4 frm the fresh ones, ny then hits vermont w 4
= deploy 4 in New York
= attack Vermont from New York with 4

i put all the new soldiers in California, there is beach
= deploy all in California

Deployment: Kentucky 5. Deployment complete. Attack Ohio from Kentucky, 7 pax.
= deploy 5 in Kentucky
= end deploy phase
= attack Ohio from Kentucky with 7

south dakota at north dakota w 3 then montana at north dakota another 3
= attack North Dakota from South Dakota with 3
= attack North Dakota from Montana with 3

yellow spilled my beer so alabama takes it to missisippi with nine
= attack Mississippi from Alabama with 9

fin attacks. then 4 from nevada mosey to utah
= end attack phase
= move 4 from Nevada to Utah

1 bloke in delaware he needs mates, 3 new there
= deploy 3 in Delaware

new jersy hit delaware w 2. maryland hit it too w 2
= attack Delaware from New Jersey with 2
= attack Delaware from Maryland with 2

pensylvania lot all shift over to ohio, end of turn for me
= move all from Pennsylvania to Ohio
= end turn

minnesota boys freezin, 3 of them down to iowa at end
= move 3 from Minnesota to Iowa

5 new wisconson 2 new michagan n deploy is finished
= deploy 5 in Wisconsin
= deploy 2 in Michigan
= end deploy phase

gonna send 10 from indiana at illinois, gettin my chicago pizza
= attack Illinois from Indiana with 10

s carolina at n carolina six men, then i attack no more
= attack North Carolina from South Carolina with 6
= end attack phase

no move. turn done. night shift calls
= no move
= end turn

Four new troops go to Texas and two to Oklahoma.
= deploy 4 in Texas
= deploy 2 in Oklahoma

Attack Kansas from Nebraska, please, and use five for it.
= attack Kansas from Nebraska with 5

From Ohio I strike at Indiana.
= attack Indiana from Ohio

I put every one of my new troops in Georgia, as Ann is obviously coming through Florida.
= deploy all in Georgia

Nevada attacks Utah with three; that done, I end my turn.
= attack Utah from Nevada with 3
= end turn

Finally shift six men from Colorado to New Mexico.
= move 6 from Colorado to New Mexico

Two reinforcements for Iowa, one for Missouri, and that closes my deployment.
= deploy 2 in Iowa
= deploy 1 in Missouri
= end deploy phase

My troops in Vermont are bored. Let all of them walk over to New York.
= move all from Vermont to New York

I will not attack any further this turn.
= end attack phase

There will be no move at the end for me, as everybody is where I want him.
= no move

Have Montana go at Idaho for me, and have Wyoming hit Utah with four.
= attack Idaho from Montana
= attack Utah from Wyoming with 4

Keep two in Alabama and bring the others to Tennessee.
= move all but 2 from Alabama to Tennessee

That is my turn finished. The washing machine is calling.
= end turn

Because South Carolina is held by a single man, I assault it from North Carolina with three, and afterwards attack Georgia from Tennessee.
= attack South Carolina from North Carolina with 3
= attack Georgia from Tennessee

Greetings from Pilsen. I deploy three in Minnesota, then I attack Wisconsin from there with five.
= deploy 3 in Minnesota
= attack Wisconsin from Minnesota with 5

The entire batch of new recruits is meant for Kentucky.
= deploy all in Kentucky

Washington takes on Oregon with seven troops, and Idaho joins in against Oregon with two.
= attack Oregon from Washington with 7
= attack Oregon from Idaho with 2

No more attacks from me; move three from Michigan to Ohio and end the turn.
= end attack phase
= move 3 from Michigan to Ohio
= end turn

One fresh man each for Maine, New Hampshire and Vermont, so that nobody feels neglected.
= deploy 1 in Maine
= deploy 1 in New Hampshire
= deploy 1 in Vermont

Push into Louisiana from Arkansas with four men.
= attack Louisiana from Arkansas with 4

I have thought about it over two cups of coffee, and it is Pennsylvania that must fall: attack it from West Virginia with six.
= attack Pennsylvania from West Virginia with 6

California sends five of its troops to Arizona at the end; the rest guard the beaches.
= move 5 from California to Arizona

Deployment: five in Illinois.
Attack: Illinois against Indiana.
Move: none.
= deploy 5 in Illinois
= attack Indiana from Illinois
= no move

I am done placing troops.
= end deploy phase

South Dakota shall be invaded out of North Dakota by my three best men.
= attack South Dakota from North Dakota with 3

I reinforce Virginia with four, because from there I attack Maryland, and likewise West Virginia, each with two.
= deploy 4 in Virginia
= attack Maryland from Virginia with 2
= attack West Virginia from Virginia with 2

As a last step let my men in Connecticut, all except one, join those in Massachusetts.
= move all but 1 from Connecticut to Massachusetts

Nothing to move today, God is good, end my turn.
= no move
= end turn

Let us finish off yellow in Delaware: New Jersey goes in with four.
= attack Delaware from New Jersey with 4

Mississippi receives three new troops and immediately attacks Alabama.
= deploy 3 in Mississippi
= attack Alabama from Mississippi

The eight in Oklahoma are useless back there, so please move them all to Kansas.
= move all from Oklahoma to Kansas

First Nebraska against Iowa with four, next Missouri against Iowa with three, and then I stop attacking.
= attack Iowa from Nebraska with 4
= attack Iowa from Missouri with 3
= end attack phase

My five additional troops I would like to have in Oregon.
= deploy 5 in Oregon

Rhode Island is tiny but it annoys me. Attack it from Connecticut.
= attack Rhode Island from Connecticut

Transfer two from Indiana to Kentucky, and with this my turn is over.
= move 2 from Indiana to Kentucky
= end turn

I open with a classic: three to Florida, three to Georgia, and Georgia takes a swing at Alabama with five.
= deploy 3 in Florida
= deploy 3 in Georgia
= attack Alabama from Georgia with 5

The Texans march on New Mexico, four strong.
= attack New Mexico from Texas with 4

After the attacks, one man of mine strolls from Utah to Nevada.
= move 1 from Utah to Nevada

All of the new ones in Arkansas, and then out of Arkansas against Tennessee with six, since my daughter says the number six is lucky.
= deploy all in Arkansas
= attack Tennessee from Arkansas with 6

I'm happy with the map as it stands, so that's the end of attacking and there's no final move.
= end attack phase
= no move

4 tx 2 ok (new troops)
= deploy 4 in Texas
= deploy 2 in Oklahoma

atk kansas frm nebraska w 5
= attack Kansas from Nebraska with 5

from kentucky me hit ohio, they say ohio strong but na lie. then end my turn
= attack Ohio from Kentucky
= end turn

evry new troop i get stick it in ohio, my husband keeps attacking me there
= deploy all in Ohio

Oregon from Idaho attacked must be, three man I give for it
= attack Oregon from Idaho with 3

last thing.. 6 off wyoming over 2 nebraska pls
= move 6 from Wyoming to Nebraska

no more fighting 4 me today im soo tired, and no move either
= end attack phase
= no move

deploy iowa 2 misouri 1 finito with deploying
= deploy 2 in Iowa
= deploy 1 in Missouri
= end deploy phase

in Maine is nothing to do so all they come to New Hampshire please
= move all from Maine to New Hampshire

EOT
= end turn

montanna vs idaho!! also wyoming vs utah w/ 4
= attack Idaho from Montana
= attack Utah from Wyoming with 4

florida: 2 stay, others up to georgia k thx
= move all but 2 from Florida to Georgia

Abeg make Tennessee enter Georgia with 3 soldiers, that place is weak well well
= attack Georgia from Tennessee with 3

reinforcments: minesota 3. then minesota => wisconsin attack using 5
= deploy 3 in Minnesota
= attack Wisconsin from Minnesota with 5

dump the whole stack of newbies into kentuky
= deploy all in Kentucky

gona smash nevada from california w/ 7, brought snacks
= attack Nevada from California with 7

move 3 michgan->ohio; end turn; sleep(8h)
= move 3 from Michigan to Ohio
= end turn

on each of maine and vermont, one new man put
= deploy 1 in Maine
= deploy 1 in Vermont

arkansas beats up louisana with 4 dudes, then 2 dudes do missisippi too from arkansas
= attack Louisiana from Arkansas with 4
= attack Mississippi from Arkansas with 2

W Virginia to attack Pensylvania, 6. Regards
= attack Pennsylvania from West Virginia with 6

cali 5 ppl to arizona rest stay home
= move 5 from California to Arizona

So,Illinois gets from me five,and then it attacks Indiana,and move I do not make
= deploy 5 in Illinois
= attack Indiana from Illinois
= no move

done placing
= end deploy phase

n dakota > s dakota 3
= attack South Dakota from North Dakota with 3

hit maryland from virgina w 2 n w virginia from there too w 2
= attack Maryland from Virginia with 2
= attack West Virginia from Virginia with 2

connecticut all exept 1 move to massachusets at the end pls
= move all but 1 from Connecticut to Massachusetts

no move, turn end, good nite everyone the kids were horrible
= no move
= end turn

3 in pensylvania & 1 in ohio then im finished w deploying, bit of toast stuck to my screen sorry
= deploy 3 in Pennsylvania
= deploy 1 in Ohio
= end deploy phase

Misissippi +3, attack from there Alabama!
= deploy 3 in Mississippi
= attack Alabama from Mississippi

put 2 man more to oregon because is lonely there
= deploy 2 in Oregon

lousiana ppl (all) => arkansas, deadlock otherwise
= move all from Louisiana to Arkansas

Dear all
illinois is to be atacked 4 x from wisconsin
and from misouri with 3
= attack Illinois from Wisconsin with 4
= attack Illinois from Missouri with 3

finish attack pls i have not more strength
= end attack phase

3 fla, 3 ga, and ga slaps alabama w 5
= deploy 3 in Florida
= deploy 3 in Georgia
= attack Alabama from Georgia with 5

5 new on ariz, then ariz takes a poke at utah using 4
= deploy 5 in Arizona
= attack Utah from Arizona with 4

oya shift 2 from indiana go kentucky, finish, my turn don end
= move 2 from Indiana to Kentucky
= end turn

pls one solder from delaware he goes by New Jersey, the rest he stays
= move 1 from Delaware to New Jersey

idaho gets 3 new and attcks montana & also nevada w/ 2 each. good luck me
= deploy 3 in Idaho
= attack Montana from Idaho with 2
= attack Nevada from Idaho with 2

attack from New York the Pensilvania. 8 soldier. It is a gambit, but sound
= attack Pennsylvania from New York with 8

skip the move & end turn plz
= no move
= end turn
