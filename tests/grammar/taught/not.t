# What looks much like an order, and is none.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Last turn I moved 3 from Utah to Nevada and it went badly.
?

Yellow attacked Ohio from Indiana with 6, didn't he?
?

Should I deploy 4 in Texas?
?

If Ann takes Kansas, attack Nebraska from Iowa with 5.
?

Do not attack Georgia from Florida.
?

I might move 5 from Maine to Vermont, I haven't decided yet.
?

Deploy 3 in Utah or Nevada.
?

Attack Oregon from Idaho with some troops.
?

Scrap what I said about deploying 4 in Ohio.
?

Next turn I'll attack Colorado from Kansas with 8.
?

I wish I could move all from Montana to Wyoming.
?

Ann wrote to me: "move 4 from Iowa to Illinois and you will be safe".
?

What would happen if I attacked Alabama from Georgia with 7?
?

my brother says attack Texas from Oklahoma but hes an idiot
?

Thanks Ann, good luck with your attack on Virginia from Maryland.
?

i was gonna deploy 5 in kentucky but nah
?

How many troops do I need to attack Nevada from Utah?
?

I never moved 3 from Osaka to Kyoto, check the map please.
?

Blue will probably march 6 from Nara to Mie.
?

Send a few men from Shiga to Gifu.
?

build a fortress in Nara or maybe in Osaka, what do you think
?

Could I build two trebuchets in Hyogo, or is one the limit?
?

Unless bob objects, salt Saga.
?

I had wanted to throw dynamite at Mie.
?

Once I own Tokyo I shall build a garrison there.
?

Wait, no, forget the 5 from Aichi to Gifu!
?

The rules say "move N from A to B". Is that right?
?

It would be madness to spawn 4 in Okinawa now.
?

bob is going to siege Tokyo from Chiba, watch out
?

Not 4 from Osaka to Nara.
?

Either attack Nebraska from Kansas or end my turn, up to you.
?

Deploy most of my troops in Maine.
?

Had I deployed 6 in Illinois, Yellow would never have attacked from Iowa.
?

Why did my attack on Ohio from Kentucky with 5 fail?
?

Please remind me when I may move 2 from Delaware to Maryland.
?

I'm thinking about attacking Arizona from New Mexico with 4.
?

yellow promised me he would not attack Utah from Idaho
?

Can you tell me whether 3 from Vermont to Maine is legal?
?

Assuming Ann keeps the peace, move 4 from Virginia to Tennessee.
?

Suppose I attack Michigan from Indiana with 9. Who wins?
?

I don't want to end my turn yet.
?

Dont end the attack phase, im not ready
?

Ann, deploy your 3 in Georgia please, it helps us both.
?

You said "deploy 4 in Ohio" but I meant something quite different.
?

Ignore my attack on Nevada from Utah.
?

I regret moving all from Texas to Louisiana.
?

Maybe 5 in Wisconsin? Maybe 4?
?

A couple or three from Utah to Idaho, something like that.
?

When Yellow leaves Iowa, I will move in 5 from Missouri.
?

Yellow's orders were: attack Ohio from Michigan with 4, end turn.
?

My plan for Thursday: deploy 8 in Oregon and attack California.
?

There are 5 in Utah and 3 in Nevada now, correct?
?

I'd rather die than move 4 from Texas to Oklahoma.
?

Did I already deploy 3 in Kansas?
?

Hold on with the move of 6 from Florida to Georgia.
?

It is possible that I attack Vermont from New York.
?

My army moved from France to Spain in the spring, and what a spring it was!
?

Is blue still in Turkey? I would love to attack him from Iraq.
?

place 1 in Kenya or 1 in Congo hmm
?

green told teal to attack me in Italy from Germany
?

How does one visit Golden Mask from Peru?
?

If the army in Egypt survives, move from Egypt to Libya.
?

I won't end my turn before my wife has seen the map.
?

No, I did not move from China to Mongolia.
?

I dreamt that I placed 1 in Iceland and conquered the world.
?

He wants me to attack Ironmouth from Ashford with 5. I told him I would consider it.
?

Tharn bribed Brinn last year.
?

Is bribe or threats better to activate Solmar?
?

deploy several in Fenwick
?

mobilise 4 from Beacon to Windward? or 3?
?

Perhaps I'll recruit mercenaries, perhaps I'll acquire points.
?

Please don't activate Hesper with blackmail after all.
?

I would have attacked Wolfden from Icewater with 6 had I slept better.
?

Next time I acquire points first.
?

"End diplomacy", he wrote, and then he complained about it!
?

Bob said Osaka to Kobe is a bad move.
?

Would Nara support Osaka to Kobe be allowed?
?

Kyoto holds or moves to Otsu, depending on what cat does.
?

I supported Kyoto with Nara in the last spring.
?

Cat, please support Osaka to Kobe with Himeji.
?

bid something on share 12 for me
?

I bid 5 on share 13 yesterday and lost.
?

How much did bob bid on share 14?
?

I would bid 9 on share 12 if I had the coins.
?

Cancel my bid of 6 on share 14.
?

Somewhere between 4 and 7 on share 13.
?

I am not going to pass.
?

Should I pass or bid 3 on share 12?
?

Re: Yellow - yes, I saw that you moved 5 from Iowa to Nebraska, well played!
?

Just imagine me attacking New Jersey from Pennsylvania with 12!
?

As long as Utah is quiet, deploy all in Texas.
?

i forgot to move 2 from ohio to indiana last time, grrr
?

My daughter wants to know why nobody attacks Florida from Georgia.
?

Don't move anything from Montana to Idaho until I have spoken with Ann.
?

In case of rain attack Oregon from Washington, haha.
?

I doubt that attacking Nevada from California with 3 makes sense.
?

Deploy 3 there and attack the other one from it.
?

Move about half of them from Kansas to Colorado.
?

Whoever attacks Texas from New Mexico with fewer than 5 is a fool.
?

Yesterday: deployed 4 in Maine. Today: no idea.
?

She asked "attack Iowa from Illinois with 6?" and I just laughed.
?

It's Ann who should attack Kentucky from Ohio, not me.
?

I hope to move all but 1 from Arkansas to Missouri one day.
?

