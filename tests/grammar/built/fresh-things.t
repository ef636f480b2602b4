# All other orders, written anew without a look at the other files; of use since.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

spwn 3 in tokyo
= spawn 3 in Tokyo

spawn 3 tokio
= spawn 3 in Tokyo

put my new units in Tokyo
!

put 3 new units in Tokyo
= spawn 3 in Tokyo

Please put all my new troops into Tokyo.
= spawn all in Tokyo

New troops: 3 Tokyo, 2 Saitama
= spawn 3 in Tokyo
= spawn 2 in Saitama

new units in Tokyo please
?

Reinforcements: 3 in Tokyo
= spawn 3 in Tokyo

spawn everything in Tokyo
= spawn all in Tokyo

Spawn in Tokyo: 3
= spawn 3 in Tokyo

spawn tokyo 3, saitama 2
= spawn 3 in Tokyo
= spawn 2 in Saitama

spawn 3 @ tokyo
= spawn 3 in Tokyo

spawn 5 units (3 in Tokyo and 2 in Saitama)
?

spawn 5 units: 3 in Tokyo, 2 in Saitama
= spawn 3 in Tokyo
= spawn 2 in Saitama

spawn in Tokyo
!

spawn units
!

spawn half in Tokyo and half in Saitama
!

I get 5 troops, spawn 3 in Tokyo and the rest in Saitama
!

recruit 3 men at Tokyo
= spawn 3 in Tokyo

train 3 soldiers in Tokyo
= spawn 3 in Tokyo

produce 3 units in Tokyo
= spawn 3 in Tokyo

add 3 units to Tokyo
= spawn 3 in Tokyo

3 new troops in Tokyo
= spawn 3 in Tokyo

3 troops for Tokyo, 2 for Saitama
?

dont spawn anything in Tokyo
!

spawn three hundred in Tokyo
!

spawn 3.5 in Tokyo
!

spawn -3 in Tokyo
!

spawn 3 in Toyko
= spawn 3 in Tokyo

spawn 3 in tok
! ambiguous-name

spawn 3 in kagos
= spawn 3 in Kagoshima

spawn 3 in yama
!

spawn 3 in Edo
!

swap the troops in Tokyo and Chiba
!

swap Tokyo and Chiba
!

exchange 2 troops between Tokyo and Chiba
!

buy extra troops
= buy 2 extra troops

buy 2 extra units for 10 ip
= buy 2 extra troops for 10 influence

I would like to buy two extra troops please :)
= buy 2 extra troops

extra spawn pls
= extra spawn

2 extra units for 10 influence
?

buy: 1 crop supply, 2 salt
= buy a crop supply
= buy 2 bags of salt

buy 1 crop supply + 1 dynamite + 1 bag of salt
= buy a crop supply
= buy a dynamite
= buy a bag of salt

Purchase: crop supply
= buy a crop supply

i buy dynamite
= buy a dynamite

I'll take one dynamite and two bags of salt.
= buy a dynamite
= buy 2 bags of salt

shop: dynamite
?

buy dynamit
= buy a dynamite

buy some dynamite
!

buy dynamite if i can afford it
!

buy a crop supply or a bag of salt
!

buy a crop supply, and if there's money left, dynamite
?

buy nothing
?

buy as much salt as possible
?

order one crop supply
?

can I get a crop supply please?
!

May I please buy 2 bags of salt?
!

What does a crop supply cost?
?

sell my dynamite
!

give blue my dynamite
!

use crop supplies
?

use my crop supply now
= use crop supply

Use both crop supplies
= use 2 crop supplies

activate crop supply
= use crop supply

salt tokyo
= salt Tokyo

throw salt on Tokyo
= use bag of salt on Tokyo

make Tokyo a wasteland
= turn Tokyo into a wasteland

use dynamite in Chiba
= throw dynamite at Chiba

throw 1 stick of dynamite at Chiba and 1 at Saitama
= throw dynamite at Chiba
= throw dynamite at Saitama

throw the dynamite!
!

bomb chiba
= dynamite Chiba

Detonate dynamite in Chiba
= throw dynamite at Chiba

build fort in tokyo
= build a fortress in Tokyo

build a fortess in Tokyo
= build a fortress in Tokyo

build trebuchet tokyo
= build a trebuchet in Tokyo

bild treb in tokyo
= build a trebuchet in Tokyo

I want to build a garrison and a trebuchet in Tokyo
= build a garrison in Tokyo
= build a trebuchet in Tokyo

build a fortress in Tokyo and in Chiba
= build a fortress in Tokyo
= build a fortress in Chiba

Build: fortress (Tokyo), garrison (Chiba)
= build a fortress in Tokyo
= build a garrison in Chiba

fortress in Tokyo
?

fortify Tokyo and Chiba
= fortify Tokyo
= fortify Chiba

Tokyo: build fortress
= build a fortress in Tokyo

in Tokyo build a fortress, in Chiba a bivouac
= build a fortress in Tokyo
= build a bivouac in Chiba

upgrade Tokyo to a fortress
?

build a wall around Tokyo
!

build something nice in Tokyo
!

build a fortress in Tokyo if I still have 20 influence
!

would be nice to have a fortress in Tokyo
?

