ruleset armies
map world
seats red blue green teal
seat red
call turn

I'd like a new army in France, and its neighbour Spain should have one as well.
= place 1 in France
= place 1 in Spain

My army in Egypt goes down to Libya.
= move from Egypt to Libya

Blue's army in Germany is attacked by mine in Poland.
= attack blue in Germany from Poland

The Brazilian army pays a visit to the Golden Mask.
= visit Golden Mask from Brazil

Napoleon's mistake, I know, but from Ukraine I march into Russia.
= move from Ukraine to Russia

That is all my moving done.
= end move

Two fresh armies for Canada, please.
= place 1 in Canada
= place 1 in Canada

We leave Iceland for Greenland, and from Norway we sail over to Iceland to fill the gap.
= move from Iceland to Greenland
= move from Norway to Iceland

Let the fellow in Turkey have a go at Green in Greece.
= attack green in Greece from Turkey

Teal sits in Iran and I cannot stand it. Attack him there from Iraq, then end the battle.
= attack teal in Iran from Iraq
= end battle

My lads in Morocco cross to Spain.
= move from Morocco to Spain

Station a new army in Japan and move the one in China to Mongolia, since nobody is there.
= place 1 in Japan
= move from China to Mongolia

The army from Peru should go and see the Golden Mask, because I am curious what it gives.
= visit Golden Mask from Peru

I end my turn here, with my best wishes to everyone.
= end turn

Kenya attacks Teal in Ethiopia and Congo attacks Blue in Angola.
= attack teal in Ethiopia from Kenya
= attack blue in Angola from Congo

Britain, it's a lovely day for a crossing: off you go to France.
= move from Britain to France

From Mexico I step down into Panama and from Venezuela I go on to Colombia. No more moves after this.
= move from Mexico to Panama
= move from Venezuela to Colombia
= end move

One new army each for India, Thailand and the Philippines.
= place 1 in India
= place 1 in Thailand
= place 1 in Philippines

Please have my army in Kazakhstan fight the blue one in Russia.
= attack blue in Russia from Kazakhstan

The men in Australia have nothing to do, so they take the boat to Indonesia.
= move from Australia to Indonesia

I raise an army in Cuba. My turn is then finished.
= place 1 in Cuba
= end turn

Green must be thrown out of Algeria: I attack him from Libya and again from Morocco.
= attack green in Algeria from Libya
= attack green in Algeria from Morocco

Battle's over as far as I'm concerned.
= end battle

My army of Arabia marches into Egypt, the one of Iran stays home.
= move from Arabia to Egypt

I beg the army in Italy to walk into Greece, and its comrade in Germany to walk into Poland.
= move from Italy to Greece
= move from Germany to Poland

Madagascar is mine and will stay so: place a new army on it.
= place 1 in Madagascar

From Argentina we go for Teal in Chile.
= attack teal in Chile from Argentina

Move the Nigerian army to Congo, end my movement, and attack Green in Angola from Congo.
= move from Nigeria to Congo
= end move
= attack green in Angola from Congo

With the army in Colombia I'll visit the Golden Mask; the army in Peru then takes its place in Colombia.
= visit Golden Mask from Colombia
= move from Peru to Colombia

Three new armies arrive: two of them in Ukraine and one in Poland.
= place 1 in Ukraine
= place 1 in Ukraine
= place 1 in Poland

The good people of Thailand would like to see India, so move there from Thailand.
= move from Thailand to India

My army in Spain will strike the teal army in France. I hope he sleeps badly.
= attack teal in France from Spain

Both my armies in Canada go to Greenland.
= move from Canada to Greenland
= move from Canada to Greenland

In Norway I place one. In Britain I place one too. That's my turn, cheers.
= place 1 in Norway
= place 1 in Britain
= end turn

Blue has a lone army in Mongolia, so China goes to meet it with sword in hand.
= attack blue in Mongolia from China

