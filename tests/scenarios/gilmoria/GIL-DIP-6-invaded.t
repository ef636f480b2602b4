scenario "GIL-DIP-6: by another +10, once however many; by oneself -10; both cancel"
rules gilmoria
option any_map = on
map inline
  region vale "Vale"
  region moor "Moor"
  region holm "Holm"
  region wold "Wold"
  area 1 Ash land region=vale capital
  area 2 Birch land region=vale
  area 3 Cedar land region=vale stronghold
  area 4 Dogwood land region=moor capital
  area 5 Elm land region=moor stronghold
  area 6 Fir land region=moor
  area 7 Gorse land region=holm capital
  area 8 Hazel land region=holm stronghold
  area 9 Ivy land region=holm
  area 10 Juniper land region=wold capital
  area 11 Kelp land region=wold stronghold
  area 12 Larch land region=wold
  edges Ash: Birch Cedar Dogwood
  edges Birch: Cedar Gorse
  edges Cedar: Juniper
  edges Dogwood: Elm Fir
  edges Elm: Fir Hazel
  edges Fir: Kelp
  edges Gorse: Hazel Ivy
  edges Hazel: Ivy
  edges Ivy: Larch
  edges Juniper: Kelp Larch
  edges Kelp: Larch
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold cat@example.org
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=wold units=3 stronghold=yes
  land area=Ivy owner=blue units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 20
mail red 2026-01-05T11:03Z
  activate Holm
expect
  event activation other=10 own=0 chance=25 success=yes

scenario "GIL-DIP-6: by oneself -10"
rules gilmoria
option any_map = on
map inline
  region vale "Vale"
  region moor "Moor"
  region holm "Holm"
  region wold "Wold"
  area 1 Ash land region=vale capital
  area 2 Birch land region=vale
  area 3 Cedar land region=vale stronghold
  area 4 Dogwood land region=moor capital
  area 5 Elm land region=moor stronghold
  area 6 Fir land region=moor
  area 7 Gorse land region=holm capital
  area 8 Hazel land region=holm stronghold
  area 9 Ivy land region=holm
  area 10 Juniper land region=wold capital
  area 11 Kelp land region=wold stronghold
  area 12 Larch land region=wold
  edges Ash: Birch Cedar Dogwood
  edges Birch: Cedar Gorse
  edges Cedar: Juniper
  edges Dogwood: Elm Fir
  edges Elm: Fir Hazel
  edges Fir: Kelp
  edges Gorse: Hazel Ivy
  edges Hazel: Ivy
  edges Ivy: Larch
  edges Juniper: Kelp Larch
  edges Kelp: Larch
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=red units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 6
mail red 2026-01-05T11:04Z
  activate Holm
expect
  event activation other=0 own=-10 chance=5 roll=6 success=no

scenario "GIL-DIP-6: both cancel"
rules gilmoria
option any_map = on
map inline
  region vale "Vale"
  region moor "Moor"
  region holm "Holm"
  region wold "Wold"
  area 1 Ash land region=vale capital
  area 2 Birch land region=vale
  area 3 Cedar land region=vale stronghold
  area 4 Dogwood land region=moor capital
  area 5 Elm land region=moor stronghold
  area 6 Fir land region=moor
  area 7 Gorse land region=holm capital
  area 8 Hazel land region=holm stronghold
  area 9 Ivy land region=holm
  area 10 Juniper land region=wold capital
  area 11 Kelp land region=wold stronghold
  area 12 Larch land region=wold
  edges Ash: Birch Cedar Dogwood
  edges Birch: Cedar Gorse
  edges Cedar: Juniper
  edges Dogwood: Elm Fir
  edges Elm: Fir Hazel
  edges Fir: Kelp
  edges Gorse: Hazel Ivy
  edges Hazel: Ivy
  edges Ivy: Larch
  edges Juniper: Kelp Larch
  edges Kelp: Larch
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=blue units=3 stronghold=yes
  land area=Ivy owner=red units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 15
mail red 2026-01-05T11:05Z
  activate Holm
expect
  event activation other=10 own=-10 chance=15 success=yes

