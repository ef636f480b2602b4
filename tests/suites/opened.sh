#!/bin/sh
# opened: a seat that nobody plays: its player has sent nothing for too many turns in a row and the game opens it by itself
# (missed_limit = 3 open), or the host does; who else may write for a seat; who owes, and is reminded by the host's word.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
new=$PBP_ROOT/.pbp/outbox/new
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
host() { rm -f "$new"/*; "$pbp" host demo "$1" --now "$2" >"$work/said" 2>&1; }
to() { cat "$(grep -l "^To: $1@" "$new"/*.$2* 2>/dev/null | head -n 1)" 2>/dev/null | tr '\n' ' '; }
orders() { printf '%s\n' "$@"; }
steps() { git -C "$PBP_ROOT/demo/private.git" rev-list --count main; }

for value in "missed_limit=3 open" "missed_limit=2 ask" "missed_limit=none" "missed_limit=0" "missed=rules" "missed=wait 24h" \
	"missed=24h" "first_turn=bell" "first_turn=wait 48h" "grace=0" "cool_off=0" "cool_off=1h" "newcomer=48h" "remind=24h 6h" \
	"extensions=2 by 24h" "absence=move" "holidays=2026-12-24..2027-01-01"; do
	code "a game with $value" 0 "$pbp" new -C "$work/other" "g$((n = ${n-0} + 1))" --rules global-domination --map japan \
		--option "$value" --now 2026-01-01T08:00Z
	cp -R "$PBP_ROOT/demo" "$work/kept"
	code "amended to $value" 0 "$pbp" host demo "amend ${value%%=*} = ${value#*=}" --now 2026-01-02T10:00Z
	rm -rf "$PBP_ROOT/demo" && mv "$work/kept" "$PBP_ROOT/demo"
done
for value in "missed_limit=0 open" "missed_limit=3 close" "missed_limit=many" "missed=wait" "missed=bell" "first_turn=rules" \
	"newcomer=wait 24h" "grace=soon"; do
	code "none is $value" 1 "$pbp" new -C "$work/other" wrong --rules global-domination --map japan --option "$value"
done

must "$pbp" host demo "amend missed_limit = 2 open" --now 2026-01-02T10:00Z
orders pass | mail ann 'Sat Jan  3 10:00:00 2026' >"$work/mails"
orders pass | mail bob 'Sat Jan  3 10:00:00 2026' >>"$work/mails"
orders pass | mail cleo 'Sat Jan  3 10:00:00 2026' >>"$work/mails"
run 2026-01-05T20:00Z "$work/mails"
orders "spawn 3 in Osaka" | mail ann 'Tue Jan  6 10:00:00 2026' >"$work/mails"
orders "spawn 99 in Atlantis" | mail bob 'Tue Jan  6 10:01:00 2026' >>"$work/mails"
run 2026-01-06T11:00Z "$work/mails"
before=$(steps)
host "who owes" 2026-01-06T12:00Z
has "who owes: of what, until when" "$(tr -s "\n " " " <"$work/said")" "until Thu 8 Jan 2026, 20:00 UTC: 2 of 3 are awaited"
has "and who" "$(cat "$work/said")" "red, gold"
is "a question is no step" "$(steps)" "$before"
is "and nobody is told of it" "$(ls "$new")" ""
host "remind" 2026-01-06T12:30Z
has "who owes is reminded" "$(to bob news)" "Subject: the host reminds you"
has "of what, until when" "$(to bob news)" "Thu 8 Jan 2026, 20:00 UTC"
has "and what silence does" "$(to bob news)" "3 units that you do not place will spawn in Tokyo"
has "with the form" "$(to bob news)" "# spawn 3 in Tokyo"
has "each of them" "$(to cleo news)" "The host reminds you: you are still awaited."
is "and nobody else" "$(to ann news)" ""
is "it is a step" "$(steps)" $((before + 1))
has "all may read that he did" "$("$pbp" log demo)" "host: remind"
orders "pass" | mail cleo 'Wed Jan  7 10:00:00 2026' >"$work/mails"
orders "away until Friday" | mail bob 'Wed Jan  7 10:00:00 2026' >>"$work/mails"
run 2026-01-07T11:00Z "$work/mails"
host "who owes" 2026-01-07T12:00Z
has "who is away" "$(cat "$work/said")" "red (away until Fri 9 Jan"
host "remind" 2026-01-07T12:01Z
has "he is left in peace" "$(cat "$work/said")" "nobody is awaited who is not away"
run 2026-01-08T20:00Z
is "one turn is not two" "$("$pbp" state demo | grep -c '^seat=.*player=none')" 0
hasnt "and his seat is his" "$(to bob report)" "nobody plays your seat"
orders pass | mail ann 'Fri Jan  9 10:00:00 2026' >"$work/mails"
orders pass | mail cleo 'Fri Jan  9 10:00:00 2026' >>"$work/mails"
run 2026-01-09T11:00Z "$work/mails"
run 2026-01-12T20:00Z
has "two are: all are told" "$(to ann news)" "Nothing came from red for 2 turns in a row: nobody plays that seat now."
has "he is" "$(to bob farewell)" "nobody plays that seat now, until the host gives it to somebody."
has "the host is, with the line" "$(to hanna notice)" "    admit red ADDRESS"
has "in a subject of its own" "$(to hanna notice)" "Subject: 2 turns without orders of red: nobody plays it now"
run 2026-01-13T10:00Z
is "once" "$(ls "$new")" ""
must "$pbp" host demo "admit red dora@example.org" --now 2026-01-13T11:00Z
run 2026-01-15T20:00Z
is "who comes begins at nothing" "$("$pbp" host demo open red --now 2026-01-15T20:01Z --dry-run | grep -c 'nobody plays red')" 0
host "second red erin@example.net" 2026-01-15T20:05Z
has "a second: he is told what he may do" "$(to erin second)" "You may write for red in game demo, beside its player"
has "the player who it is" "$(to dora news)" "What comes from erin@example.net counts as yours from now on"
is "the others are not" "$(to ann news)" ""
orders "spawn 1 in Tokyo" | mail erin 'Fri Jan 16 10:00:00 2026' | sed 's/erin@example.org/erin@example.net/' >"$work/mails"
run 2026-01-16T11:00Z "$work/mails"
has "what he writes stands" "$(to erin receipt)" "spawn 1 in Tokyo"
host "second gold erin@example.net" 2026-01-16T11:01Z
has "for one seat only" "$(cat "$work/said")" "is a player's address already"
host "open red" 2026-01-16T12:00Z
has "the host opens a seat: all are told" "$(to ann news)" "The host opened the seat of red: nobody plays it now."
has "who goes is" "$(to dora farewell)" "You no longer play red: nobody plays that seat now"
orders "spawn 2 in Tokyo" | mail erin 'Fri Jan 16 13:00:00 2026' | sed 's/erin@example.org/erin@example.net/' >"$work/mails"
run 2026-01-16T13:01Z "$work/mails"
has "his second goes with him" "$(to erin receipt)" "you do not play in this game any more"
host "open red" 2026-01-16T14:00Z
has "twice is refused" "$(cat "$work/said")" "nobody plays red"
is "no address is public" "$(git -C "$PBP_ROOT/demo/public.git" cat-file --batch-all-objects --batch | grep -a -c 'erin@\|dora@\|bob@')" 0
must "$pbp" host demo "annul turn 4" --now 2026-01-16T15:00Z
must "$pbp" host demo resume --now 2026-01-16T15:01Z
must "$pbp" host demo "end game" --now 2026-01-16T16:00Z
code "verify" 0 "$pbp" verify demo
code "in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
total
