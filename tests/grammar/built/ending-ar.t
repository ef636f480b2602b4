# What is over, or left undone, and what only sounds so (grammar/ending.def).
ruleset armies
map world
seats red blue green teal
seat red
call turn

no more movin from me
= end move

I've finished moving, sir
= end move

attack blue in Ukraine from Poland, then my battle is done
= attack blue in Ukraine from Poland
= end battle

no fight for me this turn
= end battle

I am not fighting anybody today
= end battle

nah im fine, pass
= pass

I'll pass
= pass

thats all my moves
= end move

move from Mexico to Cuba and thats the moving sorted
= move from Mexico to Cuba
= end move

End of the battle step.
= end battle

end of my turn, cheers
= end turn

I shall pass by Poland on my way
?

pass me the salt
?

I passed last time
?

the moves are over my head
?

no move from blue
?

no battle before blue moves
?

battle over there
?

im fine
?

i pass if blue passes
?
