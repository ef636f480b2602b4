rules global-domination
seat red ann@example.org
seat blue bob@example.org

# Brume is contested: 5 against 1 leave 4, which enter. Of the 5 ordered on to Cove 4 go: 4 - 2 = 2 overtake it.
scenario "2.9.1: what a Skirmish leaves goes on as ordered"
map maps/partly-fulfilled-2.map
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Brume owner=- troops=0
  land area=Dunmore owner=blue troops=1
  land area=Cove owner=blue troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  move 5 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 1 from Dunmore to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  event partly seat=red from=Brume to=Cove count=4 ordered=5
  land area=Cove owner=red troops=2
  land area=Brume owner=red troops=0
  land area=Dunmore owner=blue troops=0

scenario "2.9.1: where nobody is left nothing happens, and the owner is told"
map maps/partly-fulfilled-2.map
state
  land area=Aldport owner=red troops=2
  land area=Dunmore owner=blue troops=2
  land area=Cove owner=blue troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 2 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 2 from Dunmore to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
  land area=Cove owner=blue troops=0
  event fizzled seat=red reason=none-left area=Brume rule=2.9.1

# The garrison of Brume has not been ordered anywhere.
scenario "2.9.1: a later link moves no more than the link before it has brought"
map maps/homeland.map
state
  land area=Aldport owner=red troops=2
  land area=Brume owner=red troops=5
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 4 from Aldport to Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=5
  land area=Cove owner=red troops=2
  warned red line 1 rule global-domination/2.2.2

scenario "2.9.1: all of a chain are those who came, not the garrison of the place between"
map maps/partly-fulfilled.map
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=2
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move all from Aldport to Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=2
  land area=Cove owner=red troops=3

scenario "2.9.1: a chain whose first link moves nobody ends there"
map maps/partly-fulfilled.map
state
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=4
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=4
  land area=Cove owner=- troops=0
  warned red line 1 rule global-domination/2.2.2
  event fizzled seat=red reason=none-left area=Aldport rule=2.9.1

# 9 - 2 - 1 = 6 take Brume, and 6 - 2 = 4 take the empty Cove.
scenario "2.9.1: after an attack no more go on than are left of it"
map maps/partly-fulfilled.map
state
  land area=Aldport owner=red troops=9 headquarter=yes
  land area=Eskel owner=blue troops=1
  land area=Brume owner=blue troops=1
  land area=Cove owner=blue troops=0
  land area=Fenwick owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 9 from Aldport to Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=0
  land area=Cove owner=red troops=4
  event partly seat=red from=Brume to=Cove count=6 ordered=9

# 4 attack: 4 - 2 - 1 = 1 takes Brume. The one left behind is sent to Dunmore by the second line.
scenario "2.9.1: what all but 1 leave behind is counted once"
map maps/partly-fulfilled.map
state
  land area=Aldport owner=red troops=5
  land area=Dunmore owner=red troops=0
  land area=Brume owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move all but 1 from Aldport to Brume
  move 3 from Aldport to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Dunmore owner=red troops=1
  land area=Brume owner=red troops=1
  event battle area=Brume attacker=red attackers=4 defenders=1
  warned red line 2 rule global-domination/2.2.2

# The two from Dunmore join the first attack, which was written first; for the second nobody is left.
scenario "2.9.1: the receipt gives out troops as the battle does"
map maps/partly-fulfilled.map
state
  land area=Aldport owner=red troops=3 headquarter=yes
  land area=Dunmore owner=red troops=2
  land area=Brume owner=blue troops=1
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  move 2 from Aldport to Eskel
  move 2 from Dunmore to Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  event battle area=Brume attacker=red attackers=5 defenders=1
  land area=Eskel owner=blue troops=1
  accepted red line 1
  warned red line 2 rule global-domination/2.2.2
  event fizzled seat=red reason=none-left area=Aldport other=Eskel
