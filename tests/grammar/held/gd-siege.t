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

Siege on Kyoto from Osaka
?

lay siege to Kyoto from Osaka
= siege Kyoto from Osaka

laying siege to Kyoto from Osaka
= siege Kyoto from Osaka

I'd like to besiege Kyoto from Osaka
= siege Kyoto from Osaka

siege: Kyoto from Osaka
= siege Kyoto from Osaka

siege Osaka -> Kyoto
= siege Kyoto from Osaka

from Osaka siege Kyoto
= siege Kyoto from Osaka

trebuchet Osaka sieges Kyoto
= siege Kyoto from Osaka with trebuchet

my trebuchet in Osaka sieges Kyoto
= siege Kyoto from Osaka with trebuchet

two trebuchets from Osaka siege Kyoto
= siege Kyoto from Osaka with 2 trebuchets

siege Kyoto with the treb in Osaka
= siege Kyoto from Osaka with trebuchet

siege Kyoto from Osaka and target the walls
= siege Kyoto from Osaka target the walls

siege Kyoto from Osaka - target: walls
?

siege the walls of Kyoto from Osaka
?

siege Kyoto from Osaka and from Nara
= siege Kyoto from Osaka
= siege Kyoto from Nara

Siege Kyoto from Osaka. Siege Mie from Nara.
= siege Kyoto from Osaka
= siege Mie from Nara

siege Kyoto from Osaka then attack Kyoto from Osaka with 4
= siege Kyoto from Osaka
= move 4 from Osaka to Kyoto

battle: siege Kyoto from Osaka
= ? siege Kyoto from Osaka

seige Kyoto from Osaka
= siege Kyoto from Osaka

siege Bob in Kyoto from Osaka
= siege Kyoto from Osaka against bob

siege Kyoto (Bob) from Osaka
= siege Kyoto from Osaka against bob

siege from Osaka
!

siege Osaka Kyoto
?

siege Kyoto from Okasa
!

siege Bob
?

siege everything from Osaka
?

siege Kyoto with 4 troops from Osaka
?

siege Kyoto with 1.5 trebuchets from Osaka
!

siege Kyoto with some trebuchets from Osaka
! vague

siege Kyoto from Osaka or Nara
! alternative

siege Kyoto from Osaka if it has walls
! condition

siege Kyoto from Osaka unless Bob surrenders
! condition

siege Kyoto from Osaka after the move
! condition

do not besiege Kyoto from Osaka
! negation

siege Kyoto from Osaka, not Nara
! negation

lift the siege of Kyoto
?

break the siege
?

the siege of Kyoto from Osaka was great
?

I besieged Kyoto from Osaka
?

Bob besieged Kyoto from Osaka
?

Kyoto is under siege
?

could a trebuchet in Osaka siege Kyoto?
?

should I siege Kyoto from Osaka
?

siege Kyoto from Osaka next turn
?

siege Kyoto from Osaka twice
?

siege Kyoto from Osaka with dynamite
?

siege Kyoto from Osaka to Nara
?

siege Kyoto from Osaka, target the trebuchets
?

target Kyoto
?

trebuchet in Osaka
?

shoot Kyoto from Osaka
?

use the trebuchet in Osaka
?

attack Kyoto with a trebuchet from Osaka
?

I planned to siege Kyoto from Osaka
?

family sets

withdraw all
= withdraw all

withdraw my orders
= withdraw all

I withdraw my orders
= withdraw all

please withdraw my orders
= withdraw all

I want to withdraw my orders
= withdraw all

could you please withdraw my orders?
= withdraw all

cancel
= withdraw all

cancel all!
= withdraw all

cancel all orders
= withdraw all

cancel my orders
= withdraw all

please cancel all my orders, thanks
= withdraw all

I would like to cancel all my orders
= withdraw all

cancel all of my orders
= withdraw all

cancel all previous orders
! correction

scratch that
= withdraw all

please ignore my last mail
= withdraw all

done
= done

Done!
= done

I'm done
= done

done, thanks
= done

that's all
= done

that's all, thanks
= done

I am finished
= done

Ready!
= done

I am ready.
= done

pass
= pass

PASS
= pass

I'll pass
= pass

I pass this turn
= pass

passing
= pass

pass, please
= pass

No orders.
= pass

no orders from me
= pass

no moves this turn
= pass

I have no orders this turn
= pass

I would like to pass this turn.
= pass

orders: pass
= pass

not ready
= wait

I'm not ready
= wait

please wait
= wait

withdraw my troops
?

withdraw all troops from Osaka
?

withdraw if Bob attacks
! condition

cancel all unless Bob is done
! condition

cancel all except the move to Kyoto
! negation

cancel my move from Osaka to Kyoto
?

cancel line 2
= withdraw line 2

cancel Bob's orders
?

cancel or pass
! alternative

do not withdraw my orders
! negation

never cancel
! negation

can I cancel my orders?
?

should I withdraw?
?

is everyone done?
?

Bob cancels all
?

Bob is ready
?

Bob passes
?

I withdrew my orders yesterday
?

well done
?

done with Bob
?

I am nearly done
?

I'm not done yet
= wait

no orders from Bob
?

I don't want to pass
! negation

pass the salt
?

pass through Kyoto
?

maybe I pass
! vague

pass or not
!

done?
?

wait for Bob
?

ready my troops
?

that's all I know about Osaka
?

cancel next turn
?
