# How people who had seen neither program nor lists said their orders: of these src/order/analogy.c learns (grammar/from-corpora), so
# that they test nothing.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Four new units take up quarters in Ashford.
= deploy 4 in Ashford

I wish to deploy two in Fenwick and three in Bogwald.
= deploy 2 in Fenwick
= deploy 3 in Bogwald

Six of my men in Ironmouth attack Cinderpass.
= attack Cinderpass from Ironmouth with 6

After the battles, bring five units from Copperdale to Ravenscar.
= mobilise 5 from Copperdale to Ravenscar

Win over Brinn with a bribe.
= activate Brinn with bribe

Let my envoy hold a long oration before the lords of Kaldor, that they may be activated for Corvan.
= activate Kaldor with long oration

Use threats to activate Solmar.
= activate Solmar with threats

De-activate Hesper by blackmail, please.
= de-activate Hesper with blackmail

I hire mercenaries.
= recruit mercenaries

I choose to acquire points.
= acquire points

My diplomacy is at an end.
= end diplomacy

That concludes the deployment.
= end deployment

I shall fight no more battles this turn.
= end battle

No units are mobilised this turn.
= no mobilisation

Corvan's turn is finished.
= end turn

Charge from Stormhead upon Windward with nine knights!
= attack Windward from Stormhead with 9

All units at Millrace mobilise to Glimmerfen.
= mobilise all from Millrace to Glimmerfen

Mobilise everyone except two out of Thornwick to Embergate.
= mobilise all but 2 from Thornwick to Embergate

New forces: Beacon 1, Mistvale 2, Amberfell 3.
= deploy 1 in Beacon
= deploy 2 in Mistvale
= deploy 3 in Amberfell

Oakhaven shall be stormed by seven units from Juniper.
= attack Oakhaven from Juniper with 7

I pay a bribe to bring Hesper to my side, and that ends my diplomacy.
= activate Hesper with bribe
= end diplomacy

Turn Tharn's ally Brinn neutral through threats.
= de-activate Brinn with threats

Dear host, kindly place three fresh units at Goldacre. Regards, Sanjay
= deploy 3 in Goldacre

First deploy 5 in Limestead, then assault Blackwater from Limestead with 4.
= deploy 5 in Limestead
= attack Blackwater from Limestead with 4

From Wolfden I send eight against Icewater.
= attack Icewater from Wolfden with 8

Recruit mercenaries for me and end my diplomacy.
= recruit mercenaries
= end diplomacy

Leave one unit at Beacon; mobilise all the others from there to Windward.
= mobilise all but 1 from Beacon to Windward

Blackmail shall make Kaldor my ally: activate it.
= activate Kaldor with blackmail

The domain of Solmar must be neutral again. De-activate it with a long oration.
= de-activate Solmar with long oration

Reinforce Embergate with two new units and Copperdale with one.
= deploy 2 in Embergate
= deploy 1 in Copperdale

Anvil Crag receives four new units.
= deploy 4 in Anvil Crag

Attack twice: Ravenscar from Cinderpass with 3, and Fenwick from Bogwald with 5.
= attack Ravenscar from Cinderpass with 3
= attack Fenwick from Bogwald with 5

Two units ride from Amberfell to Oakhaven in the mobilisation.
= mobilise 2 from Amberfell to Oakhaven

The battle is over for me, there will be no mobilisation, and my turn ends.
= end battle
= no mobilisation
= end turn

I take the points rather than anything else: acquire points.
= acquire points

My host of ten at Goldacre falls on Limestead.
= attack Limestead from Goldacre with 10

At the end I mobilise 3 from Juniper to Mistvale and 4 from Juniper to Thornwick.
= mobilise 3 from Juniper to Mistvale
= mobilise 4 from Juniper to Thornwick

Brinn is to be activated. My tactic is threats.
= activate Brinn with threats

My entire garrison of Icewater mobilises to Wolfden, and with this I end my turn.
= mobilise all from Icewater to Wolfden
= end turn

Deployment: six to Stormhead. End of deployment.
= deploy 6 in Stormhead
= end deployment

3 in ashford pls
= deploy 3 in Ashford

depoly 2 fenwick 2 bogwald
= deploy 2 in Fenwick
= deploy 2 in Bogwald

atack cinderpass frm ironmouth w 5
= attack Cinderpass from Ironmouth with 5

mobilize 4 copperdale -> ravenscar
= mobilise 4 from Copperdale to Ravenscar

bribe brinn to be my ally thx
= activate Brinn with bribe

activate kaldor, long oratoin
= activate Kaldor with long oration

solmar activate w threats!!
= activate Solmar with threats

deactivate hesper w/ blackmail
= de-activate Hesper with blackmail

get me the mercs, recruit
= recruit mercenaries

points pls, aquire points
= acquire points

diplomacy done
= end diplomacy

finish deployment
= end deployment

no more battle 4 me
= end battle

no mobilization this time
= no mobilisation

end my trun
= end turn

all from mill race to glimmerfen mobilise
= mobilise all from Millrace to Glimmerfen

smash windward w 8 from stormhead haha
= attack Windward from Stormhead with 8

i mobilise all but one of Embergate in Thornwick
= mobilise all but 1 from Embergate to Thornwick

new units oakhaven 2 juniper 1 beacon 1
= deploy 2 in Oakhaven
= deploy 1 in Juniper
= deploy 1 in Beacon

Attack of Limestead by Goldacre, force is 6
= attack Limestead from Goldacre with 6

tharns ally solmar -> neutral, use the bribe
= de-activate Solmar with bribe

wolfden 7 attack iceewater
= attack Icewater from Wolfden with 7

mercenaries recruit,diplomacy end
= recruit mercenaries
= end diplomacy

5 blokes from mistvale over to amberfell at mobilisation time
= mobilise 5 from Mistvale to Amberfell

Blackmial Hesper so its mine, activate
= activate Hesper with blackmail

hi sorry dinner on stove!! 4 blackwater, then attack wolfden from blackwater w 6
= deploy 4 in Blackwater
= attack Wolfden from Blackwater with 6

im gonna threaten kaldor = deactivate w threats
= de-activate Kaldor with threats

put five Ravenskar
= deploy 5 in Ravenscar

leave 3 in windward , rest mobilise to beacon
= mobilise all but 3 from Windward to Beacon

juniper gets +2,limestead gets +1, thats deployment over
= deploy 2 in Juniper
= deploy 1 in Limestead
= end deployment

Thornwick from Embergate attack with four unit
= attack Thornwick from Embergate with 4

mobilise 2 goldacer to limestead
= mobilise 2 from Goldacre to Limestead

end battle, no mobilise, end turn. cheers mate
= end battle
= no mobilisation
= end turn

cinder pass deploy 3
= deploy 3 in Cinderpass

