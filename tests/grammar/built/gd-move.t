# Moves: the phrasings of the rulebook, of judges and forums.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

move 4 Osaka -> Kyoto
= move 4 from Osaka to Kyoto

attack Kyoto from Osaka with 4
= move 4 from Osaka to Kyoto

invade Kyoto with 4 troops from Osaka
= move 4 from Osaka to Kyoto

4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

send everything from Osaka to Kyoto
= move all from Osaka to Kyoto

Osaka -> Kyoto (4)
= move 4 from Osaka to Kyoto

Osaka attacks Kyoto with 4
= move 4 from Osaka to Kyoto

from Osaka attack Kyoto with 4
= move 4 from Osaka to Kyoto

send four troops from Osaka to Kyoto and on to Shiga
= move 4 from Osaka to Kyoto to Shiga

I move 4 troops from Osaka to Kyoto
= move 4 from Osaka to Kyoto

please move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

moving 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

I would like to move 4 troops from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

4x Osaka - Kyoto
= move 4 from Osaka to Kyoto

x4 Osaka > Kyoto
= move 4 from Osaka to Kyoto

Osaka-Kyoto 4
= move 4 from Osaka to Kyoto

4 Osaka-Kyoto
= move 4 from Osaka to Kyoto

4 Osaka>Kyoto
= move 4 from Osaka to Kyoto

Osaka=>Kyoto: 4
= move 4 from Osaka to Kyoto

Osaka → Kyoto 4
= move 4 from Osaka to Kyoto

Osaka — Kyoto 4
= move 4 from Osaka to Kyoto

Osaka − Kyoto 4
= move 4 from Osaka to Kyoto

move 4 Osaka Kyoto
= move 4 from Osaka to Kyoto

4 Osaka Kyoto
= move 4 from Osaka to Kyoto

move to Kyoto 4 troops from Osaka
= move 4 from Osaka to Kyoto

to Kyoto from Osaka 4
= move 4 from Osaka to Kyoto

Osaka to Kyoto with 4 units
= move 4 from Osaka to Kyoto

4 units march from Osaka into Kyoto
= move 4 from Osaka to Kyoto

the 4 troops in Osaka march to Kyoto
= move 4 from Osaka to Kyoto

my army in Osaka attacks Kyoto with 4
= move 4 from Osaka to Kyoto

all troops in Osaka move to Kyoto
= move all from Osaka to Kyoto

all in Osaka to Kyoto
= move all from Osaka to Kyoto

move all my troops from Osaka to Kyoto
= move all from Osaka to Kyoto

move all of the units from Osaka to Kyoto
= move all from Osaka to Kyoto

move all but 2 from Osaka to Kyoto
= move all but 2 from Osaka to Kyoto

all units but 2 from Osaka to Kyoto
= move all but 2 from Osaka to Kyoto

move everything except 1 from Osaka to Kyoto
= move all but 1 from Osaka to Kyoto

move the remaining troops from Osaka to Kyoto
= move all from Osaka to Kyoto

move up to 3 from Osaka to Kyoto
= move up to 3 from Osaka to Kyoto

at most 3 units from Osaka to Kyoto
= move up to 3 from Osaka to Kyoto

move a unit from Osaka to Kyoto
= move 1 from Osaka to Kyoto

move an army from Osaka to Kyoto
= move 1 from Osaka to Kyoto

move twenty men from Osaka to Kyoto
= move 20 from Osaka to Kyoto

MOVE FOUR TROOPS FROM OSAKA TO KYOTO!
= move 4 from Osaka to Kyoto

mOvE 4 fRoM oSaKa tO kYoTo
= move 4 from Osaka to Kyoto

   move   4   from   Osaka   to   Kyoto   
= move 4 from Osaka to Kyoto

move 4 from Ōsaka to Kyōto
= move 4 from Osaka to Kyoto

move 4 from 'Osaka' to 'Kyoto'
= move 4 from Osaka to Kyoto

move 4 from “Osaka” to “Kyoto”
= move 4 from Osaka to Kyoto

move 4 from _Osaka_ to Kyoto
= move 4 from Osaka to Kyoto

move 4 from Osakka to Kyoto
= move 4 from Osaka to Kyoto

move 4 from Oskaa to Kyoto
= move 4 from Osaka to Kyoto

mvoe 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

