#!/bin/sh
# letters: every letter of a game of each ruleset, as text and as HTML, is the one that is kept in tests/letters: those folders
# read as a player's mailbox, and their changes as a diff. `make golden` writes them anew. Those of a sealed game and of two of
# the others; WHOLE=1 (`make answered`): of all.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
[ "${PBP_GOLDEN-}" != write ] || WHOLE=1
for game in global-domination $(sample 2 states armies gilmoria hegemon); do
	must python3 tests/suites/letters.py play "$pbp" "$work/$game" "$game"
	for kind in text html; do
		kept=tests/letters/$game.$(echo "$kind" | sed s/text/txt/)
		must python3 tests/suites/letters.py "$kind" "$work/$game" "$work/found"
		[ "${PBP_GOLDEN-}" != write ] || cp "$work/found" "$kept"
		if diff -u "$kept" "$work/found" >"$work/diff"; then ok; else not "$kept; if it is better so: make golden
$(head -n 40 "$work/diff")"; fi
	done
done
total