long oration on Brinn to activate it zzz
= activate Brinn with long oration

att fenwick fm glimmerfen w 3, att bogwald fm glimmerfen w 2
= attack Fenwick from Glimmerfen with 3
= attack Bogwald from Glimmerfen with 2

I acquire the points and then finish the diplomacy
= acquire points
= end diplomacy

evrybody in copperdale go to iron mouth (mobilise)
= mobilise all from Copperdale to Ironmouth

take amberfell w/ 5 guys outta oak haven
= attack Amberfell from Oakhaven with 5

mob 1 Millrace>Ashford , end turn
= mobilise 1 from Millrace to Ashford
= end turn

Four fresh units are to muster at Ashford.
= deploy 4 in Ashford

Corvan strikes Ravenscar from Copperdale with five.
= attack Ravenscar from Copperdale with 5

Once the fighting is over, bring three from Fenwick to Bogwald.
= mobilise 3 from Fenwick to Bogwald

Win Brinn over by a bribe.
= activate Brinn with bribe

My envoy holds a long oration in Solmar to bring it to our side.
= activate Solmar with long oration

Turn Tharn's ally Hesper neutral by blackmail.
= de-activate Hesper with blackmail

We hire mercenaries.
= recruit mercenaries

Diplomacy is at an end.
= end diplomacy

All units are placed; end the deployment.
= end deployment

Let the battle cease. I attack no more.
= end battle

I shall not mobilise this turn.
= no mobilisation

Corvan has spoken: my turn is ended.
= end turn

New units: Ironmouth 2, Cinderpass 3, Millrace 1.
= deploy 2 in Ironmouth
= deploy 3 in Cinderpass
= deploy 1 in Millrace

By my crown, Stormhead shall be stormed by six from Windward!
= attack Stormhead from Windward with 6

All in Thornwick are to mobilise to Embergate.
= mobilise all from Thornwick to Embergate

From Mistvale mobilise everyone but two to Beacon.
= mobilise all but 2 from Mistvale to Beacon

Use threats on Kaldor so that it becomes our ally.
= activate Kaldor with threats

Kaldor must be de-activated; threats will do.
= de-activate Kaldor with threats

Deploy five in Oakhaven, then attack Juniper from Oakhaven with four.
= deploy 5 in Oakhaven
= attack Juniper from Oakhaven with 4

Two columns leave Goldacre: three men assault Limestead, four men assault Blackwater.
= attack Limestead from Goldacre with 3
= attack Blackwater from Goldacre with 4

Diplomacy: Brinn, activate, blackmail
Deployment: Wolfden 3
Battle: Wolfden against Icewater, 3 units
= activate Brinn with blackmail
= deploy 3 in Wolfden
= attack Icewater from Wolfden with 3

No more diplomacy for me; three new men go to Anvil.
= end diplomacy
= deploy 3 in Anvil

Most noble host, I pray you set seven of my levies at Crag.
= deploy 7 in Crag

Glimmerfen is to be attacked from Bogwald with two, and from Fenwick with five.
= attack Glimmerfen from Bogwald with 2
= attack Glimmerfen from Fenwick with 5

The battle phase is over and there is no mobilisation.
= end battle
= no mobilisation

Activate Hesper with a bribe and Solmar with threats.
= activate Hesper with bribe
= activate Solmar with threats

One unit of Amberfell is mobilised to Oakhaven, and my turn ends.
= mobilise 1 from Amberfell to Oakhaven
= end turn

Offer gold to Kaldor: I activate it with a bribe.
= activate Kaldor with bribe

Captain, take eight from Ironmouth and attack Ashford.
= attack Ashford from Ironmouth with 8

With a long oration I make Brinn, so far on Tharn's side, neutral again.
= de-activate Brinn with long oration

Recruit mercenaries first, then acquire points.
= recruit mercenaries
= acquire points

Leave a single unit in Limestead and mobilise the others to Goldacre.
= mobilise all but 1 from Limestead to Goldacre

Icewater 2, Wolfden 2: those are my deployments, and deployment ends.
= deploy 2 in Icewater
= deploy 2 in Wolfden
= end deployment

I send ten warriors from Embergate to attack Beacon.
= attack Beacon from Embergate with 10

Whole garrison of Windward: mobilise to Stormhead.
= mobilise all from Windward to Stormhead

Split Millrace at the end: mobilise two to Copperdale and two to Fenwick.
= mobilise 2 from Millrace to Copperdale
= mobilise 2 from Millrace to Fenwick

Solmar is bribed away from Tharn and so de-activated.
= de-activate Solmar with bribe

The mercenaries are to be recruited, and four new units put in Ravenscar.
= recruit mercenaries
= deploy 4 in Ravenscar

End of battle, end of turn.
= end battle
= end turn

6 new juniper
= deploy 6 in Juniper

copperdale atk ravenscar w/5
= attack Ravenscar from Copperdale with 5

mobilize 3 fenwick>bogwald
= mobilise 3 from Fenwick to Bogwald

brinn activate w bribe
= activate Brinn with bribe

long oration on solmar to activate, blah blah blah lol
= activate Solmar with long oration

deactivate hesper w blackmale
= de-activate Hesper with blackmail

get me the mercenarys
= recruit mercenaries

aquire points pls
= acquire points

diplomacy done ok
= end diplomacy

end deploymnt
= end deployment

no more fighting, battle end!
= end battle

no mobilisaton this time, tnx
= no mobilisation

im done, tharn ur go
= end turn

ironmouth 2 cinderpas 3 milrace 1 new units
= deploy 2 in Ironmouth
= deploy 3 in Cinderpass
= deploy 1 in Millrace

stormhead hits thornwick, 6 of em
= attack Thornwick from Stormhead with 6

thornwick all mobilise embergate
= mobilise all from Thornwick to Embergate

mobilize all but2 mistvale->beacon
= mobilise all but 2 from Mistvale to Beacon

i threaten hesper to activate it grrr (threats)
= activate Hesper with threats

kaldor de activate, by threats
= de-activate Kaldor with threats

5 units oak haven then 4 from oakhaven attack juniper yay
= deploy 5 in Oakhaven
= attack Juniper from Oakhaven with 4

goldacre: atack limestead 3, atack blackwater 4
= attack Limestead from Goldacre with 3
= attack Blackwater from Goldacre with 4

activate Brin w blackmail, then wolfden +3
= activate Brinn with blackmail
= deploy 3 in Wolfden

my 3 wolfs from wolfden attack blackwatter awooo
= attack Blackwater from Wolfden with 3

diplo end. anvil 3 new ones
= end diplomacy
= deploy 3 in Anvil

my lord host 7 men deploy at crag thanx
= deploy 7 in Crag

bogwald 2 attack glimerfen and fenwick 5 attack glimerfen too
= attack Glimmerfen from Bogwald with 2
= attack Glimmerfen from Fenwick with 5

