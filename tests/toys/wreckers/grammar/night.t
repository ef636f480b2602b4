# What can be ordered in Wreckers, as people write it, and what is no order.
ruleset wreckers
map tutorial
seats red blue
seat red
row boat seat=red area=Aldport coins=10
call night

sail to Brume
= sail to Brume

set sail for Corran, please
= sail to Corran

I'd like to row to Galla
= sail to Galla

steer Brume
= sail to Brume

we stay here
= stay

drop anchor
= stay

bid 3
= bid 3

I'll offer four coins
= bid 4

sail to Brume and bid 3 coins
= sail to Brume
= bid 3

bid nothing
= bid 0

sail
! missing

bid
! missing

bid a lot
!

keep
?

Brume is where I would go
?

thanks, see you on Sunday
~