move 4 form Osaka to Kyoto
= move 4 from Osaka to Kyoto

move 4 from Kum to Oita
! unknown-name

move 4 from Wakaya to Nara
= move 4 from Wakayama to Nara

1. move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

3) move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

- move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

• move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

* 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

Movement: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

Orders for turn 3: 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

Red: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto (my main attack)
= ? move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto # as discussed
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto // for now
= move 4 from Osaka to Kyoto

# move 4 from Osaka to Kyoto
~

// move 4 from Osaka to Kyoto
~

> move 4 from Osaka to Kyoto
~

hi, move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

Hello Bob, move 4 from Osaka to Kyoto. Thanks, Ann
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, thanks
= move 4 from Osaka to Kyoto

Hi Ann! Move 4 from Osaka to Kyoto. Good luck to all.
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto; 3 from Nara to Mie
= move 4 from Osaka to Kyoto
= move 3 from Nara to Mie

move 4 from Osaka to Kyoto, 3 from Nara to Mie
= move 4 from Osaka to Kyoto
= move 3 from Nara to Mie

move 4 from Osaka to Kyoto and 3 from Nara to Mie
= move 4 from Osaka to Kyoto
= move 3 from Nara to Mie

move 4 from Osaka to Kyoto and move 3 from Nara to Mie
= move 4 from Osaka to Kyoto
= move 3 from Nara to Mie

move 4 from Osaka to Kyoto, then move 3 from Nara to Mie
= move 4 from Osaka to Kyoto
= move 3 from Nara to Mie

4 from Osaka to Kyoto, 3 from Nara to Mie, 2 from Gifu to Aichi and 1 from Chiba to Tokyo
= move 4 from Osaka to Kyoto
= move 3 from Nara to Mie
= move 2 from Gifu to Aichi
= move 1 from Chiba to Tokyo

move 4 from Osaka to Kyoto and 2 to Nara
= move 4 from Osaka to Kyoto
= move 2 from Osaka to Nara

move 4 from Osaka to Kyoto, 2 to Nara and 1 to Hyogo
= move 4 from Osaka to Kyoto
= move 2 from Osaka to Nara
= move 1 from Osaka to Hyogo

attack Kyoto with 4 from Osaka and with 2 from Nara
= move 4 from Osaka to Kyoto
= move 2 from Nara to Kyoto

attack Kyoto with 4 from Osaka and 2 from Nara
= move 4 from Osaka to Kyoto
= move 2 from Nara to Kyoto

move 4 from Osaka and 2 from Nara to Kyoto
= move 4 from Osaka to Kyoto
= move 2 from Nara to Kyoto

move 4 from Osaka to Kyoto to Shiga
= move 4 from Osaka to Kyoto to Shiga

4 Osaka -> Kyoto -> Shiga
= move 4 from Osaka to Kyoto to Shiga

Osaka > Kyoto > Shiga 4
= move 4 from Osaka to Kyoto to Shiga

4 Osaka - Kyoto - Shiga
= move 4 from Osaka to Kyoto to Shiga

from Osaka to Kyoto and on to Shiga with 4
= move 4 from Osaka to Kyoto to Shiga

move 4 from Osaka to Kyoto, then on to Shiga
= move 4 from Osaka to Kyoto to Shiga

move 4 from Osaka through Kyoto to Shiga
= move 4 from Osaka to Kyoto to Shiga

spawn 3 in Osaka and move them to Kyoto
= spawn 3 in Osaka
= move 3 from Osaka to Kyoto

move 4 from Osaka to Kyoto, then 2 of them to Shiga
= move 4 from Osaka to Kyoto
= move 2 from Kyoto to Shiga

retreat 2 from Osaka to Nara
= move 2 from Osaka to Nara

go from Osaka to Nara with 2
= move 2 from Osaka to Nara

transfer two soldiers from Osaka to Nara
= move 2 from Osaka to Nara

Would you please move 2 from Osaka to Nara?
= move 2 from Osaka to Nara

move
4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

# ---- what must not be booked

move 4 from Osaka to Kyoto if it is empty
! condition

move 4 from Osaka to Kyoto in case it is empty
! condition

move 4 from Osaka to Kyoto as long as Nara holds
! condition

unless Nara falls, move 4 from Osaka to Kyoto
! condition

If Nara falls, then move 4 from Osaka to Kyoto; move 2 from Nara to Mie
! condition
! condition

