# How people who had seen neither program nor lists said their orders: of these src/order/analogy.c learns (grammar/from-corpora), so
# that they test nothing.
ruleset armies
map world
seats red blue green teal
seat red
call turn

A new army in Poland, please.
= place 1 in Poland

I raise one army in Kenya and another in Congo.
= place 1 in Kenya
= place 1 in Congo

Two fresh armies appear in Japan.
= place 1 in Japan
= place 1 in Japan

My army in France crosses into Spain.
= move from France to Spain

From Egypt to Libya, one army.
= move from Egypt to Libya

Attack the blue army in Turkey with mine from Iraq.
= attack blue in Turkey from Iraq

My army in Brazil visits the Golden Mask.
= visit Golden Mask from Brazil

I have no further moves to make; please end my move.
= end move

The battle is finished as far as I am concerned.
= end battle

That ends my turn.
= end turn

Green holds Italy; strike him there from Germany.
= attack green in Italy from Germany

Kindly station one new army in India.
= place 1 in India

Sail from Cuba to Mexico.
= move from Cuba to Mexico

Warriors of Mongolia, ride into China!
= move from Mongolia to China

Place an army in each of Peru, Chile and Argentina.
= place 1 in Peru
= place 1 in Chile
= place 1 in Argentina

I move Norway to Britain and Germany to Poland.
= move from Norway to Britain
= move from Germany to Poland

Teal's troops in Thailand are attacked by my army out of China.
= attack teal in Thailand from China

Send the Kazakhstan army to the Golden Mask.
= visit Golden Mask from Kazakhstan

Withdraw from Angola to Congo.
= move from Angola to Congo

Both of my armies in Nigeria march to Algeria.
= move from Nigeria to Algeria
= move from Nigeria to Algeria

Please add one army to Greece. Best regards, Hiroshi
= place 1 in Greece

My move is complete. My battle is complete. My turn is complete.
= end move
= end battle
= end turn

Engage blue in Ukraine from Russia, then end the battle.
= attack blue in Ukraine from Russia
= end battle

The army at Colombia shall go to Panama.
= move from Colombia to Panama

From Iceland I go to Greenland; from Greenland another goes to Canada.
= move from Iceland to Greenland
= move from Greenland to Canada

Three new armies: one in Arabia, two in Iran.
= place 1 in Arabia
= place 1 in Iran
= place 1 in Iran

Let my men in Indonesia pay a visit to the Golden Mask, and then end my move.
= visit Golden Mask from Indonesia
= end move

Assault green in Venezuela from Brazil.
= attack green in Venezuela from Brazil

Australia to Indonesia with one army; Philippines to Japan with one army.
= move from Australia to Indonesia
= move from Philippines to Japan

I recruit an army in Madagascar.
= place 1 in Madagascar

Teal is in Morocco. My army from Spain attacks teal there.
= attack teal in Morocco from Spain

I leave Ethiopia and enter Kenya.
= move from Ethiopia to Kenya

From Algeria, attack blue, who stands in Libya.
= attack blue in Libya from Algeria

One army goes down to Chile from Peru, please, and one more army is placed in Peru.
= move from Peru to Chile
= place 1 in Peru

End of turn for red, thank you.
= end turn

1 in poland pls
= place 1 in Poland

france>spain
= move from France to Spain

atk blue in Germany frm Poland
= attack blue in Germany from Poland

new army egipt. i mean Egypt
= place 1 in Egypt

go see the golden mask w my guy in peru
= visit Golden Mask from Peru

end mvoe
= end move

done fighting, end batle
= end battle

thats my turn over
= end turn

put army kenya , put army congo
= place 1 in Kenya
= place 1 in Congo

i move from Brasil to Argentina
= move from Brazil to Argentina

hit green in itlay from france lol
= attack green in Italy from France

2 armies in china thx
= place 1 in China
= place 1 in China

norway army -> iceland
= move from Norway to Iceland

turkey attacks teal in greece!!
= attack teal in Greece from Turkey

pls visit the goldn mask from Congo
= visit Golden Mask from Congo

Mongolia go in Russia, Kazakstan go in Iran
= move from Mongolia to Russia
= move from Kazakhstan to Iran

stick one in oz (australia) mate and end turn
= place 1 in Australia
= end turn

my army of Ukraine she go to Turkey
= move from Ukraine to Turkey

blue at iraq gets whacked from iran
= attack blue in Iraq from Iran

philipines --> indonesia
= move from Philippines to Indonesia

sry bit late, train was cancelled. mexico to panama, panama to columbia
= move from Mexico to Panama
= move from Panama to Colombia

army new: Britain. Army new: France.
= place 1 in Britain
= place 1 in France

algeria 2 libya 1 army
= move from Algeria to Libya

Attack to Green in Nigeria from the Congo
= attack green in Nigeria from Congo

im done moving
= end move

from Canada Greenland move
= move from Canada to Greenland

add 1 army saudi arabia (the arabia one)
= place 1 in Arabia

Thialand to India then end move pls
= move from Thailand to India
= end move

fight teal in madagascar frm kenya , end battle after
= attack teal in Madagascar from Kenya
= end battle

Goldenmask visit. from Japan.
= visit Golden Mask from Japan

