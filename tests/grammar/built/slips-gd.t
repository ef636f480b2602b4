# Words of the language are no slips of names and verbs; letters out of place are.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

move 4 from Osaka to him
?

move 4 from Osaka to mine
?

spawn 3 in Kyo
?

move 2 from Osaka to Fuk
?

spawn 3 near
?

spawn 3 in china
?

spawn 3 in nation
?

wants 3 in Osaka
?

Reading...
?

Reading the report now.
?

wants
?

mover 3 from Osaka to Kyoto
?

love 3 from Osaka to Kyoto
?

span 3 in Osaka
?

sieve Kyoto from Osaka
?

guild fortress in Osaka
?

buy crop suppler
?

really
?

finished reading
?

spawn 3 in osaca
= spawn 3 in Osaka

mvoe 3 from Osaka to Kyoto
= move 3 from Osaka to Kyoto

move 3 from Hirosima to Okayma
= move 3 from Hiroshima to Okayama

biuld fortress in Osaka
= build fortress in Osaka

siegge Kyoto from Osaka
= siege Kyoto from Osaka

build a garisson in Nara
= build garrison in Nara

spawn 3 in Hokaido
= spawn 3 in Hokkaido

spawn 3 in Kanag
= spawn 3 in Kanagawa

move 3 from Wakayam to Nara
= move 3 from Wakayama to Nara

buy dinamite
= buy 1 dynamite

# A beginning of a name that is too short to be taken for it is asked about, with whatever it stands.
Osa -> Kyo
! unknown-word

Osaka to Kyo
! unknown-word

4 from Osa to Kyo
! unknown-name

3 in Osa
! unknown-word

attack Kyo from Osa
! unknown-name

Kioto -> Nra
! unknown-word

Osa
~

my screenshot shows the whole page -> look below
~

->
~
