ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

I put five new units in Ashford and three at Beacon.
= deploy 5 in Ashford
= deploy 3 in Beacon

From Crag, six of my men attack Ironmouth.
= attack Ironmouth from Crag with 6

Send the envoy to Brinn with a fat bribe.
= activate Brinn with bribe

Kaldor listens to nobody, so I shall give them a long oration and win them that way.
= activate Kaldor with long oration

Solmar has been far too friendly with Tharn; blackmail them into neutrality.
= de-activate Solmar with blackmail

My gold goes on mercenaries this time.
= recruit mercenaries

I'm happy just to take the points, dear.
= acquire points

We threaten Hesper until it joins us, and so ends our diplomacy.
= activate Hesper with threats
= end diplomacy

Four fresh units for Millrace. That concludes my deployment.
= deploy 4 in Millrace
= end deployment

Stormhead attacks Windward with eight and Fenwick attacks Glimmerfen with three.
= attack Windward from Stormhead with 8
= attack Glimmerfen from Fenwick with 3

No more fighting today. No mobilisation either.
= end battle
= no mobilisation

At the end I bring all of Oakhaven's men to Juniper, because Tharn looks hungry.
= mobilise all from Oakhaven to Juniper

One watchman stays behind at Thornwick and the rest go to Embergate.
= mobilise all but 1 from Thornwick to Embergate

Mobilise seven from Goldacre to Limestead, and my turn is ended.
= mobilise 7 from Goldacre to Limestead
= end turn

Two for Wolfden, two for Icewater, and the last one for Blackwater.
= deploy 2 in Wolfden
= deploy 2 in Icewater
= deploy 1 in Blackwater

I want Amberfell, so I attack it with nine out of Mistvale.
= attack Amberfell from Mistvale with 9

The siege begins at Anvil: five men from Cinderpass and four from Copperdale throw themselves on it.
= attack Anvil from Cinderpass with 5
= attack Anvil from Copperdale with 4

I use the bribe on Solmar and the threats on Brinn.
= activate Solmar with bribe
= activate Brinn with threats

Take Brinn away from Tharn by means of threats.
= de-activate Brinn with threats

My diplomacy is finished for this round.
= end diplomacy

With the new men, all six of them, I fill Ravenscar.
= deploy 6 in Ravenscar

Bogwald is a swamp and nobody likes it there, so its four soldiers march to Fenwick.
= mobilise 4 from Bogwald to Fenwick

Tharn left Limestead to two old men and a dog. Five of mine from Goldacre go and take it.
= attack Limestead from Goldacre with 5

I hire mercenaries, I deploy three in Beacon, and I attack Embergate from Beacon with four.
= recruit mercenaries
= deploy 3 in Beacon
= attack Embergate from Beacon with 4

I'm staying where I am, so no mobilisation.
= no mobilisation

End of the battle, please, then three men move over from Ironmouth to Crag.
= end battle
= mobilise 3 from Ironmouth to Crag

Blackmail is an ugly word, but that is how we win over Hesper.
= activate Hesper with blackmail

Turn Kaldor neutral with a good long oration and then I've nothing else for the diplomats.
= de-activate Kaldor with long oration
= end diplomacy

Glimmerfen receives three of my new units. From Glimmerfen I strike Millrace with five.
= deploy 3 in Glimmerfen
= attack Millrace from Glimmerfen with 5

The garrison of Icewater, all of it, comes south to Wolfden.
= mobilise all from Icewater to Wolfden

Six lads from Windward are to storm Thornwick, and the four at Mistvale stay where they are.
= attack Thornwick from Windward with 6

We acquire points and we end our turn.
= acquire points
= end turn

Place one unit in each of Juniper and Oakhaven, please and thank you.
= deploy 1 in Juniper
= deploy 1 in Oakhaven

Copperdale has ten; with eight I attack Cinderpass.
= attack Cinderpass from Copperdale with 8

After the battle I wish to shift two from Amberfell to Oakhaven, where poor old Sergeant Bell stands alone.
= mobilise 2 from Amberfell to Oakhaven

Bribe Kaldor for us, then put seven at Stormhead and call the deployment closed.
= activate Kaldor with bribe
= deploy 7 in Stormhead
= end deployment

Leave three in Anvil, mobilise everyone else from there to Ashford.
= mobilise all but 3 from Anvil to Ashford