Was it 4 or 5 that I deployed in Tennessee?
?

I take back the 3 in Alabama.
?

yellow if you attack utah from idaho i will attack idaho from montana w everything
?

Troops in Nebraska: attack Kansas or move to Iowa, I can't make up my mind.
?

Would 6 from Texas be enough to attack Louisiana?
?

After the turn of Yellow we will see about deploying 5 in Minnesota.
?

lol imagine if I ended my turn now
?

In the old edition you could attack Maine from Vermont with 1 troop.
?

Nobody ordered you to move 4 from Nevada to Utah!
?

I'm not sure, 2 from Idaho to Oregon or 2 to Washington.
?

Spawning 4 in Mie was the worst idea I ever had.
?

My friend Bob always builds a fortress in Kyoto first.
?

Should the dice be kind, attack Ohio from Indiana with 8.
?

Before I deploy 5 in Colorado I want to know what Ann does.
?

What I need is a map, then I can deploy my 6 in Virginia.
?

On second thought, not the attack on Utah from Colorado.
?

They say that red will move all from Georgia to Florida. Nonsense!
?

Last turn I moved three from Utah to Nevada.
?

If Ann leaves Ohio open, attack it from Indiana with 5.
?

Should I attack Texas from Oklahoma with 8?
?

I was going to deploy 4 in Maine.
?

Don't attack Florida from Georgia.
?

Yellow will surely attack Nevada from Utah with six.
?

Attack Utah or Nevada from Idaho with 4.
?

Move a few troops from Kansas to Missouri.
?

What happens when I move all from Iowa to Illinois?
?

I wish I could deploy ten in California.
?

Next turn I'll attack Oregon from Washington with 7.
?

Scratch that, no attack on Kentucky from Tennessee.
?

Ann wrote to me: "Attack Vermont from New York with 3."
?

Perhaps deploy 5 in Colorado, I'm still thinking.
?

I had five in Montana and Yellow attacked it from Idaho with nine.
?

You could have moved 2 from Ohio to Michigan, Ann.
?

Suppose I attack Alabama from Georgia with 6, what are the odds?
?

As soon as the dice are rolled, move what is left in Texas to Louisiana.
?

My plan for the summer is to move three from Arizona to New Mexico.
?

Never would I attack Virginia from Maryland.
?

Deploy some in Delaware.
?

Please hold my order to attack Wisconsin from Michigan until I have heard from Ann.
?

He said he would move 4 from Nebraska to Kansas.
?

I'd attack Arkansas from Mississippi with 5, were it not for the treaty.
?

Can I still deploy 3 in Georgia after an attack?
?

Thanks for moving my 3 from Kansas to Missouri.
?

Wait, forget what I said about deploying 6 in Utah.
?

The rules say: "A player may move 3 from one state to another."
?

Did my attack on Nevada from Utah with 4 succeed?
?

Yellow, do deploy your 5 in Pennsylvania; it's your best chance.
?

Unless Yellow objects, move 2 from Maine to Vermont.
?

My brother deploys all in Florida every single turn.
?

Either deploy 3 in Iowa, or deploy 3 in Ohio.
?

In my other game I attack Texas from New Mexico with 12 and win.
?

In the first draft it said attack Idaho from Oregon, ignore that.
?

Move about half of my Illinois force to Indiana.
?

It would have been nice to have seven in Kentucky.
?

I have not attacked Colorado from Kansas yet.
?

Why did you move 5 from Nevada to California for me?
?

Ann's orders were: deploy 2 in Maryland, attack Delaware from Maryland.
?

I am tempted to move all from Tennessee to Alabama.
?

Is it my turn to deploy 5 in Texas, or Yellow's?
?

When Yellow has finished, I attack South Dakota from Nebraska with 6.
?

I may or may not end my turn after that.
?

Attack Missouri from Iowa with as many as you think wise.
?

Nobody should move anything from Oregon to Idaho.
?

Once upon a time three men marched from Utah to Nevada and never came back.
?

Re: your mail, "deploy 4 in Ohio" is a silly opening.
?

Yesterday's order of 5 to Montana was a mistake and I take it back.
?

Will you be ready before I move four from Osaka to Kyoto?
?

Blue marched six from Hyogo to Osaka, the brute.
?

I'm considering a fortress in Aichi.
?

Build a fortress in Nara or in Mie, whichever is cheaper.
?

Had I bought dynamite, I could have thrown it at Hiroshima.
?

Do not throw the dynamite at Fukui.
?

Spawn several in Wakayama.
?

How much is it to buy 2 extra troops?
?

Bob wants to siege Saga from Fukuoka, doesn't he?
?

My trebuchet went from Gunma to Saitama two turns ago.
?

if bob atks me i move all from chiba to ibaraki
?

shld i salt shimane??
?

lol imagine if i throw dynamite at tokyo
?

nvm the 3 to kyoto
?

ann told me spawn 4 in nara, haha no
?

mabye rebuild kochi idk
?

blue moved 5 okayama to hiroshima rite?
?

dont use crop supply yet
?

gonna build a trebuchet in oita next turn i think
?

move few dudes osaka to nara
?

ill attack blue in greece from italy later this week
?

Teal attacked me in Morocco from Spain, and I lost.
?

Would it be legal to place 1 in Cuba and 1 in Panama?
?

My army in France could move from France to Spain, or just stay.
?

Green promised not to attack blue in Iraq from Iran.
?

Has anybody visited the Golden Mask from Egypt?
?

place 1 in kenya or maybe congo, undecided
?

wat if i move from norway to britain
?

i wanted to place 1 in brazil but green was faster
?

No army of mine shall move from Japan to the Philippines while I live.
?

cancel my move from india to china
?

Provided that Blue agrees, my army visits the Golden Mask from Libya.
?

Tharn plans to attack Ravenscar from Copperdale with five, so my spies say.
?

Were I Tharn, I would bribe Brinn.
?

Activate Brinn or Solmar with a bribe.
?

My threats failed to activate Kaldor last year.
?

corvan never uses blackmail on hesper lol
?

Is it wiser to recruit mercenaries or to acquire points?
?

i might deploy 4 in ashford, lemme sleep on it
?

Mobilise a handful from Fenwick to Bogwald.
?

hold on, dont end diplomacy!
?

