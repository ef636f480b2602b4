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

yes, confirm them
= confirm

ok, confirm the orders
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

Please confirm my order.
~

please confirm the order, thanks
~

confirm my order please
~