ONE ARMY IN VENEZUELA, ONE IN CUBA
= place 1 in Venezuela
= place 1 in Cuba

spain,morocco move it
= move from Spain to Morocco

w/ my army in Angola i attack Blue in Congo
= attack blue in Congo from Angola

moving chile - peru n ethopia - egypt
= move from Chile to Peru
= move from Ethiopia to Egypt

nothing else, end my turn pls ta
= end turn

A new army for Brazil, please.
= place 1 in Brazil

My army in France marches into Spain.
= move from France to Spain

The Italian front: from Italy I attack Blue in Greece.
= attack blue in Greece from Italy

The army in Egypt pays a visit to the Golden Mask.
= visit Golden Mask from Egypt

My moves are finished.
= end move

That is all the fighting; end the battle phase.
= end battle

I close my turn here.
= end turn

Raise one army in India and one in China.
= place 1 in India
= place 1 in China

Two new armies, both in Canada.
= place 1 in Canada
= place 1 in Canada

Army from Norway to Britain, army from Germany to Poland.
= move from Norway to Britain
= move from Germany to Poland

General Ortega leaves Mexico and assaults Green in Panama.
= attack green in Panama from Mexico

Attack Teal's army in Thailand with mine out of India.
= attack teal in Thailand from India

From Peru go to the Golden Mask.
= visit Golden Mask from Peru

Ship the army at Cuba over to Venezuela.
= move from Cuba to Venezuela

Orders of the Tsar: Russia advances to Kazakhstan. Kazakhstan advances to Mongolia.
= move from Russia to Kazakhstan
= move from Kazakhstan to Mongolia

Build army: Morocco
Build army: Nigeria
Move: Congo to Angola
= place 1 in Morocco
= place 1 in Nigeria
= move from Congo to Angola

I have no more moves to make, so on to the battles.
= end move

Kenya is where my next army is to be set up.
= place 1 in Kenya

Green in Iraq is attacked by my men in Iran.
= attack green in Iraq from Iran

The fleet carries our army out of Japan and lands it in the Philippines.
= move from Japan to Philippines

Let my Libyan army, the one standing in Libya, visit the Golden Mask.
= visit Golden Mask from Libya

Algeria to Libya, then end of movement.
= move from Algeria to Libya
= end move

Teal in Argentina gets attacked from Chile, and so does Blue in Peru.
= attack teal in Argentina from Chile
= attack blue in Peru from Chile

Dear host, I would like to send my one army in Greenland to Iceland. Yours, Henrik
= move from Greenland to Iceland

I recruit in Turkey (1 army) and in Arabia (1 army).
= place 1 in Turkey
= place 1 in Arabia

Battle is done, turn is done.
= end battle
= end turn

Withdraw from Ukraine to Poland.
= move from Ukraine to Poland

Strike Blue in Madagascar from Kenya!
= attack blue in Madagascar from Kenya

An army is founded in Australia; the army of Indonesia sails to the Philippines.
= place 1 in Australia
= move from Indonesia to Philippines

Out of Colombia one army goes to Venezuela and another to Panama.
= move from Colombia to Venezuela
= move from Colombia to Panama

In the name of the Emperor, Spain shall attack Teal in Morocco.
= attack teal in Morocco from Spain

No more battles; end my turn.
= end battle
= end turn

Ethiopia's army must travel into Egypt.
= move from Ethiopia to Egypt

Place one army in Iceland, one in Norway and one in Britain.
= place 1 in Iceland
= place 1 in Norway
= place 1 in Britain

Turn complete. Good luck to all.
= end turn

1 new army canada eh
= place 1 in Canada

germany > france
= move from Germany to France

atk blue in poland from ukraine
= attack blue in Poland from Ukraine

chile army go see golden mask
= visit Golden Mask from Chile

done moveing
= end move

battels over pls
= end battle

thats me done for this turn, cya
= end turn

new: india 1 china 1
= place 1 in India
= place 1 in China

canada army plus one more canada army, new
= place 1 in Canada
= place 1 in Canada

norway goto britian, germany goto poland
= move from Norway to Britain
= move from Germany to Poland

i attack from mexico the green on panama
= attack green in Panama from Mexico

teal guys in thailand get hit from india haha
= attack teal in Thailand from India

goldn mask visit from peru ty
= visit Golden Mask from Peru

cuba->venezula
= move from Cuba to Venezuela

rusia moves kazakstan
= move from Russia to Kazakhstan

marocco new army. congo to angola move
= place 1 in Morocco
= move from Congo to Angola

moves r finished, fight now
= end move

put me an army kenya please my friend
= place 1 in Kenya

iran attacks green (iraq)
= attack green in Iraq from Iran

japan sail to philipines w my army
= move from Japan to Philippines

libya visits the mask, the golden one
= visit Golden Mask from Libya

algeria libya move,then moves end
= move from Algeria to Libya
= end move

brasil attak teal in argentina!!!
= attack teal in Argentina from Brazil

hey :) greenland army to iceland
= move from Greenland to Iceland

turkey+1 arabia+1
= place 1 in Turkey
= place 1 in Arabia

end battel end turn
= end battle
= end turn

ukrane back to poland
= move from Ukraine to Poland

blue @ madagascar attacked frm kenya
= attack blue in Madagascar from Kenya

