# Deeds that the game does not have, and what only tells of things: none of it is an order, whatever it names.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

sell the fortress in Osaka
?

blow up the fortress in Nara
?

tear down my garrison in Kyoto
?

paint the fortress in Aichi white
?

visit the bivouac in Shiga
?

inspect four men in Tokyo
?

feed my 4 men in Osaka
?

disband 3 in Kyoto
?

kill two of mine in Nara
?

let three die in Chiba
?

remove 2 from Gifu
?

demolish the bivouac in Mie, it is in the way
?

burn down the trebuchet in Saga
?

pawn the crop supply
?

give the dynamite back to the shop
?

I buried two men in Oita this morning
?

count my troops in Ehime
?

rename Kochi to Bobtown
?

guard the fortress in Aomori well
?

spy on Akita from Iwate
?

scrap the trebuchet in Hyogo
?

send greetings from Toyama to Ishikawa
?

lend Ann 3 in Gunma
?

the garrison in Niigata cost me a fortune
?

my fortress in Yamagata leaks
?

train the 5 in Miyagi a bit
?

clean the garrison in Tokushima
?

swap my 2 in Hiroshima with 2 in Shimane
?

arrest the 3 blues in Saitama
?

hide my trebuchet in Fukushima
?

refund the two extra troops
?

throw away the bag of salt
?

there is a fortress in Tochigi and it looks grand
?

starve them in Kagoshima
?

take a picture of Mie from Nara
?

nothing will grow in Saga anymore
?

nobody is left in Tottori
?

melt down the two trebuchets in Yamaguchi
?

unbuild the fort at Ibaraki
?

dismiss one man in Kumamoto
?

insure my bivouac in Nagano
?

name the trebuchet in Shizuoka Big Bertha
?

have a look at Akita from Iwate
?
