# A turn goes on and ends.
ruleset armies
map world
seats red blue green teal
seat red
call turn

end turn
= end turn

End turn.
= end turn

end the turn
= end turn

I end my turn
= end turn

finish turn
= end turn

finish my turn
= end turn

done
= end turn

Done.
= end turn

END TURN
= end turn

please end my turn
= end turn

- end turn
= end turn

end turn now
= end turn

ending my turn
= end turn

now end my turn
= end turn

end turn please
= end turn

End Turn
= end turn

end turn.
= end turn

Now I end my turn
= end turn

END MY TURN
= end turn

END TURN NOW
= end turn

I pass
= pass

Pass!
= pass

pass my turn
= pass

pass turn
= pass

skip turn
= pass

I will pass
= pass

passing
= pass

end move
= end move

End move.
= end move

end moving
= end move

end the move
= end move

end my move
= end move

end movement
= end move

end the move step
= end move

end move now
= end move

please end move
= end move

END MOVE
= end move

End the move.
= end move

I end the move
= end move

end battle
= end battle

No battle.
= end battle

skip battle
= end battle

I skip the battle
= end battle

end the battle
= end battle

no attack this turn
= end battle

no battle this turn
= end battle

please skip the battle
= end battle

skip the battle step
= end battle

end move, no battle, end turn
= end move
= end battle
= end turn

end move; end battle; end turn
= end move
= end battle
= end turn

no battle, end turn
= end battle
= end turn

no battle and end turn
= end battle
= end turn

family steps

end it
?

end the game
?

end step
?

end the world
?

should I end my turn?
?

end turn if nobody attacks
?

end turn unless red moves
?

don't end my turn
?

never end turn
?

I ended my turn
?

has my turn ended?
?

end turn or pass
?

maybe end turn
?

perhaps pass
?

should I pass?
?

pass if I can
?

do not pass
?

don't pass
?

I have passed
?

pass the salt
?

pass to red
?

pass 2
?

end move or battle
?

end move if possible
?

skip
?

skip red
?

skip Brazil
?

no
?

no moves if red attacks
?

battle ends
?

end battle unless green attacks
?

is the battle over?
?

no battle unless red attacks
?

when does my turn end?
?

my turn
?

next turn I attack
?

end red turn
?

finish red
?

finish him
?

I mean end turn
?

not done yet
= wait

almost done
?

end turn 3
?

end 2 turns
?

end turn soon when red is back
?