austraila new army, indonesia army philippines
= place 1 in Australia
= move from Indonesia to Philippines

columbia to venezuela, an other colombia to panama
= move from Colombia to Venezuela
= move from Colombia to Panama

spain go attack teal, he in Morocco
= attack teal in Morocco from Spain

1 armee in Nigeria bitte, sorry my english
= place 1 in Nigeria

ethopia army -> egypt
= move from Ethiopia to Egypt

new armys iceland, norway, britain, 1 each
= place 1 in Iceland
= place 1 in Norway
= place 1 in Britain

mongolia attacks green in china n then battle end
= attack green in China from Mongolia
= end battle

Please place a new army in France, the food is good there.
= place 1 in France

I move one army from Spain to Morocco, it's only a short ferry ride.
= move from Spain to Morocco

Attack blue in Germany from Poland, please.
= attack blue in Germany from Poland

My army in Egypt goes to see the Golden Mask.
= visit Golden Mask from Egypt

I have finished moving.
= end move

That's all the battles for me, thank you.
= end battle

Please end my turn, the soup is boiling over.
= end turn

One army each in Brazil and Peru, please.
= place 1 in Brazil
= place 1 in Peru

Two new armies in India, as my daughter-in-law comes from there.
= place 1 in India
= place 1 in India

From Kenya my army marches to Congo.
= move from Kenya to Congo

Green is sitting in Turkey, so I attack him there from Greece.
= attack green in Turkey from Greece

The army from Libya visits the Golden Mask, with a camera of course.
= visit Golden Mask from Libya

Set up an army in Australia and then move the one in Indonesia to Philippines.
= place 1 in Australia
= move from Indonesia to Philippines

Let the army in Canada travel to Greenland with warm socks.
= move from Canada to Greenland

Into Mexico goes my army from Panama.
= move from Panama to Mexico

Teal's army in China is to be attacked by mine from Mongolia.
= attack teal in China from Mongolia

I attack teal in Japan from Russia, and after that I end my battles.
= attack teal in Japan from Russia
= end battle

Good evening all, a fresh army for Norway and another for Iceland.
= place 1 in Norway
= place 1 in Iceland

Would you please shift my army from Argentina to Chile.
= move from Argentina to Chile

My moves:
Arabia to Iraq
Iraq to Iran
= move from Arabia to Iraq
= move from Iraq to Iran

No further movements today, close my move phase please.
= end move

Fight blue in Britain with the army from France. Sorry, Your Majesty.
= attack blue in Britain from France

Thailand is where I want my new army.
= place 1 in Thailand

The army in Nigeria should walk over to Algeria.
= move from Nigeria to Algeria

I am done with this turn and off to choir practice.
= end turn

Send my Colombian army to Venezuela.
= move from Colombia to Venezuela

Strike green's army in Ukraine from Russia, and move the army in Kazakhstan to Mongolia.
= attack green in Ukraine from Russia
= move from Kazakhstan to Mongolia

Please put one army down in Cuba, I have always wanted to go.
= place 1 in Cuba

My soldiers in Ethiopia would like a day out: let them visit the Golden Mask.
= visit Golden Mask from Ethiopia

Raise one army in Madagascar, one in Angola and one in Kenya.
= place 1 in Madagascar
= place 1 in Angola
= place 1 in Kenya

Blue in Italy gets a beating from my army in Germany.
= attack blue in Italy from Germany

One army from Brazil to Peru, then my movement is over.
= move from Brazil to Peru
= end move

Stop fighting now; end of battles for red.
= end battle

Move the troops from Iran to India and finish my turn, dear host.
= move from Iran to India
= end turn

From Venezuela I attack teal in Colombia, because he laughed at my hat.
= attack teal in Colombia from Venezuela

army in france pls
= place 1 in France

spain -> morocco
= move from Spain to Morocco

atack blue in germny from poland!
= attack blue in Germany from Poland

go see golden mask from egypt, kids love it
= visit Golden Mask from Egypt

done fighting thx
= end battle

end turn plz gotta catch train
= end turn

2 armys in brasil
= place 1 in Brazil
= place 1 in Brazil

kenya too congo
= move from Kenya to Congo

hit green , turkey, from greece
= attack green in Turkey from Greece

New army. Australia. Thanks
= place 1 in Australia

my armie go from Canada in Greenland
= move from Canada to Greenland

visit the goldn mask frm iraq
= visit Golden Mask from Iraq

place one norway one iceland , brrr
= place 1 in Norway
= place 1 in Iceland

teal in chna from mongolia attack him pls
= attack teal in China from Mongolia

im finished moving now love nan
= end move

argentina 2 chile one army
= move from Argentina to Chile

egpyt to libya, libya to algeria
= move from Egypt to Libya
= move from Libya to Algeria

no more battels, thats enough for today
= end battle

i am place army at Japan
= place 1 in Japan

attk blue britain frm france hehe
= attack blue in Britain from France

Phillipines to Indonesia by boat i guess :)
= move from Philippines to Indonesia

peru +1 mexico +1 cuba +1
= place 1 in Peru
= place 1 in Mexico
= place 1 in Cuba

golden maks visit by my army in Arabia
= visit Golden Mask from Arabia

ukrain from russia against green attack
= attack green in Ukraine from Russia

