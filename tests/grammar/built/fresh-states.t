# States, written anew without a look at the other files; of use since.
ruleset states
map usa
seats red yellow ann
seat red
call turn

deploy 3 nevada
= deploy 3 in Nevada

put 3 in NV
= deploy 3 in Nevada

put my new units in Nevada
!

put all my new units in Nevada
= deploy all in Nevada

3 troops in Nevada
= deploy 3 in Nevada

3 to Nevada, 2 to Utah
= deploy 3 in Nevada
= deploy 2 in Utah

Deploy: Nevada 3, Utah 2
= deploy 3 in Nevada
= deploy 2 in Utah

deploy 3 troops to Nevada and 2 to Utah please
= deploy 3 in Nevada
= deploy 2 in Utah

place three armies in nevada, one in utah and one in idaho.
= deploy 3 in Nevada
= deploy 1 in Utah
= deploy 1 in Idaho

deploy 1 each in Nevada, Utah and Idaho
= deploy 1 in Nevada
= deploy 1 in Utah
= deploy 1 in Idaho

add two to ut
= deploy 2 in Utah

deply 3 in nevda
= deploy 3 in Nevada

reinforce Nevada with 3
= deploy 3 in Nevada

depoly everything in New Mexico
= deploy all in New Mexico

drop 3 troops in Nevada
= deploy 3 in Nevada

deploy half in Nevada, half in Utah
!

deploy some troops in Nevada
!

deploy in Nevada
!

deploy 3
!

deploy 3 in Virginia
= deploy 3 in Virginia

deploy 3 in w virginia
= deploy 3 in West Virginia

deploy 3 in W. Virginia
= deploy 3 in West Virginia

deploy 3 in Carolina
!

deploy 3 in North Carolina and 2 in South Carolina
= deploy 3 in North Carolina
= deploy 2 in South Carolina

deploy 3 in N Carolina
= deploy 3 in North Carolina

deploy 3 in Dakota
!

deploy 3 in new
!

deploy 3 in Main
?

deploy 3 in mass
! unknown-name

deploy 3 in cali
= deploy 3 in California

deploy 3 in Calif.
= deploy 3 in California

deploy 3 in Tennesse
= deploy 3 in Tennessee

deploy 3 in Conneticut
= deploy 3 in Connecticut

deploy 3 in Ark
! unknown-name

deploy 3 in Penn
= deploy 3 in Pennsylvania

deploy 3 in NYC
!

deploy 3 in Washington state
= deploy 3 in Washington

if Utah is weak deploy 3 in Nevada
!

can I deploy 3 in Nevada?
!

deploy 3 in Nevada?
!

where can I deploy my troops?
?

attack utah from nevada
= attack Utah from Nevada

nv attacks ut
= attack Utah from Nevada

NV -> UT attack
= attack Utah from Nevada

attack NV -> UT
= attack Utah from Nevada

Attack Utah (from Nevada)
= attack Utah from Nevada

Nevada vs Utah
= attack Utah from Nevada

nevada x utah
?

Attack Utah with Nevada
= attack Utah from Nevada

attack from Nevada into Utah
= attack Utah from Nevada

I attack Utah from Nevada.
= attack Utah from Nevada

I'm attacking Utah from Nevada!
= attack Utah from Nevada

I'd attack Utah from Nevada
!

Let's attack Utah from Nevada!
= attack Utah from Nevada

attack Utah and Arizona from Nevada
= attack Utah from Nevada
= attack Arizona from Nevada

attack utah from nevada, then colorado from utah
= attack Utah from Nevada
= attack Colorado from Utah

attack utah from nevada, then from there colorado
= attack Utah from Nevada
= attack Colorado from Utah

attack utah from nevada then idaho
!

Attack: NV-UT, UT-CO
= attack Utah from Nevada
= attack Colorado from Utah

1. attack Utah from Nevada
2. attack Colorado from Utah
3. end turn
= attack Utah from Nevada
= attack Colorado from Utah
= end turn

attack utah from nevada until you win
?

keep attacking Utah from Nevada
?

attack utah from nevada twice
!

attack utah from nevada 3 times
!

attack Utah if it has less than 3 troops from Nevada
!

Attack Utah from Nevada. If I win, attack Colorado from Utah.
= attack Utah from Nevada
!

If I lose, attack Idaho from Nevada
!

attack Utah from Nevada or Idaho
!

attack the weakest neighbour of Nevada
!

attack somebody from Nevada
!