Blackwater is attacked by five of mine from Wolfden and, from Limestead, by another six.
= attack Blackwater from Wolfden with 5
= attack Blackwater from Limestead with 6

My turn ends here. Good luck, Tharn, you'll need it.
= end turn

Fenwick takes on Ravenscar with four, then the battle is over for me, and five go from Fenwick to Bogwald.
= attack Ravenscar from Fenwick with 4
= end battle
= mobilise 5 from Fenwick to Bogwald

4 new in ashfrd 2 in crag
= deploy 4 in Ashford
= deploy 2 in Crag

bribe brinn
= activate Brinn with bribe

long speech to Solmar, the oration i mean, bring em in
= activate Solmar with long oration

anvil hits ironmouth w 5
= attack Ironmouth from Anvil with 5

mercs pls
= recruit mercenaries

just the points ta
= acquire points

blackmal hesper to drop tharn
= de-activate Hesper with blackmail

threaten kaldor, then dipl done
= activate Kaldor with threats
= end diplomacy

Everbody from stormhead shift to windward at the end
= mobilise all from Stormhead to Windward

I attack with 6 mens of Fenwick the Bogwald
= attack Bogwald from Fenwick with 6

no mobilizing, end turn
= no mobilisation
= end turn

embergate 3 new!! beacon 3 too bless
= deploy 3 in Embergate
= deploy 3 in Beacon

mistvale on amberfel with 7, tharns only got 2 there the eejit
= attack Amberfell from Mistvale with 7

5 lads from oakhavn over to juniper after, 1 stays
= mobilise 5 from Oakhaven to Juniper

Kaldor - neutral w threats pls
= de-activate Kaldor with threats

goldacre>limestead 4, goldacre>blackwater 4, attacks
= attack Limestead from Goldacre with 4
= attack Blackwater from Goldacre with 4

thats deployment done
= end deployment

stop the fight now, i've lost enough
= end battle

all but 2 of wolfden go icewater
= mobilise all but 2 from Wolfden to Icewater

Solmar get bribe from me and Hesper get the blackmail
= activate Solmar with bribe
= activate Hesper with blackmail

6 new for ravenscar end deploy
= deploy 6 in Ravenscar
= end deployment

glimerfen goes for millrace, 8 men, no survivers
= attack Millrace from Glimmerfen with 8

2 guys copperdale -> cinderpass pls (mobilise)
= mobilise 2 from Copperdale to Cinderpass

brinn is friend of Tharn, with one long oration I make her neutral
= de-activate Brinn with long oration

crag 3 at anvil, ashford 4 at anvil too, then battle finished
= attack Anvil from Crag with 3
= attack Anvil from Ashford with 4
= end battle

one unit each windward n thornwick
= deploy 1 in Windward
= deploy 1 in Thornwick

end trun
= end turn

my five at Thornwik attack embergate yeah
= attack Embergate from Thornwick with 5

Hire the mercenarys, end diplomacy
= recruit mercenaries
= end diplomacy

the whole lot of bogwald moves to fenwick its wet there lol
= mobilise all from Bogwald to Fenwick

new uns: millrace 2 stormhed 3
= deploy 2 in Millrace
= deploy 3 in Stormhead

juniper attack w 4 to oakhaven
= attack Oakhaven from Juniper with 4

Points for me & im done
= acquire points
= end turn

get brinn on our side w threats
= activate Brinn with threats

From limestead they go nine to attack Goldacre. the others keep quiet
= attack Goldacre from Limestead with 9

put 5 iceawter then hit wolfden from there w 6
= deploy 5 in Icewater
= attack Wolfden from Icewater with 6

move at end, three, beacon to embergate and thats turn over
= mobilise 3 from Beacon to Embergate
= end turn

kaldor wants money give him bribe
= activate Kaldor with bribe

blakwater 2 new please pet
= deploy 2 in Blackwater

Ironmouth smash crag with six. ravenscar smash fenwick with three
= attack Crag from Ironmouth with 6
= attack Fenwick from Ravenscar with 3

Station four of my new units at Anvil Crag and one at Ironmouth.
= deploy 4 in Anvil Crag
= deploy 1 in Ironmouth

Ravenscar is to be stormed from Fenwick with six.
= attack Ravenscar from Fenwick with 6

When all is over, three men stroll from Oakhaven to Juniper.
= mobilise 3 from Oakhaven to Juniper

I mean to win over Brinn with a bribe, and Kaldor with a long oration, of which I have given many in my forty years of lecturing.
= activate Brinn with bribe
= activate Kaldor with long oration