build a fortress in Tokyo?
!

destroy my fortress in Tokyo
!

tear down the garrison in Chiba
!

rebuild tokyo
= rebuild Tokyo

Rebuild the ruins in Tokyo using 10 influence points
= rebuild the ruin in Tokyo for 10 influence

repair ruin in Tokyo and pay with 1 troop
?
?

rebuild the fortress of Tokyo
= rebuild the fortress in Tokyo

Restore Tokyo (10 IP)
= rebuild Tokyo for 10 influence

move trebuchet tokyo->chiba
= move the trebuchet from Tokyo to Chiba

treb Tokyo - Chiba
!

bring my catapult from Tokyo to Chiba
= move the trebuchet from Tokyo to Chiba

roll the trebuchet from Tokyo to Chiba
= move the trebuchet from Tokyo to Chiba

Trebuchet Tokyo to Chiba
!

siege chiba from tokyo
= siege Chiba from Tokyo

siege chiba w/ trebuchet in tokyo
= siege Chiba from Tokyo with the trebuchet

My trebuchet in Tokyo shall besiege Chiba and target the walls.
= siege Chiba from Tokyo with the trebuchet, target the walls

shoot at Chiba with the trebuchet from Tokyo
= siege Chiba from Tokyo with the trebuchet

bombard Chiba from Tokyo
= siege Chiba from Tokyo

siege Chiba
!

siege from Tokyo
!

siege Chiba from Tokyo and Saitama
= siege Chiba from Tokyo
= siege Chiba from Saitama

don't siege Chiba from Tokyo this time
!

siege Chiba from Tokyo, but only if blue is there
!

lay siege on Chiba from Tokyo
= siege Chiba from Tokyo

done!
= done

I'm done, thanks!
= done

that's all folks
?

done for this turn
= done

not ready yet
= wait

wait for me please
= wait

withdraw everything
= withdraw all

Cancel my last orders
?

please delete all my orders
= withdraw all

forget what I said before
?

scrap all that
?

cancel the move from Osaka to Kyoto
!

withdraw my order to spawn 3 in Tokyo
!

no orders this turn
= pass

pass.
= pass

I pass this turn
= pass

nothing to do for me this time
?

same as last turn
?

repeat my orders of last turn
?

luck 7
= luck 7

my lucky word is banana
= luck banana

Luck: banana
= luck banana

thanks for hosting!
~

Are we still waiting for someone?
?

I'll be away next week.
?

Great game, everyone. See you at the end of the world
~

btw blue you are going down in Kyoto
?

PS: move 2 from Nara to Mie
= move 2 from Nara to Mie

p.s. nice map
~

move twenty-five troops from Nara to Mie
= move 25 from Nara to Mie

move thirty troops from Nara to Mie
= move 30 from Nara to Mie

move forty two from Nara to Mie
= move 42 from Nara to Mie

move a hundred men from Nara to Mie
= move 100 from Nara to Mie

move one hundred troops from Nara to Mie
= move 100 from Nara to Mie

move a couple of men from Nara to Mie
?

move both troops from Nara to Mie
= move 2 from Nara to Mie

move a pair of troops from Nara to Mie
= move 2 from Nara to Mie

move half a dozen from Nara to Mie
= move 6 from Nara to Mie

move 3troops from Nara to Mie
= move 3 from Nara to Mie

move3 from Nara to Mie
= move 3 from Nara to Mie

move 3 form Nara to Mie
= move 3 from Nara to Mie

move 3 fron nara too mie
= move 3 from Nara to Mie

move 3 from JP-29 to JP-24
= move 3 from Nara to Mie

move 3 from 29 to 24
!

move 3 from nara prefecture to mie prefecture
= move 3 from Nara to Mie

I order my 3 troops in Nara to attack Mie.
= move 3 from Nara to Mie

My general in Nara is ordered to attack Mie with 3 troops
?

3 troops will move from Nara to Mie
= move 3 from Nara to Mie

Nara attacks Mie (3)
= move 3 from Nara to Mie

nara attack mie 3
= move 3 from Nara to Mie

Attack from Nara to Mie with 3 and from Aichi to Mie with 2
= move 3 from Nara to Mie
= move 2 from Aichi to Mie

Attack Mie from Nara (3) and from Aichi (2)
= move 3 from Nara to Mie
= move 2 from Aichi to Mie

attack mie with 3 from nara and 2 from aichi
= move 3 from Nara to Mie
= move 2 from Aichi to Mie

Attack Mie with everything from Nara and Aichi
?

attack blue in Mie from Nara with 3
= move 3 from Nara to Mie against blue

attack blue's Mie from Nara with 3
= move 3 from Nara to Mie against blue

attack blue from Nara with 3
!

attack blue!
!

attack
!

move
!

3
?

Osaka
?

Osaka Kyoto
?

Osaka -> Kyoto
!

move troops to Kyoto
!

move 3 to Kyoto
!

move 3 from Osaka
!

everyone hold their positions
?

hold Osaka
?

defend Osaka with 3
?

stay in Osaka
?

keep 2 in Osaka
?

support the attack on Kyoto with 2 from Shiga
?

make peace with blue
?

offer blue an alliance
?
