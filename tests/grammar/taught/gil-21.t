ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Four new units are to take up post at Ashford.
= deploy 4 in Ashford

I would like to bribe Brinn, please.
= activate Brinn with bribe

March on Crag from Anvil with six.
= attack Crag from Anvil with 6

Try a long oration on the good people of Solmar.
= activate Solmar with long oration

Hire some mercenaries for me.
= recruit mercenaries

I'll take the points this time, please.
= acquire points

My diplomacy is finished.
= end diplomacy

That's the last of my deployments, so let us move along.
= end deployment

I've done with fighting; the battle may end.
= end battle

Nobody is to be mobilised this turn.
= no mobilisation

Time, gentlemen, please: I end my turn.
= end turn

Two for Fenwick, three for Bogwald.
= deploy 2 in Fenwick
= deploy 3 in Bogwald

Blackmail Kaldor into joining us.
= activate Kaldor with blackmail

Use threats to prise Hesper away from Tharn and make it neutral.
= de-activate Hesper with threats

At the end, shift five from Ravenscar to Copperdale.
= mobilise 5 from Ravenscar to Copperdale

Bring the entire Millrace force over to Stormhead, and a single unit from Glimmerfen to Millrace.
= mobilise all from Millrace to Stormhead
= mobilise 1 from Glimmerfen to Millrace

Leave three at Beacon and mobilise the others to Mistvale.
= mobilise all but 3 from Beacon to Mistvale

I will assault Thornwick from Windward with eight units and Embergate from Windward with four.
= attack Thornwick from Windward with 8
= attack Embergate from Windward with 4

Threaten Solmar, and after that my diplomacy is at an end.
= activate Solmar with threats
= end diplomacy

Please reinforce Oakhaven by seven.
= deploy 7 in Oakhaven

Seven of my men from Juniper shall attack Goldacre.
= attack Goldacre from Juniper with 7

De-activate Brinn by means of a bribe.
= de-activate Brinn with bribe

Six fresh troops in Limestead, and then deployment is over.
= deploy 6 in Limestead
= end deployment

Let ten brave souls fall upon Blackwater out of Wolfden, and call the battle done.
= attack Blackwater from Wolfden with 10
= end battle

I wish to win over Hesper with a bribe.
= activate Hesper with bribe

Take two units from Icewater and lodge them in Wolfden, then end my turn.
= mobilise 2 from Icewater to Wolfden
= end turn

Mercenaries, please, as many as the purse allows.
= recruit mercenaries

Throw three men at Cinderpass from Ironmouth.
= attack Cinderpass from Ironmouth with 3

Set nine new units down at Amberfell and a further two at Mistvale; I have no more to place, so end deployment.
= deploy 9 in Amberfell
= deploy 2 in Mistvale
= end deployment

A long oration should make Kaldor desert Tharn and go neutral. Then bribe Brinn for us.
= de-activate Kaldor with long oration
= activate Brinn with bribe

4 in ashford ta
= deploy 4 in Ashford

slip brinn a bribe
= activate Brinn with bribe

crag gets 6 from anvil right in the teeth
= attack Crag from Anvil with 6

solmar, long oration, bore em into it lol
= activate Solmar with long oration

mercs pls
= recruit mercenaries

ill have points
= acquire points

diplomcy done
= end diplomacy

no more deployin, crack on
= end deployment

battles over for me lads im knackered
= end battle

not mobilising anybody ta
= no mobilisation

end me turn, pubs open
= end turn

2 fenwik 3 bogwald
= deploy 2 in Fenwick
= deploy 3 in Bogwald

blackmale kaldor
= activate Kaldor with blackmail

deactivate hesper wiv threats, solmar bribe em on side
= de-activate Hesper with threats
= activate Solmar with bribe

5 lads ravenscar > coperdale at the end
= mobilise 5 from Ravenscar to Copperdale

all of millrace shove over to stormhead
= mobilise all from Millrace to Stormhead

evryone bar 2 from Beacon to mist vale
= mobilise all but 2 from Beacon to Mistvale

thornwick w 8 from windward. then embergate w 3 from windward too
= attack Thornwick from Windward with 8
= attack Embergate from Windward with 3

threaten brinn n thats diplomacy done innit
= activate Brinn with threats
= end diplomacy

seven more bodies oakhavn please, back from the dentist now
= deploy 7 in Oakhaven

juniper has a crack at goldacre, 9 men
= attack Goldacre from Juniper with 9

kaldor de-activate, usual bribe
= de-activate Kaldor with bribe

bung 6 on limested and finish deploying
= deploy 6 in Limestead
= end deployment

wolfden hits black water with ten then stop the fightin
= attack Blackwater from Wolfden with 10
= end battle

Dear all, Hesper to be bribed. Regards, Rev. Michael
= activate Hesper with bribe

icewatter 2 over to wolfden, turn over
= mobilise 2 from Icewater to Wolfden
= end turn

gimme mercenaries, then 3 at ironmouth
= recruit mercenaries
= deploy 3 in Ironmouth

have at cinderpas wi 4 out of ironmouth
= attack Cinderpass from Ironmouth with 4

amberfell +5, juniper +1
= deploy 5 in Amberfell
= deploy 1 in Juniper

no mobilisation an end turn, night all
= no mobilisation
= end turn

Four new units go to Ashford, please.
= deploy 4 in Ashford

Let's have three more men at Crag and two at Anvil.
= deploy 3 in Crag
= deploy 2 in Anvil

Storm Ironmouth out of Cinderpass with six.
= attack Ironmouth from Cinderpass with 6

Shift five units over from Fenwick to Bogwald at the end.
= mobilise 5 from Fenwick to Bogwald

Win Brinn over with a bribe.
= activate Brinn with bribe

Threaten Solmar until they join us: activate them with threats.
= activate Solmar with threats

Use blackmail to de-activate Hesper.
= de-activate Hesper with blackmail

Give the people of Kaldor a long oration so that they become active for me.
= activate Kaldor with long oration

Hire mercenaries for me.
= recruit mercenaries

I'm going to acquire points this turn.
= acquire points

My diplomacy is finished.
= end diplomacy

I've placed everything I wanted to place. End of deployment.
= end deployment

No more battles from me.
= end battle

I will not mobilise anyone this turn.
= no mobilisation

I rest, Your Honor. End my turn.
= end turn

Everybody in Oakhaven walks to Juniper.
= mobilise all from Oakhaven to Juniper

Hold back two at Goldacre and mobilise the rest to Limestead.
= mobilise all but 2 from Goldacre to Limestead

Blackwater is to be attacked from Wolfden by eight units.
= attack Blackwater from Wolfden with 8

Bribe Hesper into activity, and then end the diplomacy phase.
= activate Hesper with bribe
= end diplomacy

Seven reinforcements for Stormhead. That is the end of deployment.
= deploy 7 in Stormhead
= end deployment

Send 4 from Windward against Thornwick and 3 from Embergate against Beacon.
= attack Thornwick from Windward with 4
= attack Beacon from Embergate with 3

Make Tharn's friends in Brinn neutral again by way of threats.
= de-activate Brinn with threats