Make Solmar neutral again for me by means of blackmail.
= de-activate Solmar with blackmail

I shall recruit the mercenaries and after that my diplomacy is at an end.
= recruit mercenaries
= end diplomacy

Give Hesper some threats until it comes to our side, please.
= activate Hesper with threats

Three to Mistvale, and three likewise to Amberfell; that closes my deployment.
= deploy 3 in Mistvale
= deploy 3 in Amberfell
= end deployment

Tharn left the door of Bogwald open, so five of mine go in from Glimmerfen and attack it.
= attack Bogwald from Glimmerfen with 5

Everyone in Wolfden shall be mobilised to Icewater, apart from one sentry.
= mobilise all but 1 from Wolfden to Icewater

I will take the points this time, thank you.
= acquire points

Attack Millrace out of Copperdale with four, then Stormhead out of Windward with seven, and there let the battle rest.
= attack Millrace from Copperdale with 4
= attack Stormhead from Windward with 7
= end battle

No mobilisation today, my people are tired; I end my turn.
= no mobilisation
= end turn

All the soldiers at Beacon go over to Embergate, as I see no use in guarding an old lamp.
= mobilise all from Beacon to Embergate

From the eight at Blackwater, two are to be mobilised to Limestead and another three to Goldacre. The rest of them stay.
= mobilise 2 from Blackwater to Limestead
= mobilise 3 from Blackwater to Goldacre

5 new uns in thornwick ta love
= deploy 5 in Thornwick

atk Ashford frm ironmouth w/ 3
= attack Ashford from Ironmouth with 3

Bribe Kaldor for me, i want him on my side. then no more diplomacy
= activate Kaldor with bribe
= end diplomacy

cinder pass gets 2, coperdale gets 2, done deploying
= deploy 2 in Cinderpass
= deploy 2 in Copperdale
= end deployment

deactivate brinn w threats lol bye tharn
= de-activate Brinn with threats

get me them mercenarys
= recruit mercenaries

Windward to Storm head attack is with 6 men and from Thornwick there also 2
= attack Stormhead from Windward with 6
= attack Stormhead from Thornwick with 2

mobilize evry1 in amberfel to mistvale
= mobilise all from Amberfell to Mistvale

i'm going for the points , acquire. and thats my turn finished
= acquire points
= end turn

hit limestead with four from goldacer because his guys went home early
= attack Limestead from Goldacre with 4

Long oration on Hesper to activate, and blackmail on Solmar also activate. Thank you sir.
= activate Hesper with long oration
= activate Solmar with blackmail

battle over 4 me. 2 men from Millrace mobilise to fenwik
= end battle
= mobilise 2 from Millrace to Fenwick

no mobilistaion end turn
= no mobilisation
= end turn

Wolfden lot all go over black water at the end xcept 2 (someones got to watch the gate)
= mobilise all but 2 from Wolfden to Blackwater

juniper 1 new man, oakhaven 3 new. then oakhaven goes for Ambrefell with five
= deploy 1 in Juniper
= deploy 3 in Oakhaven
= attack Amberfell from Oakhaven with 5

Four new recruits for Ashford, please.
= deploy 4 in Ashford

With five units I attack Ravenscar out of Copperdale.
= attack Ravenscar from Copperdale with 5

Send the long oration to Brinn, they do like a good talker over there.
= activate Brinn with long oration

Two of the fellows at Windward can stroll over to Stormhead when the fighting's done.
= mobilise 2 from Windward to Stormhead

I intend to win over Solmar by means of a bribe; thereafter I wish to conclude the diplomacy.
= activate Solmar with bribe
= end diplomacy

Three go in Oakhaven, two go in Juniper and one goes in Goldacre.
= deploy 3 in Oakhaven
= deploy 2 in Juniper
= deploy 1 in Goldacre

Hesper has become Tharn's friend, so kindly de-activate Hesper by using blackmail.
= de-activate Hesper with blackmail

Mercenaries, please: recruit them, for I haven't enough hands on the ward. Then five new units to Limestead.
= recruit mercenaries
= deploy 5 in Limestead

I'm going to take the points this time, and after that I've nothing further to say in diplomacy.
= acquire points
= end diplomacy

Have seven of mine go at Bogwald from Fenwick, and when they've finished, three from Millrace go at Glimmerfen.
= attack Bogwald from Fenwick with 7
= attack Glimmerfen from Millrace with 3

