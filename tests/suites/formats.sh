#!/bin/sh
# formats: games that an older pbp began, as `git fast-export` wrote their histories (tests/games/format-1: of
# 20 November 2026; format-2: of the 22nd, with a turn that was annulled), verify with this one, or are refused with
# a sentence that names who wrote them where it reads one of their lines otherwise (duel), and in public always; one of
# the third (format-3: of the 26th) in public as well; they go on in the format they have; one of a later pbp is refused.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_root "$PBP_ROOT" other

import() { # format, name, its secret
	format=$1
	shift
	mkdir -p "$PBP_ROOT/$1/inbox"
	printf '%s\n' "$2" >"$PBP_ROOT/$1/secret"
	chmod 600 "$PBP_ROOT/$1/secret"
	for h in private public; do
		git init -q --bare -b main "$PBP_ROOT/$1/$h.git"
		git -C "$PBP_ROOT/$1/$h.git" fast-import --quiet <"tests/games/$format/$1.$h" || not "$1.$h does not import"
	done
	chmod 700 "$PBP_ROOT/$1/private.git"
}
file() { git -C "$PBP_ROOT/$1/private.git" show "main:$2"; }
tip() { git -C "$PBP_ROOT/$1/$2.git" rev-parse main; }

import format-1 demo 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
is "demo comes out of its export as it was" "$(tip demo private) $(tip demo public)" \
	"99ede654613e24ce6dfdce17d18d67e754b8f992 793c2ca574fac2b928faf6db323ecd5328a42662"
import format-1 duel 0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b

code "demo verifies" 0 "$pbp" verify demo
has "demo: all of it" "$(cat "$work/out")" "The same"
in_public() { # what, and which format
	code "$1 in public is not played again" 1 "$pbp" verify "$PBP_ROOT/${1%% *}/public.git"
	has "$1: it is said who wrote it" "$(cat "$work/out")" "NOT PLAYED AGAIN: it is a public history of the $2 format, written by pbp 0."
	hasnt "$1: nobody is accused" "$(cat "$work/out")" "NOT THE SAME"
}
in_public demo first
in_public duel first
read_otherwise() { # what, and the history
	code "$1 is not played again" 1 "$pbp" verify "$2"
	has "$1: it is said who wrote it" "$(cat "$work/out")" "NOT PLAYED AGAIN: it is a game of the first format, written by pbp 0.1, words"
	has "$1: and where it is read otherwise" "$(cat "$work/out")" "the first in step 9 of 2026-01-05T23:00:00Z"
	hasnt "$1: nobody is accused" "$(cat "$work/out")" "NOT THE SAME"
}
read_otherwise duel duel

# on: two mails of one second, lines of the host, the end of a turn
for n in 1 2 3 4; do
	echo "spawn $((n % 3 + 1)) in Osaka" | mail ann 'Wed Jan  7 12:00:00 2026' | sed "s/^Message-ID: </&$n./"
done >"$work/box"
code "demo goes on" 0 "$pbp" process --now 2026-01-07T12:00Z "$work/box"
before=$(tip demo private)
code "act for" 0 "$pbp" host demo "act for red: spawn 3 in Tokyo" --now 2026-01-07T12:00Z
code "discard" 0 "$pbp" host demo "discard gold" --now 2026-01-07T12:00Z
is "lines for sealed orders make no step in it" "$(tip demo private)" "$before"
code "the turn ends" 0 "$pbp" process --now 2026-01-20T12:00Z
hasnt "its format stays" "$(file demo game)" format
code "demo still verifies" 0 "$pbp" verify demo
cat >"$work/box" <<-END
	From ann@example.org Sat Jan 31 00:00:00 2026
	From: ann@example.org
	To: pbp@localhost
	Subject: [pbp:duel]

	end turn
END
code "duel goes on" 0 "$pbp" process --now 2026-02-10T12:00Z "$work/box"
read_otherwise "duel, which went on," duel
hasnt "no roll is named in it" "$(file duel dice)" roll-

# ---- the second format

export PBP_ROOT=$work/second
make_root "$PBP_ROOT" other
import format-2 demo $secret
is "demo of the second format comes out of its export as it was" "$(tip demo private) $(tip demo public)" \
	"d9a4b904271273262e043f48b298d910b51f0a92 7245f53f82560184efc001c885950654341f6381"
