#!/bin/sh
# reopen: what an annulled turn has shown to others is not chosen again: who orders in it is refused, the host's `act for` is
# not, and stands as his; only where nothing was ordered and no die fell may all order anew (DECISIONS: annul).
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
said() { tr -s '\n ' ' ' <"$work/said"; }
to() { cat "$(grep -l "^To: $1@" "$new"/*.$2* 2>/dev/null | head -n 1)" 2>/dev/null | tr -s '\n ' ' '; }
in_kyoto() { "$pbp" state demo | grep -c '^area=kyoto .*owner=teal'; }

run 2026-01-05T20:00Z # the mail server was down: nobody ordered anything
host reopen 2026-01-05T21:00Z
has "a turn that stands is not opened" "$(said)" "write first: annul turn N"
host "annul turn 1" 2026-01-05T21:01Z
echo "move 3 from Osaka to Kyoto" | mail ann 'Mon Jan  5 21:02:00 2026' >"$work/mails"
run 2026-01-05T21:02Z "$work/mails"
has "who has seen how it went orders nothing" "$(to ann receipt)" "the turn is played again from the orders that were"
hasnt "nor is he told that he may" "$(to ann receipt)" "To change it"
hasnt "or that he can mend it" "$(to ann receipt)" "mend"
has "but why not" "$(to ann receipt)" "The turn was taken back and is played again from the orders that were given: nobody changes his own any more."
cp -R "$PBP_ROOT" "$PBP_ROOT.before"
host reopen 2026-01-05T21:03Z
has "nothing was known: it is open" "$(said)" "all may order anew"
has "all are told" "$(to bob news)" "The host let all order anew: no order of that turn was known to others."
echo "move 3 from Osaka to Kyoto" | mail ann 'Mon Jan  5 21:04:00 2026' >"$work/mails"
run 2026-01-05T21:04Z "$work/mails"
has "they order" "$(to ann receipt)" "move 3 from Osaka to Kyoto"
hasnt "and it is taken" "$(to ann receipt)" "NOT taken"
has "until then they may change it" "$(to ann receipt)" "To change it"
must "$pbp" host demo extend by 24h --now 2026-01-05T21:05Z
must "$pbp" host demo resume --now 2026-01-05T21:06Z
run 2026-01-06T22:00Z
is "and it is played" "$(in_kyoto)" 1
code "verify" 0 "$pbp" verify demo
code "in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"

host "annul turn 1" 2026-01-06T22:01Z
host reopen 2026-01-06T22:02Z
has "now an order is known: nobody chooses anew" "$(said)" "an order or a die of that turn is known to others"
has "what can be done is said" "$(said)" "write: act for SEAT: LINE, discard SEAT, or set TABLE ROW; then resume"
echo "move 2 from Osaka to Nara" | mail ann 'Tue Jan  6 22:03:00 2026' >"$work/mails"
run 2026-01-06T22:03Z "$work/mails"
has "not the player" "$(to ann receipt)" "the turn is played again from the orders that were"
for words in "withdraw line 1" "withdraw" "done" "no orders"; do
	echo "$words" | mail ann 'Tue Jan  6 22:03:30 2026' >"$work/mails"
	run 2026-01-06T22:03:30Z "$work/mails"
	has "nor by \"$words\"" "$(to ann receipt)" "the turn is played again from the orders that were"
	has "and his order stands" "$(to ann receipt)" "All that now stands for you: move 3 from Osaka to Kyoto"
done
host "act for teal: move 3 from Osaka to Nara" 2026-01-06T22:04Z
hasnt "but the host in his name" "$(said)" "NOT taken"
has "and he is told" "$(to ann news)" "In your name the host wrote: move 3 from Osaka to Nara"
must "$pbp" host demo resume --now 2026-01-06T22:05Z
run 2026-01-06T22:06Z
is "what he wrote is played" "$(in_kyoto) $("$pbp" state demo | grep -c '^area=nara .*owner=teal')" "0 1"
has "the report says whose it is" "$("$pbp" report demo --turn 1 | tr -s '\n ' ' ')" "The host gave an order for teal."
code "verify behind that" 0 "$pbp" verify demo
code "and in public" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"

# with a cohost's word nothing is opened; and with dice that fell nothing either
rm -rf "$PBP_ROOT" && mv "$PBP_ROOT.before" "$PBP_ROOT"
echo "cohost carl@example.org" >"$PBP_ROOT/demo/hosts"
mkdir -p "$PBP_ROOT/.pbp" && printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$PBP_ROOT/.pbp/config"
echo reopen | mail carl 'Mon Jan  5 21:10:00 2026' | vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/mails"
run 2026-01-05T21:10Z "$work/mails"
has "it is the host's alone" "$(to carl receipt)" "only the host himself can do that, not a cohost"

