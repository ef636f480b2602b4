ruleset armies
map world
seats red blue green teal
seat red
call turn

A new army for Britain, please.
= place 1 in Britain

I should like to raise one army in Norway and another in Germany.
= place 1 in Norway
= place 1 in Germany

My army in France crosses the Pyrenees into Spain.
= move from France to Spain

Attack the blue army in Italy from Greece.
= attack blue in Italy from Greece

The chaps in Egypt should call on the Golden Mask.
= visit Golden Mask from Egypt

No more moving for me.
= end move

I have had enough of battle for one day. Battle over.
= end battle

I'm all done, turn finished.
= end turn

From Kazakhstan I will fight green in Mongolia.
= attack green in Mongolia from Kazakhstan

Would you walk my Polish army over to Ukraine, and my Turkish one to Iraq.
= move from Poland to Ukraine
= move from Turkey to Iraq

Put my fresh armies down in Australia and Indonesia, one apiece.
= place 1 in Australia
= place 1 in Indonesia

Shift the army from Chile up to Peru.
= move from Chile to Peru

Sail from Iceland to Greenland and then that's the end of my movement.
= move from Iceland to Greenland
= end move

I'm declaring war on teal in Kenya, coming from Ethiopia.
= attack teal in Kenya from Ethiopia

Let the army standing in Nigeria go and see the Golden Mask.
= visit Golden Mask from Nigeria

Three new armies: one in Canada, one in Mexico and one in Cuba.
= place 1 in Canada
= place 1 in Mexico
= place 1 in Cuba

Bring the Indian army across to Thailand.
= move from India to Thailand

Blue is sitting in Algeria; my Moroccan army is to attack him there.
= attack blue in Algeria from Morocco

I advance out of Argentina into Brazil.
= move from Argentina to Brazil

Use my army in China to attack teal in Japan, then end the battle.
= attack teal in Japan from China
= end battle

One army is to be set up in Madagascar.
= place 1 in Madagascar

Please take my army out of Congo and post it to Angola.
= move from Congo to Angola

I'll send the Peru army to visit the Golden Mask, and with that I close my turn.
= visit Golden Mask from Peru
= end turn

Drive green out of Venezuela with the army in Colombia.
= attack green in Venezuela from Colombia

All my moves are made, so move phase over please.
= end move

Go from Panama to Colombia, from Cuba to Mexico, and from Canada to Greenland.
= move from Panama to Colombia
= move from Cuba to Mexico
= move from Canada to Greenland

Recruit me an army in Arabia, would you.
= place 1 in Arabia

My man in Iran goes next door to Iraq, while the one in Greece hops over to Turkey.
= move from Iran to Iraq
= move from Greece to Turkey

Assault blue's army in Indonesia from the Philippines, and also green's in Thailand from India.
= attack blue in Indonesia from Philippines
= attack green in Thailand from India

That concludes my turn, with thanks to our host.
= end turn

army in britian pls
= place 1 in Britain

new uns, one spain one france
= place 1 in Spain
= place 1 in France

germany to poland mate
= move from Germany to Poland

wallop blue in italy from france
= attack blue in Italy from France

my egypt lad wants a nosey at the golden mask
= visit Golden Mask from Egypt

done moving
= end move

no more scrappin, battle over
= end battle

thats me go over
= end turn

kazakstan has a pop at green in mongolia
= attack green in Mongolia from Kazakhstan

brasil > peru, chile > argentina
= move from Brazil to Peru
= move from Chile to Argentina

bung an army down in oz
= place 1 in Australia

Sorry for delay, choir practice. Norway to Iceland thankyou
= move from Norway to Iceland

greenland lot go canada an thats me moves done
= move from Greenland to Canada
= end move

teal in kenya, im havin him, from congo
= attack teal in Kenya from Congo

gold mask visit with nigeria army
= visit Golden Mask from Nigeria

1 more lad in each of cuba, mexico n panama cheers
= place 1 in Cuba
= place 1 in Mexico
= place 1 in Panama

thialand army to india off u go
= move from Thailand to India

Libya fights blue, hes in algeria
= attack blue in Algeria from Libya

turkey 2 greece an egypt 2 libya pls
= move from Turkey to Greece
= move from Egypt to Libya

china smash green in japan then battle done
= attack green in Japan from China
= end battle

stick us one in madagaskar and one in kenya
= place 1 in Madagascar
= place 1 in Kenya

iran bloke walks to irak
= move from Iran to Iraq

pop from Peru to see that Golden Mask and then finish, bedtime
= visit Golden Mask from Peru
= end turn

colombia v green in venezula, sock it to em
= attack green in Venezuela from Colombia

moves finished ta, get on with it
= end move

Dear host would you place for me 1 Army in the Phillipines, God bless
= place 1 in Philippines

russia-ukraine, morroco-algeria, kenya-ethiopia
= move from Russia to Ukraine
= move from Morocco to Algeria
= move from Kenya to Ethiopia

get the angola boys up to congo, no more moves after
= move from Angola to Congo
= end move

indonesia to clatter teal in austrailia
= attack teal in Australia from Indonesia

ok im done done, end it
= end turn

Raise a new army in Canada.
= place 1 in Canada

I'd like one new army each in Brazil and Peru, please.
= place 1 in Brazil
= place 1 in Peru

My army in Mexico marches down to Panama.
= move from Mexico to Panama

The army in France shall engage blue in Spain.
= attack blue in Spain from France

Have my people in Egypt go look at the Golden Mask.
= visit Golden Mask from Egypt

I have completed my movement.
= end move

That is all the fighting I want to do.
= end battle

Turn over, thank you.
= end turn

Sail the army from Iceland to Britain.
= move from Iceland to Britain

Hit green in Ukraine with the Poland army.
= attack green in Ukraine from Poland

Send the Turkish army to Iraq, and the Iraqi army to Iran.
= move from Turkey to Iraq
= move from Iraq to Iran

One brand new army for Japan.
= place 1 in Japan

Let the army in Kenya move over to Ethiopia.
= move from Kenya to Ethiopia

From Kazakhstan, attack teal in Mongolia.
= attack teal in Mongolia from Kazakhstan

My soldiers stationed in Greece will pay a visit to the Golden Mask.
= visit Golden Mask from Greece

Bring up an army in Morocco, and then take the one in Algeria across to Libya.
= place 1 in Morocco
= move from Algeria to Libya

Germany moves to Italy.
That ends my move.
= move from Germany to Italy
= end move