I bring the army standing in Japan over to the Philippines and the one in Indonesia up to Thailand.
= move from Japan to Philippines
= move from Indonesia to Thailand

I shall put my new army in Turkey, as Suleiman would have done.
= place 1 in Turkey

From Russia into Kazakhstan goes one of mine, and from Turkey into Iraq another.
= move from Russia to Kazakhstan
= move from Turkey to Iraq

Finish off Green in Brazil from Venezuela, and then the battle is ended and so is my turn.
= attack green in Brazil from Venezuela
= end battle
= end turn

Ethiopia is a dead end, so that army may drive on to Kenya.
= move from Ethiopia to Kenya

new one in spain n one in itally
= place 1 in Spain
= place 1 in Italy

canada down to mexico pls
= move from Canada to Mexico

I attack the blue what is in Norway with my army of Britain
= attack blue in Norway from Britain

off ye go peru, visit the golden mask
= visit Golden Mask from Peru

egypt>libya, libya>algeria
= move from Egypt to Libya
= move from Libya to Algeria

moves done
= end move

end batle, end turn
= end battle
= end turn

2 new in russia
= place 1 in Russia
= place 1 in Russia

green in germny gets a hiding from poland
= attack green in Germany from Poland

my army from Japon she go to Philipines
= move from Japan to Philippines

one for brasil, one for argentina & the last in chile xx
= place 1 in Brazil
= place 1 in Argentina
= place 1 in Chile

iran smacks teal in iraq. turkey too
= attack teal in Iraq from Iran
= attack teal in Iraq from Turkey

right, moroco to spain, and thats all me moving done
= move from Morocco to Spain
= end move

Golden mask - army in mexico pops in for a visit
= visit Golden Mask from Mexico

Im sending iceland over to norway cos its quiet
= move from Iceland to Norway

thats me done for the turn folks, bus is here
= end turn

put 1 on Madagasgar
= place 1 in Madagascar

ukriane attack green, hes in russia
= attack green in Russia from Ukraine

china goes to mongolia and india to china, thailand dont budge
= move from China to Mongolia
= move from India to China

attak teal frm kenya, in ethopia
= attack teal in Ethiopia from Kenya

from France I move to Germany, from Spain I move to France, voila
= move from France to Germany
= move from Spain to France

new army turky
= place 1 in Turkey

visit mask (golden) w colombia army then end move
= visit Golden Mask from Colombia
= end move

battel over
= end battle

indonesia 2 australia
= move from Indonesia to Australia

Venezuala at blue in brazil pls! Peru at him also there
= attack blue in Brazil from Venezuela
= attack blue in Brazil from Peru

congo down to angola, i think its free
= move from Congo to Angola

Stick me one in cuba and thats all. end turn
= place 1 in Cuba
= end turn

greenland hop over to iceland my pets
= move from Greenland to Iceland

kazakstan and mongolia get a newbie each
= place 1 in Kazakhstan
= place 1 in Mongolia

teal bugger in france: hit him from britain
= attack teal in France from Britain

the one of arabia goes in iraq, the one of egypt goes in arabia
= move from Arabia to Iraq
= move from Egypt to Arabia

Greece > Italy attack on blue
= attack blue in Italy from Greece

put new 1 nigeria. nigeria moves to congo
= place 1 in Nigeria
= move from Nigeria to Congo

Algeria army to morocco svp
= move from Algeria to Morocco

blue in thialand, i'm coming for ya from india. and then stop the battle
= attack blue in Thailand from India
= end battle

Pannama to colombia eh
= move from Panama to Colombia

norway one new, germany one new, end turn cheers
= place 1 in Norway
= place 1 in Germany
= end turn

that green nuisance in cuba, panama shall atack him
= attack green in Cuba from Panama

my guy in Chile go back to argentina where is safe and the guy in Bresil stays
= move from Chile to Argentina

