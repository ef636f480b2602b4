ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

From Osaka I pull out everyone except two units, and they fall back to Kyoto.
= move all but 2 from Osaka to Kyoto

all without 2 go from Nara to Mie
= move all but 2 from Nara to Mie

everything bar one outta Gifu into Aichi
= move all but 1 from Gifu to Aichi

Saga minus 1 to Fukuoka
= move all but 1 from Saga to Fukuoka

Hyogo gets all but 3 of the Osaka crowd
= move all but 3 from Osaka to Hyogo

Mie gets two of the Nara lot
= move 2 from Nara to Mie

keep a single man at Oita; the others are off to Saga
= move all but 1 from Oita to Saga

Aomori lads can go to Akita, leave 2 there to mind the shop
= move all but 2 from Aomori to Akita

The crowd in Tokyo is off to Chiba, all of it.
= move all from Tokyo to Chiba

ok so Nara, take 3 from there, put them in Kyoto
= move 3 from Nara to Kyoto

right im having Akita, 6 going in from Iwate
= move 6 from Iwate to Akita

I fling five from Gunma against Tochigi.
= move 5 from Gunma to Tochigi

in the fog four units out of Hyogo rush Okayama
= move 4 from Hyogo to Okayama

Six of you shall leave Chiba tonight and be lords of Tokyo by dawn.
= move 6 from Chiba to Tokyo

3 from Mie can go and keep Nara warm
= move 3 from Mie to Nara

My trebuchets in Osaka will be hammering Kyoto, and three men from Nara will be moving to Osaka.
= siege Kyoto from Osaka
= move 3 from Nara to Osaka

with my engines in Saga I besiege Fukuoka
= siege Fukuoka from Saga

me trebs in Mie r to pound Nara
= siege Nara from Mie

the trebs at Kyoto get to work on Osaka's walls
= siege Osaka from Kyoto

rain stones on Akita, trebs in Iwate
= siege Akita from Iwate

Get the trebuchets creaking: siege of Nara from Kyoto.
= siege Nara from Kyoto

Recruits raised this month: Mie 3, Nara 2.
= spawn 3 in Mie
= spawn 2 in Nara

New faces: 1 in Tokyo, 2 in Chiba.
= spawn 1 in Tokyo
= spawn 2 in Chiba

Oita: +3 pls, and Saga +1
= spawn 3 in Oita
= spawn 1 in Saga

stick two in Gifu an three in Shiga
= spawn 2 in Gifu
= spawn 3 in Shiga

Three new soldiers go to Kochi, and one goes to Ehime.
= spawn 3 in Kochi
= spawn 1 in Ehime

my four new troops to be put at Nagano only
= spawn 4 in Nagano

raise two in Akita, then hurl six from Akita at Iwate
= spawn 2 in Akita
= move 6 from Akita to Iwate

Osaka shall have two trebuchets
= build 2 trebuchets in Osaka

let the people of Nara be given a bivouac
= build bivouac in Nara

the fort at Saga is to go up without delay
= build fortress in Saga

garnison for Tokyo please
= build garrison in Tokyo

a bivvy in Gunma would be lovely
= build bivouac in Gunma

treb in Aichi ta
= build trebuchet in Aichi

chuck up a garrison in Kagawa
= build garrison in Kagawa

Gifu wants rebuilding
= rebuild Gifu

Mie is a mess, have it rebuilt
= rebuild Mie

my workers mend what was smashed in Ehime
= rebuild Ehime

Put Tottori back on its feet, it is a ruin.
= rebuild Tottori

salt on Kochi so nothing grows
= salt Kochi

that bag of salt is for Niigata
= salt Niigata

Ruin the fields of Shimane with my salt.
= salt Shimane

2 xtra troops please
= buy extra 2 troops

get me three xtra men
= buy extra 3 troops

I am spending on two extra troops
= buy extra 2 troops

my dynamite sails into Yamaguchi
= throw dynamite at Yamaguchi

I am using the crop supply now, it sat in the barn long enough
= use crop supply

Grandma wants the crop supply eaten this turn
= use crop supply

Have a bite out of Akita from Iwate with five.
= move 5 from Iwate to Akita

have six of the Osaka men call on Kyoto
= move 6 from Osaka to Kyoto
