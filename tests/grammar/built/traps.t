# Lines made to be misread: lists that share too much, numbers without what they count, words that only look like orders.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 4 from Osaka to Kyoto and Nara to Mie
! missing

move 4 troops, 2 from Osaka and 2 from Nara, to Kyoto
! missing

4 from Osaka to Kyoto, 3
! no-verb

move 10 influence from Osaka to Kyoto
! unknown-word

spawn 3 in Kyoto for Bob
! unknown-word

move 4 from Osaka to Kyoto on Monday
! unknown-word

move 4 from Osaka to Kyoto with 3
! no-verb

move all 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

move the 4th from Osaka to Kyoto
! bad-number

buy 3 extra troops
= buy extra 3 troops

throw dynamite at Nara and salt Osaka
= throw dynamite at Nara
= salt Osaka

use dynamite on Nara and Mie
= throw dynamite at Nara
= throw dynamite at Mie

build a fortress in Kyoto with 3 troops
! no-verb

siege Kyoto from Osaka with all trebuchets
= siege Kyoto from Osaka with all trebuchets

move trebuchets from Osaka to Kyoto
! missing

rebuild Kyoto and Nara
= rebuild Kyoto
= rebuild Nara

fortify my headquarters
! unknown-word

spawn 3 in my HQ
! unknown-word

move 4 from Osaka to Kyoto via sea
! unknown-name

move four from osaka to kyoto; thx
= move 4 from Osaka to Kyoto

Move 4 from Osaka to Kyoto? Yes please.
! question

move 4 from Osaka to Kyoto!!!
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto...
= move 4 from Osaka to Kyoto

MOVE: 4, Osaka, Kyoto
! missing

Osaka: 4 to Kyoto, 2 to Nara
= move 4 from Osaka to Kyoto
= move 2 from Osaka to Nara

from Osaka: 4 to Kyoto and 2 to Nara
= move 4 from Osaka to Kyoto
= move 2 from Osaka to Nara

Osaka 4 -> Kyoto
= move 4 from Osaka to Kyoto

all from Osaka, Nara to Kyoto
!

all from Osaka and Nara to Kyoto
! missing

move 4 from Osaka (HQ) to Kyoto
! unknown-word

move 4 from Osaka to Kyoto - 2 from Nara to Mie
= move 4 from Osaka to Kyoto
= move 2 from Nara to Mie

move 4 Osaka/Kyoto
! unknown-word

Osaka (4) -> Kyoto
= move 4 from Osaka to Kyoto

Kyoto <- Osaka 4
= move 4 from Osaka to Kyoto

Kyoto <- 4 Osaka
= move 4 from Osaka to Kyoto

move 4 Kyoto from Osaka
= move 4 from Osaka to Kyoto

attack Osaka with 4 in Kyoto
= move 4 from Kyoto to Osaka

attack Kyoto Osaka 4
! ambiguous

attack Osaka Kyoto with 4
! ambiguous

send 4 Osaka Kyoto
! ambiguous

Kyoto from Osaka 4
= move 4 from Osaka to Kyoto

4 to Kyoto from Osaka and 2 from Nara
= move 4 from Osaka to Kyoto
= move 2 from Nara to Kyoto

4 to Kyoto, 2 to Nara from Osaka
! no-verb

4 from Osaka to Kyoto then Shiga
= move 4 from Osaka to Kyoto to Shiga

4 from Osaka to Kyoto then to Shiga
= move 4 from Osaka to Kyoto to Shiga

4 from Osaka to Kyoto then 4 from Kyoto to Shiga
= move 4 from Osaka to Kyoto
= move 4 from Kyoto to Shiga

4 from Osaka to Kyoto and back
! unknown-word

4 from Osaka to Kyoto and back to Osaka
!

move 4 from Osaka to Kyoto, Bob
= move 4 from Osaka to Kyoto against bob

move 4 from Osaka to Kyoto against Bob
= move 4 from Osaka to Kyoto against bob

move 4 from Osaka to Bob's Kyoto
! unknown-word