A new army in Kenya, my home, and one in Ethiopia next door.
= place 1 in Kenya
= place 1 in Ethiopia

The army in Norway sails across to Iceland.
= move from Norway to Iceland

Set up two new armies in Brazil; both of them will be needed before long.
= place 1 in Brazil
= place 1 in Brazil

From Germany I fall on blue in Poland, and with that the battle is closed for me.
= attack blue in Poland from Germany
= end battle

Let my army in Egypt pay a visit to the Golden Mask.
= visit Golden Mask from Egypt

My man in Peru goes down to Chile, and the one in Colombia takes over his place in Peru.
= move from Peru to Chile
= move from Colombia to Peru

I have nothing further to move.
= end move

Green sits far too comfortably in Thailand, so India attacks him there.
= attack green in Thailand from India

Spain marches into France, Morocco crosses to Spain, and that is all the moving I want to do.
= move from Spain to France
= move from Morocco to Spain
= end move

As a Finn I cannot resist: my army in Norway attacks teal in Russia.
= attack teal in Russia from Norway

Please end my turn there, I have customers waiting for their roses.
= end turn

Strike blue in Mexico from Canada first. Then strike him in Cuba from Panama.
= attack blue in Mexico from Canada
= attack blue in Cuba from Panama

One fresh army belongs in Japan, since the Philippines can look after themselves.
= place 1 in Japan

The Golden Mask shall be visited by my army in Libya, while the one in Algeria steps over to Libya afterwards.
= visit Golden Mask from Libya
= move from Algeria to Libya

Bring the army home from Madagascar to Kenya, it has eaten enough vanilla; the others stay where they are.
= move from Madagascar to Kenya

new army austrailia pls
= place 1 in Australia

1 army in Iran an 1 in Irak, guarding them like my cell block
= place 1 in Iran
= place 1 in Iraq

goin from turkey 2 greece
= move from Turkey to Greece

atack teal, the one in Kazakstan, from Mongolia
= attack teal in Kazakhstan from Mongolia

my guy in congo goes n visits that golden mask thingy
= visit Golden Mask from Congo

Army of Italy to Greece, army of France to Italy please. No more move.
= move from Italy to Greece
= move from France to Italy
= end move

Argentina bash green up in brasil!! then end battle
= attack green in Brazil from Argentina
= end battle

thats it from me end turn gotta rinse mrs hall
= end turn

Britain -> iceland . greenland -> canada
= move from Britain to Iceland
= move from Greenland to Canada

from ukrain hit blue in russia cos he hit me last time grrr
= attack blue in Russia from Ukraine

put my new 1 in venezeula. and colombia walks into panama
= place 1 in Venezuela
= move from Colombia to Panama

Angola army moving to Nigeria it should, there is free
= move from Angola to Nigeria

china attack green in japan, n phillipines does same to him there
= attack green in Japan from China
= attack green in Japan from Philippines

im finished fighting, turn over aswell
= end battle
= end turn

two more armys in indonesia thx mate
= place 1 in Indonesia
= place 1 in Indonesia

I'd like my new army to turn up in Egypt, please.
= place 1 in Egypt

From Poland my army goes to Germany.
= move from Poland to Germany

My army in Spain shall engage the blue forces in France.
= attack blue in France from Spain

One new army each for Brazil and Peru, and the one standing in Argentina rolls up to Chile.
= place 1 in Brazil
= place 1 in Peru
= move from Argentina to Chile

The army in Libya pays a visit to the Golden Mask, which I've been dying to see.
= visit Golden Mask from Libya

I have finished my moving.
= end move

No more battles for me tonight, and you may close my turn as well.
= end battle
= end turn

Let India march to China, then let Iran step into India so it doesn't lie empty.
= move from India to China
= move from Iran to India

Green in Turkey has been asking for it, so my army in Greece attacks him.
= attack green in Turkey from Greece

Kindly station two new armies in Kenya.
= place 1 in Kenya
= place 1 in Kenya