Have one unit take up position in Icewater.
= deploy 1 in Icewater

Bring all but one of the Mistvale troops down to Amberfell, and finish my turn.
= mobilise all but 1 from Mistvale to Amberfell
= end turn

With nine soldiers from Copperdale I attack Ravenscar.
= attack Ravenscar from Copperdale with 9

Recruit some mercenaries, then close out diplomacy.
= recruit mercenaries
= end diplomacy

Move three of our boys from Millrace back to Glimmerfen.
= mobilise 3 from Millrace to Glimmerfen

Assault Crag from Anvil with five.
After that, the battle is over for me.
= attack Crag from Anvil with 5
= end battle

Turn Solmar away from its ally by means of a long oration.
= de-activate Solmar with long oration

Add two units in Beacon and add two units in Mistvale. Then strike Amberfell from Mistvale with four.
= deploy 2 in Beacon
= deploy 2 in Mistvale
= attack Amberfell from Mistvale with 4

3 in ashfrod
= deploy 3 in Ashford

drop 2 at crag n 2 at anvil
= deploy 2 in Crag
= deploy 2 in Anvil

hit ironmoth from cinderpass w 5
= attack Ironmouth from Cinderpass with 5

at the end 4 guys fenwick to bogwold
= mobilise 4 from Fenwick to Bogwald

bribe brin to activate em
= activate Brinn with bribe

blackmail kaldor so they go active lol
= activate Kaldor with blackmail

de activate solmar, threats
= de-activate Solmar with threats

Mercenarys, recruit em
= recruit mercenaries

points pls, acquire
= acquire points

done talkin. end diplomcy
= end diplomacy

thats all i got to deploy
= end deployment

no more battle, my feet hurt
= end battle

nobody mobilizes
= no mobilisation

ok im out end turn
= end turn

whole gang from oakhaven to junipr
= mobilise all from Oakhaven to Juniper

leave 1 at goldacre, everybody else mobilizes to limstead
= mobilise all but 1 from Goldacre to Limestead

wolfden 7 attack blackwatr
= attack Blackwater from Wolfden with 7

long oration at Hesper, activate. Zzzz. then diplomacy over
= activate Hesper with long oration
= end diplomacy

6 fresh to Stormhed and im done deploying
= deploy 6 in Stormhead
= end deployment

throw 4 at thornwick from windward, then 3 at beakon from embergate
= attack Thornwick from Windward with 4
= attack Beacon from Embergate with 3

Icewater gets two new units dear, mind the cold
= deploy 2 in Icewater

mobilize 5 copperdale to ravenscar. end turn
= mobilise 5 from Copperdale to Ravenscar
= end turn

Fire mission: 8x units Amberfell strike Mistvale.
= attack Mistvale from Amberfell with 8

hesper de-activate w a bribe
= de-activate Hesper with bribe

haulin 3 from milrace over to glimmerfen
= mobilise 3 from Millrace to Glimmerfen

get mercs. end diplo
= recruit mercenaries
= end diplomacy

attackin crag outta anvil with 6 n then no more battles
= attack Crag from Anvil with 6
= end battle

+1 limestead, +2 goldacre, +1 wolfdn
= deploy 1 in Limestead
= deploy 2 in Goldacre
= deploy 1 in Wolfden

not gonna mobilise, thats my turn done
= no mobilisation
= end turn

Threats for Brinn, activate
= activate Brinn with threats

Four new units shall be stationed in Ashford.
= deploy 4 in Ashford

I distribute my units as follows: two to Fenwick and three to Bogwald.
= deploy 2 in Fenwick
= deploy 3 in Bogwald

I lead five units from Ravenscar in the attack on Copperdale.
= attack Copperdale from Ravenscar with 5

Cinderpass is assaulted from Ironmouth by six of my men.
= attack Cinderpass from Ironmouth with 6

At the end, please mobilise three units out of Oakhaven to Juniper.
= mobilise 3 from Oakhaven to Juniper

The whole force of Wolfden mobilises to Icewater.
= mobilise all from Wolfden to Icewater

Excepting one unit, everything in Goldacre I mobilise to Limestead.
= mobilise all but 1 from Goldacre to Limestead

I will win Brinn for me with a bribe.
= activate Brinn with bribe

By threats I activate the domain Solmar.
= activate Solmar with threats

To Hesper I hold a long oration, so that it becomes active for me.
= activate Hesper with long oration

I use blackmail in order to make Kaldor neutral again.
= de-activate Kaldor with blackmail

I engage mercenaries.
= recruit mercenaries

For this turn I choose to acquire points.
= acquire points

My diplomacy is herewith finished.
= end diplomacy

I have deployed everything, the deployment can be closed.
= end deployment

No more battles for me this turn.
= end battle

I renounce of the mobilisation.
= no mobilisation

My turn is at its end. Best regards from Osnabrück.
= end turn

From Stormhead two units fight against Windward.
= attack Windward from Stormhead with 2

I hire some mercenaries and then I finish the diplomacy.
= recruit mercenaries
= end diplomacy

Beacon gets three additional units and Mistvale gets one. With this I end the deployment.
= deploy 3 in Beacon
= deploy 1 in Mistvale
= end deployment

I attack Thornwick from Embergate with seven and Millrace from Glimmerfen with four.
= attack Thornwick from Embergate with 7
= attack Millrace from Glimmerfen with 4

Solmar, the ally of my enemy, I de-activate through a bribe.
= de-activate Solmar with bribe

I let five units go over from Blackwater to Amberfell as my mobilisation, and my turn is over.
= mobilise 5 from Blackwater to Amberfell
= end turn

Activate for me Kaldor, the tactic is threats.
= activate Kaldor with threats

With eight of my units standing in Anvil I would like to storm Crag.
= attack Crag from Anvil with 8

I activate Hesper with blackmail, and Brinn I make inactive with threats.
= activate Hesper with blackmail
= de-activate Brinn with threats

Do not mobilise anything for me; my turn finishes here.
= no mobilisation
= end turn

My reinforcements, six in number, arrive at Crag.
= deploy 6 in Crag

Three of Limestead go into battle with Goldacre, and after that I stop fighting.
= attack Goldacre from Limestead with 3
= end battle

5 new to ironmoth
= deploy 5 in Ironmouth

millrace 2 , fenwick 1 deploy pls
= deploy 2 in Millrace
= deploy 1 in Fenwick

i attack coperdale with 3, they come of cinderpass
= attack Copperdale from Cinderpass with 3

6 men bogwald versus glimerfen attack
= attack Glimmerfen from Bogwald with 6

mobilize 4 amberfell to oakhavn
= mobilise 4 from Amberfell to Oakhaven

all icewater mobilise in blackwater pls thank you
= mobilise all from Icewater to Blackwater

mobilise windward to stormhead but 2 stay
= mobilise all but 2 from Windward to Stormhead

bribe kaldor, activate him
= activate Kaldor with bribe

hesper activating with threats!!
= activate Hesper with threats

brinn: activate, long oratoin (blabla my boss speaks also so)
= activate Brinn with long oration

