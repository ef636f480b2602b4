#!/bin/sh
# The script in docs/dice.md must roll what tests/unit/play/test_dice.c knows: the
# same seed, game, step, mails, luck and labels; the numbers are taken from there.
# And every roll of recorded games, from the reports alone and from public.git alone.
cd "$(dirname "$0")/../.." || exit 1
passed=0 failed=0
script=$(mktemp) || exit 1
trap 'rm -f "$script"' EXIT
# shellcheck disable=SC2016 # no expansion is meant
sed -n '/^```python$/,/^```$/p' docs/dice.md | sed '/^```/d' >"$script"

known() { # array in the test -> its numbers, parted by blanks
	sed -n "/$1\[\] = {/,/};/p" tests/unit/play/test_dice.c | tr -d '\t\n ' |
		sed 's/.*{//;s/,*}.*//;s/,/ /g'
}

repeat() { # byte in hex -> 32 of them
	i=0
	while [ $i -lt 32 ]; do
		printf '%s' "$1"
		i=$((i + 1))
	done
}

check() { # array, label, sides
	want=$(known "$1")
	set -- "$1" "$2" "$3" "$(printf '%s\n' "$want" | wc -w)"
	got=$(python3 "$script" "$(repeat 09)" island 3 "$(repeat 07)" "rabbit's foot" "$2" "$3" "$4")
	if [ -n "$want" ] && [ "$got" = "$want" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		printf '%s:\n  want %s\n  got  %s\n' "$2" "$want" "$got"
	fi
}

check six 'battle:Osaka>Kyoto:3#1' 6
check thousand deal 1000
# ---- games ----

B=${B:-build}
PBP_DATA=$PWD; export PBP_DATA
work=$(mktemp -d) || exit 1
trap 'rm -rf "$script" "$work"' EXIT

again() { # what, at least so many rolls, arguments of dice_again.py behind the script
	what=$1 least=$2
	shift 2
	if python3 tests/suites/dice_again.py "$script" "$@" >"$work/said" 2>&1 &&
		[ "$(tail -n 1 "$work/said")" -ge "$least" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "$what: from $least rolls on"
		head "$work/said"
	fi
}

reports() { # name, root
	rm -rf "$work/reports"
	mkdir "$work/reports"
	turn=1
	while "$B/pbp" -C "$2" report "$1" --turn $turn >"$work/reports/$turn" 2>/dev/null; do
		turn=$((turn + 1))
	done
	rm "$work/reports/$turn"
}

recorded() { # recorded game, its folder, at least so many rolls
	name=${1#*/}
	if ! GAMES=$2 tests/games/play "$1" "$work/$name" once >"$work/said" 2>&1; then
		failed=$((failed + 1))
		echo "$1 does not play"
		head "$work/said"
	fi
	reports "$name" "$work/$name"
	again "$1: reports" "$3" "$name" report "$work"/reports/*
	git -c safe.directory='*' clone -q "$work/$name/$name/public.git" "$work/$name.clone"
	again "$1: public.git" "$3" "$name" public "$work/$name.clone"
}

recorded gilmoria/feud "$PWD/tests/games" 200
recorded states/duel "$PWD/tests/games" 100
recorded armies/straits "$PWD/tests/games" 1

# In the recorded game of Hegemon no dice fall: they do where a nation has lost its cities and nobody decides.
mkdir -p "$work/games/hegemon"
cp -R tests/games/hegemon/isles "$work/games/hegemon/isles"
for city in harwick ardentor; do
	sed -i "/^mail years-3/i host 2026-01-14T05:00:18Z set city area=$city nation=borea" "$work/games/hegemon/isles/game"
done
recorded hegemon/isles "$work/games" 1

echo "dice: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