Attack teal, who is sitting in Thailand, from India.
= attack teal in Thailand from India

I'm through with battle; end my turn as well.
= end battle
= end turn

Put a fresh army down in Nigeria for me.
= place 1 in Nigeria

The army in Angola is to withdraw to Congo.
= move from Angola to Congo

Cross from Russia into Norway.
= move from Russia to Norway

Fire on green in Colombia from Venezuela and on blue in Chile from Argentina.
= attack green in Colombia from Venezuela
= attack blue in Chile from Argentina

My new armies will stand in Australia, Indonesia and the Philippines, one in each.
= place 1 in Australia
= place 1 in Indonesia
= place 1 in Philippines

Relocate my army from Greenland to Canada.
= move from Greenland to Canada

The Arabian army takes on blue in Egypt.
= attack blue in Egypt from Arabia

Station one new army on Madagascar.
= place 1 in Madagascar

Push the China army into Mongolia, then end movement.
= move from China to Mongolia
= end move

My unit in Cuba is to land in Venezuela.
= move from Cuba to Venezuela

I'm all done here, so please close out my turn.
= end turn

new army in brasil
= place 1 in Brazil

mexico goes to panma
= move from Mexico to Panama

smack blue in spain from france
= attack blue in Spain from France

golden mask, gonna go see it from egypt
= visit Golden Mask from Egypt

done movin
= end move

no more fightin im beat
= end battle

thats my turn folks
= end turn

army in germny pls an one in poland
= place 1 in Germany
= place 1 in Poland

canada up to greenland eh
= move from Canada to Greenland

gettin green in ukrane w my russia army
= attack green in Ukraine from Russia

Kenya ---> ethopia
= move from Kenya to Ethiopia

plop one down in Austrailia sweetie
= place 1 in Australia

Teal's in Iran, I hit him from Iraq. Then I'm done w/ battle
= attack teal in Iran from Iraq
= end battle

cuba to venezuala n colombia to peru
= move from Cuba to Venezuela
= move from Colombia to Peru

My boys in Greece wanna visit that golden mask
= visit Golden Mask from Greece

1 army japan
= place 1 in Japan

philipines army over to indonisia
= move from Philippines to Indonesia

thailand attcks teal in china lets goooo
= attack teal in China from Thailand

Red army, Turkey, displace to Arabia. End of movement.
= move from Turkey to Arabia
= end move

argentina moves to chilie
= move from Argentina to Chile

put em in india, mongolia & kazakstan, one apiece
= place 1 in India
= place 1 in Mongolia
= place 1 in Kazakhstan

attack blue (britian) from iceland
= attack blue in Britain from Iceland

lybia army heads to algeria, long drive lol
= move from Libya to Algeria

gotta run, patients waiting. end my turn
= end turn

congo one new army
= place 1 in Congo

norway sails over to britan. morocco up to spain
= move from Norway to Britain
= move from Morocco to Spain

green in itly gets it from my guys in greece
= attack green in Italy from Greece

Angola, army moves from there to Nigeria
= move from Angola to Nigeria

spawn me a army on madagasker then end turn
= place 1 in Madagascar
= end turn

blue in peru i'm coming from brazil, attack!! and green in mexico from panama attack too
= attack blue in Peru from Brazil
= attack green in Mexico from Panama

My new army I put in Poland.
= place 1 in Poland

Please raise one fresh army for me in Brazil.
= place 1 in Brazil

I place one army in Japan and another in the Philippines.
= place 1 in Japan
= place 1 in Philippines

The army that stands in Germany goes to France.
= move from Germany to France

From Turkey I march with my army to Iraq.
= move from Turkey to Iraq

I attack the blue army which is in Spain; my army comes from Morocco.
= attack blue in Spain from Morocco

With my men of Egypt I fall upon green in Libya.
= attack green in Libya from Egypt

My army in Peru pays a visit to the Golden Mask.
= visit Golden Mask from Peru

I have no more moves to make, so I end the movement.
= end move

For me the battle is finished.
= end battle

This concludes my turn, dear friends.
= end turn

Teal in Thailand shall be attacked by my army from China.
= attack teal in Thailand from China

Let my army cross from Iceland over to Greenland.
= move from Iceland to Greenland

I transfer my army out of Kazakhstan into Mongolia, and with this my moves are over.
= move from Kazakhstan to Mongolia
= end move

From India I go against teal in Iran.
= attack teal in Iran from India

The soldiers in Mexico will go and see the Golden Mask.
= visit Golden Mask from Mexico

A new army is founded in Kenya, please, and one also in Congo.
= place 1 in Kenya
= place 1 in Congo

My troops in Italy embark for Greece.
= move from Italy to Greece

I order my Canadian army, so the one in Canada, to occupy Greenland.
= move from Canada to Greenland

Chile is the place where my one new army appears.
= place 1 in Chile

I advance from Ukraine to Russia and from Poland to Ukraine.
= move from Ukraine to Russia
= move from Poland to Ukraine

We have decided to assault green in Argentina out of Chile.
= attack green in Argentina from Chile

Army of Indonesia: please proceed to Australia.
= move from Indonesia to Australia

I beat blue in Norway with my army of Britain, then I stop the battle.
= attack blue in Norway from Britain
= end battle

I want that my army in Cuba sails to Panama. After this no more movement.
= move from Cuba to Panama
= end move

My army of Madagascar disembarks in Angola.
= move from Madagascar to Angola

I make two attacks: on green in Nigeria from Algeria, and on teal in Ethiopia from Arabia.
= attack green in Nigeria from Algeria
= attack teal in Ethiopia from Arabia

My army in Arabia goes to look at the Golden Mask, and I terminate my turn.
= visit Golden Mask from Arabia
= end turn

Colombia attacks blue in Venezuela.
= attack blue in Venezuela from Colombia

The fighting is done on my side and the turn too.
= end battle
= end turn

new army spain
= place 1 in Spain

army argentina pls put one, vai!
= place 1 in Argentina

1 army on mongolia , 1 army on philipines
= place 1 in Mongolia
= place 1 in Philippines

france to italy go
= move from France to Italy

from turky my army he walks to ukraine
= move from Turkey to Ukraine

i atack teal in algeria,from marocco
= attack teal in Algeria from Morocco

ethiopia attacks the blue at egipt
= attack blue in Egypt from Ethiopia

nigeria army visit golden maks
= visit Golden Mask from Nigeria

no more move, i finish it
= end move