i deactivate solmar by blackmale
= de-activate Solmar with blackmail

mercenarys recruit
= recruit mercenaries

i take points aquire
= acquire points

diplomacy is finish
= end diplomacy

deployement over ok
= end deployment

no battle more for me today
= end battle

i dont mobilise nothing
= no mobilisation

end of turn corvan. grüße
= end turn

anvil 2 units attack to ashford
= attack Ashford from Anvil with 2

take mercenaries and finish diplomacy
= recruit mercenaries
= end diplomacy

3 at goldacre 2 at junipper then deployment ready
= deploy 3 in Goldacre
= deploy 2 in Juniper
= end deployment

beacon 7 attack mistvale, thornwik 4 attack embergate
= attack Mistvale from Beacon with 7
= attack Embergate from Thornwick with 4

de activate hesper w bribe
= de-activate Hesper with bribe

ravenscar 5 mobilise to fenwik. turn finish i go sleep
= mobilise 5 from Ravenscar to Fenwick
= end turn

solmar with threatening i activate
= activate Solmar with threats

i go with 9 from crag for attack anvil,the bus is comming
= attack Anvil from Crag with 9

activate kaldor blackmail,deactivate hesper threats
= activate Kaldor with blackmail
= de-activate Hesper with threats

without mobilisation,end turn
= no mobilisation
= end turn

Wolfden I give 4 new soldier
= deploy 4 in Wolfden

limsted 5 against blackwater then battle end
= attack Blackwater from Limestead with 5
= end battle

DEPLOYMENT: Oakhaven 3, Juniper 2, Wolfden 1.
= deploy 3 in Oakhaven
= deploy 2 in Juniper
= deploy 1 in Wolfden

Lord Corvan commands: four units out of Ashford shall storm Ironmouth.
= attack Ironmouth from Ashford with 4

Attack: Fenwick x Bogwald, str. 5.
= attack Bogwald from Fenwick with 5

I send my envoys with gold; Brinn is to be activated by a bribe.
= activate Brinn with bribe

The ambassador delivers a long oration before the elders of Solmar, that they may join us.
= activate Solmar with long oration

Hesper shall be pried loose from my enemy's alliance by means of blackmail: de-activate.
= de-activate Hesper with blackmail

Hire mercenaries.
= recruit mercenaries

For this turn I choose to acquire points.
= acquire points

Diplomacy concluded.
= end diplomacy

My deployment stands as it is; end of deployment.
= end deployment

The bugles call retreat. The battle phase is ended.
= end battle

No mobilisation this turn.
= no mobilisation

Corvan ends his turn.
= end turn

Post two new units at Stormhead and three at Windward.
= deploy 2 in Stormhead
= deploy 3 in Windward

Mobilisation: Goldacre to Limestead, 4 units.
= mobilise 4 from Goldacre to Limestead

Everything we have in Mistvale is brought up to Beacon.
= mobilise all from Mistvale to Beacon

All save two of the Millrace men march to Copperdale.
= mobilise all but 2 from Millrace to Copperdale

Warriors of Thornwick! Six of you follow my banner, and we shall break the gates of Embergate.
= attack Embergate from Thornwick with 6

Assail Ravenscar out of Ironmouth with three units, then call off the fighting.
= attack Ravenscar from Ironmouth with 3
= end battle

Kaldor: activate, tactic threats. End of diplomacy.
= activate Kaldor with threats
= end diplomacy

Blackwater gets five of the new units.
= deploy 5 in Blackwater

From the chronicle of Corvan: on this day seven units went out from Icewater and fell upon Wolfden.
= attack Wolfden from Icewater with 7

Two assaults. Cinderpass on Copperdale with 3; Glimmerfen on Bogwald with 2.
= attack Copperdale from Cinderpass with 3
= attack Bogwald from Glimmerfen with 2

With threats we frighten Brinn out of Tharn's service and make it neutral.
= de-activate Brinn with threats

Withdraw three units from Amberfell to Oakhaven, then my turn is over.
= mobilise 3 from Amberfell to Oakhaven
= end turn

Let the sellswords be recruited; mercenaries it is.
= recruit mercenaries

Four fresh units muster in Limestead. Deployment is over.
= deploy 4 in Limestead
= end deployment

First let Kaldor be activated by blackmail, next Hesper by a long oration.
= activate Kaldor with blackmail
= activate Hesper with long oration

Juniper receives two of the men now at Goldacre.
= mobilise 2 from Goldacre to Juniper

Eight of mine at Beacon move in anger against Windward; another three, these from Stormhead, do the same.
= attack Windward from Beacon with 8
= attack Windward from Stormhead with 3

D: thornwick 4, embrgate 1
= deploy 4 in Thornwick
= deploy 1 in Embergate

ashford x ironmth 4u, ashford x cinderpass 2u
= attack Ironmouth from Ashford with 4
= attack Cinderpass from Ashford with 2

Fen-Bog att 5
= attack Bogwald from Fenwick with 5

bribe Brinn , get em on my side
= activate Brinn with bribe

long oration at solmar zzz
= activate Solmar with long oration

deactivate hesper, blackmail
= de-activate Hesper with blackmail

mercs pls
= recruit mercenaries

acquire pts
= acquire points

dipl. done
= end diplomacy

no more deploys thx, end of that
= end deployment

battle's over lads, home for tea
= end battle

no mob.
= no mobilisation

eot, over 2 u tharn
= end turn

stormhead +2 pls the poor sods are freezing
= deploy 2 in Stormhead

mob 4 goldacre-limestead
= mobilise 4 from Goldacre to Limestead

wolfden mobilize the lot to juniper & end trn
= mobilise all from Wolfden to Juniper
= end turn

ravenscar: 3 stays put, rest mobs to fenwik
= mobilise all but 3 from Ravenscar to Fenwick

MEN OF LIMESTEAD!! 6 of ye on goldacre NOW, storm it, and no looting
= attack Goldacre from Limestead with 6

ironmouth hits ravenscar w 3. fin battle
= attack Ravenscar from Ironmouth with 3
= end battle

kaldor: thretas. hesper: bribe. (both activate)
= activate Kaldor with threats
= activate Hesper with bribe

i put new five in blackwter
= deploy 5 in Blackwater

Diary. Took 3 lads from blackwater this morning & attacked icewater. my knee is bad.
= attack Icewater from Blackwater with 3

we hits millrace w/ 5 of copperdale, then battle phase closd
= attack Millrace from Copperdale with 5
= end battle

threat brinn so he is leave tharn (de-activate)
= de-activate Brinn with threats

amberfell 3 back to oakhaven mobilise, turn end
= mobilise 3 from Amberfell to Oakhaven
= end turn

recruit some mercenarys mate
= recruit mercenaries

4 new limestead, deploymnt over
= deploy 4 in Limestead
= end deployment

blackmale kaldor to join us
= activate Kaldor with blackmail

juniper gets 2 from goldacre mobilised
= mobilise 2 from Goldacre to Juniper

eight agst mistvale attack, they start at beacon
= attack Mistvale from Beacon with 8

