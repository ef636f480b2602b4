#!/bin/sh
# holes: seats that were removed before the game began leave holes in the numbers of the others: with a handful of players left
# a number may be far beyond how many there are, and nothing that is kept for each seat may be too small for it.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
gone() { # 70 are admitted, in the end four play, the last of them as seat 69
	echo "mail host 2026-01-01T08:00Z"
	i=1
	while [ $i -le 70 ]; do
		[ $i -gt 4 ] && echo "  remove p$((i - 2))"
		echo "  admit p$i p$i@example.org"
		i=$((i + 1))
	done
	echo "mail host 2026-01-01T09:00Z
  begin"
}
{
	printf 'scenario "hegemon: a seat with a high number"\nrules hegemon\nmap archipelago\n'
	gone
	printf 'mail p70 2026-01-01T10:00Z\n  bid 2 on share 1\n  bid 2 on share 2\nmail p69 2026-01-01T11:00Z\n  bid 3 on share 3\n'
	printf 'now 2026-01-12T00:00Z\nexpect\n  share share=1 owner=p70\n'
} >"$work/hegemon.t"
{
	printf 'scenario "armies: a seat with a high number"\nrules armies\nmap barrows\n'
	gone
	printf 'now 2026-03-12T00:00Z\nexpect\n  seat name=p70\n'
} >"$work/armies.t"
for of in states:usa48 gilmoria:gilmoria global-domination:japan; do
	{
		printf 'scenario "%s: a seat with a high number"\nrules %s\nmap %s\n' "${of%%:*}" "${of%%:*}" "${of#*:}"
		gone | if [ "${of%%:*}" = states ]; then sed 's/^  begin/  remove p69\n  begin/'; else cat; fi
		printf 'now 2026-03-12T00:00Z\nexpect\n  seat name=p70\n'
	} >"$work/${of%%:*}.t"
done
for game in hegemon armies states gilmoria global-domination; do
	if "$pbp" play "$work/$game.t" >"$work/out" 2>&1; then ok; else not "$game: $(tail -n 5 "$work/out")"; fi
done
total