battle over no mobilise
= end battle
= no mobilisation

activ hesper bribe, solmar threat
= activate Hesper with bribe
= activate Solmar with threats

mobilise 1 amberfel to oakhaven n end turn
= mobilise 1 from Amberfell to Oakhaven
= end turn

ATTACK ASHFORD FROM IRONMOUTH 8 !!!!!
= attack Ashford from Ironmouth with 8

brinn (tharns) de-activated by me with long orration
= de-activate Brinn with long oration

recrut mercenaries + points acquire
= recruit mercenaries
= acquire points

limestead > goldacre mobilise, only 1 stays
= mobilise all but 1 from Limestead to Goldacre

icewater two wolfden two deploy, deployment finish
= deploy 2 in Icewater
= deploy 2 in Wolfden
= end deployment

i am attacking Beacon, from Embergate, is with ten
= attack Beacon from Embergate with 10

all of crag mobilise anvil pls
= mobilise all from Crag to Anvil

2 to copperdale 2 to fenwick from millrace mobilising
= mobilise 2 from Millrace to Copperdale
= mobilise 2 from Millrace to Fenwick

bribe solmar so it deactivates from tharn hehe
= de-activate Solmar with bribe

mercs recruit!! and ravenscar gets 4
= recruit mercenaries
= deploy 4 in Ravenscar

blackwatr attacks goldacre wth 9
= attack Goldacre from Blackwater with 9

Please deploy three new units in Ashford, they can stay at the inn.
= deploy 3 in Ashford

Attack Ironmouth from Cinderpass with four.
= attack Ironmouth from Cinderpass with 4

At the end I mobilise two units from Copperdale to Ravenscar.
= mobilise 2 from Copperdale to Ravenscar

I should like to bribe Brinn, so activate them that way please.
= activate Brinn with bribe

Win over Solmar with a long oration; I used to be a teacher, I can do that.
= activate Solmar with long oration

Activate Hesper by threats.
= activate Hesper with threats

Kaldor is to be de-activated with blackmail. How wicked of me!
= de-activate Kaldor with blackmail

Recruit the mercenaries, please.
= recruit mercenaries

I'll acquire points this round.
= acquire points

My diplomacy is finished, thank you.
= end diplomacy

No more deployment from Corvan.
= end deployment

I end my battles here, enough blood for a Sunday.
= end battle

No mobilisation for me this turn.
= no mobilisation

Please end my turn, the bread is in the oven.
= end turn

Everyone in Fenwick is to be mobilised to Bogwald.
= mobilise all from Fenwick to Bogwald

Keep one in Millrace and mobilise the others to Stormhead.
= mobilise all but 1 from Millrace to Stormhead

Two new units in Windward, three in Thornwick.
= deploy 2 in Windward
= deploy 3 in Thornwick

With six units from Embergate I attack Beacon.
= attack Beacon from Embergate with 6

Tharn has been too quiet in Mistvale, so five of mine attack him there from Amberfell.
= attack Mistvale from Amberfell with 5

Use blackmail on Kaldor to activate them, please.
= activate Kaldor with blackmail

Turn Hesper neutral again by means of a long oration.
= de-activate Hesper with long oration

Oakhaven receives four new units, with love from my husband.
= deploy 4 in Oakhaven

From Juniper to Goldacre, please, mobilise three units.
= mobilise 3 from Juniper to Goldacre

Good evening, I deploy two in Limestead and attack Blackwater from Limestead with seven.
= deploy 2 in Limestead
= attack Blackwater from Limestead with 7

Let me hire the mercenaries and then end the diplomacy.
= recruit mercenaries
= end diplomacy

Assault Wolfden out of Icewater with eight units, and wrap up warm.
= attack Wolfden from Icewater with 8

I attack twice: Glimmerfen from Bogwald with 3, and Fenwick from Bogwald with 2.
= attack Glimmerfen from Bogwald with 3
= attack Fenwick from Bogwald with 2

A bribe ought to take Solmar away from Tharn; please de-activate Solmar with it.
= de-activate Solmar with bribe

Place one new unit in Beacon, to keep the light on.
= deploy 1 in Beacon

That is all the fighting for today; please move on after the battle.
= end battle

My list for tonight:
activate Brinn with threats
deploy 5 in Ravenscar
end deployment
= activate Brinn with threats
= deploy 5 in Ravenscar
= end deployment

Half a dozen new units for Goldacre, where the harvest is in.
= deploy 6 in Goldacre

Everything I have in Wolfden except two moves on to Blackwater at the end.
= mobilise all but 2 from Wolfden to Blackwater

Please threaten Solmar on my behalf, so that they become my ally.
= activate Solmar with threats

I take the points instead, please: acquire them.
= acquire points

Seven of my units in Stormhead storm Millrace.
= attack Millrace from Stormhead with 7

I am done talking, so the diplomacy is over for me.
= end diplomacy

Mobilise four from Oakhaven to Amberfell and finish my turn, with kind regards from the farm.
= mobilise 4 from Oakhaven to Amberfell
= end turn

My people stay where they are at the end: no mobilisation, please.
= no mobilisation

Put two fresh units in Cinderpass, one in Copperdale, and then close my deployment.
= deploy 2 in Cinderpass
= deploy 1 in Copperdale
= end deployment

3 new in ashford thx
= deploy 3 in Ashford

atack ironmouth w 5 from cinderpass
= attack Ironmouth from Cinderpass with 5

mobilize 2 copperdale to ravenscar pls
= mobilise 2 from Copperdale to Ravenscar

bribe brinn, activate
= activate Brinn with bribe

solmar long oration activate pls, i talk a lot anyway haha
= activate Solmar with long oration

deactivate kaldor w threats
= de-activate Kaldor with threats

mercenarys recruit them!!
= recruit mercenaries

aquire points
= acquire points

end deploment plz
= end deployment

finished w battle,tea time
= end battle

no mobilsation
= no mobilisation

end turn ty x
= end turn

evrybody from fenwick mobilise to bogwald
= mobilise all from Fenwick to Bogwald

milrace -> stormhead all but 1 mobilise
= mobilise all but 1 from Millrace to Stormhead

windward 2 thornwick 1 , deploys, sorry on my phone
= deploy 2 in Windward
= deploy 1 in Thornwick

i attacks Beacon with 4 unit from Embergate
= attack Beacon from Embergate with 4

blackmale hesper to activate (blackmail!! spellcheck)
= activate Hesper with blackmail

mistvale gets attacked from amberfel by 6 sorry tharn :)
= attack Mistvale from Amberfell with 6

deploy oakhavn 4
= deploy 4 in Oakhaven

mobilise juniper too goldacre 3
= mobilise 3 from Juniper to Goldacre