colombia > venezuela and thats my moving done
= move from Colombia to Venezuela
= end move

put army into kazahkstan
= place 1 in Kazakhstan

my turn is finish, good night to all
= end turn

army nigeria goes angola
= move from Nigeria to Angola

from iran i attak teal in india he is my neighbour irl lol
= attack teal in India from Iran

thailand new army pleeease
= place 1 in Thailand

move italy greece + poland ukraine
= move from Italy to Greece
= move from Poland to Ukraine

Madagaskar one army thx
= place 1 in Madagascar

blue sits in ethopia, i go fight him from kenya
= attack blue in Ethiopia from Kenya

panama to colombia, end turn, back to the till
= move from Panama to Colombia
= end turn

My army in Egypt shall go to Libya.
= move from Egypt to Libya

Blue in France is to be attacked by my army in Spain.
= attack blue in France from Spain

From Peru I'd like to visit the Golden Mask.
= visit Golden Mask from Peru

I've no more moves, so end the move.
= end move

Let's call the battle finished.
= end battle

My turn is done.
= end turn

Raise one army in Norway and another in Britain.
= place 1 in Norway
= place 1 in Britain

Let the one in Turkey cross over to Greece.
= move from Turkey to Greece

Kenya is where I want a new army.
= place 1 in Kenya

With the army that is in Germany, strike green in Poland.
= attack green in Poland from Germany

The army in Mongolia marches into China, and the one in Iran into Iraq.
= move from Mongolia to China
= move from Iran to Iraq

Have my Mexico army pay a visit to the Golden Mask.
= visit Golden Mask from Mexico

Two fresh armies should appear in India.
= place 1 in India
= place 1 in India

Attack teal in Thailand out of Indonesia.
= attack teal in Thailand from Indonesia

To Algeria my army from Morocco is to go.
= move from Morocco to Algeria

I wish to hit blue's army in Italy with mine in Greece.
= attack blue in Italy from Greece

Canada's army sails to Greenland, then a new one is placed in Canada.
= move from Canada to Greenland
= place 1 in Canada

I am through with battling.
= end battle

Close my turn now, please.
= end turn

Our men in Russia should assault green in Ukraine.
= attack green in Ukraine from Russia

Put a new army down in Argentina and march the one in Chile over there.
= place 1 in Argentina
= move from Chile to Argentina

The Golden Mask is to be visited by the army in Egypt.
= visit Golden Mask from Egypt

Japan gets an army, and so does the Philippines.
= place 1 in Japan
= place 1 in Philippines

Take the army out of Cuba and bring it to Panama.
= move from Cuba to Panama

Teal sits in Congo: attack him there from Angola.
= attack teal in Congo from Angola

The moving ends here for me.
= end move

I'd like the army that I have in Kazakhstan taken to Russia.
= move from Kazakhstan to Russia

One army goes from Arabia to Egypt, a second from Arabia to Iraq.
= move from Arabia to Egypt
= move from Arabia to Iraq

Station a newly raised army in Iceland.
= place 1 in Iceland

Green's army in Nigeria is to be fought by the one I keep in Congo.
= attack green in Nigeria from Congo

Send the army that holds Venezuela down to Brazil, then end my move.
= move from Venezuela to Brazil
= end move

Let my troops in Ethiopia go and see the Golden Mask.
= visit Golden Mask from Ethiopia

Ship my army from Madagascar over to Kenya.
= move from Madagascar to Kenya

We attack blue in Australia, coming from Indonesia.
= attack blue in Australia from Indonesia

new army in chile plz
= place 1 in Chile

egypt -> arabia
= move from Egypt to Arabia

atk blue in france from britain
= attack blue in France from Britain

visit goldn mask from colombia
= visit Golden Mask from Colombia

done moving
= end move

battle over
= end battle

end trun
= end turn

1 norway 1 iceland new armys
= place 1 in Norway
= place 1 in Iceland

turkey guy to iraq
= move from Turkey to Iraq

new army ethiopia thx
= place 1 in Ethiopia

germany hits green in italy
= attack green in Italy from Germany

mongolia to russia, iran to india
= move from Mongolia to Russia
= move from Iran to India

mexico army visit the golden mask!
= visit Golden Mask from Mexico

2 new ones in ukraine
= place 1 in Ukraine
= place 1 in Ukraine

teal in thailand gets attacked from india
= attack teal in Thailand from India

moroco goes spain
= move from Morocco to Spain

smack blue in turkey w my greece army
= attack blue in Turkey from Greece

canada to greenland then new one in mexico
= move from Canada to Greenland
= place 1 in Mexico

no more fighting, end battle
= end battle

thats me done for the turn
= end turn

russia atack green in kazakstan
= attack green in Kazakhstan from Russia

chile over to peru & new army there too
= move from Chile to Peru
= place 1 in Peru

libya army go visit Golden mask
= visit Golden Mask from Libya

japan + philipines 1 army each
= place 1 in Japan
= place 1 in Philippines

cuba to mexico mv
= move from Cuba to Mexico

attack from angola teal in congo
= attack teal in Congo from Angola

moves finished
= end move

kazakstan into mongolia pls
= move from Kazakhstan to Mongolia