battle finish for me
= end battle

Im done, turn is over. tschüss
= end turn

we hit green!! he is in india, we are in iran
= attack green in India from Iran

greenland ->canada
= move from Greenland to Canada

russia move to kazachstan, than movement finish
= move from Russia to Kazakhstan
= end move

poland against blue at germany
= attack blue in Germany from Poland

in congo my army want look the golden mask please
= visit Golden Mask from Congo

put me armys, cuba one mexico one
= place 1 in Cuba
= place 1 in Mexico

greece to turkey by boat ok
= move from Greece to Turkey

norway my soldiers goes now in iceland brrr cold
= move from Norway to Iceland

i set a army at chille
= place 1 in Chile

brasil -> peru, venezuela -> brasil
= move from Brazil to Peru
= move from Venezuela to Brazil

japan attack teal china
= attack teal in China from Japan

australia army shall to indonezia
= move from Australia to Indonesia

green in france gets attack from britan and then battle end
= attack green in France from Britain
= end battle

panama go columbia. moves done
= move from Panama to Colombia
= end move

Hi its Jeroen, kenia to madagaskar thx
= move from Kenya to Madagascar

attack green angola from congo & teal irak from arabia
= attack green in Angola from Congo
= attack teal in Iraq from Arabia

thailand go see golden mask.turn end
= visit Golden Mask from Thailand
= end turn

columbia atack on blue in venezuella,customers are waiting in my shop
= attack blue in Venezuela from Colombia

finish battle,finish turn.
= end battle
= end turn

A France - Spain.
= move from France to Spain

A Germany-Poland, A Poland-Ukraine
= move from Germany to Poland
= move from Poland to Ukraine

Raise a new army in Brazil.
= place 1 in Brazil

BUILDS: A Egypt, A Libya
= place 1 in Egypt
= place 1 in Libya

Our army in Turkey will fall upon the blue forces in Iraq.
= attack blue in Iraq from Turkey

The expedition leaves its camp in Peru and pays a visit to the Golden Mask.
= visit Golden Mask from Peru

All marches are complete; I end my move.
= end move

The battle phase is closed.
= end battle

End of turn for the Red Empire.
= end turn

My army of Mongolia crosses the steppe to China.
= move from Mongolia to China

Soldiers of Kenya, forty centuries look down on you! Destroy Green in Ethiopia.
= attack green in Ethiopia from Kenya

Teal's army in Argentina is attacked from Chile.
= attack teal in Argentina from Chile

Iran-Arabia. End move.
= move from Iran to Arabia
= end move

I put my reinforcement in Thailand.
= place 1 in Thailand

12th of March. Broke camp in Norway and sailed with the army for Iceland.
= move from Norway to Iceland

Canada x Greenland (green).
= attack green in Greenland from Canada

The legion quartered in Italy proceeds to Greece and the one in Spain to Morocco.
= move from Italy to Greece
= move from Spain to Morocco

A fresh army shall be stationed in India.
= place 1 in India

From Panama my men go to see the Golden Mask.
= visit Golden Mask from Panama

Battle orders: Congo attacks blue at Angola. No further battles, end battle.
= attack blue in Angola from Congo
= end battle

Advance: Kazakhstan to Russia.
= move from Kazakhstan to Russia

Japan's army embarks for the Philippines; the army of Indonesia sails to Australia.
= move from Japan to Philippines
= move from Indonesia to Australia

One army is to be set up in Colombia and another in Venezuela.
= place 1 in Colombia
= place 1 in Venezuela

Engage the Teals in Nigeria with the army from Algeria.
= attack teal in Nigeria from Algeria

Retire the army in Mexico to Cuba, and let the army of Poland relieve Germany.
= move from Mexico to Cuba
= move from Poland to Germany

I hereby terminate my turn.
= end turn

From Britain we strike the greens who hold France.
= attack green in France from Britain

New army: Madagascar. 
That is all, turn ended.
= place 1 in Madagascar
= end turn

Ukraine's garrison is to enter Russia. I then close the move phase.
= move from Ukraine to Russia
= end move

The Golden Mask receives my embassy: the army in Greece visits it.
= visit Golden Mask from Greece

A Fra-Spa
= move from France to Spain

A ger-pol, A pol-ukr thx
= move from Germany to Poland
= move from Poland to Ukraine

new A in brasil
= place 1 in Brazil

builds: egypt / lybia
= place 1 in Egypt
= place 1 in Libya

A Tur x blue Iraq
= attack blue in Iraq from Turkey

my lot in Chile is off to see that golden mask
= visit Golden Mask from Chile

thats me moved, end mv
= end move

no more fights, btl phase done
= end battle

eot cheers all
= end turn

mongolia -> chna
= move from Mongolia to China

iranian lads u go smash green over in kazakstan!!!
= attack green in Kazakhstan from Iran

teals sitting in brazil, give em hell from venezuella
= attack teal in Brazil from Venezuela

iran - arabia,that ends the moving
= move from Iran to Arabia
= end move

one army more for thailand pls
= place 1 in Thailand

day 12. snow. boat from norway to iceland with the whole army, all seasick
= move from Norway to Iceland

Can x Greenl (green)
= attack green in Greenland from Canada

algeria>libya egypt>arabia brit>norwy
= move from Algeria to Libya
= move from Egypt to Arabia
= move from Britain to Norway

from reserve I am putting army on Autralia
= place 1 in Australia

mask! the golden one! visiting it w my Cuba A
= visit Golden Mask from Cuba

congo attcks Blue in angola. fight over
= attack blue in Angola from Congo
= end battle

kazakstan army in to russia
= move from Kazakhstan to Russia

jap - phil , indonesia - austrlia
= move from Japan to Philippines
= move from Indonesia to Australia

armys to colombia and venezula, new ones
= place 1 in Colombia
= place 1 in Venezuela

att. Teal in India, from Iran. then end btl
= attack teal in India from Iran
= end battle

mex back to cuba
= move from Mexico to Cuba

my turn over now, good night from Gdansk
= end turn

BRITISH ARMY! from Britain we go kill Greens in France
= attack green in France from Britain

madagasgar 1 new. turn done
= place 1 in Madagascar
= end turn

turkey marchs greece, iraq marchs turkey
= move from Turkey to Greece
= move from Iraq to Turkey

greece army pays golden maks a visit then end turn
= visit Golden Mask from Greece
= end turn

Hello! I'd like my new army to start in Brazil, please.
= place 1 in Brazil

