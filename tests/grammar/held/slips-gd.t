# As in the other half, written anew when that was mended.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

move 4 from Osaka to its
?

send 3 to hers from Osaka
?

move 2 from Osaka to theirs
?

spawn 3 in Sai
?

spawn 3 in Tok
?

move 3 from Nara to gift
?

spawn 3 in kind
?

spawn 3 in mice
?

move 3 from Osaka to order
?

waist
?

waits for Bob
?

pasta
?

moon 3 from Osaka to Kyoto
?

move 3 from Osaka to ivory
?

bay dynamite
?

build fortune in Nara
?

bold fortress in Nara
?

spawning 3 in them
?

used dynamo at Nara
?

seize Kyoto from Osaka
?

mode 2 from Tokyo to Chiba
?

meadow
?

attach Kyoto from Osaka with 4
?

spawn 3 in Nagsaki
= spawn 3 in Nagasaki

move 3 from Tokoy to Chiba
= move 3 from Tokyo to Chiba

spwan 3 in Tokyo
= spawn 3 in Tokyo

spawn 3 in Yamanash
= spawn 3 in Yamanashi

buy a crop suply
= buy 1 crop supply

build trebuchett in Tokyo
= build 1 trebuchet in Tokyo

move 2 from Fukoka to Saga
= move 2 from Fukuoka to Saga
