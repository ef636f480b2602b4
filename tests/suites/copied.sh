#!/bin/sh
# copied: players who do nothing but copy what letters offer them play every game on, and nothing of it is refused.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
copied() {
	must mkdir -p "$work/$1"
	is "orders to copy of $1" "$(python3 tests/suites/copied.py "$pbp" "$work/$1" "$1" "$2" "$3" 2>"$work/err")" ""
	has "$1: there are some" "$(cat "$work/err")" "orders were copied"
}
copied global-domination tutorial 4
copied states usa48 9
copied armies barrows 9
copied gilmoria gilmoria 12
copied hegemon archipelago 4
total
