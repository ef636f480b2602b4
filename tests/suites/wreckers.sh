#!/bin/sh
# wreckers: the game that docs/rulesets.md teaches (tests/toys/wreckers): its tables and words fit, its scenarios hold, its
# orders are understood, and three play it by mail to its end, where what is secret stays so and both histories verify.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
toy=tests/toys/wreckers
mkdir -p "$work/data/games/wreckers" "$work/root/.pbp"
cp -R maps templates "$work/data"; cp -R games/core "$work/data/games"
cp $toy/phrases $toy/rules.cat "$work/data/games/wreckers"
export PBP_DATA="$work/data" PBP_ROOT="$work/root"
echo "host hanna@example.org" >"$PBP_ROOT/.pbp/config"
wreckers() { "$B/tests/wreckers" "$@"; }

is "its tables, words and catalogue fit" "$(wreckers rules wreckers --check)" "wreckers: nothing found"
sed '/^holding boat/s/"A boat in {area}{hoard[^"]*"/"A boat, {coins} coins"/' $toy/phrases >"$work/data/games/wreckers/phrases"
has "what others may not see is no word for them" "$(wreckers rules wreckers --check)" "others may not see {coins}"
cp $toy/phrases "$work/data/games/wreckers"
code "its scenarios hold" 0 wreckers play $toy/scenarios/*.t
line=$("$B/tests/wreckers-language" --show $toy/grammar/*.t)
has "its orders are understood" "$line" "0 asked, 0 refused, 0 other, 0 misread"
for rule in $(sed -n 's/^\([0-9.]*\) .*/\1/p' $toy/rules.cat); do
	is "rule $rule has a scenario" "$(grep -ls "^scenario \"$rule:" $toy/scenarios/"$rule"-*.t | wc -l)" 1
	grep -qs "\"$rule\"" $toy/*.[ch] || not "no code cites rule $rule"
done

# ---- by mail: who joins, a night each, the end -----------------------------------------------------

letters() { cat "$PBP_ROOT"/.pbp/outbox/new/* | tr -d '\r'; rm -f "$PBP_ROOT"/.pbp/outbox/new/*; }
to() { awk -v who="To: $1@" 'index($0, "To: ") == 1 { on = index($0, who) == 1 } on'; } # NAME: of letters, his
says() { mail "$1" "$2" isles >"$work/box"; must wreckers process --now "$3" "$work/box"; }
must wreckers new isles --rules wreckers --map tutorial --now 2026-01-05T07:00Z --secret $secret --key "$key" --option nights=2
echo "count me in, blue please" | says bob 'Mon Jan  5 09:00:00 2026' 2026-01-05T09:00Z
echo "join as green" | says cid 'Mon Jan  5 10:00:00 2026' 2026-01-05T10:00Z
echo "I'd like to join as red." | says ann 'Mon Jan  5 11:00:00 2026' 2026-01-05T11:00Z
must wreckers host isles begin --now 2026-01-05T12:00Z
letters >"$work/begun"
has "who begins is told what he has" "$(to ann <"$work/begun")" ", 10 coins"
has "with orders for where his boat lies" "$(to ann <"$work/begun")" "# sail to "

printf 'I bid 4 coins\n\nthanks, Ann\n' | says ann 'Mon Jan  5 13:00:00 2026' 2026-01-05T13:00Z
printf 'sail to Fenholm\nbid 20\n' | says bob 'Mon Jan  5 14:00:00 2026' 2026-01-05T14:00Z
printf 'sail to Dunmere\n' | says bob 'Mon Jan  5 15:00:00 2026' 2026-01-05T15:00Z
printf 'bid 3\n' | says cid 'Mon Jan  5 16:00:00 2026' 2026-01-05T16:00Z
letters >"$work/receipts"
has "a sealed bid stands" "$(to ann <"$work/receipts")" "line 1: bid 4"
has "what cannot be is refused with its rule" "$(to bob <"$work/receipts")" "Fenholm does not touch Corran, where your boat lies"
must wreckers process --now 2026-01-08T12:01Z
letters >"$work/asked"
has "the winner is asked" "$(to ann <"$work/asked")" "Its cargo is worth"
is "and nobody else" "$(to bob <"$work/asked")$(to cid <"$work/asked")" ""
has "what fell he reads" "$(to ann <"$work/asked")" "cargo#1 = cargo 2 -1 -1 -1 1: "
git -C "$PBP_ROOT/isles/public.git" log -1 -p >"$work/public"
has "the step is public" "$(cat "$work/public")" "won rule=3.3"
hasnt "but not what fell" "$(cat "$work/public")" "label=\"cargo"
hasnt "nor what it is worth" "$(cat "$work/public")" "cargo rule=4.1"
echo status | says bob 'Thu Jan  8 12:30:00 2026' 2026-01-08T12:30Z
has "a turn is called as its players call it" "$(letters)" "It is night 1."
echo done | says ann 'Thu Jan  8 13:00:00 2026' 2026-01-08T13:00Z
echo "sail to Corran" | says cid 'Thu Jan  8 13:10:00 2026' 2026-01-08T13:10Z
letters >"$work/waiting"
has "'done' is no answer" "$(to ann <"$work/waiting")" "answer with: keep, sell"
has "to what he is asked" "$(to ann <"$work/waiting")" '"done" does not answer: what becomes of the cargo of'
has "who orders meanwhile is told why not" "$(to cid <"$work/waiting")" "Nobody sails or bids now"
printf '> Send `keep`, and your hoard grows\n\nKeep it!\n\nAnn\n' | says ann 'Thu Jan  8 14:00:00 2026' 2026-01-08T14:00Z
letters >"$work/kept"
has "a word answers" "$(to ann <"$work/kept")" "red keeps the cargo, which is worth"
has "all read of it" "$(to cid <"$work/kept")" "red keeps the cargo, which is worth"
hasnt "the dice are his as long as nobody can roll them again" "$(to cid <"$work/kept" | sed '/^Every die/,$d')" "cargo#1"
must wreckers process --now 2026-01-11T14:01Z # the second night: nobody bids
letters >"$work/end"
has "the game ends by its rules" "$(to bob <"$work/end")" "1. red"
is "the board ranks its rows by a number" "$(to cid <"$work/kept" | sed -n '/^The boats/,/^$/s/^[ >]*\([a-z][a-z]*\) .*/\1/p' | head -n 1)" red
has "its headline says who won" "$(to bob <"$work/end")" "red wins with a hoard of"
code "its history verifies" 0 wreckers verify isles
code "and so does the public one" 0 wreckers verify "$PBP_ROOT/isles/public.git"
has "all of it is played again" "$(cat "$work/out")" "0 steps not revealed"
total
