ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 3 from Osaka to Nara. So five remain in Osaka, if I count well.
= move 3 from Osaka to Nara

move 3 from Osaka to Nara and five stay in Osaka
= move 3 from Osaka to Nara

move all from Osaka to Nara, five stay in Osaka
!

move 3 from Osaka to Nara, five stay in Osaka if blue attacks
!

send two from Osaka to Nara (it is like a main valve), one to Kyoto, and one to Hyogo
= ? move 2 from Osaka to Nara
= ? move 1 from Osaka to Kyoto
= ? move 1 from Osaka to Hyogo

send two from Osaka to Nara (this is not certain), one to Kyoto
!

send two from Osaka to Nara (it was a mistake), one to Kyoto
!

Three from Osaka go to Nara and two to Kyoto, and the single man of Kyoto walks to Shiga.
= move 3 from Osaka to Nara
= move 2 from Osaka to Kyoto
= move 1 from Kyoto to Shiga

build a fortress in Osaka, and Nara the same
= build a fortress in Osaka
= build a fortress in Nara

spawn 2 in Osaka, Nara the same
= spawn 2 in Osaka
= spawn 2 in Nara

2 from Osaka to Nara, Kyoto the same
!
!
