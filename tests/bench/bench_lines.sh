#!/bin/sh
# lines: what a mail of many lines costs: when it comes, and every later run while it waits. Time and memory
# must grow as the mail does, and not at all where it is refused. Figures are printed, never judged.
# usage: B=build tests/bench/bench_lines.sh
B=${B:-build}
cd "$(dirname "$0")/../.." || exit 1
itself=yes # what is killed, refused or measured is pbp itself
. tests/suites/lib
make_mails "$work/m"
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
make_root "$work/base"
"$pbp" process -C "$work/base" --now 2026-01-02T09:30Z "$work/joins" </dev/null >/dev/null || exit 1
# lines TEXT SENDER NUMBER: the mail
lines() { awk -v line="$1" -v n="$3" 'BEGIN { for (i = 0; i < n; i++) print line }' | mail "$2" 'Fri Jan  2 10:00:00 2026'; }
# what a command takes: "SECONDS KiB"
took() { /usr/bin/time -o "$work/time" -f "%e %M" "$@" >"$work/out" 2>&1 </dev/null; tail -n 1 "$work/time"; }
show() { # WHAT SENDER LINE
	for n in 0 1000 2000 4000 8000 16000 32000 100000; do
		rm -rf "$work/r"; cp -a "$work/base" "$work/r"
		lines "$3" "$2" $n >"$work/mail"
		first=$(took "$pbp" process -C "$work/r" --now 2026-01-02T10:01Z "$work/mail")
		later=$(took "$pbp" status demo -C "$work/r" --now 2026-01-02T10:02Z)
		answer=$(cat "$work"/r/.pbp/outbox/new/pbp.receipt* "$work"/r/.pbp/outbox/new/pbp.notice* 2>/dev/null | wc -c)
		printf '%-22s %7d lines  %6s s %7s KiB   later %5s s %7s KiB   letters %6d bytes\n' "$1" "$n" ${first} ${later} \
			"$((answer - before))"
	done
}
before=$(cat "$work"/base/.pbp/outbox/new/pbp.receipt* | wc -c)
show "a player's 'a'" ann "a"
show "a player's orders" ann "move 1 from Osaka to Kyoto"
show "a player's mistakes" ann "move 1 from Nowhere to Kyoto"
show "a stranger's 'a'" eve "a"
show "a stranger's orders" eve "NEXT TURN"
show "a stranger's joins" eve "join at Nowhere"