scenario "GIL-DIP-6: an ally of a warlord is his bloc; a neutral conqueror counts for nobody"
rules gilmoria
option any_map = on
map inline
  region vale "Vale"
  region moor "Moor"
  region holm "Holm"
  region wold "Wold"
  area 1 Ash land region=vale capital
  area 2 Birch land region=vale
  area 3 Cedar land region=vale stronghold
  area 4 Dogwood land region=moor capital
  area 5 Elm land region=moor stronghold
  area 6 Fir land region=moor
  area 7 Gorse land region=holm capital
  area 8 Hazel land region=holm stronghold
  area 9 Ivy land region=holm
  area 10 Juniper land region=wold capital
  area 11 Kelp land region=wold stronghold
  area 12 Larch land region=wold
  edges Ash: Birch Cedar Dogwood
  edges Birch: Cedar Gorse
  edges Cedar: Juniper
  edges Dogwood: Elm Fir
  edges Elm: Fir Hazel
  edges Fir: Kelp
  edges Gorse: Hazel Ivy
  edges Hazel: Ivy
  edges Ivy: Larch
  edges Juniper: Kelp Larch
  edges Kelp: Larch
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=wold units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold ally_of=blue joined=1
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T11:06Z
  activate Holm
expect
  event activation other=10 chance=25 success=yes

scenario "GIL-DIP-6: a neutral conqueror counts for nobody"
rules gilmoria
option any_map = on
map inline
  region vale "Vale"
  region moor "Moor"
  region holm "Holm"
  region wold "Wold"
  area 1 Ash land region=vale capital
  area 2 Birch land region=vale
  area 3 Cedar land region=vale stronghold
  area 4 Dogwood land region=moor capital
  area 5 Elm land region=moor stronghold
  area 6 Fir land region=moor
  area 7 Gorse land region=holm capital
  area 8 Hazel land region=holm stronghold
  area 9 Ivy land region=holm
  area 10 Juniper land region=wold capital
  area 11 Kelp land region=wold stronghold
  area 12 Larch land region=wold
  edges Ash: Birch Cedar Dogwood
  edges Birch: Cedar Gorse
  edges Cedar: Juniper
  edges Dogwood: Elm Fir
  edges Elm: Fir Hazel
  edges Fir: Kelp
  edges Gorse: Hazel Ivy
  edges Hazel: Ivy
  edges Ivy: Larch
  edges Juniper: Kelp Larch
  edges Kelp: Larch
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=wold units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T11:07Z
  activate Holm
expect
  event activation other=0 own=0 chance=15 success=no

scenario "GIL-DIP-6: de-activation is easier where its own warlord invades it"
rules gilmoria
option any_map = on
map inline
  region vale "Vale"
  region moor "Moor"
  region holm "Holm"
  region wold "Wold"
  area 1 Ash land region=vale capital
  area 2 Birch land region=vale
  area 3 Cedar land region=vale stronghold
  area 4 Dogwood land region=moor capital
  area 5 Elm land region=moor stronghold
  area 6 Fir land region=moor
  area 7 Gorse land region=holm capital
  area 8 Hazel land region=holm stronghold
  area 9 Ivy land region=holm
  area 10 Juniper land region=wold capital
  area 11 Kelp land region=wold stronghold
  area 12 Larch land region=wold
  edges Ash: Birch Cedar Dogwood
  edges Birch: Cedar Gorse
  edges Cedar: Juniper
  edges Dogwood: Elm Fir
  edges Elm: Fir Hazel
  edges Fir: Kelp
  edges Gorse: Hazel Ivy
  edges Hazel: Ivy
  edges Ivy: Larch
  edges Juniper: Kelp Larch
  edges Kelp: Larch
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
state
  land area=Ash owner=red units=3 leader=yes
  land area=Birch owner=red units=3
  land area=Cedar owner=red units=3 stronghold=yes
  land area=Dogwood owner=blue units=3 leader=yes
  land area=Elm owner=blue units=3 stronghold=yes
  land area=Fir owner=blue units=3
  land area=Gorse owner=holm units=3 leader=yes
  land area=Hazel owner=holm units=3 stronghold=yes
  land area=Ivy owner=blue units=3
  land area=Juniper owner=wold units=3 leader=yes
  land area=Kelp owner=wold units=3 stronghold=yes
  land area=Larch owner=wold units=3
  domain seat=red home=vale
  domain seat=blue home=moor
  domain seat=holm home=holm ally_of=blue joined=1
  domain seat=wold home=wold
  stage active=red warlord=red phase=diplomacy round=1 first=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 15
mail red 2026-01-05T11:08Z
  de-activate Holm
expect
  event de-activation other=10 own=0 chance=15 success=yes