iran one to iraq one to turkey
= move from Iran to Iraq
= move from Iran to Turkey

pls drop army in poland my friend
= place 1 in Poland

Green in Algeria, i attack from Libya.
= attack green in Algeria from Libya

veneuzela army go brazil
= move from Venezuela to Brazil

kenya goes to visit golden mask
= visit Golden Mask from Kenya

move madagascar army too kenya
= move from Madagascar to Kenya

im fighting blue in indonesia from philippines haha
= attack blue in Indonesia from Philippines

A new army for Canada.
= place 1 in Canada

Raise me one army in Peru and one in Chile.
= place 1 in Peru
= place 1 in Chile

Set sail from Iceland, bound for Britain!
= move from Iceland to Britain

From Germany, I attack blue in Poland.
= attack blue in Poland from Germany

Green's army in Egypt shall be attacked by mine from Libya.
= attack green in Egypt from Libya

The army resting in Mexico pays a visit to the Golden Mask.
= visit Golden Mask from Mexico

My movement is complete.
= end move

I have no more battles to fight; end the battle.
= end battle

My turn is finished, and I thank you for your patience.
= end turn

Fresh army: Mongolia.
= place 1 in Mongolia

From India to China, march.
= move from India to China

The teal army in Kenya gets attacked out of Ethiopia.
= attack teal in Kenya from Ethiopia

Let my weary soldiers wander from Turkey down into Arabia.
= move from Turkey to Arabia

Two moves today: Brazil to Argentina, and Venezuela to Colombia.
= move from Brazil to Argentina
= move from Venezuela to Colombia

I wish to put an army on Madagascar.
= place 1 in Madagascar

Japan's army goes over to the Philippines, if you please.
= move from Japan to Philippines

Assault upon teal in Indonesia, launched from Australia.
= attack teal in Indonesia from Australia

My men in Panama would very much like to visit the Golden Mask; send them there.
= visit Golden Mask from Panama

End of movement.
= end move

Battle phase closed on my side.
= end battle

I end my turn here.
= end turn

Place an army in Norway, another in Russia.
= place 1 in Norway
= place 1 in Russia

Fight blue! My army in Ukraine goes for him in Kazakhstan.
= attack blue in Kazakhstan from Ukraine

Morocco's army marches to Algeria.
= move from Morocco to Algeria

I want my Golden Mask, and my army of Cuba fetches it: visit it.
= visit Golden Mask from Cuba

Angola moves into Congo; Congo moves into Nigeria.
= move from Angola to Congo
= move from Congo to Nigeria

Go and hit green where he stands in Greece, with the army from Italy.
= attack green in Greece from Italy

No more moves from me.
= end move

One more army, to be put into Thailand.
= place 1 in Thailand

From Iraq an army proceeds to Iran.
= move from Iraq to Iran

The men of Greenland attack blue in Canada.
= attack blue in Canada from Greenland

Attack teal in Spain from France. Afterwards, end of battle.
= attack teal in Spain from France
= end battle

Both new armies go into Kenya.
= place 1 in Kenya
= place 1 in Kenya

That was everything from my humble side: end the turn.
= end turn

canada 1 new army
= place 1 in Canada

peru+chile one army each pls
= place 1 in Peru
= place 1 in Chile

france->spain
= move from France to Spain

icelnd to britain mv
= move from Iceland to Britain

atk blue poland frm germany
= attack blue in Poland from Germany

green in egypt im comin 4 u, from libya, attack
= attack green in Egypt from Libya

mexico army visits teh golden mask
= visit Golden Mask from Mexico

goldn mask visit from panama thx
= visit Golden Mask from Panama

no more battels
= end battle

turn end pls so sleepy
= end turn

new army mongolia ok
= place 1 in Mongolia

india go china
= move from India to China

teal at kenya, attack by ethopia
= attack teal in Kenya from Ethiopia

turky > arabia
= move from Turkey to Arabia

brazil to argentina, venezuala to colombia, moves
= move from Brazil to Argentina
= move from Venezuela to Colombia

madagasgar plz put an army
= place 1 in Madagascar

japan army => phillipines
= move from Japan to Philippines

ima wreck teal in indonesia from australia
= attack teal in Indonesia from Australia

im finished w moves lol
= end move

Battle finish for me.
= end battle

i end tunr
= end turn

army in norway pls, one in rusia too
= place 1 in Norway
= place 1 in Russia

ukraine attak blu in kazakstan
= attack blue in Kazakhstan from Ukraine

my army of Morocco he goes to Algeria
= move from Morocco to Algeria

cuba guys go see golden mask!!
= visit Golden Mask from Cuba

angola 2 congo pls
= move from Angola to Congo

italy hits green (greece)
= attack green in Greece from Italy

thailand +1
= place 1 in Thailand

iraq - iran
= move from Iraq to Iran

from greenland wanna smash BLUE in canada. do it
= attack blue in Canada from Greenland

spain teal attacked by france, then end battle k
= attack teal in Spain from France
= end battle

plop an army down in nigeria dear
= place 1 in Nigeria

egpyt army walks to libya, then im done moving
= move from Egypt to Libya
= end move

thats all end turn ta
= end turn

Please raise a new army in Brazil, since the carnival needs guarding.
= place 1 in Brazil

