# Said twice, positions, wishes behind a sign, words of the same sound or the same consonants; and what is much like them.
ruleset states
map usa
seats red yellow ann
seat red
call turn

That's all for me, please end my turn.
= end turn

done. end my attack phase
= end attack phase

end phase. end turn
= end phase
= end turn

no more attacks
= no attacks

no more atks
= no attacks

put em all in Ohio
= deploy all in Ohio

deploy 3 in Ohio, gotta go
= deploy 3 in Ohio

deploy 3 in Ohio, end tur
= deploy 3 in Ohio
= end turn

deploy 3 in Ohio, go
!

move 3 from Utah to Ohio, go on to Iowa
!
