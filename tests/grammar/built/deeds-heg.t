ruleset hegemon
map hegemon
seats ann bob cat
seat ann
row unit unit=12 nation=red area=Osaka
row unit unit=13 nation=red area=Nara
row unit unit=14 nation=blue area=Kyoto
row share share=12 unit=12
row share share=13 unit=13
row share share=14 unit=14
call spring

Osaka goes to Kobe and the rest are to hold.
= move from Osaka to Kobe
= the rest hold

All my remaining units hold.
= the rest hold

Everything else stays put.
= the rest hold

The rest should hold if Bob does.
?

The rest of Bob's units hold.
?

Do the rest hold?
?

The rest held.
?

Osaka supports the move of unit 13 from Nara to Kyoto.
= support unit 13 in Nara to Kyoto with Osaka

Osaka supports unit 13 from Nara to Kyoto
= support unit 13 in Nara to Kyoto with Osaka

Osaka supports unit 13, which goes from Nara to Kyoto
= support unit 13 in Nara to Kyoto with Osaka
