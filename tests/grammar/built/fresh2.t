# Lines written anew, after the first such had been mended.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

Tokyo sends 3 to Chiba
= move 3 from Tokyo to Chiba

Tokyo: 3 go to Chiba
= move 3 from Tokyo to Chiba

tky > chb 3
?

3 trps tokyo chiba
= move 3 troops from Tokyo to Chiba

tokyo -> chiba, three troops please
= move 3 from Tokyo to Chiba

Pls mv 3 tokyo to chiba thx
= move 3 from Tokyo to Chiba

We take Chiba with 3 men out of Tokyo
= move 3 from Tokyo to Chiba

I wish to relocate four soldiers from Tokyo into Chiba
= move 4 from Tokyo to Chiba

advance from Tokyo on Chiba with 4
= move 4 from Tokyo to Chiba

Advance 4 from Tokyo to Chiba, then 2 on to Ibaraki
= move 4 from Tokyo to Chiba
= move 2 from Chiba to Ibaraki

march the 4 troops in Tokyo to Chiba
= move 4 from Tokyo to Chiba

march all the troops in Tokyo to Chiba
= move all from Tokyo to Chiba

bring everyone from Tokyo home to Chiba
?

Tokyo empties into Chiba
?

from Tokyo: 3 to Chiba, 1 to Saitama
= move 3 from Tokyo to Chiba
= move 1 from Tokyo to Saitama

Tokyo to Chiba 3, to Saitama 1
= move 3 from Tokyo to Chiba
= move 1 from Tokyo to Saitama

Tokyo -> Chiba (3) and Saitama (1)
= move 3 from Tokyo to Chiba
= move 1 from Tokyo to Saitama

3 Tokyo to Chiba; 1 Tokyo to Saitama; all Gunma to Nagano
= move 3 from Tokyo to Chiba
= move 1 from Tokyo to Saitama
= move all from Gunma to Nagano

MOVE:
Tokyo-Chiba 3
Gunma-Nagano 2
= move 3 from Tokyo to Chiba
= move 2 from Gunma to Nagano

i. move 3 from Tokyo to Chiba
ii. move 2 from Gunma to Nagano
= move 3 from Tokyo to Chiba
= move 2 from Gunma to Nagano

- 3x Tokyo -> Chiba
- 2x Gunma -> Nagano
= move 3 from Tokyo to Chiba
= move 2 from Gunma to Nagano

Tokyo>Chiba:3
= move 3 from Tokyo to Chiba

move 3 units (all I have) from Tokyo to Chiba
?

move 3 units from Tokyo, my capital, to Chiba
?