move 4 from Osaka to Kyoto (Bob's)
= move 4 from Osaka to Kyoto against bob

move 4 from Osaka to Kyoto where Bob is
! question

spawn 3 in Kyoto where my HQ is
! question

spawn 3 in Kyoto 2 in Osaka
= spawn 3 in Kyoto
= spawn 2 in Osaka

spawn 3 in Kyoto 2 Osaka
= spawn 3 in Kyoto
= spawn 2 in Osaka

spawn Kyoto 3, Osaka 2
= spawn 3 in Kyoto
= spawn 2 in Osaka

spawn Kyoto: 3, Osaka: 2
= spawn 3 in Kyoto
= spawn 2 in Osaka

Kyoto 3, Osaka 2 spawn
= spawn 3 in Kyoto
= spawn 2 in Osaka

spawn 3 Kyoto 2
! missing

spawn 3 Kyoto Osaka
! unknown-word

spawn 3+2 in Kyoto
! missing

spawn 3 x 2 in Kyoto
! unknown-word

move 4=Osaka to Kyoto
! unknown-word

move 4 from Osaka to Kyoto = Kyoto
! unknown-word

build fortress garrison in Kyoto
! unknown-word

build 2 fortress in Kyoto and 1 garrison in Osaka and Nara
= build 2 fortresses in Kyoto
= build 1 garrison in Osaka
= build 1 garrison in Nara

build a fortress in Kyoto, Nara, a garrison in Osaka
= build 1 fortress in Kyoto
= build 1 fortress in Nara
= build 1 garrison in Osaka

build a fortress, in Kyoto
= build 1 fortress in Kyoto

build, a fortress in Kyoto
= build 1 fortress in Kyoto

a fortress in Kyoto
! no-verb

fortress in Kyoto: build
= build fortress in Kyoto

buy, use crop supply
! missing

buy and use crop supply
! missing

buy a crop supply and use it
= buy 1 crop supply
= use 1 crop supply

buy dynamite and throw it at Nara
= buy dynamite
= throw dynamite at Nara

buy dynamite, throw at Nara
! missing

buy 2 dynamite and throw them at Nara
= buy 2 dynamites
= throw 2 dynamites at Nara

use crop supply and bag of salt on Osaka
= use crop supply
= spread bag of salt on Osaka

use crop supply, bag of salt on Osaka
= use crop supply
= spread bag of salt on Osaka

salt and fortify Osaka
! missing

fortify and salt Osaka
! missing

fortify Osaka and salt it
= fortify Osaka
= salt Osaka

spawn and move 3 from Osaka to Kyoto
! missing

spawn 3 in Osaka, move to Kyoto
! missing

spawn 3 in Osaka, move all to Kyoto
! missing

spawn 3 in Osaka; move them to Kyoto
= spawn 3 in Osaka
= move 3 from Osaka to Kyoto

spawn 2 in Osaka and 1 in Nara and move them to Kyoto
! unknown-word

move 4 from Osaka to Kyoto and siege it
! missing

move everything
! missing

everything to Kyoto
! no-verb

move everything to Kyoto
! missing

all to Kyoto
! no-verb

attack
! missing

attack!
! missing

Attack Bob!
! missing

attack everything
! missing

attack Kyoto
! missing

4
~

four troops
~

go
! missing

go to Kyoto
! missing

ship it
! unknown-word

move on
! unknown-word

send help
! unknown-word

get a life
! unknown-word

get well soon
! unknown-word

make love not war
! negation

play fair
! unknown-word

place your bets
! unknown-word

raise the bar
! unknown-word

raise the flag in Kyoto
! unknown-word

turn 5
~

turn 5 orders
~

Turn Osaka
~

use it or lose it
! alternative

pay Bob 10 influence
! unknown-word

give Bob 10 influence
!

trade 10 influence with Bob
!

pass
= pass

pass the salt
!

no orders
= pass

no
~

yes
~

done.
= done

I'm done
= done

ready when you are
~

cancel
= withdraw all

cancel Osaka
! unknown-word

withdraw from Osaka
! unknown-word

withdraw 3 from Osaka to Kyoto
! unknown-word

cancel all orders
= withdraw all

wait
= wait

wait for Bob
! unknown-word

wait, move 4 from Osaka to Kyoto
= wait
= move 4 from Osaka to Kyoto

End
~

END
~

move 4 from Osaka to Kyoto END
! unknown-word


Bob's orders: move 4 from Osaka to Kyoto
!

Red's orders: move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

Orders of Red, turn 3: move 4 from Osaka to Kyoto
!

Draft: move 4 from Osaka to Kyoto
!

Plan B: move 4 from Osaka to Kyoto
!

The attack on Kyoto from Osaka with 4 troops.
!

I am done with moving 4 from Osaka to Kyoto
!

Ready to move 4 from Osaka to Kyoto
!

4 from Osaka to Kyoto... not
!

4 from Osaka to Kyoto (just kidding)
!

Bob will move 4 from Osaka to Kyoto.
!

I promise to move 4 from Osaka to Kyoto.
!

Moving 4 from Osaka to Kyoto is a mistake.
!

move four hundred from Osaka to Kyoto
!

move 4k from Osaka to Kyoto
!

move 1,000 from Osaka to Kyoto
!

I go from Osaka to Kyoto with 2 friends
!

March 4, Kyoto
!

cancel that
! correction

cancel my last order
! correction

Actually 2
! correction

move 4 from Osaka to Kyoto, make that 3
! correction

P.S. don't forget to spawn 3 in Kyoto
! negation

move 4 from Osaka to Kyoto thx
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto asap lol
= move 4 from Osaka to Kyoto

Make it so!
~

He said: move 4 from Osaka to Kyoto
?

Somebody said: wait
?

The rules say: spawn 3 in Osaka
?

You asked for orders: spawn 3 in Osaka
= spawn 3 in Osaka

Question: spawn 3 in Osaka
?

As I said: spawn 3 in Osaka
= spawn 3 in Osaka

cancel move 2 from Osaka to Nara
?

withdraw spawn 3 in Osaka
?

Cancel: spawn 3 in Osaka
?

wrong: spawn 3 in Osaka
?

Option A: spawn 3 in Osaka
?

spawn 3 in Osaka (joke)
?

spawn 3 in Osaka (tbd)
?

[ ] spawn 3 in Osaka
?

- ☐ spawn 3 in Osaka
?

( ) spawn 3 in Osaka
?

[x] spawn 3 in Osaka
= ? spawn 3 in Osaka
