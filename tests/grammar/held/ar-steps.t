# A turn goes on and ends.
ruleset armies
map world
seats red blue green teal
seat red
call turn

end my turn
= end turn

end of turn
= end turn

I finish my turn
= end turn

turn over
= end turn

end turn
= end turn

I would like to end my turn
= end turn

end debrief
= end turn

end turn!
= end turn

I will end my turn
= end turn

pass
= pass

I pass.
= pass

skip my turn
= pass

please pass
= pass

end moves
= end move

I end my move
= end move

finish moving
= end move

end move step
= end move

no more moves
= end move

- end move
= end move

no battle
= end battle

skip the battle
= end battle

no attack
= end battle

end battle step
= end battle

end move, end battle, end turn
= end move
= end battle
= end turn

end move, skip battle and end turn
= end move
= end battle
= end turn

family steps

end everything
?

end turn?
?

if nobody attacks end turn
?

do not end turn
?

my turn ended
?

pass or end turn
?

pass?
?

pass unless attacked
?

I passed
?

pass Brazil
?

pass through Brazil
?

end move?
?

skip to the battle if green moves
?

no move
?

battle over?
?

do not skip the battle
?

turn
?

end green
?

finish Brazil
?

done?
?

done with green
?

wait, do not end my turn
?
