#!/bin/sh
# post_web: Discourse and NodeBB, by doubles that are as strict as they are (forum_double.py): what they refuse does not
# happen, they are given the time they ask for, and wherever the poster is killed every part is there once, in order.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/post_lib
must tests/games/played demo "$work/demo"
forums=$work/demo/demo/forums
# the kernel's number of the poster, for who is to kill him
posts() { sh -c 'echo $$ >"$0/pid"; exec "$@"' "$at" "$post" -C "$work/demo" "$@" demo; }
there() { sed -n 's/^\(AGAIN \)\?.*\(turn [0-9], part [0-9]\).*/\1\2/p' "$at/posts" | tr '\n' ','; }
all="turn 1, part 1,turn 2, part 1,turn 3, part 1,turn 4, part 1,turn 5, part 1,"
cut="turn 1, part 1,turn 1, part 2,turn 2, part 1,turn 2, part 2,turn 3, part 1,turn 4, part 1,turn 5, part 1,turn 5, part 2,"

discourse() { printf 'driver discourse\nuser pbp\nkey sesame-open\ngap %s\n%s\n' "$1" "$2" | forum; }
nodebb() { printf 'driver nodebb\nkey sesame-open\ngap %s\n%s\n' "$1" "$2" | forum; }

for kind in discourse nodebb; do
	# ---- a thread a turn ----
	opens $kind 0
	$kind 0 "category 5
body 2000"
	code "$kind: a thread a turn" 0 posts
	is "$kind: all is there" "$(there)" "$cut"
	code "$kind: again" 0 posts
	is "$kind: nothing is repeated" "$(there)" "$cut"
	requests=$(grep -c . "$at/asked")

	# ---- killed at each request, before it is done and after ----
	for moment in before after; do
		opens $kind 0
		$kind 0 "category 5
body 2000"
		n=0 kills=0
		while n=$((n + 1)) && [ $n -lt 80 ]; do
			seen=$(wc -l <"$at/asked")
			echo "$((seen + 1 + n % 6)) $moment" >"$at/kill"
			posts >"$work/said" 2>&1 && break
			kills=$((kills + 1))
		done
		is "$kind: killed $moment $kills requests, every part once" "$(there)" "$cut"
		[ $kills -gt 3 ] || not "$kind: killed $kills times only"
	done

	# ---- refused ----
	opens $kind 0
	$kind 0 "topic 43"
	code "$kind: a thread that there is not" 1 posts
	has "$kind: in the forum's words" "$(cat "$work/err")" "the forum refuses it (4"
	sed -i 's/sesame-open/sesame-shut/' "$forums/board"
	code "$kind: another key" 1 posts
	has "$kind: is refused" "$(cat "$work/err")" "the forum refuses it (40"
	hasnt "$kind: the key is not said" "$(cat "$work/err")" "sesame"
	rm "$forums/board.state"
	echo "url http://127.0.0.1:1" >>"$forums/board"
	code "$kind: nobody there" 75 posts
	has "$kind: is said" "$(cat "$work/err")" "does not answer"
done

# ---- one thread, and the time it asks for ----
opens discourse .3
discourse 0 "topic 42"
code "discourse: three posts in a row, then no more" 1 posts --wait 30
is "they are there" "$(there)" "turn 1, part 1,turn 2, part 1,turn 3, part 1,"
has "and why no fourth" "$(cat "$work/err")" "No more than 3 consecutive replies"
opens discourse 1
discourse 0 "category 5"
code "discourse: asks for more time than there is" 75 posts --wait 1
has "it is said" "$(cat "$work/err")" "asked to wait"
code "and then given" 0 posts --wait 60
is "all is there" "$(there)" "$all"
opens nodebb 1
nodebb 1 "topic 42"
code "nodebb: in its own pace" 0 posts
is "all is there" "$(there)" "$all"
is "and nobody was asked twice" "$(grep -c POST "$at/asked")" 5
opens nodebb 5
nodebb 0 "topic 42"
code "nodebb: too fast" 1 posts
has "in its words" "$(cat "$work/err")" "once every 5 second"

# ---- a key in a report goes nowhere ----
opens nodebb 0
printf 'driver nodebb\nkey teal spawns\ntopic 42\n' | forum
code "a report that holds the key" 1 posts
has "stays here" "$(cat "$work/err")" "the key of the forum stands in the report"
is "nothing was asked" "$(cat "$at/asked")" ""
[ ! -s "$work/double.err" ] || not "the double: $(cat "$work/double.err")"
total
