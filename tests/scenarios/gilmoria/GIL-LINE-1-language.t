rules gilmoria
map gilmoria
seat Corvan ann@example.org
seat Tharn bob@example.org

scenario "GIL-LINE-1: case, politeness, number words, -ise and -ize, articles, prefixes, arrows"
state
  land area=Anvil owner=corvan units=3 leader=yes
  land area=Ashford owner=corvan units=3
  land area=Crag owner=corvan units=3
  land area=Copperdale owner=corvan units=3
  land area=Stormhead owner=tharn units=3
  land area=Harrowgate owner=tharn units=3
  land area=Highmeadow owner=tharn units=1
  domain seat=corvan home=corvan
  domain seat=tharn home=tharn
  stage active=corvan warlord=corvan phase=deployment pool=6 round=1 first=corvan
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Crag>Stormhead: 1 6 5
mail corvan 2026-01-05T13:29Z
  PLEASE DEPLOY THREE ARMIES IN ANVIL.
  I place one unit on the Ashf
  deploy the rest at Copper
  attack crag -> STORM with one
  Please mobilize two units from the Copperdale to Anvil!
expect
  accepted corvan line 1
  accepted corvan line 2
  accepted corvan line 3
  accepted corvan line 4
  accepted corvan line 5
  land area=Anvil units=8
  land area=Ashford units=4

scenario "GIL-LINE-1: a prefix of several names is refused with the candidates"
state
  land area=Anvil owner=corvan units=3 leader=yes
  land area=Ashford owner=corvan units=3
  land area=Crag owner=corvan units=3
  land area=Copperdale owner=corvan units=3
  land area=Stormhead owner=tharn units=3
  land area=Harrowgate owner=tharn units=3
  land area=Highmeadow owner=tharn units=1
  domain seat=corvan home=corvan
  domain seat=tharn home=tharn
  stage active=corvan warlord=corvan phase=deployment pool=6 round=1 first=corvan
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail corvan 2026-01-05T13:30Z
  deploy 1 in C
  deploy 1 in Nowhere
expect
  refused corvan line 1
  refused corvan line 2
  stage pool=6

scenario "GIL-LINE-1: so many, or all? Where they are not all it is asked"
state
  land area=Anvil owner=corvan units=4 leader=yes
  land area=Ashford owner=corvan units=3
  land area=Crag owner=corvan units=4
  land area=Stormhead owner=tharn units=3
  domain seat=corvan home=corvan
  domain seat=tharn home=tharn
  stage active=corvan warlord=corvan phase=deployment pool=2 round=1 first=corvan
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail corvan 2026-01-05T13:29Z
  deploy all 1 in Anvil
  deploy all 2 in Anvil
  attack Stormhead from Crag with all 2
  mobilise all 2 units from Anvil to Ashford
expect
  refused corvan line 1
  accepted corvan line 2
  refused corvan line 3
  refused corvan line 4
  land area=Anvil units=6
mail corvan 2026-01-05T14:29Z
  mobilise all 5 units from Anvil to Ashford
expect
  accepted corvan line 1
  land area=Ashford units=8