My lads in Norway take the ferry to Britain.
= move from Norway to Britain

Mexico I would reinforce by one army; Panama likewise.
= place 1 in Mexico
= place 1 in Panama

With the army from Ukraine I fight against teal in Russia. With that from Kazakhstan I do the same.
= attack teal in Russia from Ukraine
= attack teal in Russia from Kazakhstan

Poor old Madagascar's got nobody in it, so the Kenya army can sail over and keep the lemurs company.
= move from Kenya to Madagascar

The unit in Japan is to proceed to the Philippines, and the unit in Thailand is to proceed to Indonesia.
= move from Japan to Philippines
= move from Thailand to Indonesia

Send the boys in Algeria to look at the Golden Mask. The ones in Morocco don't stir.
= visit Golden Mask from Algeria

Green is sitting in Congo. I attack him there from Angola and from Nigeria.
= attack green in Congo from Angola
= attack green in Congo from Nigeria

Please put my fresh army into Ethiopia because blue is looking at it hungrily.
= place 1 in Ethiopia

Canada to Greenland, Greenland onward to Iceland. That's my moves.
= move from Canada to Greenland
= move from Greenland to Iceland
= end move

I am ending the turn here, good night to all of you.
= end turn

My army presently encamped in Arabia will shift to Iraq.
= move from Arabia to Iraq

Knock blue out of Cuba, using my army in Mexico, and then I'm finished with fighting.
= attack blue in Cuba from Mexico
= end battle

Three new armies have come to me: one is for Italy, one is for Greece, the third is for Spain.
= place 1 in Italy
= place 1 in Greece
= place 1 in Spain

From Mongolia we go into battle with teal, who stands in China.
= attack teal in China from Mongolia

I want to leave Venezuela before it gets hot there, so that army retreats to Colombia.
= move from Venezuela to Colombia

Have Colombia drive down to Peru for me, and Peru down to Chile, all nice and orderly.
= move from Colombia to Peru
= move from Peru to Chile

Place my new army in Australia; it is the safest depot on the whole map.
= place 1 in Australia

Blue in Germany gets it from both sides: from Poland and from France.
= attack blue in Germany from Poland
= attack blue in Germany from France

All my battles are done.
= end battle

The army which has been sitting idle in Egypt should kindly go to Libya. From there the other one goes to Algeria.
= move from Egypt to Libya
= move from Libya to Algeria

I'll take a swing at teal in Indonesia from Australia.
= attack teal in Indonesia from Australia

A new army to Iran, and after this the army from Turkey visits the Golden Mask.
= place 1 in Iran
= visit Golden Mask from Turkey

It's a long way from Kazakhstan to Mongolia but my army has good boots, so off it goes.
= move from Kazakhstan to Mongolia

I attack green in Argentina with the army of Brazil; Chile stays at home this time.
= attack green in Argentina from Brazil

One in Nigeria, one in Angola, then I'm done with the turn.
= place 1 in Nigeria
= place 1 in Angola
= end turn

Britain's army crosses over the Channel to France.
= move from Britain to France

My soldiers in Russia, being cold, are to be brought to Ukraine. Moves are then over from my side.
= move from Russia to Ukraine
= end move

Teal's army in Thailand is alone, so I attack him from India.
= attack teal in Thailand from India

I should like to see one army appear in Spain and another one over the water in Morocco.
= place 1 in Spain
= place 1 in Morocco

The Italy army walks over to Greece and the Greece army has a go at green in Egypt.
= move from Italy to Greece
= attack green in Egypt from Greece

new guy in egpyt
= place 1 in Egypt

germany > poland, france > germany pls
= move from Germany to Poland
= move from France to Germany

Spain army attack on blue, who is in France.
= attack blue in France from Spain

1 brazil 1 peru n argentina goes chile
= place 1 in Brazil
= place 1 in Peru
= move from Argentina to Chile

