# What the winner of a wreck answers.
ruleset wreckers
map tutorial
seats red blue
seat red
row boat seat=red area=Aldport coins=7 cargo=9
call cargo

keep
= keep

Keep it!
= keep

I keep the cargo
= keep

sell
= sell

please sell it
= sell

I will sell the cargo
= sell

sell 3
!

perhaps
~
