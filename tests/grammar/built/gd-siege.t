# Fresh lines: sieges, and taking back, done, pass.
# 830 texts were written before the code was looked at again, then every other one was held out.
# First run of all: 775 right, 5 asked, 42 refused, 1 other, 7 misread. Of the 7, two were real:
# "build a fortress next to Kyoto" was built in Kyoto, "cancel all but the first" cancelled all;
# of the 42, one was lost in silence: "salt Kyoto, please".
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

family sieges

siege Kyoto from Osaka
= siege Kyoto from Osaka

siege of Kyoto from Osaka
?

I lay siege to Kyoto from Osaka
= siege Kyoto from Osaka

besiege Kyoto from Osaka please
= siege Kyoto from Osaka

siege Kyoto (from Osaka)
= siege Kyoto from Osaka

siege from Osaka to Kyoto
= siege Kyoto from Osaka

siege Osaka to Kyoto
= siege Kyoto from Osaka

in Osaka, siege Kyoto
= siege Kyoto from Osaka

trebuchet in Osaka besieges Kyoto
= siege Kyoto from Osaka with trebuchet

both trebuchets in Osaka besiege Kyoto
= siege Kyoto from Osaka with 2 trebuchets

siege Kyoto with both trebuchets in Osaka
= siege Kyoto from Osaka with 2 trebuchets

siege Kyoto with my catapult in Osaka
= siege Kyoto from Osaka with trebuchet

siege Kyoto from Osaka, target the units
= siege Kyoto from Osaka target the units

siege Kyoto from Osaka, aiming at the units
= siege Kyoto from Osaka target the units

siege Kyoto from Osaka, from Nara
= siege Kyoto from Osaka
= siege Kyoto from Nara

siege Kyoto from Osaka and siege Mie from Nara
= siege Kyoto from Osaka
= siege Mie from Nara

siege Kyoto from Osaka; attack Kyoto from Osaka with 4
= siege Kyoto from Osaka
= move 4 from Osaka to Kyoto

1. siege Kyoto from Osaka
= siege Kyoto from Osaka

sige Kyoto from Osaka
= siege Kyoto from Osaka

siege Kyoto form Osaka
= siege Kyoto from Osaka

siege Bob's Kyoto from Osaka
= siege Kyoto from Osaka against bob

siege Kyoto
!

siege
!

siege Okasa from Nara
!

siege somebody
?

siege Bob from Osaka
?

siege Kyoto with everything
?

siege Kyoto with salt from Osaka
?

siege Kyoto with 0 trebuchets from Osaka
!

siege Kyoto or Nara from Osaka
! alternative

siege Kyoto from Osaka, walls or units
! alternative

if Kyoto has walls, siege it from Osaka
! condition

siege Kyoto from Osaka when Bob arrives
! condition

don't siege Kyoto from Osaka
! negation

never lay siege to Kyoto from Osaka
! negation

no siege of Kyoto from Osaka
?

end the siege of Kyoto
?

the siege of Kyoto
?

I sieged Kyoto from Osaka
?

Bob sieges Kyoto from Osaka
?

Kyoto was besieged from Osaka
?

can I siege Kyoto from Osaka?
?

who sieges Kyoto?
?

maybe siege Kyoto from Osaka
! vague

siege Kyoto from Osaka tomorrow
?

siege Kyoto from Osaka until it falls
?

siege Kyoto via Nara
?

siege Kyoto from Osaka, target the fields
?

target the walls
?

walls
?

trebuchet in Osaka: Kyoto
?

fire at Kyoto from Osaka
= siege Kyoto from Osaka

use the trebuchet in Osaka on Kyoto
?

siege Kyoto from Osaka?
?

siege Kyoto with Bob
?

family sets

withdraw
= withdraw all

withdraw all orders
= withdraw all

withdraw all my orders
= withdraw all

I withdraw all my orders
= withdraw all

please withdraw all my orders.
= withdraw all

I'd like to withdraw all my orders
= withdraw all

cancel all
= withdraw all

Cancel.
= withdraw all

CANCEL ALL
= withdraw all

cancel all my orders
= withdraw all

please cancel my orders
= withdraw all

I cancel my orders
= withdraw all

cancel everything
= withdraw all

cancel my previous orders
! correction

delete my orders
= withdraw all

ignore my last mail
= withdraw all

disregard my orders
?

Done.
= done

DONE
= done

I am done
= done

all done
= done

That is all.
= done

finished
= done

ready
= done

I'm ready
= done

ready for the next turn
?

Pass.
= pass

I pass
= pass

I will pass
= pass

pass this turn
= pass

please pass
= pass

no orders
= pass

no orders this turn
= pass

no moves
= pass

I have no orders
= pass

I want to pass
= pass

1. pass
= pass

not done
= wait

I am not done
= wait

wait
= wait

withdraw 3 from Osaka
?

withdraw from Osaka
?

withdraw to Kyoto
?

if Bob attacks, cancel all
! condition

cancel all but the first
?

cancel the move to Kyoto
?

cancel order 3
?

cancel the spawn
?

cancel the game
?

don't cancel my orders
! negation

don't withdraw
! negation

I did not cancel my orders
! negation

how do I cancel my orders?
?

may I pass?
?

are you ready?
?

Bob is done
?

Bob passed
?

I cancelled my orders
?

I passed last turn
?

well done, Bob!
?

when I am done I will write
?

I am almost ready
! vague

no orders yet
?

no more orders
?

I will not pass
! negation

pass 3 to Kyoto
?

pass if Bob passes
! condition

perhaps cancel
! vague

cancel?
?

pass?
?

ready Freddy
?

that's all folks
?

I might cancel tomorrow
! vague

withdraw next turn
?

# A framed digit numbers a list, or is a number like any other.
1️⃣ move 4 from Osaka to Kyoto
= move 4 from Osaka to Kyoto

move 4️⃣ from Osaka to Kyoto
= move 4 from Osaka to Kyoto

2️⃣ 3 from Osaka to Kyoto
= move 3 from Osaka to Kyoto

attack Bob in Aichi from Gifu with 3
= move 3 from Gifu to Aichi against bob

move 2 from each of Osaka and Nara to Kyoto
= move 2 from Osaka to Kyoto
= move 2 from Nara to Kyoto

attack Aichi from Gifu and Mie with 3 each
= move 3 from Gifu to Aichi
= move 3 from Mie to Aichi