One new army in Egypt and another one in Libya.
= place 1 in Egypt
= place 1 in Libya

My army in France goes to Spain. It needs a holiday like I do.
= move from France to Spain

Let the army in Kenya attack blue in Ethiopia.
= attack blue in Ethiopia from Kenya

The boys in Peru are off to see the Golden Mask.
= visit Golden Mask from Peru

I'm done with moving.
= end move

No more battles for me today.
= end battle

That's me finished, mate, over to the next player.
= end turn

March from Germany into Poland.
= move from Germany to Poland

Put an army down in Australia for me, of course.
= place 1 in Australia

I'm attacking green in Thailand with my army from India.
= attack green in Thailand from India

Bring my Canadian army, the one in Canada, down to Mexico.
= move from Canada to Mexico

Take the army from Norway over to Britain, and the one from Italy over to Greece.
= move from Norway to Britain
= move from Italy to Greece

Teal is sitting in Angola, and I want to hit him there from Congo.
= attack teal in Angola from Congo

Please visit the Golden Mask with the army I have in Mongolia.
= visit Golden Mask from Mongolia

Place one in Japan. Move Turkey's army to Iraq.
= place 1 in Japan
= move from Turkey to Iraq

My army is leaving Argentina for Chile.
= move from Argentina to Chile

I would like to go from Madagascar to Kenya and then end my movement.
= move from Madagascar to Kenya
= end move

Fight blue in Russia from Ukraine!
= attack blue in Russia from Ukraine

New army for me in Nigeria, thanks, and that's my turn.
= place 1 in Nigeria
= end turn

Sail the Cuba army across to Venezuela.
= move from Cuba to Venezuela

From Iran, attack teal in Arabia; from Kazakhstan, attack green in China.
= attack teal in Arabia from Iran
= attack green in China from Kazakhstan

My lonely army in Iceland would like to visit Greenland, so move it there.
= move from Iceland to Greenland

Kindly station a fresh army in the Philippines.
= place 1 in Philippines

Attack green in Colombia out of Panama, and that's it for battles.
= attack green in Colombia from Panama
= end battle

I'm through with my turn. Supper's on the stove!
= end turn

The Indonesia army crosses to Australia.
= move from Indonesia to Australia

Morocco takes on blue in Algeria.
= attack blue in Algeria from Morocco

I want three armies added: one in Spain, one in Italy, one in Greece.
= place 1 in Spain
= place 1 in Italy
= place 1 in Greece

Use my army in Chile to go and visit that Golden Mask.
= visit Golden Mask from Chile

new army brazil pls
= place 1 in Brazil

frnace to spain
= move from France to Spain

1 in egypt 1 in libya thx hun
= place 1 in Egypt
= place 1 in Libya

smack blue in ethiopia w my kenya lot
= attack blue in Ethiopia from Kenya

golden mask visit, from peru
= visit Golden Mask from Peru

done moving!!
= end move

no more battels
= end battle

thats my turn done, off to milk the cows
= end turn

germny -> poland
= move from Germany to Poland

stick one in austrailia for me cobber
= place 1 in Australia

im atacking green thats in thailand, from india only
= attack green in Thailand from India

canada guys go down mexico, cuba guys go panama
= move from Canada to Mexico
= move from Cuba to Panama

teal in angola gets it from congo hahaha
= attack teal in Angola from Congo

my mongolia army wants to c the golden mask
= visit Golden Mask from Mongolia

place in japn one army. turky goes iraq
= place 1 in Japan
= move from Turkey to Iraq

argentna army over to chile pls n thank u
= move from Argentina to Chile

madagascar 2 kenya and end move
= move from Madagascar to Kenya
= end move

fite blue in russia!! from ukraine
= attack blue in Russia from Ukraine

nigeria plus one. end turn
= place 1 in Nigeria
= end turn

off from norway to iceland they go, brrr
= move from Norway to Iceland

iran v teal in arabia, kazakstan v green in china, both attacks
= attack teal in Arabia from Iran
= attack green in China from Kazakhstan

philipines new army put there ok
= place 1 in Philippines

columbia, green is there, hit him from panama
= attack green in Colombia from Panama

indonesia army swims to australia lol
= move from Indonesia to Australia

from morroco im bashing blue in algeria and then done w battle
= attack blue in Algeria from Morocco
= end battle

from chile go visit the goldn mask yeah
= visit Golden Mask from Chile

im all done, ur go
= end turn

spain one, itly one, for my new armies
= place 1 in Spain
= place 1 in Italy

brittain to greenland. venezuela to brazil. end move
= move from Britain to Greenland
= move from Venezuela to Brazil
= end move

boet klap teal in greece for me from italy
= attack teal in Greece from Italy

Raise a new army for me in Brazil.
= place 1 in Brazil

My army in Spain should cross the strait to Morocco.
= move from Spain to Morocco

Have the men in Poland fall upon the blue army in Germany, please.
= attack blue in Germany from Poland

The Egyptian army shall call at the Golden Mask.
= visit Golden Mask from Egypt

One new army in Canada, and one in Mexico as well.
= place 1 in Canada
= place 1 in Mexico

I've done all the moving I mean to do.
= end move

Green's fellow in Iran gets a hiding from my lot in Iraq. No more battles after that.
= attack green in Iran from Iraq
= end battle

Sail from Britain to Iceland.
= move from Britain to Iceland

Over to the next player, I'm through with my turn.
= end turn

Bring the army home from India to China, then put the one in Thailand into India.
= move from India to China
= move from Thailand to India

From Indonesia I assault teal, who is sitting in Australia.
= attack teal in Australia from Indonesia

Please station my fresh army in Kenya; the one already in Congo goes to Angola.
= place 1 in Kenya
= move from Congo to Angola

army pls in argentinia, new one
= place 1 in Argentina

norway lads pop over to icland
= move from Norway to Iceland

smack blue in france frm spain yeah
= attack blue in France from Spain

new guy peru n another new guy chile ta
= place 1 in Peru
= place 1 in Chile

my japan boys off to the phillipines. no more moves
= move from Japan to Philippines
= end move

golden mask!! ethiopia army goes an sees it
= visit Golden Mask from Ethiopia

ok ok im done fightin
= end battle

have at teal in ukrane from turkey, grandson says its a good idea lol
= attack teal in Ukraine from Turkey

Algeria,to libya . and nigeria up to algeria
= move from Algeria to Libya
= move from Nigeria to Algeria