The bard sang: "Attack Stormhead from Windward with six!"
?

After Tharn answers my letter I will mobilise 3 from Mistvale to Beacon.
?

we shoud of attacked juniper from oakhaven w 4
?

Tell me what Thornwick has before I mobilise all to Embergate.
?

Bob, you move from Kobe to Himeji and I'll think about support.
?

Osaka moves to Kobe, or else it holds.
?

In spring last year Kyoto held.
?

kyoto supports nara only if bob also does
?

will nara go to iga? who knows :)
?

Cat believes that I support Otsu to Gifu with Kyoto.
?

I changed my mind on Osaka to Kobe.
?

Bob bid 7 on share 12, I hear.
?

I would bid 5 on share 13 if I had the coins.
?

bid 4 or 5 on share 14
?

how many coins did cat bid on share 12
?

I am not passing.
?

A bid of up to ten on share 13, depending on Bob's.
?

not sure bout 6 on share 14 tbh
?

Withdraw my bid of 3 on share 12.
?

yellow shud attack ohio from michigan w 3 now
?

i deployed 5 in texas already didnt i
?

hmm move 3 from kansas to missouri? or 4?
?

pls dont move my 6 from ohio
?

ann: "end turn" me: lol
?

i think im gonna lose when yellow attacks nevada from utah w 9
?

My grandfather would have deployed everything in Virginia.
?

Attack Nevada from Utah with 4 unless you get word from me by noon.
?

So you say I must move 2 from Vermont to Maine?
?

Deploying 5 in Georgia seems risky to me.
?

Last night I attacked Nevada from Utah with six and lost the lot.
?

If yellow leaves Ohio, move three from Indiana to Ohio.
?

Should I deploy five in Texas?
?

I might attack Idaho from Montana, I'll sleep on it first.
?

My son says I should deploy all in Kansas, but he is only nine.
?

Please do not attack Iowa from Nebraska.
?

Forget what I wrote about moving two from Maine to Vermont.
?

Move four from Oregon to Washington or to Idaho, I can't decide.
?

Deploy a few in Georgia.
?

Ann wrote "attack Florida from Georgia with 7", and we all laughed.
?

I wish I could attack California from Nevada with twenty.
?

Yellow deployed three in Missouri yesterday.
?

Next turn I'm going to attack Kentucky from Tennessee with five.
?

What would happen if I attacked Colorado from Utah with 4?
?

No, don't end my turn yet!
?

I was about to end my turn when the phone rang.
?

We never attack Michigan from Ohio, my grandfather forbade it.
?

Ann, you could attack New York from Vermont with 3, just a thought.
?

Deploy three in Utah or Nevada, whichever.
?

I would attack Arizona from New Mexico, were I braver.
?

Can one move from Kansas to Texas at all?
?

My neighbour moved from Ohio to Florida when he retired.
?

Thank you for moving my two from Iowa to Illinois.
?

Cancel the attack on Oklahoma from Texas, please.
?

Hold off on deploying four in Alabama until my husband is home.
?

Unless Ann objects, attack Delaware from Maryland with 4.
?

I hear yellow plans to attack Wyoming from Montana with eight.
?

Suppose I deploy 5 in Wisconsin and attack Minnesota from there with 5.
?

In the last game you could attack Maine from Vermont, funny that.
?

It says here that "end attack phase" ends my attacks. Good to know.
?

Perhaps three in Virginia, perhaps four, I will tell you tomorrow.
?

Somebody ought to attack Georgia before it's too late.
?

Why did you deploy two in Nebraska?
?

The kids want to attack Louisiana from Texas, we are still arguing.
?

Attacking Nevada from Utah with six was a mistake, I see that now.
?

Move some of my people from Illinois to Indiana.
?

Before I deploy in Ohio I'd need to know how many troops I get.
?

I never said to move three from Oregon to California.
?

Yellow to Ann: "attack Tennessee from Kentucky with 6 and I'll leave you alone."
?

Was it four or five that I moved from Osaka to Kyoto?
?

I'm thinking of a fortress in Nara, what do you think?
?

Bob built two trebuchets in Aichi, the show-off.
?

If I had dynamite I'd throw it at Tokyo.
?

Don't salt Kochi, please, the farmers there did nothing wrong.
?

How much does it cost to build a garrison in Mie?
?

When I was young we took the train from Osaka to Nara with six friends.
?

Once the siege is over I will move five from Saga to Fukuoka.
?

Blue marched four from Hyogo to Osaka and now my evening is ruined.
?

My wife would rebuild Wakayama, I would not. We shall see.
?

You moved 3 from Gifu to Shiga instead of 2, I believe.
?

I take back the two trebuchets in Toyama.
?

Spawn several in Akita.
?

Buy dynamite? Me? Never.
?

I wonder whether to use the crop supply now or keep it.
?

Either a bivouac in Nagano or a garrison in Gunma, surprise me later.
?

Tell Bob I did not throw dynamite at Ehime.
?

The rules mention "relocate trebuchet from A to B", is that for everyone?
?

Maybe move all from Chiba to Ibaraki? Not sure at all.
?

Ann's going to siege Nagasaki from Saga, mark my words.
?

We dreamt of a fortress in Kyoto, the two of us.
?

I had wanted to place an army in France but Ann was quicker.
?

If green moves out of Turkey, I move from Greece to Turkey.
?

Did my army visit the Golden Mask from Egypt already?
?

Please don't attack blue in Germany from Poland.
?

We flew from Spain to Morocco last summer, lovely.
?

One day I'll attack teal in China from Mongolia.
?

Teal moved from Japan to Philippines, is that allowed?
?

I'd rather not end my move just yet.
?

Place an army in Brazil or Peru, one of those.
?

My colleague would attack green in Ukraine, but it is my game, and I'm still thinking.
?

The Golden Mask would be worth a visit from Libya some time.
?

Scrap that army in Norway.
?

Green said he'd attack blue in Italy from France tomorrow.
?

How do I end the battle?
?

It's not true that I moved from Kenya to Congo.
?

A couple of years ago we placed everything in Australia and won.
?

As soon as teal attacks me, I attack teal in Colombia from Venezuela.
?

Blue, would you move from Canada to Greenland for me?
?

