# The same for states.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Deploy 4 in Texas and yellow gets 3 in Ohio
?

Use them wisely
?

4 each
?

The attack from Texas on Oklahoma failed
?

The troops of Georgia are tired
?

An attack on Ohio by way of Michigan would be mad
?

Ohio against Michigan was fun
?

From Texas against all odds
?

+4
?

Perform a miracle in Texas
?

Enter Texas
?

Texas will be lost
?

Texas will be attacked from Oklahoma by yellow
?

No attacks from Ohio on Michigan
?

Skip attacking Ohio
?

That concludes the attack
?

Yellow's attack on Ohio ends here
?

The attack phase ends when yellow is out
?

Attack none of them
?

Attack: none of yours
?