Two new armies for Egypt and one for Libya, as the pyramids won't defend themselves.
= place 1 in Egypt
= place 1 in Egypt
= place 1 in Libya

March the army in France over to Spain, where the weather suits it better.
= move from France to Spain

My apologies to blue, but my army in Poland attacks his in Ukraine this evening.
= attack blue in Ukraine from Poland

Let the army in Peru go and see the Golden Mask, for I have heard so much about it.
= visit Golden Mask from Peru

I have walked enough for one day, so that's the end of my moves.
= end move

No more fighting, please, my nerves are gone, so end the battle.
= end battle

Thank you all for a lovely round, I end my turn here.
= end turn

From Norway one army goes to Britain, and from there on to Iceland, because they like the hot springs.
= move from Norway to Britain
= move from Britain to Iceland

Being short of money and of friends, I place just one army, in Mongolia.
= place 1 in Mongolia

Take an army from India to China, and another one from Thailand to China as well, so that it gets company.
= move from India to China
= move from Thailand to China

To teach green some manners, attack him in Kenya from Ethiopia.
= attack green in Kenya from Ethiopia

Set up a fresh army in Australia, if you please, next to the good beach.
= place 1 in Australia

Sorry for the wait, the baby had other plans, but now: Turkey to Iraq with one army, then attack teal in Iran from Iraq.
= move from Turkey to Iraq
= attack teal in Iran from Iraq

Since nobody has touched it for weeks, have my army in Congo visit the Golden Mask.
= visit Golden Mask from Congo

One new army each in Germany, Italy and Greece, and the schnitzel is on me.
= place 1 in Germany
= place 1 in Italy
= place 1 in Greece

My army in Cuba sails for Mexico in search of a decent taco.
= move from Cuba to Mexico

Both of my armies in Kazakhstan shall move to Russia, as the steppe is getting crowded.
= move from Kazakhstan to Russia
= move from Kazakhstan to Russia

Close my moving, and after that attack blue in Algeria from Morocco, for my patience has run out.
= end move
= attack blue in Algeria from Morocco

I know that teal is my daughter, but strike her in Japan from Russia nevertheless.
= attack teal in Japan from Russia

Put one in Argentina and one in Chile, so that the Andes are looked after from both sides.
= place 1 in Argentina
= place 1 in Chile

Greetings from the lake; the army of Colombia goes home to Venezuela and I'm done moving.
= move from Colombia to Venezuela
= end move

The dice and I are no longer on speaking terms, so let the battle be over, and with it my turn.
= end battle
= end turn

For the glory of it, attack green in Angola from Congo and then green in Nigeria from Congo as well.
= attack green in Angola from Congo
= attack green in Nigeria from Congo

In case anyone wondered what I was doing with the boats: one army from the Philippines to Indonesia.
= move from Philippines to Indonesia

As a small present to myself I take three new armies, two in Canada and the other one in Greenland.
= place 1 in Canada
= place 1 in Canada
= place 1 in Greenland

I don't like the way blue smiles, so hit him in Germany from France and from Poland too.
= attack blue in Germany from France
= attack blue in Germany from Poland

Send the Madagascar army across to Kenya, please, the lemurs have stolen its lunch.
= move from Madagascar to Kenya

My turn is finished, and so is the bottle.
= end turn

Let us place an army in Arabia and send the one from Iraq to Iran, to keep the caravans rolling.
= place 1 in Arabia
= move from Iraq to Iran

The fellows in Mexico have earned a holiday and are to visit the Golden Mask, from Mexico of course.
= visit Golden Mask from Mexico

First I move from Spain to Morocco, after that from Italy to Libya, and then we call it a day, so end my turn.
= move from Spain to Morocco
= move from Italy to Libya
= end turn

Because green asked so nicely for trouble in the chat, attack green in Panama from Colombia.
= attack green in Panama from Colombia

Raise an army in Britain, thank you very much, and God save the ruleset.
= place 1 in Britain

All the walking is done and everybody has blisters, so close my movement.
= end move

new army brazil pls cuz carnival
= place 1 in Brazil

2 armies egypt n 1 in lybia thx
= place 1 in Egypt
= place 1 in Egypt
= place 1 in Libya

sry blue but i atack u in ukraine from poland lol
= attack blue in Ukraine from Poland

france > spain 1 army, sun sun sun
= move from France to Spain

im done moving, feet hurt haha
= end move

visit teh golden mask w my peru army,, always wanted to see it
= visit Golden Mask from Peru

thats my turn over, dinner time bye
= end turn

battle over for me pls. too much blood
= end battle

norway go britain then from there iceland, brrr
= move from Norway to Britain
= move from Britain to Iceland

one army each germny italy greece cheers mate
= place 1 in Germany
= place 1 in Italy
= place 1 in Greece

attack green! in kenya! from etiopia! sorry caps lock broke
= attack green in Kenya from Ethiopia

teal in iran from iraq attack plz she deserves it
= attack teal in Iran from Iraq

my bad was sleeping.. army cuba to mexico, tacos
= move from Cuba to Mexico

both armys from kazakstan into russia ok thx
= move from Kazakhstan to Russia
= move from Kazakhstan to Russia

1 in austrailia 1 in indonesia since its far from you all
= place 1 in Australia
= place 1 in Indonesia