import format-2 duel 0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b
for game in demo duel; do
	code "$game of the second format verifies" 0 "$pbp" verify $game
	has "$game: all of it" "$(cat "$work/out")" "The same"
	in_public "$game" second
done
for n in 1 2; do
	echo "spawn $n in Osaka" | mail ann 'Wed Jan 21 13:00:00 2026' | sed "s/^Message-ID: </&$n./"
done >"$work/box"
cat >>"$work/box" <<-END
	From bob@example.org Wed Jan 21 14:00:00 2026
	From: bob@example.org
	To: pbp@localhost
	Subject: [pbp:duel]

	end turn
END
code "both go on" 0 "$pbp" process --now 2026-01-23T12:00Z "$work/box"
for game in demo duel; do
	has "$game: its format stays" "$(file $game game)" "format 2"
	code "$game still verifies" 0 "$pbp" verify $game
done
git clone -q --bare "$PBP_ROOT/demo/private.git" "$work/edit2.git"
(
	cd "$work" && git clone -q edit2.git edit2 && cd edit2 && git remote remove origin && sed -i '0,/troops=[0-9]/s//troops=9/' state/land &&
		git -c user.name=pbp -c user.email=pbp@localhost commit -q --amend -a -C HEAD
) || not "no forged game could be made"
code "what does not come out the same in it" 1 "$pbp" verify "$work/edit2/.git"
has "is said, without an accusation" "$(cat "$work/out")" "NOT PLAYED AGAIN: it is a game of the second format"

# ---- the third format: signed, so it is kept as bundles; what was amended came a bell late (demo), and who was removed
# before the beginning left a seat (vote)

export PBP_ROOT=$work/third
make_root "$PBP_ROOT" other
unbundle() { # NAME TIPS
	mkdir -p "$PBP_ROOT/$1/inbox"
	printf '%s\n' $secret >"$PBP_ROOT/$1/secret"
	cp "$key" "$PBP_ROOT/$1/key"
	chmod 600 "$PBP_ROOT/$1/secret" "$PBP_ROOT/$1/key"
	for h in private public; do
		base64 -d "tests/games/format-3/$1.$h" >"$work/bundle"
		must git clone -q --bare "$work/bundle" "$PBP_ROOT/$1/$h.git"
	done
	chmod 700 "$PBP_ROOT/$1/private.git"
	is "$1 comes out of its bundles as it was" "$(tip "$1" private) $(tip "$1" public)" "$2"
}
unbundle demo "68d21b77d823c526dd5927730f50f34bbef232f1 4722d9655b337dc390c4c363d16e00e960448514"
unbundle vote "9b4a60ffbfdda140fd48704639ff625a14417ff6 69ed88d3d36876323d1891ade66e7d9a99f399ac"
bells() { "$pbp" status "$1" --now "$2" | sed -n 's/^  turn, until .*(\(.*\))$/\1/p'; }
both_verify() {
	for game in demo vote; do
		code "$game of the third format verifies in public$1" 0 "$pbp" verify "$PBP_ROOT/$game/public.git"
		code "$game of the third format verifies$1" 0 "$pbp" verify $game
		has "$game: all of it$1" "$(cat "$work/out")" "The same"
	done
}
both_verify ""
must "$pbp" host demo "amend deadline = daily 20:00" --now 2026-01-13T10:00Z
must "$pbp" process --now 2026-01-14T20:00Z
is "what is amended in it comes a bell late" "$(bells demo 2026-01-14T20:01Z)" 2026-01-16T20:00:00Z
has "who was removed before the beginning has a seat" "$(git -C "$PBP_ROOT/vote/private.git" show main:state/purse)" "seat=cleo"
both_verify ", going on"

# ---- a new one, and one of the future

has "a new game says its format" "$(file other game)" "format 12"
git clone -q --bare "$PBP_ROOT/other/private.git" "$work/later.git"
(
	cd "$work" && git clone -q later.git edit && cd edit && git remote remove origin && sed -i 's/^format 12$/format 13/' game &&
		git -c user.name=x -c user.email=x@y commit -q --amend -a -C HEAD
) || not "no game of the future could be made"
code "a game of a later format is refused" 1 "$pbp" verify "$work/edit/.git"
has "and that is said" "$(cat "$work/out" "$work/err")" "format 13, by a later pbp; this one reads formats 1 to 12"
hasnt "and accuses nobody" "$(cat "$work/out")" "NOT THE SAME"

total
