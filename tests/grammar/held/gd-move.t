# Moves, as people write them. Held out: measured, never tuned to.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Move 3 troops from Osaka to Nara.
= move 3 from Osaka to Nara

MOVE 5 OSAKA -> HYOGO
= move 5 from Osaka to Hyogo

4 Osaka to Kyoto
= move 4 from Osaka to Kyoto

2 armies Mie -> Nara
= move 2 from Mie to Nara

from Shiga to Gifu, 3
= move 3 from Shiga to Gifu

send two units from Nagano into Gunma
= move 2 from Nagano to Gunma

I'd like to move 3 from Saga to Fukuoka
= move 3 from Saga to Fukuoka

I'm moving 3 units from Saga to Fukuoka.
= move 3 from Saga to Fukuoka

please send all troops from Chiba to Tokyo, thanks
= move all from Chiba to Tokyo

Everything from Ehime to Kochi
= move all from Ehime to Kochi

march everything in Oita to Kumamoto
= move all from Oita to Kumamoto

all but one from Akita to Iwate
= move all but 1 from Akita to Iwate

Move all but 2 of my troops from Gifu to Aichi
= move all but 2 from Gifu to Aichi

attack Hyogo with 5 from Okayama
= move 5 from Okayama to Hyogo

invade Saitama from Gunma with three soldiers
= move 3 from Gunma to Saitama

Attack Tottori from Shimane with everything!
= move all from Shimane to Tottori

from Osaka attack Nara with 2
= move 2 from Osaka to Nara

with 4 troops, attack Kyoto from Shiga
= move 4 from Shiga to Kyoto

Hokkaido --> Aomori 3
= move 3 from Hokkaido to Aomori

Hokkaido => Aomori (3)
= move 3 from Hokkaido to Aomori

Miyagi – Fukushima: 2
= move 2 from Miyagi to Fukushima

3x Niigata-Toyama
= move 3 from Niigata to Toyama

mv 3 Niigata Toyama
= move 3 from Niigata to Toyama

1. move 3 from Niigata to Toyama
= move 3 from Niigata to Toyama

- 2 from Kagawa to Tokushima
= move 2 from Kagawa to Tokushima

* transfer one troop from Nagasaki to Saga
= move 1 from Nagasaki to Saga

move one unit from Nagasaki to Saga and two units from Oita to Saga
= move 1 from Nagasaki to Saga
= move 2 from Oita to Saga

move 1 from Nagasaki to Saga, 2 from Oita to Fukuoka and 3 from Miyazaki to Oita
= move 1 from Nagasaki to Saga
= move 2 from Oita to Fukuoka
= move 3 from Miyazaki to Oita

move 1 from Nagasaki to Saga; move 2 from Oita to Fukuoka
= move 1 from Nagasaki to Saga
= move 2 from Oita to Fukuoka

Move 1 from Nagasaki to Saga. Move 2 from Oita to Fukuoka.
= move 1 from Nagasaki to Saga
= move 2 from Oita to Fukuoka

move 3 from Toyama to Gifu to Aichi
= move 3 from Toyama to Gifu to Aichi

3 Toyama -> Gifu -> Aichi
= move 3 from Toyama to Gifu to Aichi

4: Toyama > Gifu > Aichi
= move 4 from Toyama to Gifu to Aichi

move 3 from Toyama to Gifu and on to Aichi
= move 3 from Toyama to Gifu to Aichi

send 3 from Toyama via Gifu to Aichi
= move 3 from Toyama to Gifu to Aichi

send 4 from Osaka to Kyoto and 2 to Nara
= move 4 from Osaka to Kyoto
= move 2 from Osaka to Nara

2 from Osaka and 3 from Nara to Kyoto
= move 2 from Osaka to Kyoto
= move 3 from Nara to Kyoto

relocate 4 men from Tochigi to Ibaraki
= move 4 from Tochigi to Ibaraki

my 3 troops in Tochigi go to Ibaraki
= move 3 from Tochigi to Ibaraki

retreat with 2 from Tochigi to Ibaraki
= move 2 from Tochigi to Ibaraki

Expand from Kagoshima to Miyazaki with 2 units
= move 2 from Kagoshima to Miyazaki

ship 3 troops from Okinawa to Kagoshima
= move 3 from Okinawa to Kagoshima

