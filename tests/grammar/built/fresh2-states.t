# Lines written anew, after the first such had been mended.
ruleset states
map usa
seats red yellow ann
seat red
call turn

4 new armies in Texas
= deploy 4 in Texas

put four armies into Texas
= deploy 4 in Texas

I'll deploy 4 to Texas
= deploy 4 in Texas

deploy: TX 4
= deploy 4 in Texas

deploy TX 2, OK 2
= deploy 2 in Texas
= deploy 2 in Oklahoma

2 each to Texas and Oklahoma deploy
= deploy 2 in Texas
= deploy 2 in Oklahoma

place 2 in both Texas and Oklahoma
?

add another 2 to Texas
?

deploy the rest to Texas
= deploy all in Texas

deploy what's left in Texas
= deploy all in Texas

deploy four in texas, attack oklahoma from texas, end turn
= deploy 4 in Texas
= attack Oklahoma from Texas
= end turn

Texas attacks Oklahoma, Oklahoma attacks Kansas
= attack Oklahoma from Texas
= attack Kansas from Oklahoma

attack Oklahoma from Texas and continue to Kansas
!

attack Oklahoma from Texas, on to Kansas
= attack Oklahoma from Texas
= attack Kansas from Oklahoma

From Texas, attack Oklahoma and Louisiana
= attack Oklahoma from Texas
= attack Louisiana from Texas

attack Oklahoma out of Texas with everything
= attack Oklahoma from Texas with all

TX attack OK
= attack Oklahoma from Texas

tx attack ok
?

attack ok from tx
!

attack OK from TX
= attack Oklahoma from Texas

ATTACK OKLAHOMA FROM TEXAS
= attack Oklahoma from Texas

assault Oklahoma from Texas!!
= attack Oklahoma from Texas

attack Oklohoma from Texes
= attack Oklahoma from Texas

attack Okla from Tex
! unknown-name

attack New Mexico from Texas
= attack New Mexico from Texas

attack N. Mexico from Texas
= attack New Mexico from Texas

attack Mexico from Texas
= attack New Mexico from Texas

attack the new mexico from the texas
= attack New Mexico from Texas

attack carolina from georgia
!

attack n carolina from s carolina
= attack North Carolina from South Carolina

attack dc from virginia
!

attack W Virginia from Virginia
= attack West Virginia from Virginia

attack virginia from west virginia
= attack Virginia from West Virginia

attack Kansas from Arkansas
= attack Kansas from Arkansas

attack Arkansas from Kansas twice
!

attack Kansas again from Arkansas
= attack Kansas from Arkansas

attack Kansas from Arkansas if I rolled well
!

once I hold Kansas, attack Nebraska from Kansas
!

attack Kansas from Arkansas or Missouri
!

attack Kansas or Nebraska from Missouri
!

attack anything from Texas
!

attack all neighbours of Texas
!

attack everyone
!

attack red
!

attack yellow from Texas
!

don't attack anything, end turn
!

do nothing, end my turn
?

nothing more, end turn
?

move 5 TX->OK
= move 5 from Texas to Oklahoma

fortify Texas with everything from Oklahoma
= move all from Oklahoma to Texas

shift all but two from Oklahoma to Texas
= move all but 2 from Oklahoma to Texas

move half the army from Oklahoma to Texas
!

move 5 from Oklahoma and 3 from Kansas to Texas
= move 5 from Oklahoma to Texas
= move 3 from Kansas to Texas

move 5 armies from Oklahoma to Texas and then end the turn
= move 5 from Oklahoma to Texas
= end turn

bring 5 from Oklahoma to Texas
= move 5 from Oklahoma to Texas

move 5 from Oklahoma to
!

move five to Texas please
!

end the phase please
= end phase

finish my turn
= end turn

end deployment
= end deploy phase

I end my turn here.
= end turn

Turn over to Bob
?

this ends here
?

how do I end my turn?
?

when does my turn end?
?

congrats Ann, well fought
~

brb
~

attack nv ut
! ambiguous

attack NV UT; deploy 3 in Atlantis
! ambiguous
!

attack Utah from Nevada and Idaho
! missing

Nevada and Idaho attack Utah
! missing

attack Utah and Arizona from Nevada
= attack Utah from Nevada
= attack Arizona from Nevada

I would attack Utah from Nevada
!

attack utah from nevada 3 times
!

# who says in his own words that he has finished
thats me for now
= end phase

That's all from me for now, cheers
= end phase

that's everything
= end phase

next player please
= end turn

that's my go over
= end turn
