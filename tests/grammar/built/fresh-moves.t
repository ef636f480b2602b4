# Moves, chatter and traps, written anew without a look at the other files; of use since.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

mv 3 osaka kyoto
= move 3 from Osaka to Kyoto

osaka>kyoto 3, osaka>nara 2
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

3 osa -> kyo
! unknown-name

I'd like 3 of my troops in Osaka to march to Kyoto, please.
= move 3 from Osaka to Kyoto

Kyoto gets 3 from Osaka
= move 3 from Osaka to Kyoto

hey, can you send 3 from Osaka over to Kyoto? cheers!
= move 3 from Osaka to Kyoto

Let 4 men march from Aichi to Gifu.
= move 4 from Aichi to Gifu

My 5 troops in Hyogo attack Okayama
= move 5 from Hyogo to Okayama

The army in Hyogo (5 troops) attacks Okayama
= move 5 from Hyogo to Okayama

Hyogo: 3 -> Okayama, 2 -> Tottori
= move 3 from Hyogo to Okayama
= move 2 from Hyogo to Tottori

Osaka -> Kyoto: 3
= move 3 from Osaka to Kyoto

Osaka to Kyoto with three
= move 3 from Osaka to Kyoto

Osaka to Kyoto, 3 troops
= move 3 from Osaka to Kyoto

Move Osaka-Kyoto 3 troops
= move 3 from Osaka to Kyoto

move three (3) troops from Osaka to Kyoto
= move 3 from Osaka to Kyoto

i want attack kyoto from osaka with 3 soldier
= move 3 from Osaka to Kyoto

I will to move 2 troop from Nara to Mie please
= move 2 from Nara to Mie

please to send 2 army of Nara to Mie
= move 2 from Nara to Mie

all troops from Nara go to Mie
= move all from Nara to Mie

everybody in Nara to Mie
= move all from Nara to Mie

move all my guys from Nara to Mie
= move all from Nara to Mie

Nara: all to Mie
= move all from Nara to Mie

Evacuate Nara to Mie
?

move all but one from Osaka to Kyoto
= move all but 1 from Osaka to Kyoto

move everything except 2 from Osaka to Kyoto
= move all but 2 from Osaka to Kyoto

move everyone but two troops from Osaka to Kyoto
= move all but 2 from Osaka to Kyoto

Osaka -> Kyoto all
= move all from Osaka to Kyoto

Osaka -> Kyoto (all but 1)
= move all but 1 from Osaka to Kyoto

move half from Osaka to Kyoto
!

move half of them from Osaka to Kyoto
!

move most of my army from Osaka to Kyoto
!

move a few men from Osaka to Kyoto
!

move as many as possible from Osaka to Kyoto
?

move at least 3 from Osaka to Kyoto
!

move up to three from Osaka to Kyoto
= move up to 3 from Osaka to Kyoto

move 2 or 3 from Osaka to Kyoto
!

move 2-3 from Osaka to Kyoto
!

move 3 from Osaka to Kyoto or Nara, whichever is weaker
!

if Kyoto is empty move 3 there from Osaka
!

provided nobody else goes there, Osaka -> Kyoto 3
!

3 from Osaka to Kyoto unless blue moves in
!

should blue attack, retreat all from Kyoto to Shiga
!

in case Kyoto falls: move 2 from Nara to Osaka
!

when the siege is over move 3 from Osaka to Kyoto
!

as soon as i have more troops, attack Kyoto from Osaka with 5
!

once Kyoto is taken move 2 from Kyoto to Shiga
!

after the battle move 2 from Kyoto to Shiga
!

I moved 3 from Osaka to Kyoto last turn, right?
?

I am thinking about moving 3 from Osaka to Kyoto
!

maybe move 3 from Osaka to Kyoto
!

Perhaps I should send 3 from Osaka to Kyoto...
!

I might attack Kyoto from Osaka with 3
!

I was going to move 3 from Osaka to Kyoto but no
!

do not move 3 from Osaka to Kyoto
!

dont attack kyoto from osaka with 3
!

no troops leave Osaka
?

nobody moves
?

move 3 from Osaka to Kyoto. Actually no, make that 2.
?
!

Move 3 from Osaka to Kyoto, no wait, to Nara
!

move 3 from Osaka to Kyoto - sorry, I meant 4
!

Correction: 4 from Osaka to Kyoto instead of 3
!

instead of moving to Kyoto, move 3 from Osaka to Nara
!

how many troops can I move from Osaka to Kyoto
?

Is it possible to move 3 from Osaka to Kyoto?
!

What happens if I move 3 from Osaka to Kyoto?
!

did my 3 troops move from Osaka to Kyoto?
?

blue will attack me from Kyoto with 4
?

Blue moves 3 from Osaka to Kyoto
!

Bob told me he moves 3 from Aichi to Gifu
!

blue promised not to attack Kyoto
?

I expect that he moves 4 from Shiga to Kyoto
!

I hope the others leave Osaka alone.
?

what a turn! blue really hit me hard in Kyoto
?

Sorry for being late, was on holiday.
~

gl hf
~

hi all :)
~

Hello Sir, here are my orders for this turn.
~

My orders:
move 3 from Osaka to Kyoto
thx!
= move 3 from Osaka to Kyoto