move 3 units from Tokyo to Chiba (blue's land)
?

move 3 units from Tokyo to Chiba to kick blue out
!

move 3 units from Tokyo to Chiba so I can attack Ibaraki later
!

move 3 units from Tokyo to Chiba this turn
= move 3 from Tokyo to Chiba

move 3 units from Tokyo to Chiba tomorrow
!

could you kindly move 3 units from Tokyo to Chiba?
= move 3 from Tokyo to Chiba

would it be ok to move 3 units from Tokyo to Chiba?
!

I think moving 3 units from Tokyo to Chiba is best
!

moving 3 units from Tokyo to Chiba would be best
!

moving 3 units from Tokyo to Chiba
= move 3 from Tokyo to Chiba

3 units moved from Tokyo to Chiba
!

there will be 3 units moving from Tokyo to Chiba
?

blue and I move 3 units from Tokyo to Chiba
!

he told me to move 3 units from Tokyo to Chiba
!

only if blue agrees: move 3 from Tokyo to Chiba
!

move 3 from Tokyo to Chiba (only if blue agrees)
!

move 3 from Tokyo to Chiba and hope for the best
!

move 3 from Tokyo to Chiba. Hope for the best!
= move 3 from Tokyo to Chiba

not moving 3 from Tokyo to Chiba
!

neither move nor attack from Tokyo
!

move nothing from Tokyo
!

move 0 from Tokyo to Chiba
!

move 3 from Tokyo to Tokyo
= move 3 from Tokyo to Tokyo

move 3 from Tokyo and Chiba
!

move 3 from Tokyo to Chiba and
= move 3 from Tokyo to Chiba

move 3 from to Chiba
!

move from Tokyo 3 Chiba
= move 3 from Tokyo to Chiba

Tokyo Chiba Saitama 3
!

attack Chiba Tokyo 3
!

attack Chiba, Tokyo, 3
!

invade from Tokyo with 3
!

Chiba attacked by 3 from Tokyo
!

Chiba is attacked by 3 from Tokyo
!

Attack on Chiba from Tokyo, 3 units
= move 3 from Tokyo to Chiba

spawn four men in Tokyo
= spawn 4 in Tokyo

Tokyo spawn 4
= spawn 4 in Tokyo

4 spawn Tokyo
= spawn 4 in Tokyo

all spawns in Tokyo
= spawn all in Tokyo

spawning 4 at Tokyo, 1 at Chiba
= spawn 4 in Tokyo
= spawn 1 in Chiba

spawn 4 in Tokyo (and 1 in Chiba)
= spawn 4 in Tokyo
= spawn 1 in Chiba

I spawn my 4 new units in Tokyo
= spawn 4 in Tokyo

please let all my new units appear in Tokyo
= spawn all in Tokyo

give me 4 units in Tokyo
?

spawn 4 in Tokyo unless attacked
!

spawn 4 somewhere
!

spawn 4 in T
!

spawn four (4) in Tokyo
= spawn 4 in Tokyo

spawn 4(four) Tokyo
= spawn 4 in Tokyo

buy salt, dynamite and a crop supply
= buy a bag of salt
= buy a dynamite
= buy a crop supply

buy 3 salts
= buy 3 bags of salt

get me a crop supply
= buy a crop supply

i need dynamite
?

use the dynamite against Chiba
= throw dynamite at Chiba

use dynamite against blue
!

dynamite Chiba and Saitama
= dynamite Chiba
= dynamite Saitama

put salt on Tokyo
= use bag of salt on Tokyo

salt the earth in Tokyo
= salt Tokyo

trebuchet for Tokyo
?

one trebuchet in Tokyo please
?

build two fortresses: Tokyo, Chiba
?

build a fortress at Tokyo; a garrison at Chiba
= build a fortress in Tokyo
= build a garrison in Chiba

Tokyo gets a fortress
= build 1 fortress in Tokyo

erect walls in Tokyo
?

repair Tokyo with a troop
= rebuild Tokyo with 1 troop

haul the trebuchet Tokyo -> Chiba
= move the trebuchet from Tokyo to Chiba

siege: Chiba from Tokyo
= siege Chiba from Tokyo

besiege Chiba's walls from Tokyo
= siege Chiba from Tokyo, target the walls

trebuchet in Tokyo: siege Chiba
= siege Chiba from Tokyo with the trebuchet

with the trebuchet in Tokyo siege Chiba
= siege Chiba from Tokyo with the trebuchet

cancel everything please
= withdraw all

cancel my spawn
!

take back my last order
!

ok done for now
= done

I am ready
= done

ready?
!

waiting for blue to answer
?

no more orders
?

Thank you and good night
~

Good game so far!
?

Where is Tokyo?
?

My compliments to the chef
~

move 4 from Tokyo to Chiba, 2 on to Ibaraki
= move 4 from Tokyo to Chiba
= move 2 from Chiba to Ibaraki

move 4 from Tokyo to Chiba, 2 back to Tokyo
= move 4 from Tokyo to Chiba
= move 2 from Chiba to Tokyo

move 3+ from Osaka to Kyoto
!

done moving 3 from Osaka to Kyoto
!

I get 2 troops, spawn 2 in Osaka
!

luck x
= luck x

luck: x 3
= luck x 3

attack Kyoto with 2 from Osaka and Nara
! missing

attack Kyoto with 2 each from Osaka and Nara
= move 2 from Osaka to Kyoto
= move 2 from Nara to Kyoto

from Osaka 3 to Kyoto and Nara 2 to Mie
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

done? move 3 from Osaka to Kyoto
!

trade Osaka for Kyoto
!

give 3 troops in Osaka to bob
!

attack Osaka Kyoto 3; foo bar in Kyoto with 3
!
!
