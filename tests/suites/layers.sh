#!/bin/sh
# layers: what includes what, and that nothing of ours stands in for a function of a library: whatever else of
# the process calls it would get ours.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
tests/layers >"$work/layers"; code=$?
cat "$work/layers"
if [ $code -eq 0 ]; then ok; else not "the layers"; fi
# objects of the sources that there are: a build folder keeps those of files that are gone
objects() { find src -name '*.c' | sed -n "s|^src/\\(.*\\)\\.c\$|$B/\\1.o|p" | while read -r o; do [ ! -e "$o" ] || echo "$o"; done; }
nm -A -P -g $(objects) | sed "s|^$B/||" >"$work/symbols"
code "no circle of objects is too large to be read alone" 0 tests/circles "$work/symbols"
if [ "$(cut -d: -f1 "$work/symbols" | sort -u | wc -l)" -gt 200 ]; then ok; else not "the objects are not found"; fi
ring() { awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "a/%d.o: f%d T 0 1\na/%d.o: f%d U\n", i, i, i, (i + 1) % n }'; }
ring 7 >"$work/seven"; ring 8 >"$work/eight"
code "seven in a ring" 0 tests/circles "$work/seven"
code "eight in a ring" 1 tests/circles "$work/eight"
has "they are named" "$(cat "$work/out")" "a/7 -> a/0: f0"
names() { awk '$2 ~ /^[TW]$/ { sub(/@.*/, "", $3); print $3 }' | sort -u; }
for lib in $(ldd "$pbp" | awk '$3 ~ /^\// { print $3 }'); do nm -D --defined-only "$lib"; done | names >"$work/theirs"
nm -D --defined-only "$pbp" | names >"$work/ours"
if [ "$(wc -l <"$work/theirs")" -gt 1000 ]; then ok; else not "the libraries' functions are not found"; fi
is "functions of libraries that pbp replaces" "$(comm -12 "$work/ours" "$work/theirs" | tr '\n' ' ')" ""
total
