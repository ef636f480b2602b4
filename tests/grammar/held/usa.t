# Postal codes that are words, states in other states' names.
ruleset global-domination
map usa
seats red blue ann
seat red
call turn

move 4 from Ohio to Indiana
= move 4 from Ohio to Indiana

move 4 from OH to IN
= move 4 from Ohio to Indiana

4 OH - IN
= move 4 from Ohio to Indiana

move 4 from OR to ID
= move 4 from Oregon to Idaho

attack OK from TX with 5
= move 5 from Texas to Oklahoma

TX -> OK 5
= move 5 from Texas to Oklahoma

move 3 from ME to NH
= move 3 from Maine to New Hampshire

move 3 from West Virginia to Virginia
= move 3 from West Virginia to Virginia

move 3 from Virginia to West Virginia
= move 3 from Virginia to West Virginia

move 3 from Kansas to Arkansas
= move 3 from Kansas to Arkansas

move 3 from New Mexico to Arizona
= move 3 from New Mexico to Arizona

move 3 from N. Dakota to S. Dakota
= move 3 from North Dakota to South Dakota

move 3 from North Dakota to South Dakota
= move 3 from North Dakota to South Dakota

spawn 3 in Washington
= spawn 3 in Washington

spawn 2 in CA and 1 in NV
= spawn 2 in California
= spawn 1 in Nevada

from Nevada attack Utah with 3
= move 3 from Nevada to Utah

Nevada attacks Utah with 3
= move 3 from Nevada to Utah

move 3 Nevada Utah
= move 3 from Nevada to Utah

move 3 from Nevda to Utah
= move 3 from Nevada to Utah

move 3 from Missisippi to Alabama
= move 3 from Mississippi to Alabama

move 3 from Miss to Alabama
!

# ---- not to be booked

move 4 or 5 from OH to IN
! alternative

move 4 from OH or IN
!

tell me about it
~

hi all, ok with me
~

in or out?
~

move 3 from New to York
!

move 3 from Dakota to Montana
!

move 3 from Carolina to Georgia
!

send me 3 troops
!