Please put four of my new units in Ashford.
= deploy 4 in Ashford

I'd like to attack Bogwald from Fenwick with six units.
= attack Bogwald from Fenwick with 6

Bribe Brinn for me, would you? Everyone has a price.
= activate Brinn with bribe

I'm using threats to activate Kaldor.
= activate Kaldor with threats

Recruit some mercenaries, please.
= recruit mercenaries

I'll just collect my points, thank you.
= acquire points

Two new units to Goldacre and three to Limestead.
= deploy 2 in Goldacre
= deploy 3 in Limestead

That is all the diplomacy I have the energy for.
= end diplomacy

At the end I'm moving five from Copperdale to Cinderpass.
= mobilise 5 from Copperdale to Cinderpass

Mobilise everyone in Oakhaven and send them to Juniper.
= mobilise all from Oakhaven to Juniper

My battles are over for this turn.
= end battle

My friend, kindly give Solmar a long oration so that they become active on my side.
= activate Solmar with long oration

Blackmail should do nicely to de-activate Hesper.
= de-activate Hesper with blackmail

Just the one unit to deploy in Beacon. And that's deployment finished.
= deploy 1 in Beacon
= end deployment

Charge out of Stormhead at Windward with 8!
= attack Windward from Stormhead with 8

I'm not mobilising anyone, and that ends my turn.
= no mobilisation
= end turn

Leave three at Wolfden to guard the barn and mobilise the others to Blackwater.
= mobilise all but 3 from Wolfden to Blackwater

Attack Mistvale from Embergate with 4, then attack Amberfell from Beacon with 5.
= attack Mistvale from Embergate with 4
= attack Amberfell from Beacon with 5

Turn over for me. Good night!
= end turn

My seven from Ravenscar are going to storm Ironmouth.
= attack Ironmouth from Ravenscar with 7

Reinforce Thornwick with three new units.
= deploy 3 in Thornwick

I want Brinn to go neutral, so I'm bribing them to drop the other fellow.
= de-activate Brinn with bribe

Activate Hesper by blackmail and finish my diplomacy there.
= activate Hesper with blackmail
= end diplomacy

Nobody moves at the end.
= no mobilisation

Have a go at Icewater from Wolfden with two units, and then I'm done with battle.
= attack Icewater from Wolfden with 2
= end battle

Shift 2 units from Anvil Crag to Ironmouth as my final mobilisation.
= mobilise 2 from Anvil Crag to Ironmouth

I'm getting the points this time, and after that the turn is finished.
= acquire points
= end turn

Five fresh men in Millrace, one in Glimmerfen.
= deploy 5 in Millrace
= deploy 1 in Glimmerfen

Hire mercenaries for me, I need the muscle.
= recruit mercenaries

I'm deployed as I want to be, so we can close deployment.
= end deployment

4 new in ashford pls
= deploy 4 in Ashford

hit bogwold from fenwick w 6
= attack Bogwald from Fenwick with 6

brinn - bribe em
= activate Brinn with bribe

threaten kaldor so they join me
= activate Kaldor with threats

get mercenarys
= recruit mercenaries

gimme the points lol
= acquire points

goldacre 2 limestead 3 new guys thx
= deploy 2 in Goldacre
= deploy 3 in Limestead

diplomacy done im over it
= end diplomacy

coperdale to cinderpass 5 mobilise
= mobilise 5 from Copperdale to Cinderpass

everyone out of oakhaven n off to juniper at the end
= mobilise all from Oakhaven to Juniper

no more battle thx
= end battle

solmar pls activate with long speach
= activate Solmar with long oration

deactivate hesper, blackmail
= de-activate Hesper with blackmail

just one in becon and thats deployment done
= deploy 1 in Beacon
= end deployment

STORMHEAD guys 8 of em rush windward!!!
= attack Windward from Stormhead with 8

no mobilization. end turn, night all
= no mobilisation
= end turn

wolfden leave 3, rest mobilise to blackwater
= mobilise all but 3 from Wolfden to Blackwater

mistvale from embergate 4, amberfell from beacon 5, attack both
= attack Mistvale from Embergate with 4
= attack Amberfell from Beacon with 5

im done for this turn mate ta
= end turn

Ravenscar 7 atack on Ironmouth kindly
= attack Ironmouth from Ravenscar with 7

thornwick +3
= deploy 3 in Thornwick

make brinn neutral again w a bribe
= de-activate Brinn with bribe

hesper blackmail activate, then no more diplomacy
= activate Hesper with blackmail
= end diplomacy

nobody mobilises. too knackered
= no mobilisation

two from wolfdn have a crack at icewater, end battle after
= attack Icewater from Wolfden with 2
= end battle

anvilcrag to ironmouth, mobilise 2 hey
= mobilise 2 from Anvil Crag to Ironmouth

points for me and end turn
= acquire points
= end turn

put 5 milrace 1 glimerfen for my new units
= deploy 5 in Millrace
= deploy 1 in Glimmerfen

threats on solmar to deactivate. sorry not sorry
= de-activate Solmar with threats

finished deploying now
= end deployment

Five new units for Ravenscar, if you please.
= deploy 5 in Ravenscar

Storm Fenwick out of Bogwald with eight.
= attack Fenwick from Bogwald with 8

I would have Solmar on my side, and a good bribe ought to do it. Activate them that way.
= activate Solmar with bribe

Use blackmail to prise Hesper away from my opponent: de-activate it.
= de-activate Hesper with blackmail

Hire me some mercenaries.
= recruit mercenaries

My envoy will win Kaldor over with a long oration. Diplomacy is then closed.
= activate Kaldor with long oration
= end diplomacy

At the end, walk three units over from Oakhaven to Juniper.
= mobilise 3 from Oakhaven to Juniper

All but four of the troops at Stormhead are to be mobilised to Windward, and that wraps up my turn.
= mobilise all but 4 from Stormhead to Windward
= end turn

Two of the recruits report to Ashford, three report to Ironmouth. Deployment finished.
= deploy 2 in Ashford
= deploy 3 in Ironmouth
= end deployment

I'll take the points, please.
= acquire points

No mobilisation from me this turn, everyone stays where he is.
= no mobilisation

Throw six of the Thornwick garrison at Embergate.
= attack Embergate from Thornwick with 6

plonk 4 newbies in milrace
= deploy 4 in Millrace

goldacre gets it from limestead, 7 lads
= attack Goldacre from Limestead with 7

slip brinn a bribe n get em active for me ;)
= activate Brinn with bribe

mercs please!! recruit
= recruit mercenaries

threten hesper so they go inactive. thats all the diplomacy from me
= de-activate Hesper with threats
= end diplomacy

wolfden evry1 over to icewatr at the end pls
= mobilise all from Wolfden to Icewater

3 glimerfen 1 beacon 2 mistvale for the new uns
= deploy 3 in Glimmerfen
= deploy 1 in Beacon
= deploy 2 in Mistvale

no more scrappin, battle over. no mobilization either
= end battle
= no mobilisation

Im taking points ta
= acquire points

bore kaldor onto our side w the long speech lol (oration)
= activate Kaldor with long oration