army from congo visits Golden mask, touristing hehe
= visit Golden Mask from Congo

india -> china and thailand -> china as well, big party
= move from India to China
= move from Thailand to China

Hello I am attacking of the blue in Algeria, from Morocco, with excuses
= attack blue in Algeria from Morocco

end my trun pls phone dying
= end turn

put army in mongolia bcuz horses
= place 1 in Mongolia

stop fighting now i mean end the battle thx u
= end battle

ok so move collombia to venezuela and after that done w moves
= move from Colombia to Venezuela
= end move

kids are screaming so fast, attack teal japan from russia
= attack teal in Japan from Russia

from turky go to iraq one army, gracias
= move from Turkey to Iraq

argentina 1 army, chile another one, vamos
= place 1 in Argentina
= place 1 in Chile

hit green in nigeria & in angola, both from congo, muahaha
= attack green in Nigeria from Congo
= attack green in Angola from Congo

filipines army sail to indonesia plz waves are good
= move from Philippines to Indonesia

i got 3 new so 2 go canada the other one greenland eh
= place 1 in Canada
= place 1 in Canada
= place 1 in Greenland

madagaskar to kenya, lemurs bite
= move from Madagascar to Kenya

Place army. Britain. for the queen (rip)
= place 1 in Britain

mexico army go look at golden mask pls, instagram
= visit Golden Mask from Mexico

blue is in panama, i hit him there from colombia, surprise!!
= attack blue in Panama from Colombia

finito. move phase end. ciao
= end move

1 army saudi.. i mean arabia lol, and iraq army to iran
= place 1 in Arabia
= move from Iraq to Iran

spain to maroco, italy to libya, then my turn finish, holidays start
= move from Spain to Morocco
= move from Italy to Libya
= end turn

Canada +1
= place 1 in Canada

Garrison Cuba with a brand-new army.
= place 1 in Cuba

Plonk one army down in Peru and another in Chile.
= place 1 in Peru
= place 1 in Chile

Fresh armies: Norway, Britain, Iceland.
= place 1 in Norway
= place 1 in Britain
= place 1 in Iceland

A pair of new armies for Egypt.
= place 1 in Egypt
= place 1 in Egypt

Germany -> Poland
= move from Germany to Poland

Wheel my army from France round to Spain.
= move from France to Spain

The march of the Kenya army to Ethiopia.
= move from Kenya to Ethiopia

Out of Mongolia, into China: one army.
= move from Mongolia to China

Trundle down from Mexico to Panama.
= move from Mexico to Panama

Oust blue from Italy, out of France.
= attack blue in Italy from France

A raid on green in Libya, launched from Algeria.
= attack green in Libya from Algeria

From Turkey: war on teal in Greece!
= attack teal in Greece from Turkey

Blue's Iran army gets a pounding from mine in Iraq.
= attack blue in Iran from Iraq

India x Thailand (green)
= attack green in Thailand from India

A pilgrimage to the Golden Mask by my army in Nigeria.
= visit Golden Mask from Nigeria

Golden Mask: pop in, from Egypt.
= visit Golden Mask from Egypt

My marching is over.
= end move

The fighting is closed.
= end battle

I yield the floor: turn finished.
= end turn

Moves:
Brazil to Argentina
Peru to Chile
Colombia to Venezuela
= move from Brazil to Argentina
= move from Peru to Chile
= move from Colombia to Venezuela

Battles
- Russia on teal, Ukraine
- Kazakhstan on blue, Mongolia
= attack teal in Ukraine from Russia
= attack blue in Mongolia from Kazakhstan

The raising of an army in Madagascar.
= place 1 in Madagascar

Angola's army strolls over to Congo.
= move from Angola to Congo

Usher the Philippines army to Indonesia.
= move from Philippines to Indonesia

Drub green: target Australia, springboard Indonesia.
= attack green in Australia from Indonesia

To Japan from China goes my army.
= move from China to Japan

A new host rises in Kazakhstan.
= place 1 in Kazakhstan

Evict teal from Greenland, with the Canadians of Canada.
= attack teal in Greenland from Canada

Reinforcements: one army, Arabia.
= place 1 in Arabia

Let the army of Morocco pay its respects to the Golden Mask.
= visit Golden Mask from Morocco

Shift Spain to Morocco, then end of movement.
= move from Spain to Morocco
= end move

Teal in Poland shall be assailed out of Ukraine, and with that the battles end.
= attack teal in Poland from Ukraine
= end battle

Two armies tramp from Iraq to Arabia.
= move from Iraq to Arabia
= move from Iraq to Arabia

Hurl my Venezuela army at blue, Colombia.
= attack blue in Colombia from Venezuela

cananda +1
= place 1 in Canada

garison cuba w a new army
= place 1 in Cuba

plnok 1 in peru n 1 in chile
= place 1 in Peru
= place 1 in Chile

new armys norway brittain iceland
= place 1 in Norway
= place 1 in Britain
= place 1 in Iceland

2 for eygpt
= place 1 in Egypt
= place 1 in Egypt

germny->polnad
= move from Germany to Poland

whel my army frm france to spian
= move from France to Spain

kenia to ethopia pls
= move from Kenya to Ethiopia

mongolia army he goes to chine
= move from Mongolia to China

