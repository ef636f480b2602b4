# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

4 osaka kyoto
= move 4 from Osaka to Kyoto

osaka kyoto 4
= move 4 from Osaka to Kyoto

osaka->kyoto 4, nara->mie 2
= move 4 from Osaka to Kyoto
= move 2 from Nara to Mie

mv 3 osaka nara
= move 3 from Osaka to Nara

movr 3 troops from osaka to nara
= move 3 from Osaka to Nara

move 3 trops form osaka to nara
= move 3 from Osaka to Nara

move 3 from osaka too nara
= move 3 from Osaka to Nara

mvoe 4 Osaka Kyoto
= move 4 from Osaka to Kyoto

3 from Nara -> Mie
= move 3 from Nara to Mie

Kyoto-Shiga x3
= move 3 from Kyoto to Shiga

3x kyoto shiga
= move 3 from Kyoto to Shiga

4 t osaka to kyoto
= move 4 troops from Osaka to Kyoto

4 troop osaka>kyoto>shiga
= move 4 from Osaka to Kyoto and on to Shiga

osaka > nara 2 > kyoto 3
?

osaka to nara w/ 2
= move 2 from Osaka to Nara

osaka atk kyoto 5
= move 5 from Osaka to Kyoto

att kyoto from osaka w 5
= move 5 from Osaka to Kyoto

attack kyoto frm osaka with 5 trps
= move 5 troops from Osaka to Kyoto

5 from osaka attack kyoto
= move 5 from Osaka to Kyoto

invade kyoto w/5 from osaka
= move 5 from Osaka to Kyoto

sned 2 troops from hyogo to osaka
= move 2 from Hyogo to Osaka

send 2 hyogo 2 osaka
?

all nara to osaka
= move all from Nara to Osaka

all of nara -> osaka
= move all from Nara to Osaka

everthing from nara to osaka
= move all from Nara to Osaka

move osaka kyoto
!

move 4 kyoto
!

spwan 3 osaka
= spawn 3 in Osaka

spawn 3 osaks
= spawn 3 in Osaka

spawn 2 osaka 1 nara
= spawn 2 in Osaka
= spawn 1 in Nara

3 osaka spawn
= spawn 3 in Osaka

spawn osaka 3
= spawn 3 in Osaka

spawns: osaka 2, nara 1
= spawn 2 in Osaka
= spawn 1 in Nara

new trps osaka
?

spawn all osaka
= spawn all in Osaka

buy xtra troops
= buy extra troops

# clear to a reader, but refused so far
buy extra
?

# clear to a reader, but refused so far
+2 extra troops for 10ip
?

buy salt, dynamite
= buy salt
= buy dynamite

# clear to a reader, but refused so far
buy 2 slat
?

buy dynamit
= buy dynamite

buy 1 crop suply
= buy 1 crop supply

# clear to a reader, but refused so far
by a crop supply
?

use crops
?

use salt nara
= use bag of salt on Nara

salt nara
= salt Nara

dynamite kyoto
= dynamite Kyoto

trow dynamite kyoto
= throw dynamite at Kyoto

# clear to a reader, but refused so far
fortress osaka
?

build fort osaka
= build fortress in Osaka

bulid fortress osaka
= build fortress in Osaka

# clear to a reader, but refused so far
build fortess in osaka
= build fortress in Osaka

build garison nara
= build garrison in Nara

build bivuac in Nara
= build bivouac in Nara

build treb osaka
= build trebuchet in Osaka

treb in osaka
?

build fortress + garrison osaka, nara
?

rebuild kyoto
= rebuild Kyoto

rebuild kyoto 10ip
= rebuild Kyoto for 10 influence

rebiuld ruin kyoto
= rebuild the ruin in Kyoto

repair kyoto w 1 troop
= rebuild Kyoto with 1 troop

# clear to a reader, but refused so far
treb osaka -> nara
?

move treb osaka nara
= relocate trebuchet from Osaka to Nara

trebuchet osaka siege kyoto
= siege Kyoto from Osaka with trebuchet

siege kyoto osaka
?

treb osaka x kyoto
?

sige kyoto from osaka
= siege Kyoto from Osaka

osaka treb sieges kyoto walls
= siege Kyoto from Osaka with trebuchet target the walls

siege kyoto from osaka, walls
= siege Kyoto from Osaka target the walls

# clear to a reader, but refused so far
siege kyoto from osaka kill troops
?

4 OSA - KYO
?

move 4 osaka to kyoto and 2 nara
?

2 osaka nara 3 osaka kyoto
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

osaka nara 2, kyoto 3
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

from osaka 2 nara 3 kyoto
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

osaka - nara - 2
= move 2 from Osaka to Nara

move2 from osaka to nara
= move 2 from Osaka to Nara

move 2from osaka to nara
= move 2 from Osaka to Nara

MOVE 2 OSAKA NARA!!!
= move 2 from Osaka to Nara

move 2 fron osaka to nara pls thx
= move 2 from Osaka to Nara

i mov 2 troops osaka 2 nara
?

ill move 2 from osaka to nara
= move 2 from Osaka to Nara

lets move 2 from osaka to nara
= move 2 from Osaka to Nara

gonna move 2 from osaka to nara
= move 2 from Osaka to Nara

wanna build a fortress in osaka
= build fortress in Osaka

2 nara from osaka
= move 2 from Osaka to Nara

to nara from osaka 2
= move 2 from Osaka to Nara

from osaka to nara 2 troops
= move 2 from Osaka to Nara

troops osaka -> nara: 2
= move 2 from Osaka to Nara

nara <- osaka 2
= move 2 from Osaka to Nara

nara<-2 osaka
= move 2 from Osaka to Nara