my egypt guys wanna see that golden mask so visit it. n end move
= visit Golden Mask from Egypt
= end move

done moving
= end move

no more fights, end turn cheers
= end battle
= end turn

Iraq to iran please an Turky follows on to iraq so as it's not sat empty
= move from Iraq to Iran
= move from Turkey to Iraq

smash green in grece from italy hes afk
= attack green in Greece from Italy

two nos. new army, both at Kenya only.
= place 1 in Kenya
= place 1 in Kenya

iceland -> norwya
= move from Iceland to Norway

Mexiko one new, Panama one new, thanks and greetings
= place 1 in Mexico
= place 1 in Panama

khazakstan hits teal in mongolia, china does that also
= attack teal in Mongolia from Kazakhstan
= attack teal in Mongolia from China

From Angola i go on Kongo because is nobody there, and one new i put to Angola
= move from Angola to Congo
= place 1 in Angola

phillipines 2 indonesa
indonesa 2 australia
= move from Philippines to Indonesia
= move from Indonesia to Australia

the lot in algeria goes and visits that Golden Masc
= visit Golden Mask from Algeria

algeria n egypt both on green in lybia!!
= attack green in Libya from Algeria
= attack green in Libya from Egypt

Etiopia one new army I put
= place 1 in Ethiopia

canda to greenland then thats my moves over
= move from Canada to Greenland
= end move

im out, end turn
= end turn

Iran army in to Arabia, it has there oil haha
= move from Iran to Arabia

blue in cuba cop this, from mexico. then no more battle
= attack blue in Cuba from Mexico
= end battle

Italy, greece, spain - one newbie each xx
= place 1 in Italy
= place 1 in Greece
= place 1 in Spain

teal in jappan, i fight it from China, then battel is over
= attack teal in Japan from China
= end battle

venezula back to columbia pls too spicy there
= move from Venezuela to Colombia

Brazil is shifting to Venezuela and argentina is shifting to Brazil, pls update.
= move from Brazil to Venezuela
= move from Argentina to Brazil

austrailia gets my new army mate
= place 1 in Australia

blue in poland = dead. germany attacks, ukraine attacks
= attack blue in Poland from Germany
= attack blue in Poland from Ukraine

battel finish
= end battle

My army what stands in Egypt goes in Lybia
= move from Egypt to Libya

teal,, indonesia,, hit him from australia
= attack teal in Indonesia from Australia

put 1 iran an have Turkey pop over an visit the golden mask for me will you
= place 1 in Iran
= visit Golden Mask from Turkey

kazahkstan off to mongolia, bring a coat
= move from Kazakhstan to Mongolia

Brasil army I send against the green in Argentina, the Chile one remains
= attack green in Argentina from Brazil

nigera 1 angola 1 end turn k bye
= place 1 in Nigeria
= place 1 in Angola
= end turn

norway hop over to britian love, then all of me moving is done
= move from Norway to Britain
= end move

russia > ukraine cuz its cold, no more moves
= move from Russia to Ukraine
= end move

From China side India is to be attacked, teal is sitting in it.
= attack teal in India from China

spain +1 moroco +1
= place 1 in Spain
= place 1 in Morocco

italy into grece, then iraq kick blue outta arabia
= move from Italy to Greece
= attack blue in Arabia from Iraq

One for Spain and one for France, barman's measure.
= place 1 in Spain
= place 1 in France

Let the fella in Norway hop across to Iceland, he'll like the quiet.
= move from Norway to Iceland

Blue's man in Poland gets a hiding from mine in Germany.
= attack blue in Poland from Germany

My army in Egypt takes itself off to see the Golden Mask, and after that I'm moving nothing more.
= visit Golden Mask from Egypt
= end move

Two new armies, the pair of them in Britain, where the beer is warm but the welcome isn't.
= place 1 in Britain
= place 1 in Britain

From Italy one goes to Greece. That's my moving done.
= move from Italy to Greece
= end move

