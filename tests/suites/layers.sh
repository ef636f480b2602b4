#!/bin/sh
# layers: what includes what, and that nothing of ours stands in for a function of a library: whatever else of
# the process calls it would get ours.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
tests/layers >"$work/layers"; code=$?
cat "$work/layers"
if [ $code -eq 0 ]; then ok; else not "the layers"; fi
names() { awk '$2 ~ /^[TW]$/ { sub(/@.*/, "", $3); print $3 }' | sort -u; }
for lib in $(ldd "$pbp" | awk '$3 ~ /^\// { print $3 }'); do nm -D --defined-only "$lib"; done | names >"$work/theirs"
nm -D --defined-only "$pbp" | names >"$work/ours"
if [ "$(wc -l <"$work/theirs")" -gt 1000 ]; then ok; else not "the libraries' functions are not found"; fi
is "functions of libraries that pbp replaces" "$(comm -12 "$work/ours" "$work/theirs" | tr '\n' ' ')" ""
total