I deployed 3 in Ashford on Monday, didn't I?
?

If the bribe works, activate Solmar too.
?

Tharn will surely attack Beacon from Embergate with six.
?

I'm not going to recruit mercenaries, they drink too much.
?

Which is better for Brinn, bribe or threats?
?

Ignore my line about mobilising two from Copperdale to Ravenscar.
?

I could mobilise three from Juniper to Goldacre, or else stay.
?

Deploy lots in Oakhaven!
?

Please explain "de-activate Kaldor with blackmail" to an old lady.
?

Had I attacked Mistvale from Amberfell with 5, I'd be winning.
?

Tharn acquired points again, he always does.
?

After the holidays I'll end my diplomacy, not earlier.
?

In my dreams I attack Wolfden from Icewater with a hundred.
?

Mobilise from Fenwick to Bogwald, two or three or so, I'll let you know.
?

Nobody told me to deploy four in Ravenscar!
?

Is it too late to attack Blackwater from Limestead with 7?
?

A long oration for Hesper was my plan last week.
?

Don't end the deployment, I'm still counting.
?

Bob's unit moved from Kobe to Himeji last autumn.
?

Should Nara hold or should it support Osaka?
?

If Cat goes to Otsu, hold in Kyoto.
?

Cat, please support Kyoto to Otsu with your unit.
?

I thought about Osaka to Kobe, but it made me nervous.
?

Kyoto does not move to Gifu.
?

Bob promised to support Nara with Iga.
?

Nara to Iga or Nara to Tsu, still undecided.
?

Strike my order for Osaka.
?

It would be nice to have Kyoto supported by somebody.
?

What does "support B to C with A" mean, in plain words?
?

I bid five on share 12 last time and regretted it.
?

Bob bid eight on share 13, is he mad?
?

What if I bid 3 on share 14?
?

I don't want to bid on share 13.
?

Up to what amount may I bid on share 12?
?

Bid something on share 14.
?

I will bid four on share 13 if Cat passes.
?

Take back my bid of 6 on share 14.
?

Maybe I pass, maybe I don't.
?

Cat said "pass" and went to bed.
?

I nearly bid ten on share 12, imagine!
?

My mother would have bid 2 on share 14, bless her.
?

Two on share 12 or three on share 13, my husband will choose tonight.
?

Last turn I attacked Nevada from Utah with five and lost the lot.
?

Yellow is going to hit Kansas from Colorado with six, mark my words.
?

If Texas falls, move 3 from Oklahoma to Kansas.
?

Should I attack Idaho from Montana with four?
?

Don't attack Oregon from Washington.
?

Deploy 4 in Utah or Nevada.
?

Move some troops from Ohio to Indiana.
?

I had wanted to deploy 3 in Georgia, but forget it.
?

Ann told me: "attack Florida from Georgia with 7".
?

Maybe five in Texas, I'm not sure yet.
?

Next turn I'll attack Wyoming from Montana with everything.
?

I would have moved 4 from Iowa to Illinois had I known.
?

Cancel the attack on Kansas from Nebraska.
?

You wrote that 3 of my troops moved from Maine to Vermont; they did not.
?

How many would I need to attack Arizona from California?
?

Put a few new ones in Kentucky.
?

It was Ann who deployed 6 in Ohio, not me.
?

Suppose I attack Alabama from Georgia with 5: what happens then?
?

Unless yellow leaves Missouri, attack it from Kansas with 4.
?

I wish I had never attacked Tennessee from Kentucky.
?

Can I still deploy 2 in Delaware after attacking?
?

Yellow asked me to move 3 from Utah to Colorado and I said no.
?

About a dozen or so from Virginia to West Virginia, I'd guess.
?

No, I never said attack Maine from New Hampshire with 2.
?

Three turns ago my troops moved from Ohio to Michigan.
?

hmm deploy 5 in iowa? or better nebraska?
?

dont move 3 from ohio to indiana
?

wait before you attack nevada from utah, i need to think
?

yellow attacked me in kansas from colorado with 8 lol
?

if i get 5 new ones put them in texas
?

what if i hit idaho from oregon w 6
?

prob gonna attack montana from idaho tmrw
?

scrap my deploy 4 in georgia
?

bob used to attack utah from nevada every single turn
?

not sure bout moving all from maine to vermont
?

Once Ann has ended her turn, attack Louisiana from Texas with 3.
?

Between three and five troops should go from Ohio to Pennsylvania.
?

Had yellow deployed 4 in Utah, we'd be dead by now.
?

Attack New Jersey from New York, or rather don't, leave it.
?

You can deploy 3 in Vermont, Ann, nobody is stopping you.
?

Is it legal to move 2 from California to Nevada twice?
?

I dreamt that I attacked Canada from Montana with twelve.
?

The rules say that one may move all from one state to another.
?

Yellow, please don't attack Nebraska from Iowa again.
?

I'm thinking of sending seven from Alabama against Mississippi.
?

Deploy as many as you think right in Illinois.
?

It would be madness to attack Ohio from Michigan with two.
?

Either end my turn or attack Utah from Idaho, whichever you prefer.
?

My brother would move 5 from Arizona to New Mexico here.
?

Did you move the 4 from Iowa to Missouri as I asked?
?

Thanks for moving my 4 from Iowa to Missouri yesterday.
?

I thought I had attacked Wisconsin from Minnesota, but the map shows nothing.
?

Never mind what I said about deploying 3 in Maine.
?

Ann plans to attack Rhode Island from Connecticut with five.
?

Why did yellow attack Kansas from Oklahoma with only 2?
?

In case of an attack on Georgia, move 3 there from Alabama.
?

Perhaps we could attack South Dakota from Nebraska with four some day.
?

Re: your mail. "Move 3 from Ohio to Indiana" is what Ann wrote, so ask her.
?

I'd have to attack Oklahoma from Texas with at least nine, I think.
?

My attack on Delaware from Maryland was a mistake.
?

Nobody has ever moved all from Florida to Georgia and won.
?

i was gonna deploy 3 in maine but now idk
?

ann says move 2 from utah to idaho lol no way
?

attack kansas from colorado with like 4 or 5 or 6
?

could yellow attack me in texas from louisiana?
?

