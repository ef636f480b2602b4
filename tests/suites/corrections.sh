#!/bin/sh
# corrections: what a host may `set` and `unset` in every game: nonsense is refused in one line that says
# what is allowed, and changes nothing; what is odd but lawful works, and the game goes on and verifies.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
start=2026-01-05T08:00Z
export PBP_ROOT

# game NAME RULES MAP SEAT...: begun, with a first turn that runs
game() {
	name=$1 rules=$2 map=$3
	PBP_ROOT=$work/$1 # of its own: a run plays all games of a root
	shift 3
	for seat; do set -- "$@" --player "$seat=$seat@example.org"; shift; done
	must "$pbp" new "$name" --rules "$rules" --map "$map" --now $start --secret $secret --key "$key" "$@"
	must "$pbp" host "$name" begin --now $start
	look
}
tip() { read -r tip <"$PBP_ROOT/$name/private.git/refs/heads/main"; }
look() { tip; before=$tip; } # when a line has changed something
# no PART LINE: refused, with a line that holds PART, and there is no step
no() {
	code "$name: $2" 1 "$pbp" host "$name" "$2" --now $start
	flat "$(cat "$work/out")"
	has "$name: $2" "$flat" "$1"
	tip
	is "$name: $2 changes nothing" "$tip" "$before"
}
# yes LINE: done, played on to the next turn, and played again alike
yes() {
	rm -rf "$work/copy"
	cp -r "$PBP_ROOT" "$work/copy"
	code "$name: $1" 0 "$pbp" host "$name" "$1" --now $start -C "$work/copy"
	code "$name after $1" 0 "$pbp" process --now 2026-01-20T08:00Z -C "$work/copy"
	has "$name after $1" "$(cat "$work/out")" "step"
	code "$name: verify after $1" 0 "$pbp" verify "$name" -C "$work/copy"
}

game isles global-domination tutorial red blue
no "allowed: 0 to 1000000" "set land area=Aldport troops=-3"
no "allowed: 0 to 1000000" "set land area=Aldport troops=99999999999999999999"
no "allowed: none, fortress, ruin, garrison, bivouac" "set land area=Aldport unmovable=dynamite"
no "allowed: red, blue; - for none" "set land area=Aldport owner=violet"
no "allowed: 0 to 1000" "set land area=Aldport trebuchets=1001"
no "allowed: crop-supply, bag-of-salt, dynamite" "set stash seat=red item=fortress bought=1"
no "allowed: red, blue" "set stash seat=- item=dynamite bought=1"
no "allowed: 0 to 50" "set realm seat=red lapsing=51"
no "could be set" "set game turn=99"
no "cannot be set" "set seat id=0 player=7"
no "none is added" "set seat id=7 name=green"
no "not taken away" "unset land area=Aldport"
yes "set land area=Aldport owner=blue troops=0"
yes "set land area=Aldport owner=- troops=1000000"
yes "set realm seat=red influence=0 alive=no"
yes "set stash seat=red item=dynamite bought=1 count=1000"
yes "unset realm seat=red"
no "turn 1 is being played" "announce turn 1: set land area=Aldport wasteland=yes"
no "influence of realm is not for all to see" "announce turn 3: set realm seat=red influence=50"
no "of this game that could be set" "announce turn 3: set seat id=1 colour=#00ff00"
no "allowed: 0 to 1000000" "announce turn 3: set land area=Aldport troops=-3"
yes "announce turn 2: set land area=Aldport wasteland=yes because the springs dry up"
has "what was announced is told in its turn" "$("$pbp" report isles --turn 2 -C "$work/copy" | tr -s "\n " " ")" "As announced: set land area=Aldport wasteland=yes because the springs dry up."
hasnt "and not before" "$("$pbp" report isles --turn 1 -C "$work/copy")" "As announced"
code "isles: it ends" 0 "$pbp" host isles "end game" --now 2026-01-20T09:00Z -C "$work/copy"
code "isles: the public history verifies with it" 0 "$pbp" verify "$work/copy/isles/public.git"

game usa states usa48 red blue
no "corrections cannot be announced in this game" "announce turn 2: set land area=Ohio troops=3"
no "owner=- is not allowed; allowed: red, blue, buffer" "set land area=Ohio owner=-"
no "allowed: 0 to 1000000" "set land area=Ohio troops=-1"
no "allowed: 0 to 1000000" "set stage pool=2147483647"
no "cannot be set; fields: phase, pool" "set stage active=blue"
no "cannot be set; fields: phase, pool" "set stage end=conquest"
no "allowed: initial, deploy, attack, fortify" "set stage phase=9"
no "not taken away" "unset stage phase=attack"
no "not taken away" "unset land area=Ohio"
no "the name of an area" "set land area=Hawaii owner=red troops=3"
no "cannot be set" "set land area=Ohio units=3"
yes "set land area=Ohio owner=buffer troops=0"
yes "set stage phase=initial"
yes "set stage phase=fortify pool=1000"
yes "set stage round=1000000"
yes "set seat id=0 out=yes"