copperdale has a pop at cinderpas w/ 9
= attack Cinderpass from Copperdale with 9

mobilize 5 amberfell 2 blackwater an thats my turn, night all
= mobilise 5 from Amberfell to Blackwater
= end turn

Four of my new units take up quarters in Ashford.
= deploy 4 in Ashford

Ravenscar is attacked by six units out of Copperdale.
= attack Ravenscar from Copperdale with 6

I wish to charm Brinn by means of a bribe.
= activate Brinn with bribe

Let Solmar hear a long oration from my ambassador so that they join my side, and then I close my diplomacy.
= activate Solmar with long oration
= end diplomacy

Turn Kaldor neutral again by threatening them: de-activate with threats.
= de-activate Kaldor with threats

Approach Hesper with threats. My diplomacy ends there.
= activate Hesper with threats
= end diplomacy

I bring three units from Millrace home to Stormhead as my mobilisation.
= mobilise 3 from Millrace to Stormhead

Two new units to Oakhaven, five to Juniper. That concludes my deployment.
= deploy 2 in Oakhaven
= deploy 5 in Juniper
= end deployment

I will acquire points this time.
= acquire points

Assault Wolfden with seven men coming from Blackwater.
= attack Wolfden from Blackwater with 7

All but two of the troops at Thornwick are to be mobilised to Windward, and I end my turn.
= mobilise all but 2 from Thornwick to Windward
= end turn

There will be no mobilisation from my side.
= no mobilisation

3 new in bogwold 1 in icewatr
= deploy 3 in Bogwald
= deploy 1 in Icewater

fenwick -> glimerfen attack, 5 guys
= attack Glimmerfen from Fenwick with 5

blackmail hesper, i want them with me
= activate Hesper with blackmail

Merceneries i will recruit.
= recruit mercenaries

bribe Brin to my side n thats diplo done
= activate Brinn with bribe
= end diplomacy

mobilize evrything beacon to mistvale
= mobilise all from Beacon to Mistvale

no more battel for me,dinner's on the table
= end battle

gimme the points
= acquire points

anvil 2 units, crag 2 units (new ones). then with 4 from Crag we beat on Ironmoth!!
= deploy 2 in Anvil
= deploy 2 in Crag
= attack Ironmouth from Crag with 4

deactivate solmar w blackmale
= de-activate Solmar with blackmail

From Goldacre go 6 pieces for to attack Limsted
= attack Limestead from Goldacre with 6

not mobilising anything, end my turn pls
= no mobilisation
= end turn

Three new units should be stationed at Anvil, if you please.
= deploy 3 in Anvil

Attack Crag from Ashford with five.
= attack Crag from Ashford with 5

I shall try my luck with Brinn by way of a bribe.
= activate Brinn with bribe

Please put two of the recruits in Fenwick and the other two in Bogwald, then I have deployed everything.
= deploy 2 in Fenwick
= deploy 2 in Bogwald
= end deployment

Bring four people from Ravenscar to Copperdale at the end.
= mobilise 4 from Ravenscar to Copperdale

Threaten Solmar until they are on my side.
= activate Solmar with threats

Six of my men at Ironmouth will go and take Cinderpass, for Tharn has left just one soldier in it.
= attack Cinderpass from Ironmouth with 6

Hesper stands with Tharn, which I dislike. A long oration from me should make them neutral.
= de-activate Hesper with long oration

I will recruit mercenaries and with that the diplomacy is closed.
= recruit mercenaries
= end diplomacy

I'd take the points this time.
= acquire points

My turn is hereby concluded.
= end turn

Everyone from Glimmerfen shall be brought over to Millrace, and there the turn ends.
= mobilise all from Glimmerfen to Millrace
= end turn

Stormhead sends four against Windward and Thornwick sends three against it too.
= attack Windward from Stormhead with 4
= attack Windward from Thornwick with 3

I used to keep order in a class of forty, so blackmail on Kaldor should not be beyond me: do that.
= activate Kaldor with blackmail

Two into Embergate, because it is just across from Tharn's big heap.
= deploy 2 in Embergate

No mobilisation for me this time; my people are fine where they are.
= no mobilisation

Five of the lads at Beacon go up against Mistvale. If I remember the map they're neighbours. After that I fight no more.
= attack Mistvale from Beacon with 5
= end battle

Please transfer all but two from Amberfell into Oakhaven.
= mobilise all but 2 from Amberfell to Oakhaven

Let us bribe Hesper, and let us pull Kaldor away from Tharn with threats.
= activate Hesper with bribe
= de-activate Kaldor with threats

From the seven that I hold in Juniper, kindly send three to strike Goldacre.
= attack Goldacre from Juniper with 3

One unit for Limestead
and four for Blackwater.
= deploy 1 in Limestead
= deploy 4 in Blackwater

Wolfden's men, all of them, are to come down to Icewater for the winter.
= mobilise all from Wolfden to Icewater

I have said all I wished to say to the domains, so end the diplomacy. Deploy three in Ashford.
= end diplomacy
= deploy 3 in Ashford

We attack Ravenscar from two sides: four from Copperdale, two from Fenwick.
= attack Ravenscar from Copperdale with 4
= attack Ravenscar from Fenwick with 2

The learned envoy shall deliver a long oration in Solmar in order to win it for Corvan.
= activate Solmar with long oration

I am finishing with the fighting. Move two at the end from Crag to Anvil.
= end battle
= mobilise 2 from Crag to Anvil

Poor old Oakhaven has just the one man left in it, so it gets my five new ones.
= deploy 5 in Oakhaven

Hire mercenaries for me, please.
= recruit mercenaries

Let eight go from Windward and storm Stormhead.
= attack Stormhead from Windward with 8

Make Brinn neutral again by blackmail; they have been Tharn's friends far too long. Then no more diplomacy.
= de-activate Brinn with blackmail
= end diplomacy

Goldacre against Limestead with two, then Blackwater against Wolfden with three.
= attack Limestead from Goldacre with 2
= attack Wolfden from Blackwater with 3

Put three at Thornwick, and from there march four upon Embergate.
= deploy 3 in Thornwick
= attack Embergate from Thornwick with 4

Take the points, and finish diplomacy.
= acquire points
= end diplomacy

All deploying is finished from my side.
= end deployment

Of the six in Bogwald two may stay at home; the other four please move to Glimmerfen at the end.
= mobilise 4 from Bogwald to Glimmerfen

I am buying Kaldor's friendship with a bribe, as one did at the county office in the old days.
= activate Kaldor with bribe

Aye, let Millrace have a crack at Bogwald with six, and that's the battles by with.
= attack Bogwald from Millrace with 6
= end battle

I mobilise one from Icewater to Wolfden, nothing more, and I end my turn.
= mobilise 1 from Icewater to Wolfden
= end turn

Respected host,
kindly deploy two at Mistvale, two at Beacon and one at Juniper.
= deploy 2 in Mistvale
= deploy 2 in Beacon
= deploy 1 in Juniper

Tharn's alliance with Solmar ends now, since I bribe them into neutrality.
= de-activate Solmar with bribe

