scenario "9.1: a Bivouac brings a Troop, where there is room and an owner"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=2 unmovable=bivouac
  land area=Brume owner=red troops=5 unmovable=bivouac
  land area=Cove owner=- troops=0 unmovable=bivouac
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=5
  land area=Cove owner=- troops=0
  event grown area=Aldport