At the end everybody in Wolfden walks to Icewater.
= mobilise all from Wolfden to Icewater

I threaten Kaldor until he is on my side.
= activate Kaldor with threats

All but two of the Blackwater garrison should mobilise to Limestead, because there's nothing left to guard at home.
= mobilise all but 2 from Blackwater to Limestead

There will be no mobilisation, and my turn is finished.
= no mobilisation
= end turn

That's it for my deployment.
= end deployment

Strengthen Beacon by six, since Tharn has his eye on it, and then finish my deployment.
= deploy 6 in Beacon
= end deployment

The eight which I have in Embergate shall storm Cinderpass, and the four which I have in Copperdale shall help them there.
= attack Cinderpass from Embergate with 8
= attack Cinderpass from Copperdale with 4

Bribe Hesper for me. Brinn shall hear some threats.
= activate Hesper with bribe
= activate Brinn with threats

Anvil Crag is full of iron and empty of men, so we attack it from Ironmouth with four.
= attack Anvil Crag from Ironmouth with 4

Please take one man from Thornwick to Mistvale and another two from Amberfell to the same place.
= mobilise 1 from Thornwick to Mistvale
= mobilise 2 from Amberfell to Mistvale

No more battles from my side.
= end battle

I make Solmar neutral again with a long oration, and I purchase nobody else: end of diplomacy.
= de-activate Solmar with long oration
= end diplomacy

Five fresh units are to be stationed at Millrace.
Another two to Fenwick, which adjoins.
= deploy 5 in Millrace
= deploy 2 in Fenwick

Stop the bus, I'm getting off here; end my turn.
= end turn

My new lads: two to Fenwick and two to Bogwald. From Fenwick I then attack Millrace with six.
= deploy 2 in Fenwick
= deploy 2 in Bogwald
= attack Millrace from Fenwick with 6

We know an ugly secret about Kaldor, therefore blackmail will activate him.
= activate Kaldor with blackmail

Juniper is only defended by a boy and a dog. I take it from Oakhaven with three.
= attack Juniper from Oakhaven with 3

I recruit the mercenaries and I also acquire the points.
= recruit mercenaries
= acquire points

The whole lot in Glimmerfen retires to Millrace, apart from one sentry.
= mobilise all but 1 from Glimmerfen to Millrace

Stormhead attacks Windward with four, likewise Beacon attacks Embergate with four.
= attack Windward from Stormhead with 4
= attack Embergate from Beacon with 4

Since Copperdale has suffered so many losses, three new ones are sent there.
= deploy 3 in Copperdale

Threats should be enough to pull Brinn away from Tharn, so turn Brinn neutral with those.
= de-activate Brinn with threats

I'd rather nobody moved at the end, they've all been on their feet since five. You can close my turn.
= no mobilisation
= end turn

Two go from Ravenscar to Copperdale, two go from Ravenscar to Cinderpass, and the rest of them stay there.
= mobilise 2 from Ravenscar to Copperdale
= mobilise 2 from Ravenscar to Cinderpass

Limestead I would like to conquer from Goldacre with nine, and with this my battles are ended.
= attack Limestead from Goldacre with 9
= end battle

A single unit to Icewater, where it is cold and lonely.
= deploy 1 in Icewater

Mobilise three of the six in Ironmouth to Anvil Crag and finish the turn.
= mobilise 3 from Ironmouth to Anvil Crag
= end turn

Let us bribe Kaldor, they never say no to money.
= activate Kaldor with bribe

The wounded of Mistvale, all of them, are to be taken to Amberfell.
= mobilise all from Mistvale to Amberfell

Hit Wolfden with five from Blackwater and with another two from Icewater.
= attack Wolfden from Blackwater with 5
= attack Wolfden from Icewater with 2

6 newbs, 4 ashford 2 beacon
= deploy 4 in Ashford
= deploy 2 in Beacon

copperdale from ravnscar w 6 ty, rest chill
= attack Copperdale from Ravenscar with 6

give kaldor teh long speech, oration i mean, n then end diplomacy
= activate Kaldor with long oration
= end diplomacy

2 of windward lads to stormhed at the end please
= mobilise 2 from Windward to Stormhead

bribe solmar, end diplo
= activate Solmar with bribe
= end diplomacy

3 in oakhaven,2 juniper,1 goldacer
= deploy 3 in Oakhaven
= deploy 2 in Juniper
= deploy 1 in Goldacre

