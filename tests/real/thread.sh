#!/bin/sh
# A game of states that three people play from a thread of a Fossil forum on loopback, beside mail.
. tests/real/lib
. tests/real/forum
. tests/real/fossil_lib
topic=$(opens hanna "Here west is played" "Turns come below.")
root=${WEST:-/tmp/west}
mkdir -p $root/.pbp
printf 'address pbp@example.org\nhost hanna@example.org\n' >$root/.pbp/config
"$pbp" -C $root new west --rules states --map usa48 --option max_rounds=4 --secret "$(printf %064d 7)" >/tmp/said 2>&1 || not "new: $(cat /tmp/said)"
printf '%s\n' 'driver fossil' 'url http://127.0.0.1:8123' 'user pbp' 'key secret-pbp' "topic $topic" \
	'player alice ann@example.org' 'player bobby bob@example.org' 'player cleo cat@example.org' \
	'player hanna hanna@example.org' | set_up $root/west
python3 tests/real/thread_game.py "$B" $root 8123 "$topic" >/tmp/played 2>&1
while read -r line; do
	case $line in ok\ *) ok "${line#ok }" ;; figure:*) echo "$line" ;; *) not "$line" ;; esac
done </tmp/played
total
