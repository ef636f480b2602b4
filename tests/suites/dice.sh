#!/bin/sh
# The script in docs/dice.md must roll what tests/unit/play/test_dice.c knows: the
# same seed, game, turn, luck and labels; the numbers are taken from there.
# And every roll of recorded games, from public.git alone, and from the reports alone: of two long games those of every
# eighth turn, WHOLE=1 (`make recorded`) all, and forty harmless headers in place of ten.
cd "$(dirname "$0")/../.." || exit 1
passed=0 failed=0
script=$(mktemp) || exit 1
trap 'rm -f "$script"' EXIT
# shellcheck disable=SC2016 # no expansion is meant
sed -n '/^```python$/,/^```$/p' docs/dice.md | sed '/^```/d' >"$script"

known() { # array in the test -> its numbers, parted by blanks
	tr -d '\t\n ' <tests/unit/play/test_dice.c | sed "s/.*int32_t$1\[\]={\([^}]*\)}.*/\1/;s/,*$//;s/,/ /g"
}

repeat() { # byte in hex -> 32 of them
	i=0
	while [ $i -lt 32 ]; do
		printf '%s' "$1"
		i=$((i + 1))
	done
}

same() { # what, array, what was rolled
	if [ -n "$2" ] && [ "$3" = "$2" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		printf '%s:\n  want %s\n  got  %s\n' "$1" "$2" "$3"
	fi
}

label='battle 0 12 14 -1 2'
want=$(known of_a_label)
same "$label" "$want" "$(python3 "$script" "$(repeat 09)" island 3 "rabbit's foot" "$label" 6 10)"

# Games that began before format 3: the last lines are others.
old=$(mktemp) || exit 1
trap 'rm -f "$script" "$old"' EXIT
sed '/^# dice.py SEED/,$d' "$script" >"$old"
sed -n '/^```python before$/,/^```$/p' docs/dice.md | sed '/^```/d' >>"$old"
want=$(known of_a_step)
same "before format 3" "$want" \
	"$(python3 "$old" "$(repeat 09)" island 3 "$(repeat 07)" "rabbit's foot" 'battle:Osaka>Kyoto:3#1' 6 12)"
# ---- games ----

B=${B:-build}
PBP_DATA=$PWD; export PBP_DATA
work=$(mktemp -d) || exit 1
trap 'rm -rf "$script" "$old" "$work"' EXIT

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

reports() { # name, root, of every so many turns
	rm -rf "$work/reports"
	mkdir "$work/reports"
	turn=1
	while "$B/pbp" -C "$2" report "$1" --turn $turn >"$work/reports/$turn" 2>/dev/null; do
		turn=$((turn + $3))
	done
	rm "$work/reports/$turn"
}

plays() { # recorded game, its folder, root
	case $2 in
	tests/games) tests/games/played "$1" "$3" ;;
	*) GAMES=$2 tests/games/play "$1" "$3" once ;;
	esac
}
recorded() { # recorded game, its folder, at least so many rolls, reports of every so many turns
	name=${1#*/} every=$4
	[ -z "${WHOLE-}" ] || every=1
	if ! plays "$1" "$2" "$work/$name" >"$work/said" 2>&1; then
		failed=$((failed + 1))
		echo "$1 does not play"
		head "$work/said"
	fi
	reports "$name" "$work/$name" "$every"
	again "$1: reports" $(($3 / every)) "$name" report "$work"/reports/*
	git -c safe.directory='*' clone -q "$work/$name/$name/public.git" "$work/$name.clone"
	again "$1: public.git" "$3" "$name" public "$work/$name.clone"
}

recorded gilmoria/feud tests/games 200 8
recorded states/duel tests/games 100 8
recorded armies/straits tests/games 1 1

# In the recorded game of Hegemon no dice fall: they do where a nation has lost its cities and nobody decides.
mkdir -p "$work/games/hegemon"
cp -R tests/games/hegemon/isles "$work/games/hegemon/isles"
for city in harwick ardentor; do
	sed -i "/^mail years-3/i host 2026-01-14T05:00:18Z set city area=$city nation=borea" "$work/games/hegemon/isles/game"
done
recorded hegemon/isles "$work/games" 1 1

# ---- what does not enter ----

# The beginning of a recorded game, and a mail with harmless headers, at another hour, and cut in two.
mkdir -p "$work/games/states/duel"
cp tests/games/states/duel/joins.mbox "$work/games/states/duel"
start() { # root, how many lines the host says before the game begins
	rm -rf "$1"
	awk -v n="$2" '/^mail turns/ { next } /^host/ { for (i = 1; i <= n; i++) print $1, $2, "announce hello", i } { print }' \
		tests/games/states/duel/game >"$work/games/states/duel/game"
	GAMES=$work/games tests/games/play states/duel "$1" once >/dev/null
}
order() { # time, number, lines
	printf 'From ann@example.org Mon Jan  5 %s 2026\nFrom: ann@example.org\nTo: pbp+duel@example.org\n' "$1"
	printf 'Message-ID: <%s@example.org>\nDate: Mon, 05 Jan 2026 %s +0000\n\n%s\n\n' "$2" "$1" "$3"
}
rolled() { # what was rolled in a game
	set -- git -c safe.directory='*' -C "$1/duel/private.git"
	# shellcheck disable=SC2046 # a word for each commit
	"$@" grep -h '^rolled ' $("$@" rev-list main) -- events | sed 's/ order=.*//' | sort
}
throw() { # a mailbox on standard input: what is rolled
	rm -rf "$work/thrown"
	cp -R "$work/begun" "$work/thrown"
	"$B/pbp" -C "$work/thrown" process --now 2026-01-06T00:00:00Z >/dev/null
	rolled "$work/thrown"
}
start "$work/begun" 0
deploy='deploy all in New Mexico' attack='attack from New Mexico to Arizona'
order 21:00:00 pad "$deploy
$attack" >"$work/first"
usual=$(throw <"$work/first")
n=0 headers=10
[ -z "${WHOLE-}" ] || headers=40
while [ $n -lt $headers ]; do
	n=$((n + 1))
	same "a header more ($n)" "$usual" "$(sed "2i X-Padding: $n" "$work/first" | throw)"
done
same "another hour, another word" "$usual" "$(order 14:07:31 late "$deploy
Good luck, everybody!
$attack" | throw)"
same "in two mails" "$usual" "$({ order 20:00:00 one "$deploy"; order 20:10:00 two "$attack"; } | throw)"
[ "$usual" != "$(order 21:00:00 pad "$deploy
attack from New Mexico to Colorado" | throw)" ] || same "another order has other dice" other same

land() { "$B/pbp" -C "$1" state duel | sed -n '/^# land/,/^# [^l]/p'; }
dealt=$(land "$work/begun")
for n in 1 2 3; do
	start "$work/announced" $n
	same "$n lines of announce" "$dealt" "$(land "$work/announced")"
done

echo "dice: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
