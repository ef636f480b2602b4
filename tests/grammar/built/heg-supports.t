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
call spring

family supports

Osaka supports Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara - Kyoto
= support Nara to Kyoto with Osaka

Osaka S Nara - Kyoto
= support Nara to Kyoto with Osaka

A Osaka S A Nara - Kyoto
= support Nara to Kyoto with Osaka

Osaka s Nara to Kyoto
= support Nara to Kyoto with Osaka

OSAKA SUPPORTS NARA TO KYOTO
= support Nara to Kyoto with Osaka

support Nara - Kyoto with Osaka
= support Nara to Kyoto with Osaka

support Nara to Kyoto from Osaka
= support Nara to Kyoto with Osaka

the unit in Osaka supports Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports the unit in Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka helps Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka: support Nara to Kyoto
= support Nara to Kyoto with Osaka

I want Osaka to support Nara to Kyoto
= support Nara to Kyoto with Osaka

2) Osaka supports Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara => Kyoto
= support Nara to Kyoto with Osaka

Osaka sup Nara - Kyoto
= support Nara to Kyoto with Osaka

supporting Nara to Kyoto with Osaka
= support Nara to Kyoto with Osaka

unit 12 supports unit 14 to Kyoto
= support unit 14 to Kyoto with unit 12

12 S 14 - Kyoto
= support unit 14 to Kyoto with unit 12

support unit 14 to Kyoto with unit 12
= support unit 14 to Kyoto with unit 12

Osaka S Kyoto
= support Kyoto with Osaka

support Kyoto with Osaka
= support Kyoto with Osaka

the unit in Osaka supports the unit in Kyoto
= support Kyoto with Osaka

Osaka supports the unit in Kyoto
= support Kyoto with Osaka

Osaka: support Kyoto
= support Kyoto with Osaka

Osaka supports Gifu
= support Gifu with Osaka

A Osaka S A Gifu
= support Gifu with Osaka

Osaka helps Gifu
= support Gifu with Osaka

Osaka supports Gifu.
= support Gifu with Osaka

my unit in Osaka supports the unit in Gifu
= support Gifu with Osaka

osaka supports gifu
= support Gifu with Osaka

- Osaka supports Gifu
= support Gifu with Osaka

Osaka: supports Gifu
= support Gifu with Osaka

support the unit in Gifu with Osaka
= support Gifu with Osaka

support Gifu from Osaka
= support Gifu with Osaka

supporting Gifu with Osaka
= support Gifu with Osaka

Osaka supports Gifu to hold
= support Gifu with Osaka to hold

Osaka supports Gifu holding
= support Gifu with Osaka to hold

Osaka supports the unit in Gifu to hold
= support Gifu with Osaka to hold

A Osaka S A Gifu H
= support Gifu with Osaka to hold

unit 12 supports 14
= support unit 14 with unit 12

12 supports 14
= support unit 14 with unit 12

support unit 14 with unit 12
= support unit 14 with unit 12

unit 12 S unit 14
= support unit 14 with unit 12

please support unit 14 with unit 12
= support unit 14 with unit 12

Osaka supports Kyoto to hold
= support Kyoto with Osaka to hold

A Osaka S A Kyoto H
= support Kyoto with Osaka to hold

support Kyoto to hold with Osaka
= support Kyoto with Osaka to hold

Osaka s Kyoto h
= support Kyoto with Osaka to hold

unit 12 supports unit 14
= support unit 14 with unit 12

Nara -> Kyoto; Osaka S Nara - Kyoto
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara to Kyoto
Kobe supports Nara to Kyoto
= support Nara to Kyoto with Osaka
= support Nara to Kyoto with Kobe

Osaka supports
?

support
?

Osaka supports Atlantis
?

Osaka supports Nara to Kyoto or Kobe
?

Osaka supports Nara to Kyoto to Kobe
?

Osaka doesn't support Nara
?

do not support Kyoto with Osaka
?

Osaka never supports Kyoto
?

Osaka supports Nara to Kyoto if Nara goes there
?

when attacked, Osaka supports Kyoto
?

should Osaka support Nara to Kyoto?
?

does Osaka support Kyoto?
?

did Osaka support Nara to Kyoto?
?

Osaka supported Kyoto last spring
?

perhaps Osaka supports Nara to Kyoto
?

Osaka supports Kyoto, I think?
?

Osaka was to support Kyoto
?

I meant Osaka supports Kyoto
?

either Osaka supports Kyoto or Nara does
?

Osaka supports something
?

Osaka supports anybody to Kyoto
?

Osaka supports bob to Kyoto
?

thanks for your support
?

need support for Nara
?

Osaka supports 2.5
?

unit 12.5 supports 14
?

Osaka supports to Kyoto and to Kobe
?

 # Osaka supports Kyoto
?

S Kyoto S Nara
?

without support Osaka holds out
?

Osaka will not support Kyoto
?

is Osaka supporting Kyoto?
?
