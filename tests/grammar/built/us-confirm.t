# What answers a receipt may be dressed, and is nothing else.
ruleset states
map usa
seats red yellow ann
seat red
call turn

ok confirm
= confirm

okay, confirm
= confirm

confirm, and thanks
= confirm

yes please confirm them
= confirm

I confirm it
= confirm

confirm the orders
= confirm

confirm my order please
= confirm

both, thanks
= both

confirm?
~

can you confirm
~

could you please confirm
~

don't confirm
~

do not confirm them
~

confirm if red agrees
~

please confirm that this mail came
~

confirm receipt
~

no, confirm nothing
~

not both
~

I do not want to confirm
~

never confirm
~
