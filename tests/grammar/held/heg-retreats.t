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

retreat from Kyoto to Nara
= retreat from Kyoto to Nara

Kyoto retreat to Nara
= retreat from Kyoto to Nara

Kyoto R Nara
= retreat from Kyoto to Nara

Kyoto falls back to Nara
= retreat from Kyoto to Nara

Kyoto retreats -> Nara
= retreat from Kyoto to Nara

the unit from Kyoto retreats to Nara
= retreat from Kyoto to Nara

army Kyoto retreats to Nara
= retreat from Kyoto to Nara

retreat Kyoto -> Nara
= retreat from Kyoto to Nara

retreat: Kyoto to Nara
= retreat from Kyoto to Nara

please retreat Kyoto to Nara
= retreat from Kyoto to Nara

I retreat from Kyoto to Nara
= retreat from Kyoto to Nara

- Kyoto retreats to Nara
= retreat from Kyoto to Nara

kyoto retreats to nara
= retreat from Kyoto to Nara

retreat to Nara from Kyoto
= retreat from Kyoto to Nara

Kyoto flees to Nara
= retreat from Kyoto to Nara

retreating from Kyoto to Nara
= retreat from Kyoto to Nara

could you please retreat Kyoto to Nara?
= retreat from Kyoto to Nara

retreat Kyoto into Nara
= retreat from Kyoto to Nara

I order Kyoto to retreat to Nara
= retreat from Kyoto to Nara

unit 14 retreats to Nara
= retreat unit 14 to Nara

14 R Nara
= retreat unit 14 to Nara

retreat 14 to Nara
= retreat unit 14 to Nara

unit 14 falls back to Nara
= retreat unit 14 to Nara

please retreat unit 14 to Nara
= retreat unit 14 to Nara

army 14 retreats to Nara
= retreat unit 14 to Nara

- unit 14 retreats to Nara
= retreat unit 14 to Nara

retreat unit 14 from Kyoto to Nara
= retreat unit 14 from Kyoto to Nara

Kyoto -> Nara
= move from Kyoto to Nara

Kyoto to Nara
= move from Kyoto to Nara

move Kyoto to Nara
= move from Kyoto to Nara

Kyoto retreats to Nara and Gifu retreats to Kobe
= retreat from Kyoto to Nara
= retreat from Gifu to Kobe

Kyoto retreats to Nara; disband Gifu
= retreat from Kyoto to Nara
= disband in Gifu

retreat Kyoto to Nara, retreat Gifu to Kobe
= retreat from Kyoto to Nara
= retreat from Gifu to Kobe

hello,
Kyoto retreats to Nara
= retreat from Kyoto to Nara

Kyoto retreats
?

retreat to Nara or Kobe
?

Kyoto or Gifu retreats to Nara
?

Atlantis retreats to Atlantis too
?

Kyoto doesn't retreat
?

do not retreat to Nara
?

Kyoto never retreats to Nara
?

if possible, Kyoto retreats to Nara
?

Kyoto retreats to Nara unless bob goes there
?

Kyoto retreats to Nara, otherwise disband
?

should Kyoto retreat to Nara?
?

may I retreat to Nara?
?

does Kyoto retreat to Nara?
?

Kyoto retreated to Nara
?

I retreated from Kyoto to Nara last summer
?

perhaps Kyoto retreats to Nara
?

Kyoto should perhaps retreat
?

Kyoto retreats somewhere
?

Kyoto retreats to Nara instead
?

changed my mind, Kyoto retreats to Nara
?

Kyoto retreats to 5.5
?

retreat unit 14
?

unit 14 retreats
?

R Nara R
?

bob retreats to Nara?
?

what a retreat!
?

> Kyoto retreats to Nara
?

Kyoto will not retreat
?

Kyoto retreats neither to Nara nor to Kobe
?

Kyoto wants to retreat, does it not?
?