move 4 from Osaka to Kyoto. If Nara falls, move 2 from Nara to Mie.
= move 4 from Osaka to Kyoto
! condition

move 4 from Osaka to Kyoto provided that Ann agrees
! condition

move 4 from Osaka to Kyoto depending on what Ann does
! condition

were Nara empty, move 4 from Osaka to Kyoto
! condition

do not move 4 from Osaka to Kyoto
! negation

don't move anything from Osaka to Kyoto
!

I won't move 4 from Osaka to Kyoto
! negation

please never move 4 from Osaka to Kyoto
! negation

no moves from Osaka to Kyoto
!

move 4 from Osaka to Kyoto or Nara
! alternative

move either 4 or 5 from Osaka to Kyoto
! alternative

move roughly 4 from Osaka to Kyoto
! vague

move several troops from Osaka to Kyoto
! vague

move half the troops from Osaka to Kyoto
! vague

move as many as possible from Osaka to Kyoto
! vague

move at least 4 from Osaka to Kyoto
! vague

perhaps move 4 from Osaka to Kyoto
! vague

may I move 4 from Osaka to Kyoto?
! question

what if I move 4 from Osaka to Kyoto?
!

Is it possible to move 4 from Osaka to Kyoto?
!

did Bob move 4 from Osaka to Kyoto
! question

I moved 4 from Osaka to Kyoto yesterday
! narration

Bob attacked Kyoto from Osaka with 4
! narration

Bob attacks Kyoto from Osaka with 4
!

Ann wants to move 4 from Osaka to Kyoto
!

I changed my mind, move 4 from Osaka to Kyoto
! correction

I meant 4 from Osaka to Kyoto
! correction

move 4 from Osaka to Kyoto, no wait, to Nara
!

move 4 from Osaka
! missing

move 4 to Kyoto
! missing

move from Osaka to Kyoto
! missing

Osaka to Kyoto
!

attack Kyoto
!

attack Kyoto from Osaka
! missing

move troops
!

move 4
!

move 4 from Osaka to Kyoto Nara
!

move 4 from Osaka, to Kyoto, Nara
!

move 4 from Osaka to Kyoto 5
!

move 4 5 from Osaka to Kyoto
!

move 4 from Osaka from Nara to Kyoto
!

move 4 from Osaka to Kyoto by night
!

move 4 from Osaka to Kyoto with care
!

move 4 from Osaka to Kyoto leaving 2
!

move 4 from Osaka to Kyoto, keeping two at home
!

move 4 from Osaka to Kyoto and burn it down
!

move 4 bananas from Osaka to Kyoto
!

move 4 from Okasa to Kyoto
! unknown-name

move 4 from Okaka to Kyoto
= move 4 from Osaka to Kyoto

move 4 from Utopia to Kyoto
! unknown-name

move 4 from Osaka to Utopia
! unknown-name

move 4 from Fuk to Osaka
! ambiguous-name

move 4 from Ka to Osaka
!

move 0 from Osaka to Kyoto
! zero

move -4 from Osaka to Kyoto
! negative-number

move 007 from Osaka to Kyoto
! bad-number

move 4,5 from Osaka to Kyoto
!

move 1/2 from Osaka to Kyoto
! bad-number

move 3-4 from Osaka to Kyoto
! bad-number

move 2147483648 from Osaka to Kyoto
! bad-number

move 9999999999999999999999 from Osaka to Kyoto
! bad-number

move 1e3 from Osaka to Kyoto
! bad-number

move ∞ from Osaka to Kyoto
!

move 4 from Osaka to Kyoto; frobnicate
= move 4 from Osaka to Kyoto
~

Kyoto
~

Osaka is lovely in spring
~

I hope to see you in Kyoto
~

Bob, you won the battle of Osaka
~

Regards, Ann
~

Sorry for the late mail.
~

4 from Osaka to Kyoto, please
= move 4 from Osaka to Kyoto

4 troops to Kyoto from Osaka, thanks!
= move 4 troops from Osaka to Kyoto

Osaka -> Kyoto (4), ok
= move 4 from Osaka to Kyoto

4 from Osaka to Kyoto,
= move 4 from Osaka to Kyoto

Move 4 troops
From: Osaka
To: Kyoto
= move 4 troops from Osaka to Kyoto