Green is in Libya with a poor lonely army, so the one I have in Algeria goes for him. Then end the battle for me.
= attack green in Libya from Algeria
= end battle

I place a new army in Peru, and I move the one from Chile to Argentina.
= place 1 in Peru
= move from Chile to Argentina

My colleagues in Morocco cross the water to Spain; two of them, please.
= move from Morocco to Spain
= move from Morocco to Spain

Please attack Teal in Brazil from Venezuela, he was not nice with me last week.
= attack teal in Brazil from Venezuela

I need one new army in each of these: Mexico, Cuba and Panama.
= place 1 in Mexico
= place 1 in Cuba
= place 1 in Panama

I have finished with everything for today. End my turn, please.
= end turn

With the army of Colombia I visit the Golden Mask.
= visit Golden Mask from Colombia

From Turkey I attack Blue in Iraq, and from Arabia I attack Green in Iran.
= attack blue in Iraq from Turkey
= attack green in Iran from Arabia

Moving my guy from Thailand to Indonesia, then the one in the Philippines heads there too.
= move from Thailand to Indonesia
= move from Philippines to Indonesia

Spawn me one in Japan because China's about to get annoying.
= place 1 in Japan

Teal left Australia basically empty, so my Indonesia army is going in to fight it.
= attack teal in Australia from Indonesia

I'm done fighting and I'm done in general, so end battle and end turn.
= end battle
= end turn

Send the Kazakhstan army to Mongolia and the India one to China. The rest can nap.
= move from Kazakhstan to Mongolia
= move from India to China

Somebody go look at that Golden Mask already, let's say the one in Kenya.
= visit Golden Mask from Kenya

My new army goes in Nigeria. Next, the Congo one moves down to Angola and that's the end of my moves.
= place 1 in Nigeria
= move from Congo to Angola
= end move

Raise one army at Ukraine, and a further one likewise at Poland.
= place 1 in Ukraine
= place 1 in Poland

The army presently in Russia will march into Kazakhstan.
= move from Russia to Kazakhstan

Engage Blue in Norway from Britain, and thereafter Blue in Germany from France.
= attack blue in Norway from Britain
= attack blue in Germany from France

No further movement is intended. Proceed to battle: Teal in Madagascar, struck from Kenya.
= end move
= attack teal in Madagascar from Kenya

Terminate the battle phase, if you please; the men have earned their rest.
= end battle

Both armies in Ethiopia shall advance on Egypt.
= move from Ethiopia to Egypt
= move from Ethiopia to Egypt

A detachment from Iran is to visit the Golden Mask, since it lies unguarded.
= visit Golden Mask from Iran

Put my new one in Canada, then move Canada's other one to Greenland, thanks a million.
= place 1 in Canada
= move from Canada to Greenland

Attack Green in Mexico from Panama, quickly, before he has his tea.
= attack green in Mexico from Panama

I want an army in Greece and one in Turkey, and nothing else today because it's bath night. End turn.
= place 1 in Greece
= place 1 in Turkey
= end turn

My army in Cuba goes to Venezuela, and from Brazil another joins it there.
= move from Cuba to Venezuela
= move from Brazil to Venezuela

That's the fighting over with for me; the kids have enough of it upstairs. End battle, please.
= end battle

As a Swede I must of course take Norway for my new army.
= place 1 in Norway

I let my army walk from Germany to Poland and my other from Poland to Ukraine.
= move from Germany to Poland
= move from Poland to Ukraine

Teal sits in Iceland without a friend. From Greenland I attack him.
= attack teal in Iceland from Greenland

I should very much like to see the Golden Mask before I die, and so my army in India visits it.
= visit Golden Mask from India

My moving is finished now. I attack Green in Chile from Argentina, and that ends my battle.
= end move
= attack green in Chile from Argentina
= end battle