Brinn deactivate, with blackmale,, then merceneries recruit
= de-activate Brinn with blackmail
= recruit mercenaries

i want recruit mercenarys, and deploy of 3 in Anvil crag
= recruit mercenaries
= deploy 3 in Anvil Crag

aquire points thx
= acquire points

Bogwald with 6 on Fenwik, and from Glimerfen with 2 I attack the same
= attack Fenwick from Bogwald with 6
= attack Fenwick from Glimmerfen with 2

everyone icewater -> blackwatr last thing
then end turn
= mobilise all from Icewater to Blackwater
= end turn

kaldor gets threats lol join me or else
= activate Kaldor with threats

All peoples from Blackwater without 2 mobilise to Limested. Two is staying for the light to keep on
= mobilise all but 2 from Blackwater to Limestead

no mobilizaton, turn end
= no mobilisation
= end turn

thats me done deployin
= end deployment

beacon +6 n end deployment
= deploy 6 in Beacon
= end deployment

Four nos. from Copperdale will be attacking Cinder pass, also Embergate three nos. same place.
= attack Cinderpass from Copperdale with 4
= attack Cinderpass from Embergate with 3

hesper bribe,, brinn threats,, thats all me diplomacy
= activate Hesper with bribe
= activate Brinn with threats
= end diplomacy

ashford from anvil crg w four, he left it empty the muppet
= attack Ashford from Anvil Crag with 4

thornwick 1 mistvale, amberfel 2 mistvale, move at end pls
= mobilise 1 from Thornwick to Mistvale
= mobilise 2 from Amberfell to Mistvale

end batle
= end battle

solmar is in tharns pocket so back to neutral with a bribe xx
= de-activate Solmar with bribe

Seven new unit kindly put, five at Milrace two at Stormhead
= deploy 5 in Millrace
= deploy 2 in Stormhead

ok bed now end trun
= end turn

fenwick 2 new bogwald 2 new then fenwick attacks millrace 6
= deploy 2 in Fenwick
= deploy 2 in Bogwald
= attack Millrace from Fenwick with 6

I know dirty thing about Kaldor so blackmail to him, he will be my ally
= activate Kaldor with blackmail

junper 3 at goldacre, oakhavn 4 at goldacre SMASH
= attack Goldacre from Juniper with 3
= attack Goldacre from Oakhaven with 4

mercs pls and points also aquire
= recruit mercenaries
= acquire points

glimmerfen lot all bar 1 to Millrace ta
= mobilise all but 1 from Glimmerfen to Millrace

stormhead on windwrd 4, beacon on embergate 4
= attack Windward from Stormhead with 4
= attack Embergate from Beacon with 4

embergate needs 3 poor buggers took a pasting, thats deployment finished
= deploy 3 in Embergate
= end deployment

threats on brinn to make them neutrel again, they are with Tharn at the moment
= de-activate Brinn with threats

Nobody is moving by me at the end, no mobilisation
= no mobilisation

2 from ravenscar 2 copperdale an 2 from there to cinderpass
= mobilise 2 from Ravenscar to Copperdale
= mobilise 2 from Ravenscar to Cinderpass

Limestaed I attack from goldacre with nine,battle is then to end.
= attack Limestead from Goldacre with 9
= end battle

1 guy icewater brrr
= deploy 1 in Icewater

Mobilise pls 3 Ironmouth to Anvil Crag, then turn is over from my end
= mobilise 3 from Ironmouth to Anvil Crag
= end turn

kaldor, here, have some cash (bribe)
= activate Kaldor with bribe

all in amberfel go mist vale they need a lie down
= mobilise all from Amberfell to Mistvale

wolfden!! 5 from blackwater 2 from icewter attack attack
= attack Wolfden from Blackwater with 5
= attack Wolfden from Icewater with 2

Pour three into Ashford and a couple into Fenwick, so.
= deploy 3 in Ashford
= deploy 2 in Fenwick

Tharn's been drinking for free in Millrace long enough: five of mine from Glimmerfen will throw him out.
= attack Millrace from Glimmerfen with 5

Have a quiet word with Brinn and a fat envelope, a bribe like.
= activate Brinn with bribe

When the fighting's done, four of the lads in Anvil ramble over to Crag.
= mobilise 4 from Anvil to Crag

I'll take the mercenaries, God help us, and that's the end of my diplomacy.
= recruit mercenaries
= end diplomacy