3 in anvill 1 in crag
= deploy 3 in Anvil
= deploy 1 in Crag

bribe brin pls
= activate Brinn with bribe

Ashford attck Ironmouth w/5
= attack Ironmouth from Ashford with 5

longoration on solmar, i can talk for hours ask the wife. diplomcy over
= activate Solmar with long oration
= end diplomacy

Cinder pass 4 men at copperdale, they wont see it coming
= attack Copperdale from Cinderpass with 4

at end 3 from ravenscar back tae Fenwick
= mobilise 3 from Ravenscar to Fenwick

mercinaries pls, get some
= recruit mercenaries

points for me this time thx
= acquire points

deactivate Hesper w threats!! tharn has enuf friends
= de-activate Hesper with threats

Bogwald 2 new, Glimerfen 2 new, deploy finish
= deploy 2 in Bogwald
= deploy 2 in Glimmerfen
= end deployment

Millrace all to Stormhead & end my turn
= mobilise all from Millrace to Stormhead
= end turn

no moblisation
turn over. bed.
= no mobilisation
= end turn

I attack Windward from the Thornwick by six, because Tharn he sleeps
= attack Windward from Thornwick with 6

Embergate people into Beacon, 3 attacking, an again 2 from Mistvale into it
= attack Beacon from Embergate with 3
= attack Beacon from Mistvale with 2

kaldor blackmail them ,i know where they live
= activate Kaldor with blackmail

battle finished now im puffed
= end battle

amberfell to Oak Haven w everyone bar 2
= mobilise all but 2 from Amberfell to Oakhaven

Juniper pls to recieve four nos. units and Goldacre two nos.
= deploy 4 in Juniper
= deploy 2 in Goldacre

fae Limestead gie Blackwater a doing wi 5, then nae mair battles
= attack Blackwater from Limestead with 5
= end battle

wolfden lonely so 2 new there
= deploy 2 in Wolfden

Icewater > Wolfden atack 7
= attack Wolfden from Icewater with 7

tell solmar long speech so they drop tharn. bribe to brinn so they come to me
= de-activate Solmar with long oration
= activate Brinn with bribe

2 at the end fr crag to ashfrod
= mobilise 2 from Crag to Ashford

all deployd
= end deployment

threats at hesper to join us, then take points
= activate Hesper with threats
= acquire points

Ironmouth 3 Cinderpass 3
Ravenscar 1 for my newbies
= deploy 3 in Ironmouth
= deploy 3 in Cinderpass
= deploy 1 in Ravenscar

8 Copperdale men go for Fenwick its wide open
= attack Fenwick from Copperdale with 8

I am mobilising full Stormhead to Windward, kindly note
= mobilise all from Stormhead to Windward

de activate kaldor by blackmale, diplomacy is then at end
= de-activate Kaldor with blackmail
= end diplomacy

mistvale 4 v Amberfell. oakhaven 2 v Amberfell. nothing else the rest guard
= attack Amberfell from Mistvale with 4
= attack Amberfell from Oakhaven with 2

Deploy in Thornwick 3,from Thornwick after attack on Embergate with 5
= deploy 3 in Thornwick
= attack Embergate from Thornwick with 5

end of turn for me hens need shut in
= end turn

goldacre bunch all of them bar 1 over to juniper plz
= mobilise all but 1 from Goldacre to Juniper

hire them mercenarys and were done w diplomacy
= recruit mercenaries
= end diplomacy

I make bribe for Hesper, in my old office it always worked
= activate Hesper with bribe

glimmerfen 2 lads on bogwald, millrace 4 lads likewise
= attack Bogwald from Glimmerfen with 2
= attack Bogwald from Millrace with 4

fnished fighting, at the end 4 beacon to embergate pls
= end battle
= mobilise 4 from Beacon to Embergate

Two in Blackwatter as poor souls there have no relief since tuesday
= deploy 2 in Blackwater

not mobilising anyone ta
= no mobilisation

limestead go get goldacre w 3 ... sorry its bumpy on the bus... and 2 stay
= attack Goldacre from Limestead with 3

Unload four new units at Anvil.
= deploy 4 in Anvil

Three of the recruits go to Crag and two go to Ashford.
= deploy 3 in Crag
= deploy 2 in Ashford

Storm Ironmouth from Cinderpass with six.
= attack Ironmouth from Cinderpass with 6

Buy Brinn a few rounds and slip them a bribe.
= activate Brinn with bribe

Lean on Solmar with threats and give Hesper the long oration.
= activate Solmar with threats
= activate Hesper with long oration

Use blackmail to bring Kaldor round to my side, I know what their duke did at the fair.
= activate Kaldor with blackmail

Break Hesper away from Tharn by bribery.
= de-activate Hesper with bribe

Sign up the mercenaries.
= recruit mercenaries

I'll take the points this time, thanks.
= acquire points

My diplomacy is finished for this turn.
= end diplomacy

Everything is deployed, so let us close the deployment.
= end deployment

Cease fire, no more battles from me.
= end battle

My men are tired and nobody mobilises this turn.
= no mobilisation

When the dust settles, mobilise three from Copperdale to Ravenscar.
= mobilise 3 from Copperdale to Ravenscar

Attack Fenwick with five from Bogwald, and Glimmerfen with four from Bogwald.
= attack Fenwick from Bogwald with 5
= attack Glimmerfen from Bogwald with 4

All the units in Millrace mobilise to Stormhead.
= mobilise all from Millrace to Stormhead

Keep one behind in Windward and roll the rest on to Thornwick at the end.
= mobilise all but 1 from Windward to Thornwick

Deploy five in Embergate, for it's the front door of my house and the lock's busted.
= deploy 5 in Embergate

Send seven from Beacon against Mistvale. Then finish the battle.
= attack Mistvale from Beacon with 7
= end battle

I recruit mercenaries and end my diplomacy with that.
= recruit mercenaries
= end diplomacy

Poor old Amberfell has only one bloke in it, so give it two of the new fellas.
= deploy 2 in Amberfell

Our cavalry of eight rides from Oakhaven on Juniper, and three from Goldacre ride there likewise.
= attack Juniper from Oakhaven with 8
= attack Juniper from Goldacre with 3

Please talk Solmar into it with one of those long orations of mine.
= activate Solmar with long oration

Put two at Limestead, two at Blackwater and one at Wolfden.
= deploy 2 in Limestead
= deploy 2 in Blackwater
= deploy 1 in Wolfden

Let four units travel from Icewater to Wolfden in the mobilisation, and then I am finished with the turn.
= mobilise 4 from Icewater to Wolfden
= end turn

Scare Kaldor off Tharn's side with threats.
= de-activate Kaldor with threats

Five men assault Ashford out of Crag, because Tharn took it from me and I want it back.
= attack Ashford from Crag with 5

Bribe Kaldor into the alliance, and blackmail Brinn so that it drops out of Tharn's.
= activate Kaldor with bribe
= de-activate Brinn with blackmail

My turn ends here, good night from Sao Paulo.
= end turn

