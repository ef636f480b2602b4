# What stands around an order: how a place is, what each gets, that the turn is over.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

After that my turn is over.
= end turn

That ends my turn.
= end turn

Attack Utah from Nevada. After that, my turn is over.
= attack Utah from Nevada
= end turn

Utah is weak, so Nevada attacks it.
= attack Utah from Nevada

Utah is weakly held, so attack it from Nevada.
= attack Utah from Nevada

Deploy 6 in Texas and Ohio, 3 each.
= deploy 3 in Texas
= deploy 3 in Ohio

6 troops for Texas and Ohio, three each
= deploy 3 in Texas
= deploy 3 in Ohio

Split my 6 troops evenly between Texas and Ohio.
= deploy 3 in Texas
= deploy 3 in Ohio


I am not sure why, but attack Utah from Nevada.
?

Nothing in Ohio, 2 in Texas.
= deploy 2 in Texas

I choose to attack Utah with my Nevada troops.
= attack Utah from Nevada

Nevada to Utah, attack.
= attack Utah from Nevada

Let's attack Utah from Nevada!
= attack Utah from Nevada

Use Nevada to attack Utah.
= attack Utah from Nevada

Utah gets attacked by Nevada with 3.
= attack Utah from Nevada with 3

I'm going to attack Utah, coming from Nevada.
= attack Utah from Nevada

I want 2 more in Texas and 1 more in Ohio.
= deploy 2 in Texas
= deploy 1 in Ohio

Texas should get 2 of them and Ohio 3.
= deploy 2 in Texas
= deploy 3 in Ohio

Put everything in Texas.
= deploy all in Texas

my turn is over
= end turn

After that my turn is over.
= end turn

And with that my turn is over.
= end turn

Then my turn is over.
= end turn

Attack Utah from Nevada. My turn is over.
= attack Utah from Nevada
= end turn

Attack Utah from Nevada. That ends my turn.
= attack Utah from Nevada
= end turn

Is my turn over?
~

My turn is over when Utah falls.
?

My turn is not over.
?

My turn isn't over yet.
?

I think my turn is over.
?

Deploy 6 in Texas and Ohio, 2 each.
!

OK, have Ohio attack Indiana.
= attack Indiana from Ohio

Ohio has a go at Indiana.
= attack Indiana from Ohio

Virginia goes after Maryland.
= attack Maryland from Virginia

While we're at it, attack Indiana from Ohio.
= attack Indiana from Ohio

As for this turn, move 3 from Ohio to Virginia.
= move 3 from Ohio to Virginia