finito, thats my turn over
= end turn

mongolia biffs green thats in kazakstan
= attack green in Kazakhstan from Mongolia

shunt the cuban army across 2 mexico wouldya
= move from Cuba to Mexico

My new army will appear in Poland.
= place 1 in Poland

The army in Spain marches to France.
= move from Spain to France

From Egypt I attack the blue army which sits in Libya.
= attack blue in Libya from Egypt

One fresh army goes to Kenya and another one to Congo.
= place 1 in Kenya
= place 1 in Congo

My people in Peru pay a visit to the Golden Mask.
= visit Golden Mask from Peru

No more marching for me; please proceed to the battles.
= end move

Italy to Greece, and Germany to Poland, please.
= move from Italy to Greece
= move from Germany to Poland

I strike green in Mongolia with my army from China; that is my only battle.
= attack green in Mongolia from China
= end battle

My fighting is finished for this turn.
= end battle

Raise two new armies in Brazil.
= place 1 in Brazil
= place 1 in Brazil

Turkey engages teal in Iraq. After that my turn is complete.
= attack teal in Iraq from Turkey
= end turn

Let the Argentinian army cross over into Chile.
= move from Argentina to Chile

1 new in ukrane
= place 1 in Ukraine

norway 2 britain, move it. britain 2 iceland too
= move from Norway to Britain
= move from Britain to Iceland

hit blue @ algeria from maroco
= attack blue in Algeria from Morocco

my army what is in India,he go to Thailand
= move from India to Thailand

drop one in japan n one in phillipines, baby is crying bye
= place 1 in Japan
= place 1 in Philippines

golden mask visit w/ the mexico army
= visit Golden Mask from Mexico

iran kills green in irak then im out, end trun
= attack green in Iraq from Iran
= end turn

done moving
= end move

No more fights from me thx
= end battle

Angola->Congo. Nigeria->Algeria. thats the moves done
= move from Angola to Congo
= move from Nigeria to Algeria
= end move

teal in Austrlia is gettin it from indonesia haha
= attack teal in Australia from Indonesia

place a army Columbia for me
= place 1 in Colombia

A new army for Poland, please, as my heart commands.
= place 1 in Poland

March my army from Germany to France.
= move from Germany to France

I want two armies in India and one in Iran.
= place 1 in India
= place 1 in India
= place 1 in Iran

Our army in Britain shall fall upon the green one in Norway.
= attack green in Norway from Britain

Send the Spanish army over to Morocco, then the one in Italy to Spain in its place.
= move from Spain to Morocco
= move from Italy to Spain

Let the boys in Egypt pay a call on the Golden Mask.
= visit Golden Mask from Egypt

My moves are finished.
= end move

I have no stomach for any more battles this turn.
= end battle

Teal has crept into Kenya while I was at the dentist. Attack him there from Ethiopia.
= attack teal in Kenya from Ethiopia

Place one army in Canada and one in Mexico. Thereafter the one in Cuba moves to Panama.
= place 1 in Canada
= place 1 in Mexico
= move from Cuba to Panama

I attack blue in China from Mongolia, and again blue in Thailand from India.
= attack blue in China from Mongolia
= attack blue in Thailand from India

That's me for this turn, thank you kindly.
= end turn

The army standing in Brazil should walk to Peru, where the air is better.
= move from Brazil to Peru

I would like to have a fresh army set down in Australia, since nobody ever looks there.
= place 1 in Australia

From Kazakhstan go to Russia,
from Iran to Kazakhstan,
and that will be the end of my moving.
= move from Kazakhstan to Russia
= move from Iran to Kazakhstan
= end move

The plaintiff in Turkey proceeds against green in Greece.
= attack green in Greece from Turkey

Let the army of Greece visit the Golden Mask; I have been wanting to see it since my school days.
= visit Golden Mask from Greece

Have Ukraine march into Poland, and put a new one into Ukraine.
= move from Ukraine to Poland
= place 1 in Ukraine

I end my battles here and my turn also.
= end battle
= end turn

Our wee army in Iceland gets to go home to Britain at last.
= move from Iceland to Britain

Blue sits in Argentina with a single tired army. Chile shall attack him, and so shall Brazil.
= attack blue in Argentina from Chile
= attack blue in Argentina from Brazil

Kindly station a new army in Japan
and another in the Philippines.
= place 1 in Japan
= place 1 in Philippines

The army which I keep in Nigeria moves to Congo, because there is more room.
= move from Nigeria to Congo

Angola attacks teal, who is sitting in Congo.
= attack teal in Congo from Angola

Libya goes across to Algeria and Egypt to Libya. My other armies remain where they are.
= move from Libya to Algeria
= move from Egypt to Libya

I'm placing my one new army in Venezuela.
= place 1 in Venezuela

Move from Arabia to Iraq, and with the army of Iran attack green in Turkey, so that he has no rest on either side.
= move from Arabia to Iraq
= attack green in Turkey from Iran

Please let the army from Madagascar sail to Kenya.
= move from Madagascar to Kenya

Indonesia goes to see the Golden Mask, and I conclude the turn.
= visit Golden Mask from Indonesia
= end turn

I'll have three new armies in Scotland's neighbour Norway. All three, I said so to my wife also.
= place 1 in Norway
= place 1 in Norway
= place 1 in Norway

With my army in Colombia I am attacking teal in Panama.
= attack teal in Panama from Colombia

Bring one army down from Canada to Mexico and a second one likewise.
= move from Canada to Mexico
= move from Canada to Mexico

No further movement from my side.
= end move

Green's army in France is the one that bothers me; set on it from Germany, then from Spain, and then no more battles.
= attack green in France from Germany
= attack green in France from Spain
= end battle

The cows are in, so now the war: Russia moves to Mongolia.
= move from Russia to Mongolia

The army of Thailand may travel to Indonesia, and a new one may be raised in Thailand so that it does not lie open.
= move from Thailand to Indonesia
= place 1 in Thailand

I humbly request one army for Germany, one for Italy and one for Greece.
= place 1 in Germany
= place 1 in Italy
= place 1 in Greece

Attack blue from Algeria; I mean the blue army in Morocco of course.
= attack blue in Morocco from Algeria

Greenland is too cold for my old bones, so move that army to Canada.
= move from Greenland to Canada

The Peruvian army goes to Chile, the Colombian one takes its place in Peru, and I have then moved all I wanted.
= move from Peru to Chile
= move from Colombia to Peru
= end move