Dear host, please find my orders below.
1. Move 3 from Osaka to Kyoto
2. Move 2 from Osaka to Nara
Best regards
Tom
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

Orders turn 5 - Red
spawn 4 osaka
osaka-kyoto 3
nara-mie 2
= spawn 4 in Osaka
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

* spawn: 4 osaka
* move: 3 osaka kyoto
= spawn 4 in Osaka
= move 3 from Osaka to Kyoto

Spawn: 4 in Osaka
Moves: Osaka -> Kyoto (3), Nara -> Mie (2)
= spawn 4 in Osaka
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

| Osaka | Kyoto | 3 |
= move 3 from Osaka to Kyoto

| Osaka | Kyoto | 3
?

from | to | troops
Osaka | Kyoto | 3
~
= move 3 from Osaka to Kyoto

Osaka	Kyoto	3
= move 3 from Osaka to Kyoto

3	Osaka	Kyoto
= move 3 from Osaka to Kyoto

a) Osaka to Kyoto 3
b) Nara to Mie 2
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

First, move 3 from Osaka to Kyoto. Second, move 2 from Nara to Mie. That's it!
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

First I spawn 4 in Osaka, then I move 3 of them to Kyoto
= spawn 4 in Osaka
= move 3 from Osaka to Kyoto

spawn 4 in Osaka and send them to Kyoto
= spawn 4 in Osaka
= move 4 from Osaka to Kyoto

spawn 4 in osaka, 3 of which go to kyoto
?

Osaka to Kyoto 3 & Nara to Mie 2
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

move 3 osaka kyoto + 2 nara mie
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

move 3 from osaka to kyoto and also 2 from nara to mie
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

move 3 from osaka to kyoto as well as 2 from nara to mie
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

Move 3 from Osaka to both Kyoto and Nara
!

Move 2 troops each from Osaka to Kyoto, Nara and Hyogo
= move 2 from Osaka to Kyoto
= move 2 from Osaka to Nara
= move 2 from Osaka to Hyogo

1 from Osaka to each of Kyoto, Nara, Hyogo
= move 1 from Osaka to Kyoto
= move 1 from Osaka to Nara
= move 1 from Osaka to Hyogo

Split the 4 troops in Osaka between Kyoto and Nara
?

2 troops from both Osaka and Nara to Kyoto
?

attack kyoto w 3 from osaka
= move 3 from Osaka to Kyoto

atk kyoto from osaka x3
= move 3 from Osaka to Kyoto

ATTACK KYOTO FROM OSAKA WITH THREE TROOPS!!!
= move 3 from Osaka to Kyoto

Invade Kyoto! 3 troops from Osaka!
= move 3 from Osaka to Kyoto

Take Kyoto from Osaka with 3 troops
= move 3 from Osaka to Kyoto

Conquer Kyoto with 3 from Osaka
= move 3 from Osaka to Kyoto

Capture Kyoto using 3 troops from Osaka
= move 3 from Osaka to Kyoto

Storm Kyoto from Osaka with 3
= move 3 from Osaka to Kyoto

Assault on Kyoto from Osaka with 4 troops.
= move 4 from Osaka to Kyoto

Retreat 2 from Kyoto back to Osaka
= move 2 from Kyoto to Osaka

pull back 2 troops from Kyoto to Osaka
= move 2 from Kyoto to Osaka

Pull all troops out of Kyoto to Osaka
= move all from Kyoto to Osaka

fall back from Kyoto to Osaka with everyone
= move all from Kyoto to Osaka

reinforce Kyoto with 2 from Osaka
= move 2 from Osaka to Kyoto

reinforce Kyoto from Osaka (2)
= move 2 from Osaka to Kyoto

Bring 2 units from Nara over to Osaka
= move 2 from Nara to Osaka

transfer two more units from Nara to Osaka
= move 2 from Nara to Osaka

Shift 2 from Nara to Osaka
= move 2 from Nara to Osaka

2 from Nara -> Osaka
= move 2 from Nara to Osaka

Nara => Osaka x 2
= move 2 from Nara to Osaka

Nara -2-> Osaka
= move 2 from Nara to Osaka

Nara --(2)--> Osaka
?

from Nara to Osaka: 2
= move 2 from Nara to Osaka

to Osaka from Nara 2
= move 2 from Nara to Osaka

move to Osaka 2 troops from Nara
= move 2 from Nara to Osaka

go from Nara to Osaka with 2 troops
= move 2 from Nara to Osaka

move 2 Nara -> Osaka -> Kyoto
= move 2 from Nara to Osaka to Kyoto

2 troops Nara > Osaka > Kyoto > Shiga
= move 2 from Nara to Osaka to Kyoto to Shiga

move 2 from Nara through Osaka to Kyoto
= move 2 from Nara to Osaka to Kyoto

move 2 from Nara to Kyoto via Osaka
= move 2 from Nara to Osaka to Kyoto

Move 2 from Nara to Osaka, then on to Kyoto
= move 2 from Nara to Osaka to Kyoto

move 3 from Osaka to Kyoto, from there 2 to Shiga
= move 3 from Osaka to Kyoto
= move 2 from Kyoto to Shiga

move 3 from Osaka to Kyoto and then 2 from Kyoto to Shiga
= move 3 from Osaka to Kyoto
= move 2 from Kyoto to Shiga
