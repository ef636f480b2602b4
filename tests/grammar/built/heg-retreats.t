# Orders of Hegemon as people might type them: every other text of those written, the rest is in the other half.
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
call summer

family retreats

retreat Kyoto to Nara
= retreat from Kyoto to Nara

Kyoto retreats to Nara
= retreat from Kyoto to Nara

A Kyoto R Nara
= retreat from Kyoto to Nara

A Kyoto retreats to Nara
= retreat from Kyoto to Nara

Kyoto fall back to Nara
= retreat from Kyoto to Nara

Kyoto retreats into Nara
= retreat from Kyoto to Nara

the unit in Kyoto retreats to Nara
= retreat from Kyoto to Nara

my unit in Kyoto retreats to Nara
= retreat from Kyoto to Nara

retreat Kyoto - Nara
= retreat from Kyoto to Nara

Retreat Kyoto to Nara.
= retreat from Kyoto to Nara

I want Kyoto to retreat to Nara
= retreat from Kyoto to Nara

I'd like to retreat from Kyoto to Nara
= retreat from Kyoto to Nara

1) Kyoto retreats to Nara
= retreat from Kyoto to Nara

KYOTO RETREATS TO NARA
= retreat from Kyoto to Nara

from Kyoto retreat to Nara
= retreat from Kyoto to Nara

Kyoto escapes to Nara
= retreat from Kyoto to Nara

fall back from Kyoto to Nara
= retreat from Kyoto to Nara

Kyoto: retreat to Nara
= retreat from Kyoto to Nara

Kyoto retreats => Nara
= retreat from Kyoto to Nara

my army in Kyoto retreats to Nara
= retreat from Kyoto to Nara

14 retreats to Nara
= retreat unit 14 to Nara

retreat unit 14 to Nara
= retreat unit 14 to Nara

u14 retreats to Nara
= retreat unit 14 to Nara

unit 14 retreats -> Nara
= retreat unit 14 to Nara

I retreat unit 14 to Nara
= retreat unit 14 to Nara

unit 14: retreat to Nara
= retreat unit 14 to Nara

unit 14 in Kyoto retreats to Nara
= retreat unit 14 from Kyoto to Nara

unit 14 retreats from Kyoto to Nara
= retreat unit 14 from Kyoto to Nara

Kyoto - Nara
= move from Kyoto to Nara

A Kyoto - Nara
= move from Kyoto to Nara

Kyoto goes to Nara
= move from Kyoto to Nara

Kyoto retreats to Nara, Gifu to Kobe
= retreat from Kyoto to Nara
= retreat from Gifu to Kobe

Kyoto R Nara
Gifu R Kobe
= retreat from Kyoto to Nara
= retreat from Gifu to Kobe

Kyoto retreats to Nara.
Thanks!
= retreat from Kyoto to Nara

retreat
?

retreat Kyoto
?

Kyoto retreats to Nara or Kobe
?

Kyoto retreats to Atlantis
?

Kyoto does not retreat to Nara
?

don't retreat Kyoto to Nara
?

never retreat
?

no retreat for Kyoto
?

Kyoto retreats to Nara if it is free
?

Kyoto retreats to Nara, or else to Kobe
?

when it must, Kyoto retreats to Nara
?

can Kyoto retreat to Nara?
?

where can Kyoto retreat to?
?

did Kyoto retreat to Nara?
?

Kyoto has retreated to Nara
?

maybe Kyoto retreats to Nara
?

Kyoto might retreat to Nara
?

I think Kyoto retreats to Nara?
?

Kyoto retreats anywhere but Nara
?

I meant Kyoto retreats to Nara
?

either Kyoto retreats to Nara or it disbands
?

unit 14.5 retreats to Nara
?

retreat unit 14 to
?

14 R
?

Kyoto retreats to bob
?

a retreat to Nara would be nice
?

the retreat from Kyoto was a shame
?

 # Kyoto retreats to Nara
?

Kyoto cannot retreat to Nara
?

half of Kyoto retreats to Nara
?

is Kyoto retreating to Nara?
?
