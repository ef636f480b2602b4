# What people call armed people, whatever a game calls them (grammar/lexicon.def, TROOPS).
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

5 dudes osaka -> hyogo
= move 5 from Osaka to Hyogo

send 9 blokes from Osaka into Hyogo
= move 9 from Osaka to Hyogo

my 4 boys in Osaka go to Nara
= move 4 from Osaka to Nara

two fellas from Osaka to Nara please
= move 2 from Osaka to Nara

Oh boy, 3 from Osaka to Kyoto
= move 3 from Osaka to Kyoto

boy oh boy
~

my boy is 4 today
~

dude, move 3 from Osaka to Kyoto
= move 3 from Osaka to Kyoto

move 3 from Osaka to Kyoto, dude
= move 3 from Osaka to Kyoto

Thanks boys
~

the boys have 3 in Osaka
?

maybe 3 blokes from Osaka to Kyoto
?

that bloke moved 3 from Osaka to Kyoto
?

the other fella has 4 dudes in Osaka
?

5 dudes from Osaka to Hyogo?
?

not 5 dudes from Osaka to Hyogo
?

his 5 dudes from Osaka to Hyogo
?

if 5 dudes go from Osaka to Hyogo
?

my boys fancy 2 beers in Osaka
?