put 5 in Lime stead
= deploy 5 in Limestead

de activate Brinn, with bribe. thanks dear
= de-activate Brinn with bribe

attack blackwater!! 7 from wolfden!! my son says go
= attack Blackwater from Wolfden with 7

recruit mercenaires, end diplomacy
= recruit mercenaries
= end diplomacy

im not moving any1 at the end, no mobilisation
= no mobilisation

glimerfen from bogwald w/ 3 attack
= attack Glimmerfen from Bogwald with 3

one new guy beacon one new guy juniper
= deploy 1 in Beacon
= deploy 1 in Juniper

threats on kaldor to activate pls n thx
= activate Kaldor with threats

i want points, acquire points pls
= acquire points

ice water to wolfden, move 4 at the end
= mobilise 4 from Icewater to Wolfden

Deploy for in Ravenscar (4 that is)
= deploy 4 in Ravenscar

battle end, mobilise 2 goldacre to limestead, end turn. cows waiting
= end battle
= mobilise 2 from Goldacre to Limestead
= end turn

my turn finish now pls
= end turn

stormhed attack windward 8
= attack Windward from Stormhead with 8

dipl. over for me
= end diplomacy

2 thornwik, 2 embergate new, deploy done
= deploy 2 in Thornwick
= deploy 2 in Embergate
= end deployment

hesper shall be neutral, deactivate with long speech i mean oration
= de-activate Hesper with long oration

all exept 2 from amberfell mobilise to oakhaven, night night
= mobilise all but 2 from Amberfell to Oakhaven

ashford from copperdale attak 3
cinderpass from copperdale attak 2
= attack Ashford from Copperdale with 3
= attack Cinderpass from Copperdale with 2

Six fresh units for Ironmouth.
= deploy 6 in Ironmouth

Stormhead is to be attacked out of Windward with four.
= attack Stormhead from Windward with 4

At the end, mobilise three men, from Ashford they go to Copperdale.
= mobilise 3 from Ashford to Copperdale

Bribe Brinn onto my side for me.
= activate Brinn with bribe

I want Solmar activated; use threats on them.
= activate Solmar with threats

Let's win Hesper over by a long oration.
= activate Hesper with long oration

Kaldor should be activated by blackmail.
= activate Kaldor with blackmail

Tharn's friend Solmar is to be made neutral with threats.
= de-activate Solmar with threats

Hire mercenaries for me.
= recruit mercenaries

I'll take the points.
= acquire points

My diplomacy is finished.
= end diplomacy

I have deployed enough; end the deployment.
= end deployment

The battle is over for me.
= end battle

No mobilisation this turn.
= no mobilisation

That concludes my turn.
= end turn

From Ravenscar strike Fenwick with five units.
= attack Fenwick from Ravenscar with 5

In Oakhaven put two, in Juniper one.
= deploy 2 in Oakhaven
= deploy 1 in Juniper

Everyone in Bogwald is mobilised up to Glimmerfen.
= mobilise all from Bogwald to Glimmerfen

All my units in Millrace but two are to be mobilised to Thornwick.
= mobilise all but 2 from Millrace to Thornwick

Have seven soldiers from Embergate storm Beacon.
= attack Beacon from Embergate with 7

Mistvale gets a new unit, and so does Amberfell.
= deploy 1 in Mistvale
= deploy 1 in Amberfell

I wish to have Goldacre attacked by three of those in Limestead.
= attack Goldacre from Limestead with 3

Blackwater is to receive four of the men now in Wolfden when we mobilise.
= mobilise 4 from Wolfden to Blackwater

Use blackmail on Tharn's ally Hesper to turn it neutral.
= de-activate Hesper with blackmail

Deliver a long oration to the people of Kaldor to bring them in with me.
= activate Kaldor with long oration

Leave one in Icewater and mobilise the others to Wolfden.
= mobilise all but 1 from Icewater to Wolfden

Mercenaries are to be recruited.
= recruit mercenaries

Deploy three in Cinderpass, then attack Copperdale from there with five.
= deploy 3 in Cinderpass
= attack Copperdale from Cinderpass with 5

Two new ones go into Ashford; with four, attack Ironmouth from there.
= deploy 2 in Ashford
= attack Ironmouth from Ashford with 4

Eight of my host in Windward fall on Stormhead.
= attack Stormhead from Windward with 8

Pay Solmar a bribe so that it is active for me.
= activate Solmar with bribe

As my mobilisation, let five of those who wait in Thornwick walk to Millrace.
= mobilise 5 from Thornwick to Millrace

I'd like to acquire points this time.
= acquire points

No troops of mine will be mobilised, and so my turn ends.
= no mobilisation
= end turn

Brinn, which now backs Tharn, is to be de-activated by a bribe.
= de-activate Brinn with bribe

Beacon: three new units. Embergate: two.
= deploy 3 in Beacon
= deploy 2 in Embergate

Attack Fenwick from Ravenscar with six and Bogwald from Glimmerfen with two.
= attack Fenwick from Ravenscar with 6
= attack Bogwald from Glimmerfen with 2

Juniper's garrison, all of it, is to be mobilised over to Oakhaven.
= mobilise all from Juniper to Oakhaven

Diplomacy is done; let us deploy four in Goldacre.
= end diplomacy
= deploy 4 in Goldacre

Threats it shall be, and Kaldor is the one I activate with them.
= activate Kaldor with threats

6 ravenscar new
= deploy 6 in Ravenscar

atack thornwick from windward w 4
= attack Thornwick from Windward with 4

mobilize 3 ironmouth to coperdale
= mobilise 3 from Ironmouth to Copperdale

activate brinn, bribe pls
= activate Brinn with bribe

solmar threats activate
= activate Solmar with threats

long oration for hesper, get them on my side
= activate Hesper with long oration

kaldor - blackmail, activate
= activate Kaldor with blackmail

deactivate solmar w threats
= de-activate Solmar with threats

get me mercenarys
= recruit mercenaries

ill take points
= acquire points

diplomacy over
= end diplomacy

deployement finished
= end deployment

no more battle from me
= end battle

no mobilization for me
= no mobilisation

my turns done, over to tharn
= end turn

ravenscar attacks bogwald with 5
= attack Bogwald from Ravenscar with 5

beacon 2 juniper 1 deploy
= deploy 2 in Beacon
= deploy 1 in Juniper

fenwick all to glimerfen mobilise
= mobilise all from Fenwick to Glimmerfen

millrace keep 2 rest mobilise to stormhead
= mobilise all but 2 from Millrace to Stormhead

embergate 7 guys attack mistvale
= attack Mistvale from Embergate with 7

1 oakhaven 1 amberfell new units thx
= deploy 1 in Oakhaven
= deploy 1 in Amberfell

limestead attk blackwater with 3!!
= attack Blackwater from Limestead with 3

