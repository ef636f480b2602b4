# Places called If, To, March and a player called May: names first, and asked where two readings remain.
ruleset global-domination
map awkward
seats red may will bob
seat red
call turn

move 4 from If to To
= move 4 from If to To

move 4 from Iffley to Cardiff
= move 4 from Iffley to Cardiff

move 4 from If to March
= move 4 from If to March

march 4 from March to Hold
= move 4 from March to Hold

attack Attack from Hold with 4
= move 4 from Hold to Attack

move 4 from Will to Why
= move 4 from Will to Why

move 4 from Why to Nothing
= move 4 from Why to Nothing

move 4 from St. Ives to Aix-la-Chapelle
= move 4 from St. Ives to Aix-la-Chapelle

move 4 from St Ives to Aix la Chapelle
= move 4 from St. Ives to Aix-la-Chapelle

4 Aix-la-Chapelle-Osaka
= move 4 from Aix-la-Chapelle to Osaka

Osaka-Trou-aux-Biches 3
= move 3 from Osaka to Trou-aux-Biches

move 4 from King's Lynn to Val d'Or
= move 4 from King's Lynn to Val d'Or

move 4 from Kings Lynn to Val dOr
= move 4 from King's Lynn to Val d'Or

move 4 from New York to York
= move 4 from New York to York

move 4 from York to New York
= move 4 from York to New York

move all from All to Then
= move all from All to Then

move 4 from Bosnia and Herzegovina to Osaka
= move 4 from Bosnia and Herzegovina to Osaka

move 4 from Osaka to Bosnia and Herzegovina and 2 from Kyoto to Osaka
= move 4 from Osaka to Bosnia and Herzegovina
= move 2 from Kyoto to Osaka

spawn 3 in If
= spawn 3 in If

spawn 3 in St. Ives. spawn 2 in Hold.
= spawn 3 in St. Ives
= spawn 2 in Hold

fortify Will
= fortify Will

# ---- not to be booked

move 4 from Osaka to Kyoto if Kyoto is empty
! condition

if Kyoto is empty, move 4 from Osaka to Kyoto
! condition

move 4 from Osaka to Kyoto, if possible
! condition

may I move 4 from Osaka to Kyoto?
!

will you move 4 from Osaka to Kyoto?
= move 4 from Osaka to Kyoto

why move 4 from Osaka to Kyoto?
!

move nothing from Osaka to Kyoto
! 

May moves 4 from Osaka to Kyoto
!

hold everything
!

to be or not to be
~
