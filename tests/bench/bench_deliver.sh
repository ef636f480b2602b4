#!/bin/sh
# What a mail server waits for: pbp-deliver beside procmail, both storing one mail after the other on
# a disk (TMPDIR), in turns of a hundred. Figures are printed, never judged.
# usage: B=build tests/bench/bench_deliver.sh [ROUNDS]
cd "$(dirname "$0")/../.." || exit 1
deliver=${B:-build}/pbp-deliver rounds=${1:-5}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
{
	printf 'Return-Path: <ann@example.org>\nFrom: Ann <ann@example.org>\nTo: pbp+spring@example.org\n'
	printf 'Subject: my orders\nMessage-ID: <1@example.org>\n\nmove 4 from Osaka to Kyoto\n\n'
	yes '> On Monday the host wrote what had happened in the turn before, at some length.' | head -n 30
} >"$work/mail"
mkdir "$work/maildir"
printf 'MAILDIR=%s\nDEFAULT=%s/maildir/\n' "$work" "$work" >"$work/rc"
now() { date +%s%N; }
hundred() { # COMMAND...; the time in $took
	begin=$(now)
	for _ in 0 1 2 3 4 5 6 7 8 9; do
		for i in 0 1 2 3 4 5 6 7 8 9; do "$@" <"$work/mail"; done
	done
	took=$(($(now) - begin))
}
ours=0 theirs=0
for _ in $(seq "$rounds"); do
	rm -rf "$work/root" "$work/maildir/new"
	hundred "$deliver" -C "$work/root"
	ours=$((ours + took))
	[ -n "$(command -v procmail)" ] || continue
	hundred procmail "$work/rc"
	theirs=$((theirs + took))
done
n=$((rounds * 100))
printf '%-40s %10d us\n' "pbp-deliver, a mail" $((ours / n / 1000))
if [ $theirs -gt 0 ]; then
	printf '%-40s %10d us        (%d.%02d times procmail; at most 1.2)\n' "procmail, a mail" $((theirs / n / 1000)) \
		$((ours / theirs)) $((ours * 100 / theirs % 100))
else
	echo "procmail is not installed: nothing to compare with"
fi