4 from wolfden mobilised to icewater
= mobilise 4 from Wolfden to Icewater

make hesper neutral by blackmail
= de-activate Hesper with blackmail

speech to kaldor, the long oration one, to activate
= activate Kaldor with long oration

mobilise icewater all but one to blackwater
= mobilise all but 1 from Icewater to Blackwater

recruite mercenaries plz
= recruit mercenaries

deploy 3 ashford. attack cinderpass from there with 3
= deploy 3 in Ashford
= attack Cinderpass from Ashford with 3

windward 8 attacks millrace go
= attack Millrace from Windward with 8

give solmar a bribe, i activate them
= activate Solmar with bribe

thornwick 5 mobilse to embergate
= mobilise 5 from Thornwick to Embergate

i aquire points
= acquire points

no mobilise, end turn
= no mobilisation
= end turn

bribe to de activate brinn
= de-activate Brinn with bribe

put three limestead two goldacre
= deploy 3 in Limestead
= deploy 2 in Goldacre

hit copperdale from ironmouth w 6 & fenwick from bogwald w 2
= attack Copperdale from Ironmouth with 6
= attack Fenwick from Bogwald with 2

all of juniper mobilize into goldacre
= mobilise all from Juniper to Goldacre

end diplomacy, 4 in mistvale
= end diplomacy
= deploy 4 in Mistvale

threats on kaldor to activate em
= activate Kaldor with threats

sorry im on the bus. blackwater +3 new
= deploy 3 in Blackwater

Three recruits for Ashford.
= deploy 3 in Ashford

I deploy two at Anvil and four at Crag.
= deploy 2 in Anvil
= deploy 4 in Crag

Ironmouth shall be stormed by five from Cinderpass.
= attack Ironmouth from Cinderpass with 5

From Copperdale, with three units, I attack Ravenscar.
= attack Ravenscar from Copperdale with 3

Six of the lads at Fenwick trudge over to Bogwald at the end of the turn: mobilise them.
= mobilise 6 from Fenwick to Bogwald

Every last soul in Glimmerfen is to be mobilised to Millrace.
= mobilise all from Glimmerfen to Millrace

Leave one in Stormhead and mobilise the others to Windward.
= mobilise all but 1 from Stormhead to Windward

A bribe for Brinn, to make it active.
= activate Brinn with bribe

I activate Solmar by means of threats.
= activate Solmar with threats

Hesper is to be won over through blackmail.
= activate Hesper with blackmail

With a long oration, full of tears and thunder, I activate Kaldor.
= activate Kaldor with long oration

De-activate Brinn by blackmail.
= de-activate Brinn with blackmail

Use threats to make Tharn's ally Hesper neutral.
= de-activate Hesper with threats

I recruit mercenaries.
= recruit mercenaries

Hire the mercenaries for me, please.
= recruit mercenaries

Diplomacy is over, as far as I am concerned.
= end diplomacy

My deployment is complete, captain.
= end deployment

Let the battles rest; I end the battle.
= end battle

No mobilisation for me.
= no mobilisation

Thus ends my turn.
= end turn

Thornwick sends four against Embergate.
= attack Embergate from Thornwick with 4

Put five fresh units into Beacon.
= deploy 5 in Beacon

Steer two units from Blackwater to Icewater in the mobilisation.
= mobilise 2 from Blackwater to Icewater

Mistvale must fall! Seven units attack it from Amberfell.
= attack Mistvale from Amberfell with 7

Oakhaven is granted one new unit, Juniper three.
= deploy 1 in Oakhaven
= deploy 3 in Juniper

I shall talk Kaldor out of its alliance with a long oration: de-activate it.
= de-activate Kaldor with long oration

Bribe Solmar into neutrality; it must not remain with Tharn.
= de-activate Solmar with bribe

Two attacks: Limestead from Goldacre with three, Wolfden from Blackwater with two.
= attack Limestead from Goldacre with 3
= attack Wolfden from Blackwater with 2

All but three of the men in Wolfden are mobilised to Blackwater.
= mobilise all but 3 from Wolfden to Blackwater

I have finished the diplomacy. Now for deployment: four to Windward.
= end diplomacy
= deploy 4 in Windward

Points, please: I acquire points this time.
= acquire points

My battle phase is done.
= end battle

I am not mobilising anyone. End of my turn.
= no mobilisation
= end turn

By threats, bring Brinn into activity on my side.
= activate Brinn with threats

I attack Anvil with eight units out of Crag.
= attack Anvil from Crag with 8

Mobilise the five in Icewater to Wolfden.
= mobilise 5 from Icewater to Wolfden

The new regiment, six strong, takes its quarters in Goldacre.
= deploy 6 in Goldacre

In Embergate I place two, and that is my deployment ended.
= deploy 2 in Embergate
= end deployment

Use a bribe to activate Kaldor, then end diplomacy.
= activate Kaldor with bribe
= end diplomacy

3 ashford deploy
= deploy 3 in Ashford

anvil 2 crag 4 (new units)
= deploy 2 in Anvil
= deploy 4 in Crag

atk ironmouth 5 from cinderpas
= attack Ironmouth from Cinderpass with 5

coperdale w/ 3 hits ravenscar
= attack Ravenscar from Copperdale with 3

mobilize 6 fenwick > bogwald
= mobilise 6 from Fenwick to Bogwald

mobilise evryone glimmerfen to millrace
= mobilise all from Glimmerfen to Millrace

stormhead keep 1, mobilise rest to windward
= mobilise all but 1 from Stormhead to Windward

bribe brinn activate thx
= activate Brinn with bribe

activate solmar, threats
= activate Solmar with threats

hesper w blackmale activate
= activate Hesper with blackmail

kaldor activate long speech i mean long oration yknow the tactic
= activate Kaldor with long oration

deactivate brinn blackmail
= de-activate Brinn with blackmail

make hesper neutral w threats lol bye tharn
= de-activate Hesper with threats

recruit mercs
= recruit mercenaries

mercenarys pls, recruit them
= recruit mercenaries

gimme points, acquire
= acquire points

diplomcy done
= end diplomacy

deploymnt over
= end deployment

end batle
= end battle

no mobilization thx
= no mobilisation

im not mobilising nothin this turn
= no mobilisation

finito my turn is end
= end turn

Thornwick attack Embergate with four pieces please
= attack Embergate from Thornwick with 4

beacon +5 new
= deploy 5 in Beacon

2 from blackwatr mobilise to icewater
= mobilise 2 from Blackwater to Icewater

SEVEN from amberfell on MISTVALE attack!!!
= attack Mistvale from Amberfell with 7

oakhaven one new, juniper three new
= deploy 1 in Oakhaven
= deploy 3 in Juniper

de activate kaldor w. long oration
= de-activate Kaldor with long oration