# what stands below `annul` is for the turn as it stands then: it is heard when the turn has been taken back
must "$pbp" host demo resume --now 2026-01-05T21:11Z
rm -rf "$PBP_ROOT.before"; cp -R "$PBP_ROOT" "$PBP_ROOT.before"
# from_host TEXT TIME: a mail of his
from_host() {
	printf '%b\n' "$1" | mail hanna "$(date -u -d "$2" '+%a %b %e %H:%M:%S %Y')" "${game-demo}" |
		vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/mails"
	run "$2" "$work/mails"
}
answers() { cat $(grep -l "^To: hanna@" "$new"/*receipt*) | tr -s '\n ' ' '; }
in_nara() { "$pbp" state demo | grep -c '^area=nara .*owner=teal'; }
from_host 'annul turn 1\nact for teal: move 3 from Osaka to Nara\nresume\n\n-- \nHanna' 2026-01-05T21:20:00Z
has "the turn is taken back" "$(answers)" "Taken: line 1: annul turn 1"
has "it is said that the lines below are heard then" "$(answers)" "the next letter says what came of it"
has "and the next letter says it" "$(answers)" "act for teal: move 3 from Osaka to Nara"
is "two letters" "$(grep -l "^To: hanna@" "$new"/*receipt* | wc -l)" 2
has "whose seat it is is told" "$(to ann news)" "move 3 from Osaka to Nara"
run 2026-01-05T21:21Z
is "it has been played so" "$(in_nara)" 1
is "once" "$("$pbp" log demo | grep -c 'act for teal')" 1
code "verify behind a block" 0 "$pbp" verify demo
code "and in public" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"

again() { rm -rf "$PBP_ROOT"; cp -R "$PBP_ROOT.before" "$PBP_ROOT"; }
again
from_host 'annul turn 1\nact for teal: move 3 from Osaka to Atlantis\n' 2026-01-05T21:20:00Z
has "what cannot be done is answered" "$(answers)" "Atlantis"
has "the turn rests" "$("$pbp" status demo)" "paused"
from_host 'act for teal: move 3 from Osaka to Nara\nresume' 2026-01-05T21:25:00Z
run 2026-01-05T21:26Z
is "and is mended by another mail" "$(in_nara)" 1
code "verify behind that" 0 "$pbp" verify demo
# what an older pbp left there says not whose it is: it is heard all the same
again
must "$pbp" host demo "annul turn 1" --now 2026-01-05T21:20:00Z
hash=$(printf %064d 7)
printf '%s\n' "pbp decision 4" "arrival $(date -u -d 2026-01-05T21:20:00Z +%s)" "after $("$pbp" log demo | grep -c ' UTC  ')" "place 0" \
	"hash $hash" "class orders" "reason below annul" "seat " "from " "verdict shell" "heard -" "" \
	"act for teal: move 3 from Osaka to Nara" "resume" >"$PBP_ROOT/demo/inbox/$(date -u -d 2026-01-05T21:20:00Z +%012s).$hash"
rm "$PBP_ROOT/demo/next"
run 2026-01-05T21:21Z
is "an older inbox is heard" "$(in_nara)" 1
is "and empty then" "$(find "$PBP_ROOT/demo/inbox" -name "*.$hash")" ""
code "verify behind it" 0 "$pbp" verify demo
again
from_host 'annul turn 7\nact for teal: move 3 from Osaka to Nara\nresume\n' 2026-01-05T21:20:00Z
is "where no turn is taken back nothing below is done" "$("$pbp" log demo | grep -c 'act for teal')" 0
has "and that is said" "$(answers)" "the line above it takes no turn back"
again
"$pbp" host demo "annul turn 1
act for teal: move 3 from Osaka to Nara
resume" --now 2026-01-05T21:20:00Z >"$work/said" 2>&1
has "the same at the shell" "$(said)" "act for teal: move 3 from Osaka to Nara"
hasnt "all of it is done" "$(said)" "NOT taken"
run 2026-01-05T21:21Z
is "and played" "$(in_nara)" 1
code "verify behind the shell's" 0 "$pbp" verify demo
again
"$pbp" host demo --dry-run "annul turn 1
act for teal: move 3 from Osaka to Nara
resume" --now 2026-01-05T21:20:00Z >"$work/said" 2>&1
has "a rehearsal shows all of it" "$(said)" "host: act for teal"
is "and does nothing" "$("$pbp" log demo | grep -c 'annul')" "$("$pbp" log demo -C "$PBP_ROOT.before" | grep -c 'annul')"

# a game in which orders act at once
game=usa
must "$pbp" new usa --key "$key" --rules states --map usa48 --now 2026-01-01T08:00Z --secret $secret --player red=ann@example.org \
	--player blue=bob@example.org
must "$pbp" host usa begin --now 2026-01-02T08:00Z
printf 'deploy 5 in Kansas\nattack Nebraska from Kansas\nend turn\n' | mail ann 'Fri Jan  2 10:00:00 2026' usa |
	vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/mails"
run 2026-01-02T10:01Z "$work/mails"
has "live: the turn is over" "$("$pbp" status usa)" "turn 2"
from_host "annul turn 1\nresume\nact for red: deploy 5 in Iowa\nact for red: end turn" 2026-01-02T11:00:00Z
has "live: the lines below are done" "$(answers)" "act for red: deploy 5 in Iowa"
has "live: in its first turn" "$("$pbp" report usa --turn 1)" "red deploys 5 in Iowa"
hasnt "live: and in the place of what was" "$("$pbp" report usa --turn 1)" "red attacks"
code "live: verify" 0 "$pbp" verify usa
code "live: and in public" 0 "$pbp" verify "$PBP_ROOT/usa/public.git"
total
