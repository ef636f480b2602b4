#!/bin/sh
# Recorded games: played again every turn ends with the same rows after the same dice, with the same commit ids
# however the mails come in, and their histories verify. `tests/suites/recorded.sh pin` writes the facts anew.
# Three games are played at another rhythm as well, each at another, and of them the first MAILS mails of each mailbox (20);
# WHOLE=1 (`make recorded`): each game, whole, at every rhythm it has. Where both histories are the same to the commit id, `verify` of one is that of the other.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
games='states/duel states/trio gilmoria/realm gilmoria/feud armies/barrow armies/straits'
# In Armies a turn stops in its middle and asks several people: played at every rhythm. An hour is 24 runs a day.
ways() {
	case ${WHOLE:+whole }$1 in
	'whole armies/'*) echo mail hour day ;;
	whole*) echo mail ;;
	armies/straits) echo mail ;;
	armies/barrow) echo hour ;;
	states/trio) echo day ;;
	esac
}

check() { # what, command...
	what=$1
	shift
	if "$@" >"$work/said" 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "recorded: $what"
		head -n 20 "$work/said"
	fi
}

tip() { git -c safe.directory='*' -C "$1" rev-parse main; }
same_tip() { [ "$(tip "$work/$1-$beside/$1/$2.git")" = "$(tip "$work/$1-$3/$1/$2.git")" ]; }
# but reminders, which go out where a run comes in time for them
same_letters() { diff -r -x '*.reminder-*' "$work/$1-$beside/.pbp/outbox/new" "$work/$1-$2/.pbp/outbox/new"; }
rows() { "$pbp" -C "$work/$1-once" state "$1" | sed -n "/^# \(land\|space\)/,\$p"; }
turns() { tests/games/digest "$work/$1-once/$1/private.git"; }
ends_as_it_ended() { rows "$2" | diff "tests/games/$1/end" -; }
goes_as_it_went() { turns "$2" | diff "tests/games/$1/turns" -; }
receipts() { grep -rlE -e "$2" "$work/$1-once/.pbp/outbox/new" --include='*receipt*'; }
# whose mail ends his turn reads that it did, and what is asked now, and not that he may still change it
closing_is_told() {
	receipts "$1" '^  line [0-9]+: end turn$' >"$work/enders" && [ "$(wc -l <"$work/enders")" -gt 9 ] &&
		! xargs grep -L '^Closed by this mail: the turn\.$' <"$work/enders" | grep . &&
		! xargs grep -L '^Open now, in turn [0-9]*: \|^The game is over' <"$work/enders" | grep . &&
		! receipts "$1" '^Closed by ' | xargs grep -l '^To change it\|^If you order nothing more' &&
		! receipts "$1" '^Subject: .*now it is turn' | xargs grep -L '^Turn [0-9]* is over; its report comes' | grep .
}
has_rounds() { # game, at least: or no space is free any more
	! grep -q ' end=full$' "tests/games/$1/end" || return 0
	round=$(sed -n 's/^.*active=.* round=\([0-9]*\).*/\1/p' "tests/games/$1/end" | head -n 1)
	[ "${round:-0}" -ge "$2" ]
}

if [ "${1:-}" = pin ]; then
	for game in $games; do
		name=${game#*/}
		tests/games/play "$game" "$work/$name-once" once >/dev/null || exit 1
		rows "$name" >"tests/games/$game/end"
		turns "$name" >"tests/games/$game/turns"
	done
	exit 0
fi

plays() { # GAME NAME WAY
	case $3 in
	once) tests/games/played "$1" "$work/$2-once" ;; # what other suites look at is this
	short) GAMES=$work/games tests/games/play "$1" "$work/$2-$3" once ;;
	*) GAMES=$([ $beside = once ] && echo tests/games || echo "$work/games") tests/games/play "$1" "$work/$2-$3" "$3" ;;
	esac
}
# the game up to its mail MAILS in each mailbox, and what waits is played then
begun() { # GAME
	mkdir -p "$work/games/${1%/*}"
	cp -R "tests/games/$1" "$work/games/$1"
	for box in "tests/games/$1"/*.mbox; do
		awk -v most="${MAILS-20}" '/^From / { n++ } n <= most' "$box" >"$work/games/$1/$(basename "$box")"
	done
	last=$(sed -n 's/^From [^ ]* //p' "$work/games/$1/turns.mbox" | tail -n 1)
	sed -i "s/^mail turns.mbox .*/mail turns.mbox $(date -u -d "$last UTC 1 hour" +%Y-%m-%dT%H:00:00Z)/;/turns.mbox/q" "$work/games/$1/game"
}
for game in $games; do
	name=${game#*/}
	beside=once
	[ -n "${WHOLE-}" ] || [ -z "$(ways "$game")" ] || { beside=short; begun "$game"; }
	for way in once ${beside#once} $(ways "$game"); do
		check "$game plays, mails by $way" plays "$game" "$name" $way
		[ $way != once ] && [ -z "${WHOLE-}" ] || check "$game verifies, mails by $way" "$pbp" -C "$work/$name-$way" verify "$name"
	done
	for repo in private public; do
		for way in $(ways "$game"); do
			check "$game: the same $repo history by $way" same_tip "$name" $repo $way
		done
		check "$game: the $repo history is whole" git -c safe.directory='*' -C "$work/$name-once/$name/$repo.git" fsck --strict
	done
	for way in $(ways "$game"); do
		check "$game: the same letters by $way" same_letters "$name" $way
	done
	check "$game: each turn goes as it went" goes_as_it_went "$game" "$name"
	check "$game: a mail that closes is told so" closing_is_told "$name"
	check "$game ends as it ended" ends_as_it_ended "$game" "$name"
	check "$game has twenty rounds" has_rounds "$game" 20
done

total