germany to poland pls, army going home to babcia
= move from Germany to Poland

new army in inda, another one in irak
= place 1 in India
= place 1 in Iraq

france have a go at blue in Spain
= attack blue in Spain from France

done moving thx
= end move

Army from Brasil go Argentina, army from Peru go Chile
= move from Brazil to Argentina
= move from Peru to Chile

golden mask, visit it w the egypt army. always wanted to see that
= visit Golden Mask from Egypt

No more battels for me ta
= end battle

attack teal whos in japan from china, he's been cheeky
= attack teal in Japan from China

1 canada 1 mexico 1 cuba - new armies
= place 1 in Canada
= place 1 in Mexico
= place 1 in Cuba

norway armys flitting tae iceland, then a new yin in norway
= move from Norway to Iceland
= place 1 in Norway

my turn it is finish, greetings from Kraków
= end turn

Pls do shift army Pakistan side, I mean from India to Iran
= move from India to Iran

green in grece gets it from Turkey AND from italy
= attack green in Greece from Turkey
= attack green in Greece from Italy

put us one in Columbia (the country) ta
= place 1 in Colombia

Morroco > Algeria, Algeria > Libya, end moving
= move from Morocco to Algeria
= move from Algeria to Libya
= end move

Madagasker to kenya with the army pls, boat's waiting
= move from Madagascar to Kenya

kazakstan attack blue in mongolia, battle over after
= attack blue in Mongolia from Kazakhstan
= end battle

I place army to Ukraine. I place also second army to Ukraine.
= place 1 in Ukraine
= place 1 in Ukraine

phillipines one off to see the Goldn Mask
= visit Golden Mask from Philippines

two new armies for Austrailia, no one bothers an old woman down there
= place 1 in Australia
= place 1 in Australia

ethopia to Egypt . Congo to Ethopia
rest stay where they are
= move from Ethiopia to Egypt
= move from Congo to Ethiopia

angola boys hit teal in the congo
= attack teal in Congo from Angola

Russia army march in Kazakhstan then finish turn pls
= move from Russia to Kazakhstan
= end turn

britian 1 more army. Britian then attack green in france, payback for the last time
= place 1 in Britain
= attack green in France from Britain

from nigera to congo moving my fellow
= move from Nigeria to Congo

vs blue: Panama from mexico, Venezuela from Colombia. both attack
= attack blue in Panama from Mexico
= attack blue in Venezuela from Colombia

army in arabia, new. muchas gracias as my holiday waiter said
= place 1 in Arabia

thailand ---> indonesia ,,, thats me moved
= move from Thailand to Indonesia
= end move

iran smash green in Iraq hes only one there
= attack green in Iraq from Iran

End battle
end turn
goodnite all x
= end battle
= end turn

Spain's lot up to france, italys lot over to spain
= move from Spain to France
= move from Italy to Spain

canda get greenland army back, greenland to canda i mean
= move from Greenland to Canada

place: poland 1,germany 1. And visit the golden mask by army of Grece
= place 1 in Poland
= place 1 in Germany
= visit Golden Mask from Greece

blues in the Philipines so atack him there out of indonesia
= attack blue in Philippines from Indonesia

Pls my China army it should go to Mongolia,thanking you
= move from China to Mongolia

cuba tae panama, mexico tae panama an all
= move from Cuba to Panama
= move from Mexico to Panama

nurse's break over in 2 min: place 1 kenya, attack teal ethiopia from kenya
= place 1 in Kenya
= attack teal in Ethiopia from Kenya

chile one goes into peru, lost his hat there lol
= move from Chile to Peru

Libia attack on green, he is in Egypt. Then I do not make more battle.
= attack green in Egypt from Libya
= end battle

3x new army all of them turkey pls
= place 1 in Turkey
= place 1 in Turkey
= place 1 in Turkey

My new army sets up shop in Brazil, naturally.
= place 1 in Brazil

One army in Peru and one in Chile, please.
= place 1 in Peru
= place 1 in Chile

Send the army in Spain across to Morocco.
= move from Spain to Morocco

The boys in Germany hit Blue in Poland.
= attack blue in Poland from Germany

Pop over to the Golden Mask with my army in Egypt.
= visit Golden Mask from Egypt

That's me done moving.
= end move

I have fought enough this round, the battle is over for me.
= end battle

Turn's finished, over to the next bloke.
= end turn

Advance from Turkey to Iraq, then advance from Greece into Turkey to fill the hole.
= move from Turkey to Iraq
= move from Greece to Turkey

Put two new armies in Australia, mate, I'm not losing home again.
= place 1 in Australia
= place 1 in Australia

Take on Green in Mexico from Canada and end the battle there.
= attack green in Mexico from Canada
= end battle

From Argentina my army goes up to Brazil, because there is the carnival.
= move from Argentina to Brazil

Engage Teal in Japan from the Philippines.
= attack teal in Japan from Philippines

Kenya's army drives on down to Madagascar, and the one in Congo takes the road to Angola.
= move from Kenya to Madagascar
= move from Congo to Angola

Deploy a fresh army in Ukraine and let it go straight at Blue in Russia.
= place 1 in Ukraine
= attack blue in Russia from Ukraine

Have my fellow in Ethiopia drop in on the Golden Mask, he's the closest one to it.
= visit Golden Mask from Ethiopia

Cross the water from Iceland to Greenland.
= move from Iceland to Greenland

My Norwegians go to Britain. My French go to Spain. That ends my move.
= move from Norway to Britain
= move from France to Spain
= end move

I'm coming for Teal in Thailand with the army from Indonesia.
= attack teal in Thailand from Indonesia

The new one goes to Panama, so nobody sneaks through the canal.
= place 1 in Panama

Let my man in India wander over to China, which Green has left empty.
= move from India to China

Attack Blue in Libya from Algeria, and attack him in Egypt from Arabia.
= attack blue in Libya from Algeria
= attack blue in Egypt from Arabia

New armies: Cuba, Venezuela and Colombia get one each.
= place 1 in Cuba
= place 1 in Venezuela
= place 1 in Colombia

Haul the army out of Mongolia and into Kazakhstan.
= move from Mongolia to Kazakhstan

I finish my fighting now and with that I finish my turn.
= end battle
= end turn

The platoon in Iran assaults Green in Iraq at first light.
= attack green in Iraq from Iran

Mexico's army is just sitting there rusting, so bring it south to Panama.
= move from Mexico to Panama

