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

disband unit 5
= disband unit 5

Disband unit 5.
= disband unit 5

5 disbands
= disband unit 5

vote disband unit 5
= disband unit 5

I vote to disband unit 5
= disband unit 5

remove unit 5
= disband unit 5

dismiss unit 5
= disband unit 5

- disband unit 5
= disband unit 5

vote: disband unit 5
= ? disband unit 5

disband the unit in Osaka
= disband in Osaka

Osaka disbands
= disband in Osaka

vote disband Osaka
= disband in Osaka

remove the unit in Osaka
= disband in Osaka

Red disbands Osaka
= Red: disband in Osaka

Red: disband the unit in Osaka
= Red: disband in Osaka

disband Osaka for Red
= Red: disband in Osaka

no builds
= no build

build nothing
= no build

vote no builds
= no build

vote to build nothing
= no build

vote: no build
= ? no build

- no build
= no build

Red: no build
= no build for Red

Red builds nothing
= no build for Red

build nothing for Red
= no build for Red

no builds for Red
= no build for Red

done for Red
= done for Red

Red is done
= done for Red

disband units 3 and 4
= disband unit 3
= disband unit 4

disband Osaka and Nara
= disband in Osaka
= disband in Nara

no build for Red; build at Kobe
= no build for Red
= build in Kobe

build at Nara
= build in Nara

vote build at Nara
= build in Nara

vote: build in Nara
= ? build in Nara

please build in Nara
= build in Nara

disband unit 5 or 6
?

either disband 5 or 6
?

disband somebody
?

disband Atlantis
?

disband unit five and a half
?

do not disband 5
?

I do not vote to disband 5
?

disband 5 if we must
?

disband 5 when you like
?

can I disband 5?
?

unit 5 disbanded
?

bob voted to disband 5
?

perhaps disband unit 5
?

disband 5, I guess?
?

I meant disband 5
?

disband all but 5
?

> disband 5
?

build
?

build at Atlantis
?

either build at Nara or at Kobe
?

build anywhere
?

do not build in Nara
?

if we can, build at Nara
?

build at Nara unless bob does
?

can Red build at Nara?
?

we built in Nara last year
?

perhaps no build
?

no build if bob votes so
?

vote
?

I vote for bob
?

vote for Red
?

Red votes
?

disband unit 5 and a half
?

Red is not done
?
