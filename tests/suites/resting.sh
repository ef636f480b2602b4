#!/bin/sh
# resting: while a game rests nobody is told the bell that it had: whoever asks, whatever is asked of him, reads that it rests,
# and when the host lets it go on the bell as it is then.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
echo "digest 08:00" >>"$PBP_ROOT/.pbp/config"
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
new=$PBP_ROOT/.pbp/outbox/new
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
to() { grep -l "^To: $1@" "$new"/* 2>/dev/null | while read -r f; do cat "$f"; done | tr '\n' ' '; }
says() { # WHO DATE TIME LINE...
	who=$1 date=$2 time=$3
	shift 3
	printf '%s\n' "$@" | mail "$who" "$date" >"$work/one"
	run "$time" "$work/one"
}
bell="5 Jan 2026" rests="the game rests, and no bell rings before the host goes on" rings="no bell rings before the host goes on"

says ann 'Fri Jan  2 10:00:00 2026' 2026-01-02T10:01Z "spawn 3 in Osaka"
has "the bell before" "$(to ann)" "$bell"
has "and in the status" "$("$pbp" status demo)" "until Mon $bell"
rm -f "$new"/*
must "$pbp" host demo pause --now 2026-01-02T12:00Z
has "the letter about it says so" "$(to bob)" "$rests"
hasnt "and names no bell" "$(to bob)" "$bell"

is "status at the shell" "$("$pbp" status demo | grep '^  turn')" "  turn, $rings; time left then: 80 hours"
hasnt "no bell there" "$("$pbp" status demo)" "$bell"
hasnt "nor in the table of all" "$("$pbp" status)" "$bell"
hasnt "nor for who owes" "$("$pbp" host demo who owes --now 2026-01-02T12:01Z)" "$bell"
has "but that it rests" "$("$pbp" host demo who owes --now 2026-01-02T12:01Z | tr '\n' ' ')" "while the game rests"
says bob 'Fri Jan  2 12:10:00 2026' 2026-01-02T12:11Z "status"
has "status by mail" "$(to bob)" "The game rests: no bell rings before the host goes on."
hasnt "no bell there either" "$(to bob)" "$bell"
says bob 'Fri Jan  2 12:20:00 2026' 2026-01-02T12:21Z "move 2 from Tokyo to Saitama" "move 9 from Tokyo to Osaka"
has "a receipt" "$(to bob)" "The game rests: no bell rings before the host goes on; time left then: 80 hours."
hasnt "gives no time to mend it" "$(to bob)" "$bell"
says bob 'Fri Jan  2 12:30:00 2026' 2026-01-02T12:31Z "I need one more day please"
has "who asks for time is asked for" "$(to bob)" "The host has been asked for 24h more"
hasnt "reads no bell" "$(to bob)$(to hanna)" "$bell"
says cleo 'Fri Jan  2 12:40:00 2026' 2026-01-02T12:41Z "away 4 to 6 January"
has "who goes away reads that it rests" "$(to cleo)" "The game rests: $rings."
has "and so does the host" "$(to hanna)" "The game rests: $rings."
hasnt "no bell falls into it" "$(to cleo)$(to hanna)" "until Mon"
run 2026-01-03T08:00Z
has "the letter of the day" "$(to hanna)" "The game rests"
hasnt "has no bell in it" "$(to hanna)" "$bell"
must "$pbp" publish --to "$work/web" --now 2026-01-03T09:00Z
has "the page says it" "$(cat "$work/web/demo/index.html")" "$rests"
hasnt "without a bell" "$(cat "$work/web/demo/index.html" "$work/web/index.html")" "$bell"
hasnt "the calendar has none" "$(cat "$work/web/demo/bells.ics")" "BEGIN:VEVENT"
rm -f "$new"/*
must "$pbp" host demo resume --now 2026-01-03T12:00Z
has "the bell after it" "$("$pbp" status demo)" "until Tue 6 Jan 2026, 20:00"
has "is told" "$(to bob)" "Tue 6 Jan 2026, 20:00"
must "$pbp" publish --to "$work/web" --now 2026-01-03T13:00Z
has "and in the calendar" "$(cat "$work/web/demo/bells.ics")" "DTSTART:20260106T200000Z"
code "verify" 0 "$pbp" verify demo
code "in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
total