as soon as i have 6 in nevada hit california from there
?

did u deploy my 4 in georgia yet
?

forget the move from iowa to illinois
?

undo attack on utah from nevada pls
?

only attack oregon from idaho if yellow has less than 3 there
?

i could move 3 ohio to indiana but that leaves ohio open
?

remember when i attacked florida from alabama with 1 haha
?

hold on with the 5 for texas, il tell you later
?

yellow will end turn soon then well see
?

i never attack wyoming from utah, thats a rule of mine
?

Three from Osaka to Nara would have been the better move.
?

Blue moved 4 from Kyoto to Shiga while you were asleep.
?

Don't spawn the 3 in Nara just yet.
?

Would a fortress in Gifu cost me anything?
?

Bob bought dynamite and threw it at Fukushima, the rascal.
?

Build a fortress in Gifu or a garrison in Nagano, I can't decide.
?

If there are still trebuchets in Gunma, siege Tochigi from there.
?

Ann wants me to salt Oita, but I won't.
?

In my last game I used the crop supply far too early.
?

Rumour has it that blue will siege Okayama from Hyogo.
?

A handful of new units in Kyoto.
?

not spawning 2 in mie after all
?

shud i buy 2 extra troops
?

when i get salt im gonna salt saga
?

My army was going to move from Egypt to Libya, but the sea was closed.
?

Teal attacked blue in France from Spain this morning.
?

May an army visit the Golden Mask from Peru?
?

Do not place 1 in Brazil; I'm saving it.
?

Blue wrote to me: "I move from Turkey to Greece and you stay away".
?

Place 1 in Norway or Britain.
?

If green stays in Poland, attack him from Germany.
?

The Golden Mask was visited from Mexico by blue last year.
?

i might move from chile to argentina later
?

green is gonna visit golden mask from egypt isnt he
?

Tharn deployed 6 in Ironmouth, can you believe it.
?

I doubt that Brinn can be activated with a bribe.
?

What would it cost to recruit mercenaries?
?

I'd activate Solmar with threats if I dared.
?

Tharn intends to attack Stormhead from Windward with four.
?

Mobilise three or four from Ashford to Copperdale.
?

Please don't activate Kaldor with blackmail, I take that back.
?

last time hesper got de-activated with threats by tharn
?

attack fenwick from ravenscar with a bunch
?

Bob promised to support Osaka with Kyoto, and then he didn't.
?

Would Nara be able to support Osaka to Kobe?
?

Kyoto moves to Gifu or to Otsu, I'm still in two minds.
?

Last spring Osaka moved to Himeji and Nara held.
?

If Bob goes into Kobe, hold in Osaka.
?

cat said she holds in kyoto, yeah right
?

I bid 5 on share 13 in the previous auction and got nothing.
?

Is 7 enough to win share 12?
?

Bob will surely bid ten on share 14.
?

Bid 4 on share 12 or 13.
?

a few coins on share 14
?

dont bid 6 on share 12, i changed my mind
?

Yesterday I moved four from Osaka to Kyoto and it went terribly.
?

Should I attack Oklahoma from Texas with 6?
?

Don't attack Nebraska from Iowa.
?

If Ann leaves Ohio empty, I attack it from Indiana with five.
?

Deploy three in Utah or Nevada.
?

Yellow wrote me that he'd move all from Maine to New Hampshire.
?

Perhaps four to Ohio. I'm not sure yet.
?

I was going to deploy 2 in Idaho but on reflection, leave it.
?

Send a few troops from Georgia to Florida.
?

Next turn I'm going to attack Colorado from New Mexico.
?

"Attack Indiana from Illinois with 7" was what Ann said, the fox.
?

Imagine we had put ten men in Kansas, what a sight.
?

Scratch that about Texas attacking Oklahoma.
?

I'd love to attack Virginia one of these days.
?

What happens when I move 3 from Oregon to California?
?

Bob, you should march on Nara from Osaka with everything.
?

Unless yellow pulls out, deploy all in Georgia.
?

My grandson thinks I should bid 7 on share 13.
?

Ann moved three from Vermont to New York, did you see?
?

I never said to attack Wisconsin from Minnesota.
?

Is it too late to end my turn?
?

Some of the boys in Aichi could go to Mie, how many I'll tell you later.
?

Had I attacked Kentucky from Tennessee with 5, I'd be winning.
?

Not ending my turn yet!
?

Hold on, before I end the attack phase I need to talk to yellow.
?

Can units in Kyoto support Nara to Iga?
?

Pretend I bid 20 on share 12, how much would be left in my purse?
?

Blue attacked Poland from Germany last night while I slept.
?

Attack either Arkansas or Missouri with eight, whichever is weaker in your eyes.
?

I hope yellow does not attack Delaware from Maryland.
?

Forget the fortress in Kyoto.
?

Well done Ann on taking Montana from Wyoming with five!
?

dont move all from utah to nevada plz
?

maybe 3 in iowa idk
?

wait what if i deploy 4 ohio
?

lol yellow thinks im attacking texas from louisiana
?

Once my dynamite arrives I shall throw it at Niigata.
?

How many would it take to storm Ironmouth from Cinderpass?
?

Tharn will surely activate Brinn with bribe.
?

Corvan's plan, as overheard in the tavern: mobilise 6 from Fenwick to Bogwald.
?

I had considered recruiting mercenaries.
?

Do I have to say no mobilisation when I don't mobilise?
?

Ten from Florida to Georgia was a mistake, wasn't it.
?

Provided that share 14 stays under five, I bid four on it.
?

Cat passed on every share last year.
?

I might pass.
?

My wife says pass, I say bid nine on 14, we are still arguing.
?

Roughly five or six coins on share 12, let me think it over.
?

Remember when we placed an army in Madagascar and everyone laughed?
?

I'd rather not visit Golden Mask from Mexico.
?

Green told teal: move from India to China.
?

Would a move from Iceland to Britain be legal?
?

In case blue attacks Egypt from Libya, I'd need an army in Kenya.
?

We could have Japan go to Philippines next year.
?

The rules say you move from A to B, e.g. from France to Spain.
?

Take back my attack on green in Greece from Italy.
?

hmm thailand or india for the new army
?

i wish i could place 1 in canada
?

