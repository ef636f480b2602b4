#!/bin/sh
# A forum of Fossil on loopback: a whole game is posted to it, each part once whoever is killed at what.
. tests/real/lib
. tests/real/forum
. tests/real/fossil_lib
cutter /tmp/cut 8123

# the texts of the forum's posts, oldest first, as they stand in the repository
texts() {
	sql "SELECT blob.uuid FROM forumpost JOIN blob ON blob.rid = fpid ORDER BY fmtime, fpid" |
		while read -r id; do command fossil artifact "$id" -R $repo; done
}
there() { texts | marks; }
# ---- a whole game, and whoever is killed at what ----
all="turn 1, part 1,turn 1, part 2,turn 2, part 1,turn 2, part 2,turn 3, part 1,turn 4, part 1,turn 5, part 1,turn 5, part 2,"
demo /tmp/demo
cp $repo /tmp/empty.fossil
board() { printf 'driver fossil\nurl http://%s\nuser pbp\nkey secret-pbp\nbody 2000\n%s\n' "$through" "$1" | set_up /tmp/demo/demo; }
anew() { cp /tmp/empty.fossil $repo && board ""; }
killed_at_each "a thread a turn"
is "a thread a turn: they are five" "$(sql "SELECT count(*) FROM forumpost WHERE froot = fpid")" 5
cp /tmp/empty.fossil $repo
topic=$(opens hanna "Here demo is played" "Turns come below.")
cp $repo /tmp/opened.fossil
anew() { cp /tmp/opened.fossil $repo && board "topic $topic"; }
killed_at_each "one thread"
is "one thread: it is one" "$(sql "SELECT count(*) FROM forumpost WHERE froot = fpid")" 1
total