solmar deactivated by bribe pls sir
= de-activate Solmar with bribe

goldacre 3 attacks limestead, blackwater 2 attacks wolfden
= attack Limestead from Goldacre with 3
= attack Wolfden from Blackwater with 2

wolfden all but 3 mobilise => blackwater
= mobilise all but 3 from Wolfden to Blackwater

deply 4 windward
= deploy 4 in Windward

battles finish now, no mobilise, end turn
= end battle
= no mobilisation
= end turn

threaten brinn so its active
= activate Brinn with threats

crag 8 go smash anvil, attack
= attack Anvil from Crag with 8

icewatr 5 to wolfden mobilise
= mobilise 5 from Icewater to Wolfden

Six new on Goldacre I deploy , danke
= deploy 6 in Goldacre

embergate 2 deploy n thats deployment finished
= deploy 2 in Embergate
= end deployment

blackmail solmar to activate pls pls
= activate Solmar with blackmail

Since Tharn has his nose in my garden, put four new units in Ashford, please.
= deploy 4 in Ashford

By the grace of the old gods, and with a bad cold, I attack Ravenscar from Copperdale with five.
= attack Ravenscar from Copperdale with 5

Bribe Brinn for me, because gold speaks every language.
= activate Brinn with bribe

Let us win the hearts of Hesper with a long oration, for I have been practising in front of the mirror.
= activate Hesper with long oration

I never liked those people, so activate Kaldor with threats and then Solmar with blackmail.
= activate Kaldor with threats
= activate Solmar with blackmail

Solmar is far too friendly with Tharn, so de-activate it with blackmail, if you please.
= de-activate Solmar with blackmail

Honest men being hard to find, recruit mercenaries.
= recruit mercenaries

I was never in this for the glory, so acquire points, thank you.
= acquire points

We've talked long enough, so that's the end of my diplomacy.
= end diplomacy

All the new lads have found their beds, so please end my deployment.
= end deployment

My surgeon begs me to stop, and so the battle is over for me.
= end battle

Everybody is comfortable where he is, so no mobilisation this season.
= no mobilisation

My candle is burning low, friends, so I end my turn.
= end turn

Bring three from Bogwald to Glimmerfen to dry their boots, and the rest to Fenwick.
= mobilise 3 from Bogwald to Glimmerfen
= mobilise all from Bogwald to Fenwick

Leave two men in Stormhead to keep the lamp lit and march the others to Windward.
= mobilise all but 2 from Stormhead to Windward

Two to Millrace, two to Thornwick, and another one to Embergate, as my marshal drew it on the tablecloth.
= deploy 2 in Millrace
= deploy 2 in Thornwick
= deploy 1 in Embergate

Sorry for the delay, I was besieged by in-laws, but now attack Embergate from Beacon with six.
= attack Embergate from Beacon with 6

To keep the wolves off, three new units in Wolfden, and yes, I do see the irony.
= deploy 3 in Wolfden

Let six of mine storm Blackwater from Limestead, and from there let four fall upon Icewater while the soup is hot.
= attack Blackwater from Limestead with 6
= attack Icewater from Blackwater with 4

As it is nearly Christmas, use a bribe on Kaldor and skip the violence.
= activate Kaldor with bribe

The whole garrison of Oakhaven shall walk to Juniper at the end, for the berries.
= mobilise all from Oakhaven to Juniper

Turn Brinn away from Tharn with threats, my patience with her being exhausted.
= de-activate Brinn with threats

I place five in Ironmouth and two in Juniper, and then my deploying is over, praise be.
= deploy 5 in Ironmouth
= deploy 2 in Juniper
= end deployment

With a song on their lips, seven men go from Goldacre against Amberfell.
= attack Amberfell from Goldacre with 7

Hire me some mercenaries, I don't care what they smell like.
= recruit mercenaries

My daughter, who is six, wishes to greet you all and to deploy three in Mistvale, so do as she says.
= deploy 3 in Mistvale

Attack Ironmouth from Ashford with four and from Cinderpass with another three, so that Tharn has to look both ways.
= attack Ironmouth from Ashford with 4
= attack Ironmouth from Cinderpass with 3

I shall speak to Solmar until they give in, so activate it with the long oration, and after that I'm finished with diplomacy.
= activate Solmar with long oration
= end diplomacy

No more blood today, end the battle please, and at the end bring four home from Ravenscar to Copperdale.
= end battle
= mobilise 4 from Ravenscar to Copperdale

I'd rather be loved than feared, but threaten Hesper for the moment.
= activate Hesper with threats

As for the two fellows in Juniper, let them mobilise to Goldacre, where there is beer.
= mobilise 2 from Juniper to Goldacre

Take the points for me, since there is nothing else in the shop worth having.
= acquire points

It rains into my helmet and I have had enough, so finish my turn, and good night.
= end turn

Of the six in Fenwick, four move to Bogwald and the other two to Ashford, because I said so.
= mobilise 4 from Fenwick to Bogwald
= mobilise 2 from Fenwick to Ashford

A little blackmail never hurt anybody, least of all Brinn, so activate Brinn with it.
= activate Brinn with blackmail

All but one of my men in Icewater go to Wolfden at the end, the one having a broken leg.
= mobilise all but 1 from Icewater to Wolfden

I ask Tharn's forgiveness in advance, but I must attack Windward from Thornwick with eight.
= attack Windward from Thornwick with 8

Since we are all friends here, first recruit mercenaries, then put two units in Beacon and two in Mistvale as well.
= recruit mercenaries
= deploy 2 in Beacon
= deploy 2 in Mistvale

Pay Kaldor to forget Tharn, that is to say, de-activate Kaldor with a bribe, the poor things need the money.
= de-activate Kaldor with bribe

Let nobody stir a foot at the end, the harvest comes first, so no mobilisation, and the turn is done.
= no mobilisation
= end turn

4 new in ashford pls tharn is creeping
= deploy 4 in Ashford

sry had a migraine, atack ravenscar frm copperdale w 5
= attack Ravenscar from Copperdale with 5

bribe brinn lol money talks
= activate Brinn with bribe

long oration at hesper plz, bla bla bla
= activate Hesper with long oration

mercs!! recruit mercenarys thx
= recruit mercenaries

de activate solmar w blackmail bc tharn loves em
= de-activate Solmar with blackmail

gimme the points, aquire points, ty
= acquire points

diplomacy done, talked too much alredy
= end diplomacy

thats all my guys placed so end deployement cheers
= end deployment

end battle now pls im crying
= end battle

no mobilization this time, too lazy haha
= no mobilisation

im off to bed end turn gn
= end turn

3 bogwald > glimmerfen at the end n rest to fenwick, swamp stinks
= mobilise 3 from Bogwald to Glimmerfen
= mobilise all from Bogwald to Fenwick