distribute 2 troops from Gunma to Nagano
= move 2 from Gunma to Nagano

move up to 4 from Kochi to Ehime
= move up to 4 from Kochi to Ehime

the rest from Kochi to Ehime
= move all from Kochi to Ehime

Could you please move 4 from Kochi to Ehime?
= move 4 from Kochi to Ehime

move 4 from "Kochi" to "Ehime"
= move 4 from Kochi to Ehime

move 4 from koCHI to EHIME
= move 4 from Kochi to Ehime

move 4 from Kōchi to Ōita
= move 4 from Kochi to Oita

move 4 (four) from Kochi to Ehime
= move 4 from Kochi to Ehime

move 4 from Kochi to Ehime (provisional)
= move 4 from Kochi to Ehime

Orders: move 4 from Kochi to Ehime
= move 4 from Kochi to Ehime

Movement phase: 4 from Kochi to Ehime
= move 4 from Kochi to Ehime

move a troop from Kochi to Ehime
= move 1 from Kochi to Ehime

an army from Kochi to Ehime
= move 1 from Kochi to Ehime

move a dozen troops from Kochi to Ehime
= move 12 from Kochi to Ehime

move 4 from Hirosima to Ehime
= move 4 from Hiroshima to Ehime

move 4 from Kochi and attack Ehime with them
! 

move 4 from Wakyama to Mie
= move 4 from Wakayama to Mie

# ---- not to be booked

move 4 from Kochi to Ehime if Ehime is empty
! condition

If nobody attacks Kochi, move 4 from Kochi to Ehime
! condition

move 4 from Kochi to Ehime unless Bob comes
! condition

move 4 from Kochi to Ehime, otherwise to Kagawa
! condition

when Bob leaves, move 3 from Osaka to Nara
! condition

had they attacked, move 3 from Osaka to Nara
! condition

should Bob attack Osaka, move 3 from Osaka to Nara
! condition

don't move 3 from Osaka to Nara
! negation

do not attack Nara from Osaka with 3
! negation

never move 3 from Osaka to Nara
! negation

move 3 or 4 from Osaka to Nara
! alternative

move 3 from Osaka to Nara or Kyoto
! alternative

either 3 from Osaka to Nara or 2 from Nara to Osaka
! alternative

move about 3 from Osaka to Nara
! vague

move some troops from Osaka to Nara
! vague

move half of my troops from Osaka to Nara
! vague

move a few units from Osaka to Nara
! vague

maybe move 3 from Osaka to Nara
! vague

can I move 3 from Osaka to Nara?
! question

Should I move 3 from Osaka to Nara?
!

what happens to 3 troops moving from Osaka to Nara?
!

move 3 from Osaka to Nara?
! question

I moved 3 from Osaka to Nara last turn
! narration

bob moved 3 from Osaka to Nara
! narration

Bob moves 3 from Osaka to Nara
!

sorry, I meant 3 from Osaka to Nara
! correction

move 3 from Osaka to Kyoto instead
! correction

move 3 from Osaka to Nara. Scratch that.
! correction
! correction

move 3 from Osaka
! missing

move from Osaka to Nara
! missing

move 3 to Nara
! missing

move Osaka Nara
! missing

move 3 from Osaka to Nowhere
! unknown-name

move 3 from Nowhere to Osaka
! unknown-name

move 3 from Kag to Osaka
! ambiguous-name

move 3 from Osaka to Miya
! ambiguous-name

move 0 from Osaka to Nara
! zero

move -2 from Osaka to Nara
! negative-number

move 2.5 from Osaka to Nara
! bad-number

move 1e3 from Osaka to Nara
! bad-number

move 99999999999999999999 from Osaka to Nara
! bad-number

move 2-3 from Osaka to Nara
! bad-number

move 3 from Osaka to Nara and Kyoto
! 

move 3 from Osaka, Nara to Kyoto
!

move 3 from Osaka to Nara stealthily
! unknown-word

move 3 from Osaka to Nara leaving two behind
!

move 3 from Osaka to Nara except the new ones
!

move 3 from Osaka to Kyoto via Nara
= move 3 from Osaka to Nara to Kyoto

frobnicate 3 from Osaka to Nara
!

3 troops in Kyoto
! no-verb

I love Osaka
~

Good luck to everybody
~

thanks, Ann
~

See you next week.
~

What a game!
~

Osaka is beautiful
~
