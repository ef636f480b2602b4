#!/bin/sh
# wording: what refused lines are told, in the words of each ruleset that has a file in tests/wording.
set -u
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
PBP_DATA=$PWD; export PBP_DATA
passed=0 failed=0
said=$(mktemp) || exit 1
trap 'rm -f "$said"' EXIT
for file in tests/wording/*.said; do
	python3 tests/wording/compare.py "$B/pbp" "$file" >"$said" 2>&1
	result=$?
	last=$(tail -n 1 "$said")
	case $last in
	*" passed, "*" failed") p=${last%% passed*} f=${last##*, } f=${f%% failed*} ;;
	*) p=0 f=1 ;;
	esac
	[ "$result" -eq 0 ] || cat "$said"
	[ "$result" -ne 0 ] && [ "$f" -eq 0 ] && f=1
	passed=$((passed + p)) failed=$((failed + f))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