stormhead: all exept 2 go to windward, ta
= mobilise all but 2 from Stormhead to Windward

put 2 millrace 2 thornwik another 1 embergate, hubby drew the map
= deploy 2 in Millrace
= deploy 2 in Thornwick
= deploy 1 in Embergate

threaten kaldor i dont care anymore
= activate Kaldor with threats

beacon -> embergate attack with 6 yay
= attack Embergate from Beacon with 6

woflden gets 3 (new ones) awooo
= deploy 3 in Wolfden

from limested 6 atack blackwater, then from there 4 on icewater, chilly
= attack Blackwater from Limestead with 6
= attack Icewater from Blackwater with 4

Please i use the bribe for Kaldor, is cheaper as war
= activate Kaldor with bribe

oakhaven everybody to juniper, gin o clock
= mobilise all from Oakhaven to Juniper

threats on brinn to de-activate her, tharn will be so mad lol
= de-activate Brinn with threats

5 ironmouth 2 juniper and deploying is finish, grüße
= deploy 5 in Ironmouth
= deploy 2 in Juniper
= end deployment

goldacre attacks amberfel w/ 7 sorry dude
= attack Amberfell from Goldacre with 7

Hello from hospital (all good) i deploy. 3. Mistvale.
= deploy 3 in Mistvale

ironmouth: 4 from ashford attack it, 3 from cinderpass attack it as well, smash
= attack Ironmouth from Ashford with 4
= attack Ironmouth from Cinderpass with 3

blackmail solmar i have the photos hehe then end diplomacy
= activate Solmar with blackmail
= end diplomacy

juniper 2 men to goldacre mobilize, beer run
= mobilise 2 from Juniper to Goldacre

since im broke anyway acquire the points plz
= acquire points

fenwick 4 to bogwald, fenwick 2 to ashford, at end ok, mobilising i mean
= mobilise 4 from Fenwick to Bogwald
= mobilise 2 from Fenwick to Ashford

no more battel for me, and end my turn too, kid has fever
= end battle
= end turn

atk windward w 8 from thornwick coz i can
= attack Windward from Thornwick with 8

oration, the long one, on brinn, everyone get popcorn
= activate Brinn with long oration

evry one but 1 icewater to wolfden, he has broken leg lol
= mobilise all but 1 from Icewater to Wolfden

6 new bois: glimmerfen 4, amberfell 2. muchas gracias
= deploy 4 in Glimmerfen
= deploy 2 in Amberfell

hire the mercenaries n then 2 units beacon, im scared
= recruit mercenaries
= deploy 2 in Beacon

kaldor deactivate bribe, sorry kaldor
= de-activate Kaldor with bribe

ok, tharn u asked 4 it: cinderpass 5 men attack ironmouth, end of battle after that
= attack Ironmouth from Cinderpass with 5
= end battle

hesper needs blackmailing so do that pls, my grandma taught me
= activate Hesper with blackmail

mobilise 2 millrace to stormhead n 1 limestead to blackwater, then my turn is done, byeee
= mobilise 2 from Millrace to Stormhead
= mobilise 1 from Limestead to Blackwater
= end turn

Anvil Crag +3
= deploy 3 in Anvil Crag

Muster four fresh spears at Ashford.
= deploy 4 in Ashford

New blood: Ironmouth two, Cinderpass one.
= deploy 2 in Ironmouth
= deploy 1 in Cinderpass

Copperdale x Ravenscar (5)
= attack Ravenscar from Copperdale with 5

An onslaught upon Fenwick by six from Bogwald.
= attack Fenwick from Bogwald with 6

Oust the Tharnish rabble from Glimmerfen, out of Millrace, three of my best.
= attack Glimmerfen from Millrace with 3

Against Stormhead, from Windward, I hurl eight.
= attack Stormhead from Windward with 8

Wheel four companies round from Thornwick to Embergate.
= mobilise 4 from Thornwick to Embergate

Beacon -> Mistvale: 2
= mobilise 2 from Beacon to Mistvale

Amberfell packs its bags entirely and settles in Oakhaven.
= mobilise all from Amberfell to Oakhaven

Leave a lone watchman in Juniper; the others trundle to Goldacre.
= mobilise all but 1 from Juniper to Goldacre

Woo Brinn with a long oration.
= activate Brinn with long oration

Grease Solmar's palm: a bribe.
= activate Solmar with bribe

Bully Hesper into my camp with threats.
= activate Hesper with threats

Kaldor: blackmail, to bring it to my side.
= activate Kaldor with blackmail

The de-activation of Solmar, by long oration.
= de-activate Solmar with long oration

Menace Kaldor out of Tharn's alliance, with threats, back to neutral.
= de-activate Kaldor with threats

A bribe to make Tharn's Hesper neutral again.
= de-activate Hesper with bribe

Prise Brinn from Tharn's grip by blackmail.
= de-activate Brinn with blackmail

Hire me some sellswords.
= recruit mercenaries

Acquisition of points.
= acquire points

The envoys go home: diplomacy is over.
= end diplomacy

Mustering closed.
= end deployment

Sheathe the swords, no more fighting this turn.
= end battle

Nobody is mobilised.
= no mobilisation

So ends the turn of Corvan.
= end turn

DEPLOYMENT
Limestead: 2
Blackwater: 3
Wolfden: 1
= deploy 2 in Limestead
= deploy 3 in Blackwater
= deploy 1 in Wolfden

Assaults:
a. Icewater on Wolfden, 4
b. Goldacre on Limestead, 7
= attack Wolfden from Icewater with 4
= attack Limestead from Goldacre with 7

The seizure of Oakhaven with five, out of Amberfell.
= attack Oakhaven from Amberfell with 5

Garrison Mistvale with two recruits.
= deploy 2 in Mistvale

The transfer of three from Ravenscar to Copperdale.
= mobilise 3 from Ravenscar to Copperdale

Six of them, out of Stormhead, home to Windward.
= mobilise 6 from Stormhead to Windward

Blackwater shall be stormed from Wolfden by nine.
= attack Blackwater from Wolfden with 9

Sweet-talk Hesper over to us: long oration, the flowery kind.
= activate Hesper with long oration

Brinn, bribe, activation.
= activate Brinn with bribe

My purse opens for mercenaries.
= recruit mercenaries

Plonk five new ones in Beacon, and there the deployment stops.
= deploy 5 in Beacon
= end deployment

Let all but two of Embergate's men amble to Thornwick, then my turn is done.
= mobilise all but 2 from Embergate to Thornwick
= end turn

Points, please: I acquire them, and then diplomacy is closed.
= acquire points
= end diplomacy

Four riders gallop out of Millrace and fall upon Bogwald.
= attack Bogwald from Millrace with 4

anvil crg +3
= deploy 3 in Anvil Crag

muster 4 at ashfrd
= deploy 4 in Ashford

