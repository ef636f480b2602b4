#!/bin/sh
# The script in docs/dice.md must roll what tests/unit/play/test_dice.c knows: the
# same seed, game, step, mails, luck and labels; the numbers are taken from there.
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
echo "dice: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
