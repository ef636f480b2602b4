#!/bin/sh
# vacant: a seat that nobody plays while its game runs: the host has a text to post, whoever answers it is told what game it is
# and that the host gives the seat, and the host reads his words with the line that gives it. Seats that the rules move
# themselves are offered to nobody.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
mkdir -p "$PBP_ROOT/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$PBP_ROOT/.pbp/config"
new=$PBP_ROOT/.pbp/outbox/new
n=0
# writes GAME WHO TIME WORDS: what it brings about is in the outbox
writes() {
	n=$((n + 1))
	rm -f "$new"/*
	printf '%s\n' "$4" | mail "$2" "Fri Jan  2 $3:00 2026" "$1" | vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/one"
	must "$pbp" process --now "2026-01-02T$3:30Z" "$work/one"
}
to() { grep -l "^To: $1@" "$new"/* 2>/dev/null | while read -r f; do sed 's/\r$//; /^Content-Type: text\/html/,$d' "$f"; done; }
words() { to "$1" | tr '\n' ' '; }
hosted() { must "$pbp" host "$@"; }

for of in states:usa48 global-domination:japan armies:barrows gilmoria:gilmoria hegemon:archipelago; do
	game=${of%%:*}
	must "$pbp" new "$game" --rules "$game" --map "${of#*:}" --now 2026-01-01T08:00Z --secret $secret --option newcomer=48h \
		--option begin=2026-01-02T08:30Z
	case $game in
	global-domination) joins="join at Osaka as red|join at Tokyo as blue" ;;
	*) joins="join|join" ;;
	esac
	for who in ann bob; do
		printf '%s\n' "${joins%%|*}" | mail $who "Thu Jan  1 10:00:00 2026" "$game" | vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/one"
		must "$pbp" process --now 2026-01-01T10:01Z "$work/one"
		joins=${joins#*|}
	done
done
must "$pbp" process --now 2026-01-02T08:30Z
for game in states global-domination armies gilmoria hegemon; do
	hour=$((${hour:-8} + 1))
	at=$(printf %02d $hour)
	writes "$game" eve "$at:01" "Is a seat free?"
	case $game in
	global-domination | hegemon) has "$game: who asks may join at any time" "$(to eve)" "You do not play yet. Answer" ;;
	*) has "$game: who asks is told that he cannot join" "$(to eve | tr '\n' ' ')" "nobody can join it now" ;;
	esac
	is "$game: the host is not told where no seat is vacant" "$(to hanna)" ""
	writes "$game" bob "$at:02" "yes, I resign"
	has "$game: a text to post" "$(words hanna)" "Wanted: somebody to take over "
	has "$game: how long the first orders have" "$(words hanna)" "The first orders have 2 days at least."
	seat=$(words hanna | sed -n 's/.*Wanted: somebody to take over \(.*\) in '"$game"', .*/\1/p')
	writes "$game" "zed$hour" "$at:03" "Hi, I would like to take over $seat"
	if [ $game = gilmoria ]; then # who had a domain leaves one that others may win over, as its rules say
		is "$game: nobody is told of a seat that the rules have a use for" "$(to "zed$hour")" ""
		continue
	fi
	has "$game: who answers it reads who gives the seat" "$(words "zed$hour")" "nobody plays "
	has "$game: and what game it is" "$(words "zed$hour")" "The game: "
	has "$game: the host reads his words" "$(to hanna)" "| Hi, I would like to take over $seat"
	line=$(to hanna | sed -n "s/^    pbp host $game \\(admit $seat zed$hour@example.org\\)$/\\1/p")
	has "$game: and has the line" "$line" "admit"
	hasnt "$game: of the seats that the rules move nobody reads" "$(words "zed$hour")$(words hanna)" "buffer"
	writes "$game" "zed$hour" "$at:04" "And now?"
	is "$game: the host hears of him once a day" "$(to hanna)" ""
	hosted "$game" "$line" --now "2026-01-02T$at:06Z"
	writes "$game" "zed$hour" "$at:07" "status"
	has "$game: he plays" "$(words "zed$hour")" "You are "
	code "$game: verify" 0 "$pbp" verify "$game"
	code "$game: in public" 0 "$pbp" verify "$PBP_ROOT/$game/public.git"
done
total