Ann, in your shoes I'd hold in Kyoto.
?

Osaka might support Kyoto, might not. I shall sleep on it.
?

If Bob moves to Kobe then Osaka holds, otherwise Osaka goes to Himeji.
?

Why did Nara support Osaka last spring?
?

Bob's Kobe moves to Himeji, according to Cat.
?

Kyoto to Otsu... no, no, that is silly.
?

You said Nara to Iga, not me.
?

Neither Osaka nor Nara should move to Iga.
?

Somebody ought to attack Texas from Oklahoma.
?

I doubt that seven from Gunma can take Tochigi.
?

Thinking of spawning 4 in Ibaraki, thoughts?
?

Blue has built a fortress in Nara, the scoundrel.
?

It would be nice to salt Shimane.
?

May I siege Miyazaki from Oita this turn, or is it forbidden?
?

The last time I threw dynamite at Aichi, half the village complained.
?

Please do not use the crop supply.
?

Bob bought 2 extra troops, I saw it on the board.
?

A couple hundred troops would be needed to move from Hyogo to Okayama safely, don't you think?
?

When I was a boy we used to march from Osaka to Kyoto, four abreast.
?

Ask Ann whether she'll move 3 from Chiba to Ibaraki.
?

Cancel everything I sent about Wakayama and rebuild.
?

Trebuchet from Miyagi to Iwate? Or rather not? I cannot decide.
?

Moving 5 from Saga to Nagasaki would be suicide.
?

Ann's mail reads: "spawn 2 in Nara, then 3 in Mie".
?

Assuming yellow is asleep, eleven from Nevada could take California.
?

Let me know before I attack Rhode Island from Connecticut with 3.
?

A good commander would have ended the deploy phase by now.
?

They say Texas attacks Louisiana every spring.
?

I did not end my turn, somebody else did!
?

Four troops in Ohio, that's what I have, correct?
?

Yellow: deploy 5 in Alabama, and I won't touch you. Deal?
?

I promise I'll never attack New Jersey from Pennsylvania with anything.
?

No decision yet about moving 4 from Michigan to Ohio.
?

Was it me who attacked Idaho from Washington with 4?
?

Oh how my soul yearns to attack Maryland from Virginia!
?

Deploy... ach, I'll write again tonight.
?

so ann goes attack ohio from michigan w 6 and loses em all hahaha
?

u better not attack kansas from nebraska yellow
?

not sure bout 2 in georgia tbh
?

could of moved 10 florida to georgia smh
?

whats better 5 from texas or 6 from arkansas on oklahoma
?

ignore my last mail w the attack on utah
?

Who among you will attack South Dakota from Wyoming with me?
?

Either three troops from Kumamoto to Kagoshima, or five to Miyazaki; I let you know.
?

I almost deployed all in Massachusetts.
?

On Friday, God willing, six will go from Oita into Kumamoto.
?

Supposing the garrison in Shiga stands, where would the next be built?
?

You asked if I move from Turkey to Arabia. I have not chosen.
?

Teal keeps threatening to attack me in Spain from France.
?

My old teacher always said: never move all but 1 from Utah to Nevada.
?

Should the bribe fail, activate Kaldor with long oration.
?

Tharn has ended diplomacy, has he?
?

No way am I acquiring points.
?

Deploy some in Beacon, some in Windward.
?

Attack Embergate from Thornwick with 4 is what I'd do if I were Tharn.
?

I regret the attack on Anvil from Crag with eight.
?

Is blackmail or a bribe better to activate Hesper?
?

My orders last spring were: Osaka to Kobe, Nara holds.
?

Tell me, does support Kyoto to Otsu with Nara cost anything?
?

I'd bid 15 on share 13 if only I had them.
?

In a dream I saw Minnesota attack Wisconsin with nine men.
?

Yellow wants me to end the attack phase, but I'm still thinking.
?

Last week I attacked Utah from Nevada with five and lost the lot, so you may imagine my mood.
?

Since nobody was home, yellow sent four from Ohio to Indiana, the scoundrel.
?

Attack Utah or Nevada from Idaho with four, whichever.
?

Should I move three from Georgia to Florida, what do you think?
?

Please do not attack Iowa from Nebraska, however much my son begs you to.
?

I was about to deploy three in Texas when the phone rang, and now I've lost the thread.
?

If Ann leaves Kentucky, attack it from Tennessee with six.
?

My plan for next year is to attack California from Oregon with nine and then retire.
?

Attack Ohio from Michigan with 5... no, wait, forget that, I'll write again tonight.
?

Move a couple or so from Kansas to Colorado, you know, a decent number.
?

Ann, you attack Maine from New Hampshire and I'll keep yellow busy meanwhile.
?

I wish I could move all from Wyoming to Colorado, but my hands are tied.
?

"Attack Minnesota from Iowa with 6", he said, and then he lost every single man, haha.
?

Wouldn't it be lovely to deploy all in Delaware for once, just to see your faces?
?

Yellow will surely attack Missouri from Arkansas with five, so we should all be worried.
?

I haven't decided yet whether to end my turn.
?

On Saturday we move from Ohio to Virginia, three kids and two dogs, so expect no mail from me.
?

How do I write it when I want to attack Vermont from New York with three?
?

lol imagine if i attack texas from oklahoma w 2, id be dead
?

My brother would deploy five in Virginia and attack Maryland, but he is an idiot.
?

thx yellow for moving 4 out of georgia to florida, nice of you
?

never ever would i attack rhode island from conneticut with 2 haha
?

So you think I'm going to move everything from Maine to New Hampshire, do you?
?

Perhaps four to Idaho and one to Montana, I'm not sure about it, let me think until tomorrow.
?

Ann asked me to attack North Carolina from South Carolina with seven, and I laughed.
?

When you attack Wisconsin from Minnesota, yellow, do bring a coat.
?

I'll let you know tonight about the deployment, it may be three in Ohio, it may be three in Indiana.
?

scratch that order about 5 from nevada to california pls
?

What happens at the end of the turn to the two men I left in Utah?
?

Had I only moved all but one from Louisiana to Mississippi, I should still be in the game.
?

By the time you read this, yellow will have taken Pennsylvania from Ohio with ten.
?

