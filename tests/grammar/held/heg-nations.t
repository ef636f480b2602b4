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
call fall

family national actions

disband 5
= disband unit 5

unit 5 disbands
= disband unit 5

vote disband 5
= disband unit 5

vote to disband unit 5
= disband unit 5

I vote to disband 5
= disband unit 5

remove 5
= disband unit 5

please disband unit 5
= disband unit 5

I want to disband unit 5
= disband unit 5

disband Osaka
= disband in Osaka

disband in Osaka
= disband in Osaka

A Osaka disbands
= disband in Osaka

I vote to disband the unit in Osaka
= disband in Osaka

remove Osaka
= disband in Osaka

Red: disband Osaka
= Red: disband in Osaka

Red disbands the unit in Osaka
= Red: disband in Osaka

no build
= no build

No build.
= no build

vote no build
= no build

I vote no build
= no build

I vote to build nothing
= no build

no building
= no build

no build for Red
= no build for Red

vote no build for Red
= no build for Red

Red: build nothing
= no build for Red

vote: no build for Red
= ? no build for Red

Red: done
= done for Red

done with Red
= done for Red

disband 3 and 4
= disband unit 3
= disband unit 4

vote disband 3 and 4
= disband unit 3
= disband unit 4

disband 3, disband 4
= disband unit 3
= disband unit 4

disband 5
no build for Blue
= disband unit 5
= no build for Blue

build in Nara
= build in Nara

I vote to build in Nara
= build in Nara

build Nara
= build in Nara

vote to build at Nara
= build in Nara

disband 5 or 6
?

disband one of them
?

disband some unit
?

disband 5.5
?

don't disband unit 5
?

never disband unit 5
?

if we must, disband 5
?

disband 5 unless bob objects
?

should we disband 5?
?

who disbands 5?
?

we disbanded unit 5 last fall
?

maybe disband 5
?

we might disband 5
?

disband 5 instead
?

changed my mind: disband 5
?

disband 5 or build at Nara
?

 # disband 5
?

build at
?

build at Nara or Kobe
?

build somewhere
?

don't build at Nara
?

never build at Nara
?

build at Nara if it is free
?

should we build at Nara?
?

Red built at Nara
?

maybe build at Nara
?

no build?
?

no build unless ann wants one
?

I vote
?

how do I vote?
?

Red
?

is Red done?
?

which unit do we disband?
?

done for Atlantis
?
