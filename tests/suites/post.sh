#!/bin/sh
# post: what ended is posted, in parts that read by themselves, each once and in order, wherever the poster is killed;
# a turn that is played again is posted again; nothing is posted that not all may see.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
post=$B/pbp-post
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0"
must tests/games/played demo "$work/demo"
forums=$work/demo/demo/forums
now=2026-02-01T12:00Z
forum() { mkdir -p "$forums" && cat >"$forums/$1"; } # NAME <settings
bodies() { for f in $(ls -tr "$forums/$1.paste/"*); do sed 1,2d "$f"; done; }

code "a game without forums" 1 "$post" -C "$work/demo" demo
has "is told where they lie" "$(cat "$work/err")" "$forums"
code "a root without forums" 0 "$post" -C "$work/demo"

# ---- parts ----
for format in bbcode markdown text; do
	for body in 1500 1700 2500 9000; do
		echo "driver paste
format $format
body $body" | forum "$format-$body"
	done
done
code "all forums" 0 "$post" -C "$work/demo" --now $now
for format in bbcode markdown text; do
	for turn in 1 2 3 4 5; do "$pbp" report -C "$work/demo" demo --turn $turn --format $format; done >"$work/reports"
	for body in 1500 1700 2500 9000; do
		is "$format, $body: long enough, balanced, whole" "$(python3 tests/suites/post_parts.py $format $body \
			"$work/reports" "$forums/$format-$body.paste/"* 2>&1)" ""
	done
done
is "a turn that fits is one part" "$(ls "$forums/bbcode-9000.paste" | wc -l)" 5
has "a title is its news" "$(head -n 1 "$forums/bbcode-9000.paste/demo-3-"*)" "demo, turn 3: red takes Shiga from teal; "
code "again" 0 "$post" -C "$work/demo"
is "posts nothing" "$(cat "$work/out")" ""
code "by publish" 0 "$pbp" publish -C "$work/demo" --to "$work/site" --post demo
rm -r "$forums"

# ---- what does not read ----
wrong() { # what, settings, what is said
	echo "$2" | forum f
	code "$1: refused" 1 "$post" -C "$work/demo" demo
	has "$1: with a word" "$(cat "$work/err")" "$3"
}
wrong "no driver" "user x" "driver discourse"
wrong "another driver" "driver phpbb" "a driver is"
wrong "a setting that there is not" "driver paste
colour red" "f:2:1: there is no such setting"
wrong "a limit that is none" "driver paste
body 20" "from 1500 to"
wrong "a setting that is missing" "driver mail
from pbp@example.org" 'needs a line `to`'
wrong "a key file that is not there" "driver paste
key-file /nonexistent/key" "/nonexistent/key"
wrong "a player without an address" "driver paste
player ann" "player alice"
rm -r "$forums"

# ---- killed at each step ----
each_once() { # what
	is "$1: every part once, in order" "$(sed -n 's/^.*\(turn [0-9], part [0-9]\).*/\1/p' "$work/posted")" "$(cat "$work/wanted")"
}
if need strace; then
	if strace -o /dev/null true 2>/dev/null; then
		printf 'driver paste\nbody 2000\n' | forum board
		must "$post" -C "$work/demo" --now $now demo
		bodies board | sed -n 's/^.*\(turn [0-9], part [0-9]\).*/\1/p' >"$work/wanted"
		[ "$(wc -l <"$work/wanted")" -gt 7 ] || not "too few parts: $(cat "$work/wanted")"
		rm -r "$forums"
		for driver in paste mail; do
			printf 'driver %s\nbody 2000\nformat bbcode\nfrom pbp@example.org\nto list@example.org\n' $driver | forum board
			kills=0
			# what lies in the outbox is taken by others meanwhile
			while :; do
				kills=$((kills + 1))
				strace -f -o /dev/null -e trace=fsync,rename -e inject=fsync,rename:signal=SIGKILL:when=$((kills % 9 + 1)) \
					"$post" -C "$work/demo" --now $now demo >"$work/said" 2>&1
				[ $? -ne 0 ] || break
				[ $kills -lt 200 ] || break
				[ $driver = paste ] || mv "$work/demo/.pbp/outbox/new/pbp.post"* "$work" 2>/dev/null
			done
			[ $kills -gt 9 ] && [ $kills -lt 200 ] || not "$driver: killed $kills times"
			if [ $driver = paste ]; then bodies board; else
				mv "$work/demo/.pbp/outbox/new/pbp.post"* "$work" 2>/dev/null
				for f in $(ls -tr "$work/pbp.post"*); do sed -n '/part [0-9] of/p' "$f"; done
			fi >"$work/posted"
			each_once "$driver, killed $((kills - 1)) times"
			rm -r "$forums"
		done
	else
		echo "figure: nobody was killed: strace may not trace here"
	fi
fi
total
