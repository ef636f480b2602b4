#!/bin/sh
# awaited: no word by which a player says that he has done with it leaves a game standing with nobody awaited: in a game of every
# ruleset (of two; WHOLE=1, `make answered`: of all) without a bell, whoever is awaited says `no orders`, `finished`, `that is all`, `done` or `pass`, again and again; either
# somebody is awaited still, or the game has gone on to what has a bell.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\n' >"$r/.pbp/config"
# of the calls that are open, but the muster: KIND SEATS AWAITED..., a line each
calls() { "$pbp" status -C "$r" "$game" --json | python3 -c 'import json, sys
s = json.load(sys.stdin)
print("phase", s["phase"])
for c in s["calls"]:
    if c["kind"] != "muster": print("call", c["kind"], c["bell"] or "-", len(c["seats"]), *c["awaited"])'; }
address() { grep -i "^seat $1 " "$work/one.game" | grep -o '[a-z]*@' | tr -d @; }

for file in $(sample 2 games/global-domination/duel.game games/states/duel.game games/armies/four.game games/gilmoria/trio.game \
	games/hegemon/archipelago.game); do
	game=$(basename "$(dirname "$file")") n=0 # hegemon's seasons have bells of their own
	sed "s/^game .*/game $game/; /^option deadline/d; /^option early/d" "$file" >"$work/one.game"
	[ "$game" = hegemon ] || echo "option deadline = none" >>"$work/one.game"
	must "$pbp" new -C "$r" "$work/one.game" --now 2026-01-01T08:00Z --secret $secret
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	said=0
	for words in "no orders" finished "that is all" "done" pass; do
		for who in $(calls | sed -n 's/^call [^ ]* [^ ]* [0-9]* *//p' | tr ' ' '\n' | sort -u); do
			n=$((n + 1))
			at=$(date -u -d "2026-01-02T09:00Z +$n minutes" '+%a %b %e %H:%M:%S %Y')
			[ -n "$(address "$who")" ] || continue
			said=$((said + 1))
			echo "$words" | mail "$(address "$who")" "$at" "$game" | run "$(date -u -d "2026-01-02T09:00Z +$n minutes" +%FT%TZ)"
		done
		calls >"$work/calls"
		grep -q '^phase over' "$work/calls" && break
		is "$game: after \"$words\" somebody is awaited, or a bell" \
			"$(awk '/^call/ && ($3 != "-" || NF > 4) { n = 1 } END { print n + 0 }' "$work/calls")" 1
	done
	[ $said -gt 1 ] || not "$game: nobody said anything: $(cat "$work/calls")"
	code "$game: verify" 0 "$pbp" verify "$game" -C "$r"
	rm -rf "${r:?}/$game"
done
total