My army in Morocco pays a visit to the Golden Mask and after that I've finished moving.
= visit Golden Mask from Morocco
= end move

Stick one army in Nigeria. Then shove the old one from Nigeria across to Congo.
= place 1 in Nigeria
= move from Nigeria to Congo

Blue in Italy gets a visit from my lads in France, and not the friendly sort.
= attack blue in Italy from France

One more army for Canada, y'all.
= place 1 in Canada

The army of Poland retires to Germany; the army of Germany goes on to France.
= move from Poland to Germany
= move from Germany to France

With my army from Chile I fight against Teal in Argentina, I am sorry my friend.
= attack teal in Argentina from Chile

I want my army to leave Thailand for India, and the rest of my people stay home.
= move from Thailand to India

Clobber Green in Kenya from Ethiopia, clobber Blue in Nigeria from Congo, and shut the turn down.
= attack green in Kenya from Ethiopia
= attack blue in Nigeria from Congo
= end turn

Get me a new army in Britain, and shift my army from Iceland over to Norway.
= place 1 in Britain
= move from Iceland to Norway

No further movement from my side.
= end move

Ship my army from Japan down to the Philippines, it's lonely up there with Teal on both sides.
= move from Japan to Philippines

Both of my fresh armies will be stationed in Turkey.
= place 1 in Turkey
= place 1 in Turkey

My Russian army goes for Blue in Kazakhstan, and the one in China goes for Green in Mongolia.
= attack blue in Kazakhstan from Russia
= attack green in Mongolia from China

1 peru 1 chile new ones
= place 1 in Peru
= place 1 in Chile

hit blue in poland outta germany
= attack blue in Poland from Germany

done movin
= end move

end turn ta
= end turn

two new in straya pls
= place 1 in Australia
= place 1 in Australia

my army of argentina go to brasil for the carnaval kkkk
= move from Argentina to Brazil

kenya go madagasker, congo go angola
= move from Kenya to Madagascar
= move from Congo to Angola

ethopia lad wanders over to the golden mask its right there
= visit Golden Mask from Ethiopia

norway to britian, france to spain, finished moving
= move from Norway to Britain
= move from France to Spain
= end move

put the new fella in panama, watch that ditch
= place 1 in Panama

algeria attack blue in libya. arabia attack him in egypt
= attack blue in Libya from Algeria
= attack blue in Egypt from Arabia

mongolia outta there to kazakstan
= move from Mongolia to Kazakhstan

iran assault green at iraq. over
= attack green in Iraq from Iran

moroco visits the golden mask an im done moving
= visit Golden Mask from Morocco
= end move

france goin after blue in italy, nothin personal
= attack blue in Italy from France

poland back 2 germany, germany 2 france
= move from Poland to Germany
= move from Germany to France

leave thailand go india, rest stay home
= move from Thailand to India

britain gets a new 1 n iceland shifts to norway
= place 1 in Britain
= move from Iceland to Norway

japan boys ship down the philipines b4 teal eats em
= move from Japan to Philippines

russia vs blue kazakhstan, china vs green mongolia
= attack blue in Kazakhstan from Russia
= attack green in Mongolia from China

yo put 1 army in libya 1 in egypt ty
= place 1 in Libya
= place 1 in Egypt

my french army goes on a beer run to germny
= move from France to Germany

teal in peru gets it from brazil, teal in chile gets it from argentina
= attack teal in Peru from Brazil
= attack teal in Chile from Argentina

golden mask: send the angola lads for a look
= visit Golden Mask from Angola

italy down to greece, poland in2 ukraine, n im finished with the moving
= move from Italy to Greece
= move from Poland to Ukraine
= end move

arabia army is cookin in that heat, off you go to iraq
= move from Arabia to Iraq

bang, green in norway, from britain. bang, green in iceland, from britain 2
= attack green in Norway from Britain
= attack green in Iceland from Britain

3 new for me, all 3 in russia pls its huge
= place 1 in Russia
= place 1 in Russia
= place 1 in Russia

iran moves india. Kazakstan moves iran. Moves end.
= move from Iran to India
= move from Kazakhstan to Iran
= end move

blues been drinkin my rum in cuba so mexico goes an fights him there
= attack blue in Cuba from Mexico

new one in venezula then off the old one goes to colombia from venezula
= place 1 in Venezuela
= move from Venezuela to Colombia

i want put one army in the Spain, my grandfather is from there
= place 1 in Spain

china hits teal at thailand n india hits him there too
= attack teal in Thailand from China
= attack teal in Thailand from India

aussie boys swim over to indonesa
= move from Australia to Indonesia

done with battle n done with turn. gg
= end battle
= end turn

madagascar to kenya quick before the bar closes, and kenya to ethiopia
= move from Madagascar to Kenya
= move from Kenya to Ethiopia

greenland outta that ice, go canada
= move from Greenland to Canada

turkey fights blue in greece, thats all the battle from me
= attack blue in Greece from Turkey
= end battle

hav the nigeria guy see the golden mask then end turn
= visit Golden Mask from Nigeria
= end turn

columbia 2 panama, panama 2 mexico, chain gang lol
= move from Colombia to Panama
= move from Panama to Mexico

A new army for Spain, please.
= place 1 in Spain

I move my army from France to Germany, and the one in Spain follows it to France.
= move from France to Germany
= move from Spain to France

From Poland I attack blue in Ukraine.
= attack blue in Ukraine from Poland

My fresh armies go to Kenya and Congo, one each.
= place 1 in Kenya
= place 1 in Congo

Two armies are due to me this round, and I want them both in India.
= place 1 in India
= place 1 in India

The army in Egypt pays a visit to the Golden Mask, for which it has travelled long enough.
= visit Golden Mask from Egypt

That's all the moving I mean to do.
= end move

March from Brazil to Peru, then end the moves.
= move from Brazil to Peru
= end move

Green is sitting in Nigeria as if he owned it. Let my people in Algeria attack him there.
= attack green in Nigeria from Algeria

No further battles, and my turn is at an end.
= end battle
= end turn

Norway sails to Iceland.
= move from Norway to Iceland

I raise one army in Argentina, and the army already in Chile walks over to Peru.
= place 1 in Argentina
= move from Chile to Peru

My man in Iran, who has been idle since Easter, proceeds to Turkey.
= move from Iran to Turkey

Teal must be thrown out of Japan, so attack teal there from the Philippines.
= attack teal in Japan from Philippines