Our club is looking for 4 players in New York and 2 in Vermont, since the old ones have moved away.
?

I can't end my turn before I've had a word with Ann about Alabama.
?

it says "end attack phase" on my screen what does that mean
?

Unless somebody objects by noon, attack Idaho from Oregon with four.
?

Sorry for the delay, I'll send my attack on Wyoming from Montana as soon as the kids are in bed.
?

The manual says that one may attack Nevada from Utah with 3 even when there are only 4 in Utah.
?

Yellow to me: move 3 from Illinois to Wisconsin and I leave you alone.
?

Attack Nebraska from Iowa with as many as you feel is right.
?

You said I had deployed 2 in Kansas, but I had asked for Arkansas, remember.
?

why did 6 of my men move from nebraska to south dakota, i never wrote that
?

Not a single man moves from Texas to Louisiana as long as I live.
?

I was tempted to attack Oklahoma from Texas with nine, but sense prevailed.
?

Deploy three in Ohio, or better not, hmm, I really don't know.
?

If I were yellow, I'd attack Kentucky from Ohio with all I had, to keep Ann out.
?

Supposing I attack New Jersey from Pennsylvania with six, how many would be left?
?

cant wait to attack florida from georgia w 7 next turn hehe
?

Good luck with attacking Delaware from Maryland, Ann, you'll need it.
?

Hold on with my turn, I may still want to move two from Kentucky to Virginia.
?

The rest to Indiana, or was it Illinois, I forget.
?

Last night I dreamt that all but two of my men in Osaka moved to Kyoto, and that they could fly.
?

Bob built a fortress in Nara last round, because he's scared of his own shadow.
?

Don't throw the dynamite at Fukuoka, please, my sister lives there.
?

Could I salt Oita and rebuild it in the same turn, or is that forbidden?
?

As soon as blue leaves Gifu, send seven there from Nagano.
?

I'd buy dynamite and two extra troops as well, were I not broke.
?

We visited Osaka and Kyoto in May, 2 nights each, and then moved on to Hiroshima for 3.
?

Thanks for spawning three in Mie for me, it went through fine.
?

Move some from Hyogo to Okayama, enough to hold it.
?

ann wants me to siege kumamoto from fukuoka, dream on ann
?

build a garrison in tochigi or a bivouac, dunno, whats better
?

The trebuchet that bob moved from Saga to Nagasaki is going to be a pain, since it reaches everything.
?

I take back the four from Aomori to Akita, sorry for the trouble.
?

Next turn, and not before, move all from Tottori to Shimane.
?

Blue wrote that he'd spawn six in Tokyo and then march from there to Chiba, so beware.
?

rebuild miyagi you say, with what money lol
?

It would take two trebuchets in Hiroshima to frighten Bob, and even then he would only giggle.
?

Was it you who moved five from Niigata to Toyama, or the program?
?

Either six from Oita to Miyazaki or six to Kumamoto, you choose, I trust you.
?

"Use crop supply," my grandfather used to say whenever the soup was thin.
?

Bob, move your four from Ehime to Kochi and I promise to leave Kagawa alone.
?

One of these days I shall send ten from Fukushima to Ibaraki, and then you'll all be sorry.
?

i almost built a fortress in kumamoto today, good thing i saw your mail first
?

How many can I move from Osaka to Hyogo without losing Osaka?
?

No new units in Nara for me this time, no fortress either, and no hard feelings.
?

In the film they throw dynamite at a castle near Himeji, because the hero can't find the door.
?

Teal attacked me in Japan from Russia, which I find rude, considering that I'm her mother.
?

My army in Peru visited the Golden Mask on Monday, and there was nobody at the till.
?

Can an army visit Golden Mask from Mexico and then still move from Mexico to Cuba?
?

Blue, please attack green in Kenya from Ethiopia before he gets to Egypt.
?

I may or may not place one in Brazil, it depends on the weather there.
?

france to spain or spain to france, i always mix those up, which one is mine
?

Should green go to Panama, attack him there from Colombia.
?

We fly from Germany to Thailand on Friday and from there to Australia, so please skip me for two weeks.
?

Nobody in his right mind would move from Norway to Iceland in this phase.
?

My army in Poland does not attack blue in Ukraine, whatever he may have told you.
?

i wanted to place 2 in egypt but it wouldnt let me, whats wrong
?

After the battle ends, somebody should tell teal that she can't attack from Iran any more.
?

Green says he will end his move early to go and watch the match.
?

Forget the visit to the Golden Mask from Congo, I've thought better of it.
?

Tharn has deployed four in Ashford and means to attack Ravenscar from there with five, mark my words.
?

Had you bribed Brinn when I told you to, we'd be in Ironmouth by now.
?

Whether to use threats or a long oration on Hesper is what keeps me awake at night.
?

Never recruit mercenaries, my boy, they eat too much.
?

tharn do u want me to attack embergate from beacon w 6 or not
?

Blackmail Solmar or bribe it, I leave that to you.
?

I'd sooner acquire points than friends, my wife always says, and she knows me.
?

Let me know when I may mobilise all from Oakhaven to Juniper, I keep forgetting when that comes.
?

They could de-activate Kaldor with a bribe, and then we would be in the soup.
?

Mobilise a few from Bogwald to Glimmerfen, or maybe to Fenwick.
?

My army from Copperdale that attacked Ravenscar with five was beaten, because the dice hate me.
?

wait with my 3 for mistvale till i say so ok
?

Suppose Tharn attacks Windward from Thornwick with eight, will Stormhead be next?
?

It isn't that I don't want to end diplomacy, it's only that Hesper hasn't answered yet.
?

Dear Tharn, if you take your two from Juniper back to Goldacre, I'll end my turn in peace.
?

Cat told me that she'd move from Iga to Tsu this spring and that Bob would support her from Gifu.
?

Would Osaka hold, if Kyoto supported it?
?

Bob, support Kyoto to Otsu with Gifu, please, and I'll pay you back in autumn.
?

Kyoto to Otsu, or perhaps to Gifu, I'm torn.
?

I regret to this day that Nara moved to Iga, when it could have held.
?

nara holds only if bob holds too
?

Ignore the move from Osaka to Kobe in my earlier mail, I was tipsy.
?