Two from Anvil go to Crag at the end and one more from Anvil goes to Ashford.
= mobilise 2 from Anvil to Crag
= mobilise 1 from Anvil to Ashford

Charge Ravenscar with ten from Copperdale, and let them know who sent you.
= attack Ravenscar from Copperdale with 10

Station six new soldiers in Stormhead. That concludes my deployment.
= deploy 6 in Stormhead
= end deployment

Hit Thornwick from Windward with three and leave everyone else on post.
= attack Thornwick from Windward with 3

Mobilise everybody out of Bogwald to Fenwick; I hate the smell of that swamp.
= mobilise all from Bogwald to Fenwick

I'd like to acquire points, and after that diplomacy is closed.
= acquire points
= end diplomacy

Go at Goldacre from Juniper with four, at Limestead from Juniper with two, and stop fighting after that.
= attack Goldacre from Juniper with 4
= attack Limestead from Juniper with 2
= end battle

Ironmouth receives three of the new men. From there five attack Cinderpass.
= deploy 3 in Ironmouth
= attack Cinderpass from Ironmouth with 5

Hesper has been sweet on me for years, so a bit of a bribe and she joins up.
= activate Hesper with bribe

Leave two holding Mistvale and mobilise the others to Beacon.
= mobilise all but 2 from Mistvale to Beacon

No mobilising for me, and that is my turn.
= no mobilisation
= end turn

3 crag, 2 ashferd from the new guys
= deploy 3 in Crag
= deploy 2 in Ashford

bribe brinn, usual envelope
= activate Brinn with bribe

blackmail kaldor to my side ive got the pics lol
= activate Kaldor with blackmail

get me some mercs
= recruit mercenaries

diplomacy done mate
= end diplomacy

thats the battle done for me, knackered
= end battle

mobilize 3 copperdale 2 ravenscar
= mobilise 3 from Copperdale to Ravenscar

evry unit in millrace mobilise stormhead
= mobilise all from Millrace to Stormhead

embergate 5 new ones its my front door yall
= deploy 5 in Embergate

recruit mercs + end diplo
= recruit mercenaries
= end diplomacy

juniper gets hit: 8 outta oakhaven 3 outta goldacre
= attack Juniper from Oakhaven with 8
= attack Juniper from Goldacre with 3

limsted 2 blackwater 2 wolfden 1, fresh units
= deploy 2 in Limestead
= deploy 2 in Blackwater
= deploy 1 in Wolfden

deactivate kaldor w threats, he scares easy
= de-activate Kaldor with threats

activate kaldor bribe. deactivate brinn blackmail
= activate Kaldor with bribe
= de-activate Brinn with blackmail

mobilize from anvil 2 to crag an 1 to ashford
= mobilise 2 from Anvil to Crag
= mobilise 1 from Anvil to Ashford

6 new stormhead end deployment. Roger out
= deploy 6 in Stormhead
= end deployment

bogwald stinks, mobilise em all outta there to fenwick
= mobilise all from Bogwald to Fenwick

juniper on goldacre 4, on limestead 2, then im done with the battle
= attack Goldacre from Juniper with 4
= attack Limestead from Juniper with 2
= end battle

slip hesper a bribe she likes me
= activate Hesper with bribe

dont mobilise nothin. end turn
= no mobilisation
= end turn

ok brinn gets threats. then mercs. then diplo over
= activate Brinn with threats
= recruit mercenaries
= end diplomacy

six new ones, 3 beacon 3 mistvail
= deploy 3 in Beacon
= deploy 3 in Mistvale

goin at wolfden w 5 from icewater, tharn u asleep??
= attack Wolfden from Icewater with 5

blackwater 4 men hit limestead an another 2 outta blackwater hit goldacre
= attack Limestead from Blackwater with 4
= attack Goldacre from Blackwater with 2

my guys in thornwick r hungry, 3 of them mobilise to embergate where the pub is
= mobilise 3 from Thornwick to Embergate

solmar blackmail, i know about the goat. activate em
= activate Solmar with blackmail

deactivate solmar by bribe n hesper by threats, cheers
= de-activate Solmar with bribe
= de-activate Hesper with threats

one each: crag, anvil, ironmouth (new)
= deploy 1 in Crag
= deploy 1 in Anvil
= deploy 1 in Ironmouth

stormhed hits millrace 7. stop battle. no mobilisation. out
= attack Millrace from Stormhead with 7
= end battle
= no mobilisation

put 8 in oakhaven friend, is the heart of me
= deploy 8 in Oakhaven

ravenscar 3 at fenwick an glimmerfen 3 at same
= attack Fenwick from Ravenscar with 3
= attack Fenwick from Glimmerfen with 3

points for me pls acquire em
= acquire points

mobilse all cinderpass to copperdale, then turn end
= mobilise all from Cinderpass to Copperdale
= end turn

kaldor hears my long oration, bring pillows
= activate Kaldor with long oration

ashford got 2 guys only so 4 more new there n deployment finished
= deploy 4 in Ashford
= end deployment

attack amberfell outta oakhaven w 6 n juniper outta oakhaven w 2
= attack Amberfell from Oakhaven with 6
= attack Juniper from Oakhaven with 2

at the end 5 of em from embergate go mobilise beacon, 1 to windward
= mobilise 5 from Embergate to Beacon
= mobilise 1 from Embergate to Windward

hire them mercenarys would ya
= recruit mercenaries

goldaker all but 3 mobilise to limestead
= mobilise all but 3 from Goldacre to Limestead

4 new windward, 4 from windward smash stormhead
= deploy 4 in Windward
= attack Stormhead from Windward with 4

Three new units to Anvil, two to Ashford.
= deploy 3 in Anvil
= deploy 2 in Ashford

I attack Crag from Anvil with four.
= attack Crag from Anvil with 4

Bribe the Brinn for me.
= activate Brinn with bribe

At the end mobilise two from Fenwick to Bogwald, as the poor soul there stands alone in the mud.
= mobilise 2 from Fenwick to Bogwald

Let my diplomats win over Solmar by a long oration, and after that no more diplomacy.
= activate Solmar with long oration
= end diplomacy

Recruit mercenaries.
= recruit mercenaries

I wish to acquire points this turn, having money and no better idea.
= acquire points

Ravenscar falls upon Ironmouth with five, then Copperdale sends three against Cinderpass.
= attack Ironmouth from Ravenscar with 5
= attack Cinderpass from Copperdale with 3

Hesper is Tharn's ally no longer: de-activate them with blackmail.
= de-activate Hesper with blackmail

The six new units all stand up in Stormhead.
= deploy 6 in Stormhead

Everybody in Millrace marches to Glimmerfen when the fighting is over.
= mobilise all from Millrace to Glimmerfen

My battle is finished, and there will be no mobilisation.
= end battle
= no mobilisation

Threaten Kaldor until they join us.
= activate Kaldor with threats

Oakhaven should hold one back; the remainder are mobilised to Juniper.
= mobilise all but 1 from Oakhaven to Juniper

Four units join Windward, because Tharn keeps sniffing around it, and from Windward I attack Thornwick with six.
= deploy 4 in Windward
= attack Thornwick from Windward with 6