game lords gilmoria gilmoria Corvan Tharn Hesper
no "allowed: 0 to 1000000" "set domain seat=Corvan sow=-5"
no "allowed: Corvan, Tharn, Hesper" "set land area=Anvil owner=-"
no "cannot be set; fields: seat, ally_of" "set domain seat=Corvan home=kestrel"
no "seat=- is not allowed" "set domain seat=- sow=5"
no "cannot be set; fields: phase" "set stage warlord=Tharn"
no "allowed: yes, no" "set land area=Anvil leader=2"
no "allowed: none, proud" "set domain seat=Corvan temper=bold"
no "not taken away" "unset domain seat=Corvan"
no "allowed: 0 to 1000000" "set stage round=-1"
no "the name of an area" "set land area=Middlesea units=3"
yes "set land area=Anvil units=0"
yes "set domain seat=Corvan ally_of=Corvan"
yes "set domain seat=Corvan ally_of=Tharn joined=1000000"
yes "set stage phase=mobilisation pool=7 recruits=3"
yes "set seat id=0 out=yes"

game lands hegemon archipelago ann bob
no "allowed: 0 to 1000000000" "set purse seat=ann coins=-1"
no "seat=- is not allowed" "set purse seat=- coins=1"
no "none is added" "set share share=99 owner=ann"
no "none is added" "set unit unit=99 nation=auria area=Lorne"
no "unit 1 has it already" "set unit unit=2 area=Ardentor"
no "allowed: the name of an area" "set unit unit=2 area=-"
no "cannot be set" "set share share=1 unit=99"
no "allowed: none, sold, unsold" "set share share=1 auction=open"
no "auction is open" "set share share=1 auction=sold"
no "auction is open" "unset share share=1"
no "as long as this stands: share share=1" "unset unit unit=1"
no "cannot be set; fields: year, hegemon" "set stage season=winter"
no "could be set" "set ledger entry=1 coins=99"
no "allowed: ann, bob; - for none" "set share share=1 owner=zoe"
yes "set purse seat=ann coins=0"
yes "set purse seat=ann coins=1000000000"
yes "set unit unit=2 area=Lorne nation=auria"
yes "set city area=Ardentor nation=-"
yes "set share share=1 owner=ann buy_in=1000000"
yes "set stage year=1000000 hegemon=auria"

game war armies world red blue green
no "owner is for kind=army only" "set space area=Peru number=1 owner=red"
no "owner must be named for kind=army" "set space area=Peru number=1 kind=army"
no "there is no relic 99" "set space area=Peru number=1 relic=99"
no "holder is for state=held only" "set relic relic=1 holder=red"
no "none is added" "set space area=Peru number=99 kind=army owner=red"
no "allowed: none, path" "set power area=Peru power=flight"
no "cannot be set" "set stage step=battle"
no "could be set" "set battle attacker=red defender=blue"
no "could be set" "set due seat=red free=9"
no "not taken away" "unset space area=Peru number=1"
yes "set space area=Peru number=1 kind=army owner=red"
yes "set space area=Peru number=1 kind=crossed"
yes "set space area=Peru number=1 kind=artefact"
yes "set relic relic=1 state=held holder=red"
yes "set stage round=1000000 passes=1000000"
yes "unset power area=Peru"

# a seat that other rows name keeps its name: their files would name nobody
PBP_ROOT=$work/early
must "$pbp" new early --rules states --map usa48 --now $start --player red=a@example.org --player blue=b@example.org
must "$pbp" host early "set land area=Ohio owner=red" --now $start
name=early; look
no "a seat keeps its name" "set seat id=0 name=orange"
code "early: one that no row names may have another" 0 "$pbp" host early "set seat id=1 name=orange" --now $start
code "early: it still reads" 0 "$pbp" verify early

# a seat that is out is given nothing before it is in again
PBP_ROOT=$work/isles
must "$pbp" host isles remove blue --now $start
name=isles; look
no "blue is out of the game; before it write: set seat id=1 out=no" "set land area=Aldport owner=blue"
must "$pbp" host isles "set seat id=1 out=no" --now $start
yes "set land area=Aldport owner=blue"
total