mexco > panma
= move from Mexico to Panama

oust bleu from italy outta france
= attack blue in Italy from France

raid green in lybia frm algeria
= attack green in Libya from Algeria

turky hits teal in greec
= attack teal in Greece from Turkey

ponud blue in iran from irak
= attack blue in Iran from Iraq

india x tailand (gren)
= attack green in Thailand from India

visti the goldn mask from nigera
= visit Golden Mask from Nigeria

egypt guys go see golden msak
= visit Golden Mask from Egypt

move endd
= end move

batle over
= end battle

trun done thx
= end turn

brasil to argentna, peru to chlie
= move from Brazil to Argentina
= move from Peru to Chile

rusia on teal in ukrane!!
= attack teal in Ukraine from Russia

kazakstan atacks blue mongolia
= attack blue in Mongolia from Kazakhstan

one army madagasgar
= place 1 in Madagascar

angloa -> cogno
= move from Angola to Congo

phillipines army to indonesa
= move from Philippines to Indonesia

smack gren in austrlia frm indonesia lol
= attack green in Australia from Indonesia

put my army from chna onto japn
= move from China to Japan

new one kazhakstan ta
= place 1 in Kazakhstan

teal out of grenland! canada does it, attack
= attack teal in Greenland from Canada

arabia gets 1 army new
= place 1 in Arabia

moroco pops by goldne mask
= visit Golden Mask from Morocco

spain>morroco end moves
= move from Spain to Morocco
= end move

atatck teal in polnd frm ukraine, end batle
= attack teal in Poland from Ukraine
= end battle

venezula vs blue in columbia go
= attack blue in Colombia from Venezuela

My army in Peru goes to Chile.
= move from Peru to Chile

Attack the blue army in France from Spain.
= attack blue in France from Spain

Send two armies from Egypt to Libya.
= move 2 from Egypt to Libya

I've finished moving.
= end move

My turn is over.
= end turn

Raise one army in Poland and one in Germany.
= place 1 in Poland
= place 1 in Germany

From Turkey, strike Green in Iraq.
= attack green in Iraq from Turkey

March an army out of China into Mongolia.
= move from China to Mongolia

Teal's army in Iceland is to be attacked by mine in Greenland.
= attack teal in Iceland from Greenland

I recruit one army in Cuba and then march it to Mexico.
= place 1 in Cuba
= move from Cuba to Mexico

One army from Canada to Greenland, and then I am finished with my moves.
= move from Canada to Greenland
= end move

Use my army in Iran to fight against green in India.
= attack green in India from Iran

new army brasil pls
= place 1 in Brazil

peru army to chile
= move from Peru to Chile

atk blue in france from spain
= attack blue in France from Spain

2 armys egypt - libya
= move 2 from Egypt to Libya

1 poland 1 germany new ones
= place 1 in Poland
= place 1 in Germany

turkey attacks green at irak
= attack green in Iraq from Turkey

army from China go in Mongolia, thanks you
= move from China to Mongolia

teal in iceland, attack from grenland
= attack teal in Iceland from Greenland

plce 1 in cuba n 1 in mexico
= place 1 in Cuba
= place 1 in Mexico

canada army > greenland, end move
= move from Canada to Greenland
= end move

hit green in india w my army from iran haha sorry mate
= attack green in India from Iran

I raise a new army in Brazil.
= place 1 in Brazil

Please attack the blue army in Spain from France.
= attack blue in Spain from France

March both armies, two in number, from Egypt to Libya.
= move 2 from Egypt to Libya

One new army for Kenya, one new army for Angola.
= place 1 in Kenya
= place 1 in Angola

Germany strikes green in Poland.
= attack green in Poland from Germany

Let the army in Canada sail to Greenland, and the one in Greenland to Iceland.
= move from Canada to Greenland
= move from Greenland to Iceland

Teal in Iraq shall be attacked from Iran; thereafter my turn is concluded.
= attack teal in Iraq from Iran
= end turn

Put a fresh army down in Mexico and then shift an army from Mexico to Cuba.
= place 1 in Mexico
= move from Mexico to Cuba

From Mongolia I invade China, where blue is sitting. Attack him!
= attack blue in China from Mongolia

Two of my armies leave Argentina for Chile.
= move 2 from Argentina to Chile

Station one new army in Turkey, please.
= place 1 in Turkey

That is everything for this turn, I end it here.
= end turn

new army brazil pls
= place 1 in Brazil

france atks blue in spain
= attack blue in Spain from France

2 armys egypt to lybia
= move 2 from Egypt to Libya

im done moving lol
= end move

Take that green! attack him in poland form germany
= attack green in Poland from Germany

My army what is in Canada goes to Greenland
= move from Canada to Greenland

from iran i bash teal (iraq) and then thats my turn over
= attack teal in Iraq from Iran
= end turn

argentna army go chile pls, sent from my phone
= move from Argentina to Chile

Army new in Mexico I put, after one of Mexico goes to Cuba
= place 1 in Mexico
= move from Mexico to Cuba

whack blue in china outta mongolia, yeehaw
= attack blue in China from Mongolia

one more armie in ukrane
= place 1 in Ukraine

two from italy too france, done w moves
= move 2 from Italy to France
= end move
