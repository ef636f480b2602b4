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

Osaka supports Nara -> Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara-Kyoto
= support Nara to Kyoto with Osaka

Osaka S Nara-Kyoto
= support Nara to Kyoto with Osaka

A Osaka s A Nara -> Kyoto
= support Nara to Kyoto with Osaka

osaka supports nara to kyoto
= support Nara to Kyoto with Osaka

support Nara to Kyoto with Osaka
= support Nara to Kyoto with Osaka

support Nara -> Kyoto from Osaka
= support Nara to Kyoto with Osaka

Osaka support Nara to Kyoto
= support Nara to Kyoto with Osaka

army Osaka supports army Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara into Kyoto
= support Nara to Kyoto with Osaka

with Osaka support Nara to Kyoto
= support Nara to Kyoto with Osaka

please, Osaka supports Nara to Kyoto
= support Nara to Kyoto with Osaka

- Osaka supports Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara to Kyoto.
= support Nara to Kyoto with Osaka

Osaka supports Nara > Kyoto
= support Nara to Kyoto with Osaka

my unit in Osaka supports Nara to Kyoto
= support Nara to Kyoto with Osaka

12 supports 14 to Kyoto
= support unit 14 to Kyoto with unit 12

unit 12 supports 14 -> Kyoto
= support unit 14 to Kyoto with unit 12

u12 s u14 - Kyoto
= support unit 14 to Kyoto with unit 12

Osaka supports Kyoto
= support Kyoto with Osaka

A Osaka S A Kyoto
= support Kyoto with Osaka

support Kyoto from Osaka
= support Kyoto with Osaka

Osaka helps Kyoto
= support Kyoto with Osaka

I'd like Osaka to support Kyoto
= support Kyoto with Osaka

* Osaka supports Kyoto
= support Kyoto with Osaka

Osaka S Gifu
= support Gifu with Osaka

support Gifu with Osaka
= support Gifu with Osaka

Osaka assists Gifu
= support Gifu with Osaka

please support Gifu with Osaka
= support Gifu with Osaka

army Osaka supports army Gifu
= support Gifu with Osaka

OSAKA SUPPORTS GIFU
= support Gifu with Osaka

1) Osaka supports Gifu
= support Gifu with Osaka

I want Osaka to support Gifu
= support Gifu with Osaka

with Osaka support Gifu
= support Gifu with Osaka

Osaka sup Gifu
= support Gifu with Osaka

the unit in Osaka supports Gifu
= support Gifu with Osaka

Osaka S Gifu H
= support Gifu with Osaka to hold

support Gifu to hold with Osaka
= support Gifu with Osaka to hold

Osaka helps Gifu hold
= support Gifu with Osaka to hold

osaka s gifu h
= support Gifu with Osaka to hold

12 supports unit 14
= support unit 14 with unit 12

u12 supports u14
= support unit 14 with unit 12

support 14 with 12
= support unit 14 with unit 12

unit 12 helps unit 14
= support unit 14 with unit 12

the unit 12 supports the unit 14
= support unit 14 with unit 12

Osaka S Kyoto H
= support Kyoto with Osaka to hold

Osaka supports Kyoto hold
= support Kyoto with Osaka to hold

Osaka supports Kyoto holding
= support Kyoto with Osaka to hold

12 S 14
= support unit 14 with unit 12

Osaka supports Nara to Kyoto, Nara to Kyoto
= support Nara to Kyoto with Osaka
= move from Nara to Kyoto

Osaka and Kobe support Nara to Kyoto
= support Nara to Kyoto with Osaka
= support Nara to Kyoto with Kobe

supports Nara to Kyoto and
?

Osaka supports nobody
?

Osaka supports Nara to Atlantis
?

Osaka supports Nara or Kobe to Kyoto
?

Osaka does not support Nara to Kyoto
?

don't support Nara to Kyoto with Osaka
?

never support Kyoto with Osaka
?

if Nara moves, Osaka supports Nara to Kyoto
?

Osaka supports Kyoto unless it moves
?

Osaka supports Kyoto in case it holds
?

can Osaka support Nara to Kyoto?
?

who supports Kyoto?
?

Osaka supported Nara to Kyoto
?

maybe Osaka supports Kyoto
?

Osaka might support Kyoto
?

Osaka should have supported Kyoto
?

Osaka supports Kyoto instead
?

changed my mind, Osaka supports Kyoto
?

Osaka supports Kyoto or holds
?

Osaka supports whoever goes to Kyoto
?

Osaka supports bob
?

I support bob
?

I could use some support in Kyoto
?

Osaka half supports Kyoto
?

Osaka supports Nara to 5.5
?

Osaka supports Nara to
?

> Osaka supports Kyoto
?

Osaka S
?

no support for Kyoto
?

Osaka supports not Kyoto
?

Osaka cannot support Kyoto
?