Beacon's full to the door. Everyone bar two of them goes to Mistvale at the finish.
= mobilise all but 2 from Beacon to Mistvale

Give Solmar a long oration, I've been known to talk, and then get the points in as well.
= activate Solmar with long oration
= acquire points

I would like to deploy four in Oakhaven, because there my soldiers are very tired.
= deploy 4 in Oakhaven

Hesper will listen to us after some threats, I am sure. Please use them.
= activate Hesper with threats

From Stormhead I attack Windward with six, and from Thornwick also, but only with three.
= attack Windward from Stormhead with 6
= attack Windward from Thornwick with 3

The whole team from Juniper must go to Goldacre for the night.
= mobilise all from Juniper to Goldacre

Tharn has Kaldor for a friend and I do not like this, so de-activate Kaldor with blackmail.
= de-activate Kaldor with blackmail

I finish the deployment now. Then two soldiers attack Limestead from Blackwater.
= end deployment
= attack Limestead from Blackwater with 2

No mobilisation from me tonight, my people can sleep where they are. End of turn.
= no mobilisation
= end turn

Two new ones in Wolfden, two in Icewater, and the one that remains in Bogwald.
= deploy 2 in Wolfden
= deploy 2 in Icewater
= deploy 1 in Bogwald

I'm throwing seven from Ravenscar at Copperdale and I'm not even sorry.
= attack Copperdale from Ravenscar with 7

Blackmail Brinn into being my friend, that's basically how I got my flat too.
= activate Brinn with blackmail

Just grab me the points and end diplomacy.
= acquire points
= end diplomacy

Everyone in Ironmouth shifts to Cinderpass, then I'm done, end turn.
= mobilise all from Ironmouth to Cinderpass
= end turn

All good on the battle side, finish it there.
= end battle

Amberfell gets all five of my shiny new units.
= deploy 5 in Amberfell

Three of my guys in Embergate run at Beacon; the other two in there attack Amberfell.
= attack Beacon from Embergate with 3
= attack Amberfell from Embergate with 2

Six men are to be posted to Crag, and a further three to Anvil.
= deploy 6 in Crag
= deploy 3 in Anvil

The Fenwick column, eight strong, will assault Bogwald at dawn.
= attack Bogwald from Fenwick with 8

Our envoy shall bring Solmar over with threats, and Tharn's friend Hesper is to be turned away from him with a bribe.
= activate Solmar with threats
= de-activate Hesper with bribe

Conclude the battle. Thereafter five men transfer from Windward to Stormhead, which is thinly held.
= end battle
= mobilise 5 from Windward to Stormhead

Engage the mercenaries; regulars alone will not hold the fens.
= recruit mercenaries

There will be no mobilisation this turn.
= no mobilisation

Strike Goldacre out of Limestead with four and out of Juniper with another four. When both are done, break off the battle.
= attack Goldacre from Limestead with 4
= attack Goldacre from Juniper with 4
= end battle

Four for Millrace, please, and then I'm finished deploying as the pasta's boiling over.
= deploy 4 in Millrace
= end deployment

Bribe Kaldor for me, it works on my three every time.
= activate Kaldor with bribe

Move two from Mistvale to Amberfell at the end and leave everybody else in bed.
= mobilise 2 from Mistvale to Amberfell

Ashford hits Ironmouth with three, then Crag hits Ironmouth with two, all before the school bus comes.
= attack Ironmouth from Ashford with 3
= attack Ironmouth from Crag with 2

I need those points, so acquire them, and have somebody talk Brinn to death with a long oration.
= acquire points
= activate Brinn with long oration

End my turn, somebody has put a crayon in the toaster.
= end turn

I am fond of long speeches. Kaldor shall have a long oration from me, and with that my diplomacy is over.
= activate Kaldor with long oration
= end diplomacy

Three new soldiers I would put in Icewater, where it is surely as cold as in Kiruna.
= deploy 3 in Icewater

My eight men in Blackwater do not need to be eight. Five of them go to Wolfden when everything is finished.
= mobilise 5 from Blackwater to Wolfden

Politely but firmly, I attack Thornwick from Embergate with six.
= attack Thornwick from Embergate with 6

All except one in Oakhaven shall move to Juniper, and then I wish you good night and end my turn.
= mobilise all but 1 from Oakhaven to Juniper
= end turn

