#!/bin/sh
# hosts: a game has a host of its own and cohosts, where its file `hosts` says so: what they write counts, they get what goes
# to the host, nobody else does, and no address of theirs is in what players may clone.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
echo "authserv mx.example.org" >>"$PBP_ROOT/.pbp/config"
new=$PBP_ROOT/.pbp/outbox/new
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
to() { grep -l "^To: $1@" "$new"/* 2>/dev/null | while read -r f; do cat "$f"; done; }
orders() { printf '%s\n' "$@"; }
writes() { # WHO DATE TIME <words
	mail "$1" "$2" | vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/one"
	run "$3" "$work/one"
}
printf '# of this game\nhost hera@example.org\n\ncohost carl@example.org\ncohost ann@example.org\n' >"$PBP_ROOT/demo/hosts"
orders "join at Osaka as teal" | writes ann 'Thu Jan  1 10:00:00 2026' 2026-01-01T10:01Z
has "who joins reads the game's own host" "$(to ann | tr '\n' ' ')" "The host: hera@example.org"
orders "join at Tokyo as red" | writes bob 'Thu Jan  1 11:00:00 2026' 2026-01-01T11:01Z
run 2026-01-02T09:30Z
orders "extend by 24h" | writes carl 'Sat Jan  3 10:00:00 2026' 2026-01-03T10:01Z
has "a cohost moves the bell" "$("$pbp" status demo --now 2026-01-03T11:00Z)" "until Tue 6 Jan 2026, 20:00 UTC"
orders "extend by 24h" | writes hera 'Sat Jan  3 11:00:00 2026' 2026-01-03T11:01Z
has "so does the game's host" "$("$pbp" status demo --now 2026-01-03T12:00Z)" "until Wed 7 Jan 2026, 20:00 UTC"
orders "extend by 24h" | writes hanna 'Sat Jan  3 12:00:00 2026' 2026-01-03T12:01Z
has "not the host of other games" "$("$pbp" status demo --now 2026-01-03T13:00Z)" "until Wed 7 Jan 2026, 20:00 UTC"
orders "press to host: May I wear a hat at the table in one turn?" | writes bob 'Sat Jan  3 13:00:00 2026' 2026-01-03T13:01Z
has "a question goes to the host" "$(to hera)" "May I wear a hat at the table"
has "and to a cohost" "$(to carl)" "May I wear a hat at the table"
is "not to one who plays, before the turn is over" "$(to ann)" ""
is "nor to the host of other games" "$(to hanna)" ""
orders "I need one more day please" | writes bob 'Sat Jan  3 14:00:00 2026' 2026-01-03T14:01Z
has "what is asked of the host goes to both" "$(to hera | grep -c '^Subject:') $(to carl | grep -c '^Subject:')" "1 1"
orders "pass" | mail ann 'Sat Jan  3 15:00:00 2026' >"$work/one"
run 2026-01-07T20:00Z "$work/one"
has "who missed the turn is told to both" "$(to hera | grep -c '^Subject:.*without orders of red') $(to carl | grep -c '^Subject:.*without orders of red')" "1 1"
has "then the one who plays reads the question" "$(to ann)" "May I wear a hat at the table"
code "verify" 0 "$pbp" verify demo
code "in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
is "no address is public" "$(git -C "$PBP_ROOT/demo/public.git" cat-file --batch-all-objects --batch | grep -a -c 'hera@\|carl@\|hanna@')" 0
code "of two lines one is wrong" 1 "$pbp" host demo "$(printf 'extend by 1h\nremove mars')" --now 2026-01-07T21:00Z
code "and the history replays all the same" 0 "$pbp" verify demo

# ---- a cohost does all but what changes the board itself
printf 'host hera@example.org\ncohost carl@example.org\n' >"$PBP_ROOT/demo/hosts"
at() { t=$((${t:-0} + 1)) && echo "2026-01-07T21:$((9 + t)):00Z"; }
for line in "annul turn 1" "set land area=Nara troops=9" "unset amendment 1" "announce turn 5: set land area=Nara troops=2" "end game"; do
	orders "$line" | writes carl "Wed Jan  7 21:$((10 + ${t:-0})):00 2026" "$(at)"
	has "a cohost does not say: $line" "$(to carl)" "only the host himself can do that, not a cohost"
	hasnt "nothing of it is done: $line" "$("$pbp" log demo | head -n 1)" "$line"
done
orders "annul turn 1" | writes hera 'Wed Jan  7 21:20:00 2026' 2026-01-07T21:21Z
has "the host does" "$("$pbp" log demo | head -n 1)" "annul turn 1"
orders "resume" | writes carl 'Wed Jan  7 21:22:00 2026' 2026-01-07T21:23Z
run 2026-01-07T21:24Z
code "it replays" 0 "$pbp" verify demo
has "and reads the same" "$(cat "$work/out")" "0 lines of"
code "in public too" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"

# ---- a host who plays sees through pbp what he may see as a player
orders "spawn 3 in Tokyo" | mail bob 'Wed Jan  7 22:00:00 2026' >"$work/one"
run 2026-01-07T22:01Z "$work/one"
printf 'host ann@example.org\ncohost carl@example.org\n' >"$PBP_ROOT/demo/hosts"
for look in "map demo --format json --seat red" "report demo --seat red" "state demo --seat red"; do
	# shellcheck disable=SC2086 # words
	code "$look" 1 "$pbp" $look
	has "$look: says why" "$(cat "$work/err")" "the host of demo plays teal: what red alone may see is not shown to him"
done
echo "pass" >"$work/orders"
code "check in another's name" 1 "$pbp" check demo "$work/orders" --seat red
code "his own he sees" 0 "$pbp" map demo --format json --seat teal
hasnt "no purse of another's" "$("$pbp" state demo | grep '^seat=red' | head -n 1)" "influence="
has "his own purse" "$("$pbp" state demo | grep '^seat=teal' | head -n 1)" "influence="
"$pbp" host demo "act for red: move 99 from Tokyo to Osaka" --now 2026-01-07T22:02Z >"$work/out" 2>&1
hasnt "an answer shows no orders of another's" "$(cat "$work/out")" "spawn 3"
code "what the turn would bring" 1 "$pbp" host demo --dry-run who owes --now 2026-02-01T20:00Z
has "nor that" "$(cat "$work/err")" "the host of demo plays teal: what would come of what others have ordered is not shown to him"
is "not a word of it" "$(cat "$work/out")" ""
code "nor by a line that is refused behind the bell" 1 "$pbp" host demo --dry-run "act for teal: move 9 from Osaka to Tokyo" --now 2026-02-01T20:00Z
is "nor a word of that" "$(cat "$work/out")" ""
code "what his line does he may try" 0 "$pbp" host demo --dry-run pause --now 2026-01-07T22:03Z
mv "$PBP_ROOT/demo/hosts" "$work/hosts"
code "who does not play sees how the turn would end" 0 "$pbp" host demo --dry-run who owes --now 2026-02-01T20:00Z
has "what it would be recorded as" "$(cat "$work/out")" "
  Turn 2: "
has "and what players would read" "$(cat "$work/out")" "
  bob@example.org: Turn 2: "
hasnt "nothing of it has happened" "$("$pbp" log demo)" "Turn 2: "
mv "$work/hosts" "$PBP_ROOT/demo/hosts"
orders "May I wear a hat at the table?" | writes bob 'Wed Jan  7 23:00:00 2026' 2026-01-07T23:01Z
has "a question goes to who does not play" "$(to carl)" "May I wear a hat at the table"
has "and who asks is told so" "$(to bob)" "Sent to the cohost, for the host plays himself"
is "the host does not read it yet" "$(to ann)" ""
printf 'host ann@example.org\n' >"$PBP_ROOT/demo/hosts"
orders "May I wear a scarf at the table?" | writes bob 'Wed Jan  7 23:10:00 2026' 2026-01-07T23:11Z
has "with nobody else it waits for the bell" "$(to bob | tr '\n' ' ')" "He plays himself, so he reads it when the turn is over"

# ---- what does not read believes nobody
for bad in "cohosts carl@example.org" "host hera" "host hera@example.org
host carl@example.org" "cohost carl@example.org evil" "cohost $(printf 'a\001b@example.org')"; do
	printf '%s\n' "$bad" >"$PBP_ROOT/demo/hosts"
	code "\"$bad\" is no line" 1 "$pbp" status demo --now 2026-01-08T09:00Z
	has "the line is named" "$(cat "$work/err")" "demo/hosts, line "
done
printf 'cohost carl@example.org\n' >"$PBP_ROOT/demo/hosts"
orders "announce hello" | writes hanna 'Thu Jan  8 10:00:00 2026' 2026-01-08T10:01Z
has "without a host of its own it is the host of all" "$("$pbp" log demo | head -n 1)" "announce hello"

# ---- who repeats the page by hand needs nothing that it does not show, but its clock
is "docs/hosts.md runs nothing unseen" "$(grep '^<!-- ' docs/hosts.md)" "<!-- now 2026-01-05T19:00:30Z -->"
total