attack Utah from Nevada with all my troops
= attack Utah from Nevada with all

attack Utah from Nevada with all 5
= attack Utah from Nevada with 5

attack utah from nevada w/ 5
= attack Utah from Nevada with 5

attack Utah with 5 from Nevada
= attack Utah from Nevada with 5

send 5 from Nevada to attack Utah
= attack Utah from Nevada with 5

don't attack Utah from Nevada
!

stop attacking Utah from Nevada
!

never mind the attack on Utah
!

yellow attacks Utah from Nevada
!

should I attack Utah from Nevada?
!

I attacked Utah from Nevada and lost...
?

I think yellow wants to attack Utah
?

No attack this turn.
= no attacks

no attacks
= no attacks

no more attacks
= no attacks

attack utah from neveda
= attack Utah from Nevada

atack utah from nevada
= attack Utah from Nevada

attck utah frm nevada
= attack Utah from Nevada

invade Utah from Nevada
= attack Utah from Nevada

take Utah from Nevada
= attack Utah from Nevada

Conquer Utah from Nevada
= attack Utah from Nevada

move 4 NV UT
= move 4 from Nevada to Utah

move 4 nevada > utah
= move 4 from Nevada to Utah

Fortify: 4 from Nevada to Utah
= move 4 from Nevada to Utah

fortify utah with 4 from nevada
= move 4 from Nevada to Utah

4 from Nevada to Utah
?

relocate 4 armies Nevada -> Utah
= move 4 from Nevada to Utah

move all from nevada to utah
= move all from Nevada to Utah

move all but 1 from Nevada to Utah
= move all but 1 from Nevada to Utah

move everything I can from Nevada to Utah
?

move the rest from Nevada to Utah
= move all from Nevada to Utah

shift 4 troops from Nevada over to Utah
= move 4 from Nevada to Utah

send four men from Nevada to Utah, two from Ohio to Indiana
= move 4 from Nevada to Utah
= move 2 from Ohio to Indiana

move 4 from OH to IN, 2 from OK to OR
= move 4 from Ohio to Indiana
= move 2 from Oklahoma to Oregon

move 4 from in to me
?

move 4 from IN to ME
= move 4 from Indiana to Maine

move troops from Nevada to Utah
!

move 4 to Utah
!

move 4 from Nevada
!

move 4 from Nevada to Utah unless yellow attacks
!

move 4 troops from Nevada to Utah, please, and 2 to Idaho
= move 4 from Nevada to Utah
= move 2 from Nevada to Idaho

move 4 from Nevada to Utah to Colorado
?

move 2 from Nevada to Utah & 2 from Nevada to Idaho
= move 2 from Nevada to Utah
= move 2 from Nevada to Idaho

swap Nevada and Utah
!

move four from nevada to ohio no sorry iowa
!

move 4 from Nevada to New York
= move 4 from Nevada to New York

move 4 from Nevada to york
= move 4 from Nevada to New York

move 4 from New Hampshire to New Jersey
= move 4 from New Hampshire to New Jersey

move 4 from new hampshire new jersey
= move 4 from New Hampshire to New Jersey

move 4 Rhode Island West Virginia
= move 4 from Rhode Island to West Virginia

move 4 west virginia virginia
= move 4 from West Virginia to Virginia

end
?

end phase
= end phase

next
= end phase

next phase please
= end phase

end of phase
?

i'm done
= end phase

done with my turn
= end turn

end my turn now
= end turn

end the attack phase
= end attack phase

skip attack
= no attacks

skip fortify
= no fortifying

skip fortifications
= end fortify phase

that ends my turn
= end turn

My turn is over
= end turn

finish turn
= end turn

turn over
?

pass
= end turn

don't end my turn
!

do not end the turn yet
!

end turn?
!

Deploy 3 in Nevada
Attack Utah from Nevada
Attack Colorado from Utah
End turn
Cheers, Ann
= deploy 3 in Nevada
= attack Utah from Nevada
= attack Colorado from Utah
= end turn

deploy 3 in nevada. attack utah from nevada. done. thanks
= deploy 3 in Nevada
= attack Utah from Nevada
= end phase

deploy 3 nv; attack nv ut; move 2 nv id; end turn
= deploy 3 in Nevada
!
!
= end turn

ok my dice suck, ending turn
?

lol what a roll
~

good luck yellow!
~

Who is next?
?

nice one, Ann. See you next week
~

How many troops are in Utah?
?

sorry I'm late
~
