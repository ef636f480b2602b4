# Said twice, positions, wishes behind a sign, words of the same sound or the same consonants; and what is much like them.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 3 from my garrison in Osaka to Kyoto
= move 3 from Osaka to Kyoto

send two men from the stronghold in Nara to Kyoto
= move 2 troops from Nara to Kyoto

buy 2 xtra troops
= buy extra 2 troops

take toyama with 5 from niigata, sry ann
= move 5 from Niigata to Toyama

build garr in Kochi
= build garrison in Kochi

buy 1 dynam
= buy 1 dynamite

build biv in Kochi
!

plz nt move 3 from Osaka to Kyoto
!

spawn 4 Osaka, 3 Osaka > Kyoto
= spawn 4 in Osaka
= move 3 from Osaka to Kyoto

build fortres in Nara
= build fortress in Nara

build fortresses in Nara
!

spawn 2 in Nara for 3 pts
!

I'd like to have a fortress in Osaka.
= build fortress in Osaka

Osaka gets a fortress
= build fortress in Osaka

I want to have 4 in Nara
!

I wish I had a fortress in Osaka
!

end my turn
= done

Perfect, I'm done
= done

well done
!

so tired today move 2 from Osaka to Kyoto
= move 2 from Osaka to Kyoto

i had the map the wrong way round, move 2 from Osaka to Kyoto
?

Build a fortress at home in Osaka.
= build fortress in Osaka

put 2 down there in Nara
= spawn 2 in Nara

spawn 1 in jest in Nara
!

spawn 1 on Mars in Nara
!

spawn 1 in Nara long march
!
