#!/bin/sh
# mending: a turn that an order ended which acted at once ("end turn") is annulled with that mail: the answer shows where the
# game stands now and what was undone, as the host can order it anew; equal orders have equal dice; both histories verify.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
mkdir -p "$PBP_ROOT/.pbp"
printf 'address pbp@localhost\nhost hanna@example.org\n' >"$PBP_ROOT/.pbp/config"
must "$pbp" new usa --rules states --map usa48 --now 2026-01-01T08:00Z --secret "$secret" --key "$key" \
	--player red=ann@example.org --player blue=bob@example.org
must "$pbp" host usa begin --now 2026-01-01T09:00Z
new=$PBP_ROOT/.pbp/outbox/new
hosted() { rm -f "$new"/*; code "$1" 0 "$pbp" host usa "$1" --now "$2"; }
writes() { mail "$1" "$2" usa >"$work/one" && must "$pbp" process --now "$3" "$work/one"; }
land() { "$pbp" state usa "$@" | grep -E '^area=(kansas|nebraska|nevada) '; }
answer() { tr -s '\n ' ' ' <"$work/out"; }

printf 'deploy 5 in Kansas\n' | writes ann 'Thu Jan  1 10:00:00 2026' 2026-01-01T10:01Z
before=$(land)
printf 'attack Nebraska from Kansas\nend turn\n' | writes ann 'Thu Jan  1 11:00:00 2026' 2026-01-01T11:01Z
ended=$(land)
printf 'deploy 1 in Nevada\n' | writes bob 'Thu Jan  1 12:00:00 2026' 2026-01-01T12:01Z
hosted "annul turn 1" 2026-01-01T13:00Z
has "the answer stands where the game does" "$(answer)" "Game usa, turn 1. Open now: the turn. The game rests: no bell rings before the host goes on; time left then: 70 hours."
hasnt "and not in the turn that is no more" "$(answer)" "turn 2"
has "what was undone, to be ordered anew" "$(cat "$work/out")" "  act for red: attack Nebraska from Kansas
  act for red: end turn
"
has "what came after it" "$(cat "$work/out")" "  orders: blue 1"
is "the board is as it was before that mail" "$(land)" "$before"
has "players are told how it stands" "$(cat "$new"/*news-1* | tr -s '\r\n ' ' ')" \
	"Turn 1 is open again, as it was before the mail that ended it; nothing of that mail stands."
hosted "resume" 2026-01-01T14:00Z
has "it waits for orders" "$("$pbp" status usa)" "awaited: 1 of 1: red"
printf 'attack Nebraska from Kansas\nend turn\n' | writes ann 'Thu Jan  1 15:00:00 2026' 2026-01-01T15:01Z
is "equal orders have equal dice" "$(land --turn 1)" "$ended"
has "the report has what was done before that mail" "$("$pbp" report usa --turn 1)" "red deploys 5 in Kansas"
is "and each attack once" "$("$pbp" report usa --turn 1 | grep -c 'red attacks Nebraska')" 1
code "verify" 0 "$pbp" verify usa
has "no roll is new" "$(cat "$work/out")" "0 rolls new in turns that were taken back"

# the host's own order ends it; annulled again, it is his to say anew
hosted "annul turn 1" 2026-01-01T16:00Z
hosted "resume" 2026-01-01T16:10Z
hosted "act for red: end turn" 2026-01-01T16:20Z
is "without the attack" "$(land --turn 1)" "$before"
hosted "annul turn 1" 2026-01-01T17:00Z
has "his line is told to him" "$(cat "$work/out")" "  act for red: end turn"
hosted "resume" 2026-01-01T17:05Z
hosted "act for red: attack Oklahoma from Kansas" 2026-01-01T17:08Z
hosted "set land area=Kansas owner=red troops=1 because of a wager" 2026-01-01T17:10Z
must "$pbp" process --now 2026-01-06T17:00Z </dev/null
has "a turn that its bell ended" "$("$pbp" status usa)" "turn 2"
hosted "annul turn 1" 2026-01-06T18:00Z
has "is annulled before its end" "$(answer)" "Game usa, turn 1."
hosted "resume" 2026-01-06T18:10Z
must "$pbp" process --now 2026-01-06T18:20Z </dev/null
for where in usa "$PBP_ROOT/usa/public.git"; do
	code "verify $where" 0 "$pbp" verify "$where"
	has "the roll that was not there before is named" "$(cat "$work/out")" "for something else was ordered:
  turn 1, step 17: battle:Kansas>Oklahoma#1"
	has "and no other" "$(cat "$work/out")" "1 roll new in turns that were taken back"
done
total