3 in ashford 2 in anvil there chief
= deploy 3 in Ashford
= deploy 2 in Anvil

slip Hesper a few bob under the counter, the bribe ya know
= activate Hesper with bribe

5 of the hard men outta Ravenscar to hop off Fenwik
= attack Fenwick from Ravenscar with 5

all the lads in Bogwald, up to glimmerfen after. Thats me, end turn
= mobilise all from Bogwald to Glimmerfen
= end turn

mercenaries yeah go on, recruit em. an done with the diplomacy
= recruit mercenaries
= end diplomacy

give Brinn the threats good an proper
= activate Brinn with threats

lave three in Crag the rest of em ramble over to Anvil
= mobilise all but 3 from Crag to Anvil

I deploy 4 to Milrace and 1 to Stormhed
= deploy 4 in Millrace
= deploy 1 in Stormhead

to the Solmar I make blackmail,I need him friend
= activate Solmar with blackmail

with 6 of Windward attack please Thornwick
= attack Thornwick from Windward with 6

acquire the points for me please and I finish the diplomacy
= acquire points
= end diplomacy

No more battle. In the end from Embergate they go 3 to the Beacon
= end battle
= mobilise 3 from Embergate to Beacon

Kaldor is ally of Tharn and this is bad so de-activate him with the bribe please
= de-activate Kaldor with bribe

I have finish to deploy .Attack Amberfel from Mistvale with four
= end deployment
= attack Amberfell from Mistvale with 4

2 Oakhaven, 2 Juniper, 1 Goldacre, they are the new. muchas gracias
= deploy 2 in Oakhaven
= deploy 2 in Juniper
= deploy 1 in Goldacre

yo stack 5 in wolfden
= deploy 5 in Wolfden

send it: 7 from icewater on blackwater lmao tharn is dead
= attack Blackwater from Icewater with 7

rizz up solmar w a long oration
= activate Solmar with long oration

nobody mobilises, gn, end turn
= no mobilisation
= end turn

4 frm limestead hit goldacre n 3 frm juniper same target
= attack Goldacre from Limestead with 4
= attack Goldacre from Juniper with 3

get them points n the mercs too pls
= acquire points
= recruit mercenaries

everyone in copperdale dips to cinderpass after
= mobilise all from Copperdale to Cinderpass

hesper aint tharns bestie no more, blackmail em off him
= de-activate Hesper with blackmail

ATTACK IRONMOUTH FROM ASHFORD. SIX MEN. THEN CEASE BATTLE
= attack Ironmouth from Ashford with 6
= end battle

Dply: Anvil x3; Crag x3. Dply ends.
= deploy 3 in Anvil
= deploy 3 in Crag
= end deployment

Envoy to Kaldor . Threats. No nonsense.
= activate Kaldor with threats

4 men Beacon to Embergate, final mobilisatn. Turn ends
= mobilise 4 from Beacon to Embergate
= end turn

Diplomacy is for civilians - ended.
= end diplomacy

Fm Glimmerfen eight agst Millrace, fm Stormhead two agst same
= attack Millrace from Glimmerfen with 8
= attack Millrace from Stormhead with 2

sorry sorry late!! 3 mistvale 2 amberfell thats the new ones
= deploy 3 in Mistvale
= deploy 2 in Amberfell

bribe brinn pls no time for speeches x
= activate Brinn with bribe

thornwick has 5 spare, 5 go hit stormhead
= attack Stormhead from Thornwick with 5

no mobilisaton this time everyones asleep finally
= no mobilisation

icewater 2 wolfden move 3 at end plus end turn thx
= mobilise 3 from Icewater to Wolfden
= end turn

hit bogwald from fenwick w 4 and hit it again from glimmerfen w 4 & then stop the fighting mum's orders
= attack Bogwald from Fenwick with 4
= attack Bogwald from Glimmerfen with 4
= end battle

Good evening, to Hesper hold I a long oration, it is my best side
= activate Hesper with long oration

In Juniper set 4 new man .and i Oakhaven one only
= deploy 4 in Juniper
= deploy 1 in Oakhaven

Attack now Cinderpas from Copperdale, we are five which go
= attack Cinderpass from Copperdale with 5

From Goldacre all but 2 wander home to Limestead, so ends the turn for this old man
= mobilise all but 2 from Goldacre to Limestead
= end turn

Points I will acquire. The mercenarys also recruit, then is the diplomacy ready
= acquire points
= recruit mercenaries
= end diplomacy
