#!/bin/sh
# Recorded games of States: played again they end as they ended, with the same commit ids however the
# mails come in, and their histories verify.
set -u
B=${B:-build}
PBP_DATA=$PWD; export PBP_DATA
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # what, command...
	what=$1
	shift
	if "$@" >"$work/said" 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "states: $what"
		head -n 20 "$work/said"
	fi
}

tip() { git -c safe.directory='*' -C "$1" rev-parse main; }
same_tip() { [ "$(tip "$work/$1-once/$1/$2.git")" = "$(tip "$work/$1-mail/$1/$2.git")" ]; }
same_letters() { diff -r "$work/$1-once/.pbp/outbox/new" "$work/$1-mail/.pbp/outbox/new"; }
ends_as_it_ended() {
	"$B/pbp" -C "$work/$1-once" state "$1" | sed -n "/^# land/,\$p" >"$work/state" && diff "tests/games/states/$1/end" "$work/state"
}
has_rounds() { # game, at least
	round=$(sed -n 's/^stage .*round=\([0-9]*\).*/\1/p;s/^.*active=.* round=\([0-9]*\).*/\1/p' "tests/games/states/$1/end" | head -n 1)
	[ "${round:-0}" -ge "$2" ]
}

for game in duel trio; do
	for way in once mail; do
		check "$game plays, mails by $way" tests/games/play states/$game "$work/$game-$way" $way
		check "$game verifies, mails by $way" "$B/pbp" -C "$work/$game-$way" verify $game
	done
	for repo in private public; do
		check "$game: the same $repo history" same_tip $game $repo
		check "$game: the $repo history is whole" git -c safe.directory='*' -C "$work/$game-once/$game/$repo.git" fsck --strict
	done
	check "$game: the same letters" same_letters $game
	check "$game ends as it ended" ends_as_it_ended $game
	check "$game has twenty rounds" has_rounds $game 20
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