Osaka might support Nara, or it might not, ha, wouldn't you all like to know.
?

I'll bid on share 12 as soon as my salary comes in, maybe 5, maybe 6.
?

Bob bid seven on share 13 last time and cried about it for a month.
?

does 4 on share 14 even win, what did cat bid
?

Anything between three and five coins on share 12 would be fine, I guess.
?

I'm not going to pass, but I don't know my bid yet either.
?

If Cat bids on share 14, then I bid eight on it, otherwise nothing.
?

Could somebody pass the salt to Bob, who has been eating share certificates for twelve days.
?

Three in Kansas were mustered last week, remember.
?

Ohio attacked Indiana with five, and what a mess it was.
?

Should I wheel four from Texas to Louisiana?
?

If Nevada falls, six go from Utah to Idaho.
?

Do not deploy anything in Kansas.
?

Ann will raid Georgia from Florida with five, mark my words.
?

My attack on Oregon from California next turn will be glorious.
?

A few more men for Texas.
?

Scratch the attack on Idaho from Montana.
?

I was going to move 4 from Maine to New Hampshire, but I think better of it.
?

"Deploy 4 in Ohio", says yellow, as though I were his valet.
?

What happens when Kansas attacks Colorado with 3?
?

I wish I had ten in Iowa.
?

Perhaps the transfer of two from Colorado to Wyoming. Let me sleep on it.
?

Yellow's march from Illinois to Missouri surprised me.
?

Unless yellow objects, deploy 3 in Texas.
?

Never would I attack Delaware from Maryland with just three.
?

Would an attack on Virginia from Maryland with 12 be legal?
?

Some of the Nebraska men should go to Kansas.
?

The attack on New Jersey, 9 from New York, was yesterday's news.
?

Forget what I said about Arizona +6.
?

Bid 7 on share 12? Bob must be joking.
?

My cousin would bid 5 on share 13.
?

Somewhere between five and eight coins on share 14.
?

Brinn was wooed by Tharn with a long oration.
?

Can one bribe Solmar twice?
?

Tharn is going to blackmail Kaldor.
?

I will recruit mercenaries when I can afford them.
?

Attack Ravenscar from Copperdale with 5 or 6, whichever you like.
?

Had I dynamite I would hurl it at Tokyo.
?

He threw dynamite at Niigata!
?

How much does it cost to buy 2 extra troops?
?

It is not yet time to salt Gunma.
?

The trebuchet from Saga went to Fukuoka in my last game.
?

Rebuild Oita? Over my dead body.
?

Ann's reconstruction of Fukushima took three turns.
?

I might siege Kyoto from Shiga.
?

Build a fortress in Akita, a garrison in Iwate, or neither; I cannot decide.
?

Take back the bivouac in Nagano.
?

Osaka would support Nara, were I in charge there.
?

Bob promised that Kyoto holds.
?

Does Nara support Osaka to Kobe, or was that cat's idea?
?

I visited the Golden Mask from Egypt in the previous turn.
?

Blue attacked me in Italy from France.
?

Place an army in Peru only after green has left Chile.
?

Shall we end the turn?
?

I have not ended my turn.
?

Don't end the attack phase yet.
?

When the turn ends I will have six in Arizona.
?

Thank you for moving 3 from Oregon to Washington.
?

To ann: you should attack Louisiana from Texas.
?

Yellow, deploy your five in West Virginia and leave me alone.
?

Tell me how many I have in Kansas.
?

Suppose I attack Missouri from Illinois with 8: what are my odds?
?

Move all from Alabama to Mississippi? No, thank you.
?

Not Ohio x Indiana (5).
?

In the rules there is an example: "move 2 from Colorado to Wyoming".
?

Reinforcement of Michigan is planned for the autumn.
?

I dreamt of a march from Oklahoma to Texas with four.
?

ohio hit indana w 5 last turn lol
?

shud i deply 3 in kansas
?

dont atack nevda from utah
?

utah or nevda 3 new idk which
?

if yelow leaves idaho i go in w 6 from montana
?

cancle the attack on gergia
?

nvm the 4 to texas
?

a coupel dozen maybe to iowa, not sure yet
?

ann is gona raid goergia from florida w 5
?

wat if i move 3 oregon to washngton
?

yelow moved 6 from pensylvania to new york omg
?

thinkin abt deploy 2 in maine
?

i wuold never atack delaware w 3 from marylnd
?

lol he said "attack virgina from maryland w 12"
?

cant i jsut move all alabama to missisippi?
?

not ready to end trun
?

did i end deploy phase alredy
?

yestrday i mvoed 4 from oklahma to texas
?

next tunr: 3 to wyoming from montana
?

sum guys to kansas pls
?

hopfully ny beats nj w 9
?

@ann u attack lousiana from tx ok
?

scrap wat i said abt kansas+3
?

is it alowed to attack wisconson from ilinois
?

5 or 6 on share 13 hmm
?

bob bidd 7 on share 12 already grr
?

dont bid on 14 for me
?

shud i pss?
?

tharn bribd solmar again
?

coud woo brin w oration.. mayb
?

blackmial kaldor? nah
?

if i had mercs id atack ravnscar w 5
?

who recruted mercenaries??
?

moblised 4 thornwick to embergate before, y?
?

wont hurl dynamite at tokio promise
?

bought dynamit last round fyi
?

how do u siege kyto from shiga
?

rebiuld oita when we hav money
?

treb from saga to fukouka? dunno
?

forget teh fortress in akita
?

he salted gumna the bastard
?

wish i cuold use crop suply
?

osaka s nara was ur idea not mine
?

bob wants kyoto to hlod
?

mayb nara-iga mayb nara-tsu
?

visited goldn mask from egpyt alredy
?

blue atacks me in itlay evry time
?

place 1 in peru after gren goes
?

plan for tmrw: germny to polnad
?

wud u move from frnace to spian?
?

undo move 2 colrado wyoming
?

hold on w the misouri attack
?

a lot more in minesota
?

waht does deploy 3 in utah do
?

befor u attack kentcky from tenn ask me
?

im told yellow atacks ohio w 5 from kentucky
?

i regret moving 4 to maine
?

4 from neveda to cali? or 5? let me think
?

no no not texas +4
?

she sais she will end turn soon
?
