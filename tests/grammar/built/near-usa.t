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