Kindly end my turn. The power may go any minute here in Ibadan.
= end turn

Attack blue in Italy from Greece and blue in Spain from Morocco.
= attack blue in Italy from Greece
= attack blue in Spain from Morocco

Both my armies in China leave: one heads to Mongolia, the other to Thailand.
= move from China to Mongolia
= move from China to Thailand

The fighting is over for me this round.
= end battle

Put one army in Cuba and one in Panama, because the Caribbean is looking rather thin.
= place 1 in Cuba
= place 1 in Panama

My brave fellow in Canada crosses to Greenland.
= move from Canada to Greenland

I should like my army in Libya to call on the Golden Mask.
= visit Golden Mask from Libya

Russia against green in Kazakhstan, Iran against green in Kazakhstan as well.
= attack green in Kazakhstan from Russia
= attack green in Kazakhstan from Iran

Place an army in Madagascar; it is a good outpost, and my grandfather always held it.
= place 1 in Madagascar

Angola to Congo, Congo to Kenya, Kenya to Ethiopia. Like beads on a string.
= move from Angola to Congo
= move from Congo to Kenya
= move from Kenya to Ethiopia

The army standing in Indonesia goes down to Australia.
= move from Indonesia to Australia

With my army in Iraq I fall upon teal in Arabia. After that I end the battle.
= attack teal in Arabia from Iraq
= end battle

I am reinforcing Britain by one.
= place 1 in Britain

Hit blue in Mexico, coming from Cuba.
= attack blue in Mexico from Cuba

Shift the army which I have in Thailand across to India, as I promised my ally in my last letter.
= move from Thailand to India

My armies this round:
one in Ukraine, one in Poland, one in Germany.
Nothing in Italy, which can look after itself.
= place 1 in Ukraine
= place 1 in Poland
= place 1 in Germany

Let Venezuela take up arms against green in Colombia.
= attack green in Colombia from Venezuela

My army goes from Turkey into Greece. Then the moving is done.
= move from Turkey to Greece
= end move

The Golden Mask gets a visitor: my army from Peru.
= visit Golden Mask from Peru

Retreat from Ethiopia to Egypt, please, since the south is lost.
= move from Ethiopia to Egypt

My reply to your last card: the army in Morocco goes to Algeria, the one in Algeria to Libya.
= move from Morocco to Algeria
= move from Algeria to Libya

I end my turn here and wish everybody a quiet weekend.
= end turn

First attack teal in Chile from Argentina; second, attack teal in Peru from Brazil; third, no more battles.
= attack teal in Chile from Argentina
= attack teal in Peru from Brazil
= end battle

A new army enters the world in Mongolia, and from Russia another moves there to join it.
= place 1 in Mongolia
= move from Russia to Mongolia

Blue left himself exposed in Norway. I attack him there from Britain.
= attack blue in Norway from Britain

Have the Germans go to Poland and the Italians to Germany, and finish the move phase.
= move from Germany to Poland
= move from Italy to Germany
= end move

ok the reinforcment goes on iran, everyone wants iran
= place 1 in Iran

italy steps up in2 germany, greece steps up in2 italy. classic
= move from Italy to Germany
= move from Greece to Italy

kick blue outta turky w the army in irak!!
= attack blue in Turkey from Iraq

I put a new army on Egypt and a other on Etiopia
= place 1 in Egypt
= place 1 in Ethiopia

2 armys both of them in brazil pls
= place 1 in Brazil
= place 1 in Brazil

gonna see the goldn mask w my thailand army finally omg
= visit Golden Mask from Thailand

no more moves
= end move

mexco army down 2 panama and thats all moves
= move from Mexico to Panama
= end move

my people for Algeria go beat green wey dey Nigeria, that land na my own
= attack green in Nigeria from Algeria

battle over turn over
= end battle
= end turn

From Norway go I to Island with the army
= move from Norway to Iceland

1 more for venezuala, plus the guy in columbia goes up to panama
= place 1 in Venezuela
= move from Colombia to Panama

kazakstan is boring so that one rides over to mongolia
= move from Kazakhstan to Mongolia

teal he is in Indonesia, from Australia I beat him
= attack teal in Indonesia from Australia

finish my turn pls, dinner burning
= end turn

fight fight: spain on blue in france, germany on blue in poland
= attack blue in France from Spain
= attack blue in Poland from Germany

china splits up, 1 to mongolia 1 to thailnd
= move from China to Mongolia
= move from China to Thailand

ok no more battles pls
= end battle

cuba one panama one,  they r soooo empty
= place 1 in Cuba
= place 1 in Panama

army canada go greenland
= move from Canada to Greenland

visit mask, from lybia
= visit Golden Mask from Libya

russia attck green in kazakstan, iran same target
= attack green in Kazakhstan from Russia
= attack green in Kazakhstan from Iran

1 in madagscar, i like penguins ok
= place 1 in Madagascar

for a in chain: kenya->congo, congo->nigeria, nigeria->algeria
= move from Kenya to Congo
= move from Congo to Nigeria
= move from Nigeria to Algeria

indonsia down to oz
= move from Indonesia to Australia

arabia v teal who is in iran, then stop w the battles
= attack teal in Iran from Arabia
= end battle

put army Britain one piece
= place 1 in Britain

bash blue in mexco from cuba, he deserves it after last week
= attack blue in Mexico from Cuba

My army what stay in Thailand it will go to India
= move from Thailand to India

norway 1
germny 1
then angola to kongo
= place 1 in Norway
= place 1 in Germany
= move from Angola to Congo

smack green, hes in peru, do it from chile lol
= attack green in Peru from Chile

turky to greece end move
= move from Turkey to Greece
= end move

peru lads r visiting that golden maks
= visit Golden Mask from Peru

my egypt army he suffer too much there, carry am go libya
= move from Egypt to Libya

Maroc goes Algeria, and the one of algeria before goes libya
= move from Morocco to Algeria
= move from Algeria to Libya

thats me done for the turn xx
= end turn

argentina v teal in chile, brazil v teal in peru, ceasefire after
= attack teal in Chile from Argentina
= attack teal in Peru from Brazil
= end battle

a army in mongolia spawns and russia's one comes to it too
= place 1 in Mongolia
= move from Russia to Mongolia

britain att blue norway
= attack blue in Norway from Britain

germans off to polnd.. italians off to germany.. and move finished, sorry typing w one hand baby on other
= move from Germany to Poland
= move from Italy to Germany
= end move