Three new armies I have, and two of these go to Italy and the third to Algeria.
= place 1 in Italy
= place 1 in Italy
= place 1 in Algeria

It is time for my evening coffee, so you may end my turn.
= end turn

wan in spain an wan in morocco there
= place 1 in Spain
= place 1 in Morocco

yer man in Britan over to norway
= move from Britain to Norway

give teal a dig in france from spain will ye
= attack teal in France from Spain

thats me done shiftin lads, end o move
= end move

Fella in Peru to have a gawk at the golden mask, then im off, end turn
= visit Golden Mask from Peru
= end turn

two of the boys from italy over the road to greece so they can have the sun
= move from Italy to Greece
= move from Italy to Greece

a new wan in Cuba. Mexico's lad heads to panama
= place 1 in Cuba
= move from Mexico to Panama

I put one army new in the Argelia.. sorry Algeria
= place 1 in Algeria

The army of Libya she goes to Egipt
= move from Libya to Egypt

attack please to blue,he is in Turkey,me from Greece
= attack blue in Turkey from Greece

Army of Brasil go to Argentina, is more warm. End of move
= move from Brazil to Argentina
= end move

I visit to the Golden Mask with the one of Venezuela, is very beautiful
= visit Golden Mask from Venezuela

one in Filipinas, one in Japan, new both
= place 1 in Philippines
= place 1 in Japan

finish the battle and finish my turn please, the patients call
= end battle
= end turn

drop 1 in russia n 1 in ukraine
= place 1 in Russia
= place 1 in Ukraine

green in kenya bout to get clapped from ethiopia
= attack green in Kenya from Ethiopia

kazakh boy slides to mongolia, china dude does too
= move from Kazakhstan to Mongolia
= move from China to Mongolia

k im done movin, hit blue in iran from iraq
= end move
= attack blue in Iran from Iraq

gotta peep that golden mask w my thai army
= visit Golden Mask from Thailand

no cap just end my turn
= end turn

aus → indo, then another one aus → indo
= move from Australia to Indonesia
= move from Australia to Indonesia

smoke teal in india from china then smoke him in thailand from china too w the other army
= attack teal in India from China
= attack teal in Thailand from China

new one goes argentina bc chile is sus
= place 1 in Argentina

ARMY NEW: CANADA. ARMY IN GREENLAND TO ICELAND.
= place 1 in Canada
= move from Greenland to Iceland

Strike Grn in Congo fm Nigeria. Strike Grn in Angola fm Nigeria. End battle.
= attack green in Congo from Nigeria
= attack green in Angola from Nigeria
= end battle

poland , one fresh army, immediate
= place 1 in Poland

Unit in Arabia advances Iraq. Mvmt complete
= move from Arabia to Iraq
= end move

Recce party fm Madagasgar to the Golden Mask
= visit Golden Mask from Madagascar

Hostilities cease, i.e. end battle. Turn over to the next man.
= end battle
= end turn

1 army germany 2 poland pls
= move from Germany to Poland

1 in chile 1 in peru 1 in columbia xx
= place 1 in Chile
= place 1 in Peru
= place 1 in Colombia

hit blue in britian from iceland hes been horrible to my eldest
= attack blue in Britain from Iceland

sorry on the loo only place i get peace,, norway one to greenland & france one to germany
= move from Norway to Greenland
= move from France to Germany

golden mask! the egypt army visits it, then no more moving ta
= visit Golden Mask from Egypt
= end move

end turn pls nappy emergency
= end turn

In Norge, i mean Norway, set I a new army. Also one in Island (Iceland)
= place 1 in Norway
= place 1 in Iceland

Army what stands in Ukrain may wander to Russia, with warm socks
= move from Ukraine to Russia

I attack green out from Japan, he sits in Phillipines
= attack green in Philippines from Japan

now is the battle end for me.thanks
= end battle

From Congo to Kenya one army , and the same again from Angola to Congo
= move from Congo to Kenya
= move from Angola to Congo