ironmuoth 2 new, cinderpas 1 new
= deploy 2 in Ironmouth
= deploy 1 in Cinderpass

coperdale x ravnscar (5)
= attack Ravenscar from Copperdale with 5

onslaugt on fenwik 6 from bogwld
= attack Fenwick from Bogwald with 6

ousst em from glimerfen, out of milrace, 3
= attack Glimmerfen from Millrace with 3

8 agaisnt stormhed from windward!!!
= attack Stormhead from Windward with 8

moblise 4 thornwck to embrgate
= mobilise 4 from Thornwick to Embergate

beacon->mistval 2
= mobilise 2 from Beacon to Mistvale

amberfel everyone off 2 oakhaven
= mobilise all from Amberfell to Oakhaven

junipr to goldacre, all but 1
= mobilise all but 1 from Juniper to Goldacre

woo brin w long oraton
= activate Brinn with long oration

brbie solmar
= activate Solmar with bribe

treats on hesper i mean threats haha, activate them
= activate Hesper with threats

blackmial kaldor
= activate Kaldor with blackmail

deactivate solmr w/ oration long
= de-activate Solmar with long oration

de-actvate kaldor thretas
= de-activate Kaldor with threats

bribe tharns hesper back to nuetral
= de-activate Hesper with bribe

brinn off tharns side by blakmail pls
= de-activate Brinn with blackmail

mercs pls, recruit
= recruit mercenaries

gimme teh points (acquire)
= acquire points

diplo over
= end diplomacy

deploymnet end
= end deployment

no mor battle
= end battle

no moblisation
= no mobilisation

thats me turn ended cheers
= end turn

deploy
limsted 2
blackwatr 3
wolfdn 1
= deploy 2 in Limestead
= deploy 3 in Blackwater
= deploy 1 in Wolfden

icewter on wolfden 4!! attack
= attack Wolfden from Icewater with 4

goldacer atacks limestead w seven
= attack Limestead from Goldacre with 7

sieze oakhavn with fivee from amberfel
= attack Oakhaven from Amberfell with 5

mistvael 2 more new boys
= deploy 2 in Mistvale

mob 3 ravenscar>copperdle
= mobilise 3 from Ravenscar to Copperdale

six back from stromhead to windwrd, mobilsie
= mobilise 6 from Stormhead to Windward

blakwater get stormed by wolfden 9 mens
= attack Blackwater from Wolfden with 9

hesper: looong oration activate pls
= activate Hesper with long oration

menance kaldor, threats, to be my ally
= activate Kaldor with threats

plonk 5 beacn end deploy
= deploy 5 in Beacon
= end deployment

all exept 2 embergate to thronwick
= mobilise all but 2 from Embergate to Thornwick

recriut mercenarys, then end diplomcy
= recruit mercenaries
= end diplomacy

from milrace 4 hit bogwald plz
= attack Bogwald from Millrace with 4

Place three new men in Anvil.
= deploy 3 in Anvil

Send four soldiers from Ironmouth to Crag.
= mobilise 4 from Ironmouth to Crag

Offer Brinn a bribe.
= activate Brinn with bribe

Use threats on Solmar.
= activate Solmar with threats

Bring everybody in Anvil to Ironmouth.
= mobilise all from Anvil to Ironmouth

Leave two men on guard in Crag and mobilise the others to Anvil.
= mobilise all but 2 from Crag to Anvil

My envoy will deliver a long oration to the people of Hesper.
= activate Hesper with long oration

Stop the blackmail of Solmar.
= de-activate Solmar with blackmail

I have nothing further to do, so my turn is over.
= end turn

From Crag, nine of my warriors storm Ironmouth.
= attack Ironmouth from Crag with 9

Blackmail Brinn, please, and call off the threats against Hesper.
= activate Brinn with blackmail
= de-activate Hesper with threats

Lord Corvan commands that seven new troops be raised at Ironmouth, and that seven from there attack Anvil.
= deploy 7 in Ironmouth
= attack Anvil from Ironmouth with 7

3 new in anvil
= deploy 3 in Anvil

moblise 4 ironmouth to crag
= mobilise 4 from Ironmouth to Crag

bribe brinn
= activate Brinn with bribe

threats on solmar pls!!
= activate Solmar with threats

evrybody anvil > ironmouth
= mobilise all from Anvil to Ironmouth

mobilize all but2 from crag to anvil
= mobilise all but 2 from Crag to Anvil

long oraton to hesper, bore them to death lol
= activate Hesper with long oration

deactivate solmar blackmail
= de-activate Solmar with blackmail

thats it end my turn
= end turn

with 9 i attack Ironmouth, out from Crag
= attack Ironmouth from Crag with 9

activate brinn w black mail
= activate Brinn with blackmail

stop bribing hesper.. waste of money
= de-activate Hesper with bribe

Station four new troops at Ironmouth.
= deploy 4 in Ironmouth

Let us bribe Solmar.
= activate Solmar with bribe

March three companies from Ironmouth to Anvil.
= mobilise 3 from Ironmouth to Anvil

Assault Crag from Anvil with six men.
= attack Crag from Anvil with 6

I wish to use threats against Brinn.
= activate Brinn with threats

Stop the blackmail of Hesper.
= de-activate Hesper with blackmail

Deliver a long oration to the people of Hesper, and place 2 recruits in Crag.
= activate Hesper with long oration
= deploy 2 in Crag

Leave two men to hold Anvil and send the remainder to Crag.
= mobilise all but 2 from Anvil to Crag

Please blackmail Brinn on my behalf and cease bribing Solmar.
= activate Brinn with blackmail
= de-activate Solmar with bribe

Corvan is finished for this turn.
= end turn

Transfer eight soldiers from Crag to Ironmouth.
= mobilise 8 from Crag to Ironmouth

With seven swords I attack Ironmouth out of Crag.
= attack Ironmouth from Crag with 7

4 new in ironmouth
= deploy 4 in Ironmouth

bribe solmar plz, they look greedy haha
= activate Solmar with bribe

3 frm anvil to crag
= mobilise 3 from Anvil to Crag

crag attacks anvil w 6!!
= attack Anvil from Crag with 6

use threats on brin
= activate Brinn with threats

no more blackmail for hesper, turn it off
= de-activate Hesper with blackmail

bore hesper 2 death with the long oration lol
= activate Hesper with long oration

all but 2 ironmoth to anvil they go
= mobilise all but 2 from Ironmouth to Anvil

Blackmale Brinn
= activate Brinn with blackmail

turn finish, good night from Brasil
= end turn

mobilze 2 crag too ironmouth an stop bribing solmar
= mobilise 2 from Crag to Ironmouth
= de-activate Solmar with bribe

Seven mans from Anvil must Ironmouth attack.
= attack Ironmouth from Anvil with 7
