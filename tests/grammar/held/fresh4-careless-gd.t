# The second fresh half: only measured.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

gifu to aichi 4
= move 4 from Gifu to Aichi

4 trops gifu -> aichi
= move 4 from Gifu to Aichi

sendd 4 from gifu to aichi
= move 4 from Gifu to Aichi

send 4 frm gifu t aichi
?

send 4 from giufu to aichi
= move 4 from Gifu to Aichi

attk aichi w/ 5 from gifu
= move 5 from Gifu to Aichi

aichi attacked by 5 from gifu
?

pls mv 3 chiba ibaraki thx
= move 3 from Chiba to Ibaraki

advance 3 chiba-ibaraki
= move 3 from Chiba to Ibaraki

keep 1 chiba rest to ibaraki
= move all but 1 from Chiba to Ibaraki

keep 1 in chiba, rest ibaraki
= move all but 1 from Chiba to Ibaraki

tokyo: 2 chiba, 3 saitama
= move 2 from Tokyo to Chiba
= move 3 from Tokyo to Saitama

tokyo -> chiba 2, saitama 3
= move 2 from Tokyo to Chiba
= move 3 from Tokyo to Saitama

2 tokyo chiba; 3 tokyo saitama
= move 2 from Tokyo to Chiba
= move 3 from Tokyo to Saitama

spawn 3 tokio
= spawn 3 in Tokyo

spaen 3 in tokyo
= spawn 3 in Tokyo

tokyo spawn 3
= spawn 3 in Tokyo

spawn tokyo 2 chiba 1
= spawn 2 in Tokyo
= spawn 1 in Chiba

buy salt x2
= buy 2 bags of salt

2 salt plz
?

purchse dynamite
= buy dynamite

use dynamite aichi
= throw dynamite at Aichi

dynamte aichi
= dynamite Aichi

fort in gifu
= build fortress in Gifu

build bivuoac nagano
= build bivouac in Nagano

bld garrison gifu
= build garrison in Gifu

buld a trebuchet tokyo
= build 1 trebuchet in Tokyo

rebild gifu
= rebuild Gifu

mov trebuchet tokyo chiba
= relocate trebuchet from Tokyo to Chiba

treb gifu sieges aichi
= siege Aichi from Gifu with trebuchet

seige aichi from gifu
= siege Aichi from Gifu

siege aichi frm gifu, troops
= siege Aichi from Gifu target the units

all from gifu 2 aichi
?

evrything from gifu to aichi
= move all from Gifu to Aichi

5 from gifu + 3 from mie -> aichi
= move 5 from Gifu to Aichi
= move 3 from Mie to Aichi
