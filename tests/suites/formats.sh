#!/bin/sh
# formats: games that an older pbp began, as `git fast-export` wrote their histories (tests/games/format-1: of
# 20 November 2026), verify with this one, or are refused with a sentence that names who wrote them where it reads
# one of their lines otherwise (duel); they go on in the format they have; one of a later pbp is refused.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_root "$PBP_ROOT" other

import() { # name, its secret
	mkdir -p "$PBP_ROOT/$1/inbox"
	printf '%s\n' "$2" >"$PBP_ROOT/$1/secret"
	chmod 600 "$PBP_ROOT/$1/secret"
	for h in private public; do
		git init -q --bare -b main "$PBP_ROOT/$1/$h.git"
		git -C "$PBP_ROOT/$1/$h.git" fast-import --quiet <"tests/games/format-1/$1.$h" || not "$1.$h does not import"
	done
	chmod 700 "$PBP_ROOT/$1/private.git"
}
file() { git -C "$PBP_ROOT/$1/private.git" show "main:$2"; }
tip() { git -C "$PBP_ROOT/$1/$2.git" rev-parse main; }

import demo 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
is "demo comes out of its export as it was" "$(tip demo private) $(tip demo public)" \
	"99ede654613e24ce6dfdce17d18d67e754b8f992 793c2ca574fac2b928faf6db323ecd5328a42662"
import duel 0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b

code "demo verifies" 0 "$pbp" verify demo
has "demo: all of it" "$(cat "$work/out")" "The same"
code "demo verifies in public" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
read_otherwise() { # what, and the history
	code "$1 is not played again" 1 "$pbp" verify "$2"
	has "$1: it is said who wrote it" "$(cat "$work/out")" "NOT PLAYED AGAIN: it is a game of the first format, written by pbp 0.1, words"
	has "$1: and where it is read otherwise" "$(cat "$work/out")" "the first in step 9 of 2026-01-05T23:00:00Z"
	hasnt "$1: nobody is accused" "$(cat "$work/out")" "NOT THE SAME"
}
read_otherwise duel duel
read_otherwise "duel in public" "$PBP_ROOT/duel/public.git"

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

# a new one, and one of the future
has "a new game says its format" "$(file other game)" "format 2"
git clone -q --bare "$PBP_ROOT/other/private.git" "$work/later.git"
(
	cd "$work" && git clone -q later.git edit && cd edit && sed -i 's/^format 2$/format 9/' game &&
		git -c user.name=x -c user.email=x@y commit -q --amend -a -C HEAD
) || not "no game of the future could be made"
code "a game of a later format is refused" 1 "$pbp" verify "$work/edit/.git"
has "and that is said" "$(cat "$work/out" "$work/err")" "format 9, by a later pbp; this one reads formats 1 to 2"

total