I have deployed all I wanted to deploy.
= end deployment

I blackmail Solmar into becoming my ally and make Brinn neutral by threats.
= activate Solmar with blackmail
= de-activate Brinn with threats

Beacon takes Embergate by storm with seven of its men.
= attack Embergate from Beacon with 7

My turn ends here. Back to the nappies.
= end turn

From Limestead to Goldacre two units, from Blackwater to Limestead one, and then the turn is over.
= mobilise 2 from Limestead to Goldacre
= mobilise 1 from Blackwater to Limestead
= end turn

Hire mercenaries.
Put two units in Wolfden and one in Icewater.
= recruit mercenaries
= deploy 2 in Wolfden
= deploy 1 in Icewater

Amberfell has three men to spare. They attack Mistvale.
= attack Mistvale from Amberfell with 3

No mobilisation this time, since my men are tired and so am I.
= no mobilisation

A long oration ought to loosen Kaldor from Tharn's side, so de-activate Kaldor that way.
= de-activate Kaldor with long oration

Diplomacy is closed as far as I am concerned.
= end diplomacy

Two attacks on Fenwick: three from Ravenscar, and another two from Bogwald.
= attack Fenwick from Ravenscar with 3
= attack Fenwick from Bogwald with 2

Please place one of my new units in each of Crag, Ashford and Ironmouth, and end my deployment.
= deploy 1 in Crag
= deploy 1 in Ashford
= deploy 1 in Ironmouth
= end deployment

I offer the Hesper a bribe to fight for me.
= activate Hesper with bribe

With the four in Goldacre I strike Blackwater; the rest of the army watches.
= attack Blackwater from Goldacre with 4

I have learned in forty years of play to stop while winning. End the battle.
= end battle

Five go from Stormhead to Windward at the end.
= mobilise 5 from Stormhead to Windward

Acquire points, end the diplomacy, deploy three in Cinderpass.
= acquire points
= end diplomacy
= deploy 3 in Cinderpass

Juniper is being reinforced with two units.
= deploy 2 in Juniper

Bring the whole lot in Icewater across to Wolfden; Icewater is of no use to anyone in winter.
= mobilise all from Icewater to Wolfden

My herald bribes Kaldor, then he bribes Solmar too.
= activate Kaldor with bribe
= activate Solmar with bribe

Let three men go out of Thornwick and fall on Embergate, and let two from Windward attack Beacon.
= attack Embergate from Thornwick with 3
= attack Beacon from Windward with 2

I see Copperdale is held by a lone goblin, so Cinderpass sends two to chase it out.
= attack Copperdale from Cinderpass with 2

Since Tharn leans on the Solmar so heavily, I take them away from him by means of a bribe.
= de-activate Solmar with bribe

One unit strengthens Mistvale, four strengthen Amberfell, and with that the deployment ends.
= deploy 1 in Mistvale
= deploy 4 in Amberfell
= end deployment

Mobilise three from Anvil to Crag, and there ends my turn, with greetings from a rainy Hamburg.
= mobilise 3 from Anvil to Crag
= end turn

new units go 2 juniper and 3 goldacr
= deploy 2 in Juniper
= deploy 3 in Goldacre

4 lads from limestead jump blackwatr
= attack Blackwater from Limestead with 4

solmr w threats activate pls
= activate Solmar with threats

millrace is stuffed so 3 of those mobilise over 2 fenwick
= mobilise 3 from Millrace to Fenwick

I speak long oration to Kaldor that he is with me and then diplomacy ends
= activate Kaldor with long oration
= end diplomacy

get mercs
= recruit mercenaries

aquire points thx
= acquire points

attak!!! ashford from anvil w 5, stormhead from windwrd w 3
= attack Ashford from Anvil with 5
= attack Stormhead from Windward with 3

take brinn off tharn (deactivate), w/ the long oration
= de-activate Brinn with long oration

the hole 6 lot of new units in beacn, i cant be bothered splitting
= deploy 6 in Beacon

Bogwald all march out mobilise to Fenwick, in bogwald one gets only wet feet
= mobilise all from Bogwald to Fenwick

im done fighting, no mobi
= end battle
= no mobilisation

activate(Kaldor, threats);
= activate Kaldor with threats

evryone but 1 in ambrfell go mistvale
= mobilise all but 1 from Amberfell to Mistvale

+4 windwrd, then from there attack thornwick, 6 man
= deploy 4 in Windward
= attack Thornwick from Windward with 6

end deploy
= end deployment

threaten hesper to be mine, and brinn neutral w a bribe
= activate Hesper with threats
= de-activate Brinn with bribe

with juniper I take oakhaven, attacking, 7. Knight takes pawn
= attack Oakhaven from Juniper with 7

turn end. gotta run, lecture
= end turn

limsted 2 > goldacre, blackwatr 1 > limestead (mobilisation)
= mobilise 2 from Limestead to Goldacre
= mobilise 1 from Blackwater to Limestead

merc recruiting yes
deploy: thornwick 2, oakhavn 1
= recruit mercenaries
= deploy 2 in Thornwick
= deploy 1 in Oakhaven

glimerfen will have visit from my 3 in millrace, attack, he he
= attack Glimmerfen from Millrace with 3

no mobilization from my side
= no mobilisation

kaldor long oration deactivate pls, make them neutral
= de-activate Kaldor with long oration

enough of diplomacy jare
= end diplomacy

attack fenwik: 3 out of ravenscar, 2 out of bogwald. after that no more battle
= attack Fenwick from Ravenscar with 3
= attack Fenwick from Bogwald with 2
= end battle

each 1 unit in Crag ,Ashford ,Ironmouth
= deploy 1 in Crag
= deploy 1 in Ashford
= deploy 1 in Ironmouth

give hesper a lil bribe so they join me
= activate Hesper with bribe

go goldacre!! 4 on blackwater
= attack Blackwater from Goldacre with 4

battle is end
= end battle

stormhead->windward 5 mobilse; end turn
= mobilise 5 from Stormhead to Windward
= end turn

points plz (acquire), then diplomacy over, then 3 on cinderpass deployed
= acquire points
= end diplomacy
= deploy 3 in Cinderpass

2 junipr reinforcment
= deploy 2 in Juniper

make all my people for Goldacre move enter Limestead, mobilisation
= mobilise all from Goldacre to Limestead

kaldor bribe, solmar bribe (both activate)
= activate Kaldor with bribe
= activate Solmar with bribe

wolfden hits icewatr w 3 and again w 2 does it blackwater
= attack Icewater from Wolfden with 3
= attack Blackwater from Wolfden with 2

From Cinderpass attack two on Coperdale, there sits only one
= attack Copperdale from Cinderpass with 2

blackmailing brinn to my side, hehe, i know what they did
= activate Brinn with blackmail

1 to crag 4 to copprdale thats all deploying
= deploy 1 in Crag
= deploy 4 in Copperdale
= end deployment

anvil 3 to crag please as last thing & then end my turn
= mobilise 3 from Anvil to Crag
= end turn
