#!/bin/sh
# What an auditor is told by `pbp verify`: of rows that do not load, which step they are of and what to do; of a public
# history that is behind, what it lacks; of a game that is over, whether its orders were revealed as they are owed.
# shellcheck disable=SC2016 # edits are expanded where they are run
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/forge

must env B="$B" tests/games/played demo "$work/demo"
cp -R "$work/demo/demo/private.git" "$work/gd"
cp -R "$work/demo/demo/public.git" "$work/gdp"
PBP_ROOT=$work/demo; export PBP_ROOT
# of a public history: REPOSITORY COMMIT: as it stood when that was its tip
cut_at() {
	git -C "$1" update-ref refs/heads/main "$2^{commit}"
	for tag in $(git -C "$1" tag); do
		git -C "$1" merge-base --is-ancestor "$tag" main || must git -C "$1" tag -d "$tag"
	done
}

# ---- rows that do not load ----------------------------------------------------------------------

broken='at 0 && sed -i "1s/area=/area=nowhere-/" state/land'
where='step 0 ("the game is set up", commit'
plant "the first rows do not load" gd 0 "$broken" "$where"
has "it says which file and line" "$(cat "$work/out")" "state/land:1:"
has "and what to do" "$(cat "$work/out")" "restore the repository from a backup"
plant "nor in public" gdp 0 "$broken" "$where"
rm -rf "$work/early"; cp -R "$work/gdp" "$work/early"; cut_at "$work/early" turn/3
sound "a public history of a game that goes on" "$work/early"
has "says what it did not play" "$(cat "$work/out")" "Not played again"
last=$(git -C "$work/early" rev-list --count main) close=$((last - 1))
plant "rows of a step that is not played again" early $close 'sed -i "1s/area=/area=nowhere-/" state/land' \
	"turn 4, step $close (\"Turn 3: "
plant "a list of mails that does not read" gd $close "at $close && echo mail >>mails" "file mails) does not read"
rm -rf "$work/ill"; cp -R "$work/demo" "$work/ill"
rewrite "$work/ill/demo/private.git" 5 'at 5 && sed -i "1s/area=/area=nowhere-/" state/land'
code "another command over such a history" 1 "$pbp" -C "$work/ill" explain demo Nara
has "names the step as well" "$(cat "$work/err")" 'turn 1, step 5 ("teal starts in Osaka;'
has "its file" "$(cat "$work/err")" "state/land:1:"

# ---- a public history that is behind ------------------------------------------------------------

public=$work/demo/demo/public.git whole=$(git -C "$work/gdp" rev-parse main)
behind() { # COMMIT: public.git as a backup would have it
	rm -rf "$public"; cp -R "$work/gdp" "$public"; cut_at "$public" "$1"
	"$pbp" verify demo >"$work/out" 2>&1
	is "verify of a game whose public history is behind" $? 1
}
mended() {
	before=$(git -C "$work/demo/demo/private.git" rev-parse main)
	"$pbp" process --now 2026-02-01T12:00Z </dev/null >"$work/out" 2>&1 || not "process: $(cat "$work/out")"
	is "process mends it, though the game is over" "$(git -C "$public" rev-parse main)" "$whole"
	is "and does nothing else" "$(git -C "$work/demo/demo/private.git" rev-parse main)" "$before"
	sound "then it verifies" demo
	is "and all tags are there" "$(git -C "$public" tag | tr '\n' ' ')" "$(git -C "$work/gdp" tag | tr '\n' ' ')"
}
must "$pbp" process --now 2026-02-01T12:00Z </dev/null # the run that finds nothing left to do
behind turn/4
has "says so" "$(cat "$work/out")" "NOT THE SAME: the public history is behind the private one: it has 10 of 13 commits and lacks"
has "what is not there" "$(cat "$work/out")" "    the game is over"
has "and what mends it" "$(cat "$work/out")" 'The next `pbp process` publishes that.'
mended
behind main~1
has "the orders alone" "$(cat "$work/out")" "it has 12 of 13 commits and lacks
    The orders of the whole game"
mended
rm -rf "$public"
code "no public history at all" 1 "$pbp" verify demo
has "is one that lacks everything" "$(cat "$work/out")" "it has 0 of 13 commits and lacks
    the game is set up"
mended

# ---- orders that are owed -----------------------------------------------------------------------

rm -rf "$work/withheld"; cp -R "$work/gdp" "$work/withheld"; git -C "$work/withheld" update-ref refs/heads/main main~1
fraud "the orders of a whole game withheld" "$work/withheld" 'step 11 of 2026-01-22T12:00:00Z ("the game is over"'
has "since when they are owed" "$(cat "$work/out")" "in turn 6, the game was over, and the orders of the whole game were owed to everybody"
hasnt "nothing is called sound" "$(cat "$work/out")" "Sound"
plant "a step left out of them" gdp 12 "rm reveal/3/8" "the orders of the whole game were owed"
plant "something put into them" gdp 12 "echo kept >reveal/3/mails" "reveals no step"
plant "the orders of a turn left out of them" gdp 12 "rm -r reveal/5" "the orders of the whole game were owed"

# each ruleset that reveals turn by turn
for game in states/duel gilmoria/realm armies/barrow hegemon/isles; do
	name=${game#*/}
	must env B="$B" tests/games/played $game "$work/$name"
	cp -R "$work/$name/$name/public.git" "$work/$name.git"
	sound "$game in public" "$work/$name.git"
	turn=$(git -C "$work/$name.git" tag --sort=version:refname | sed -n 's/^turn\/\([0-9]*\)$/\1/p' | tail -n 1)
	close=$(($(git -C "$work/$name.git" rev-list --count "turn/$turn") - 1))
	plant "$game: the orders of the last turn withheld" "$name.git" $close "rm -rf reveal" \
		"with this step the orders of turn $turn were owed to everybody"
done

# a game whose option says that nothing is revealed owes nothing; one that was to reveal, and was amended, shows that
for reveal in never end turn; do
	PBP_ROOT=$work/$reveal
	make_root "$PBP_ROOT" demo reveal=$reveal
	make_mails "$work/m"
	cat "$work"/m/0[1-5] >"$work/box"
	must "$pbp" process --now 2026-01-02T12:00Z "$work/box"
	code "reveal=$reveal: end" 0 "$pbp" host demo --now 2026-01-02T13:00Z end game
	sound "reveal=$reveal: the whole history" demo
	sound "reveal=$reveal: in public" "$PBP_ROOT/demo/public.git"
	cp "$work/out" "$work/said.$reveal"
done
has "never: it says why nothing was played" "$(cat "$work/said.never")" "the option reveal = never has it so"
has "end: all was" "$(cat "$work/said.end")" "6 steps played again from what was revealed"
has "turn: all was" "$(cat "$work/said.turn")" "6 steps played again from what was revealed"
plant "reveal=turn: the turn that the end cut off" turn/demo/public.git 5 "rm -rf reveal" "the orders of turn 1 were owed"
PBP_ROOT=$work/amended
make_root "$PBP_ROOT"
must "$pbp" process --now 2026-01-02T12:00Z "$work/box"
must "$pbp" host demo --now 2026-01-03T12:00Z amend reveal = never
must "$pbp" process --now 2026-01-07T12:00Z </dev/null
must "$pbp" host demo --now 2026-01-08T12:00Z end game
sound "the reveal amended away, as the host may" "$PBP_ROOT/demo/public.git"
has "is shown" "$(cat "$work/out")" 'the host amended that, in force from step 6 on ("Turn 1: '
hasnt "where it was so from the beginning it is not" "$(cat "$work/said.never")" "amended"

# ---- explain: a battle, by the orders of all who came -------------------------------------------

PBP_ROOT=$work/battle
make_root "$PBP_ROOT"
cat "$work/m/01" "$work/m/02" >"$work/joins"
must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
for land in "kyoto owner=red troops=1" "nara owner=teal troops=3" "shiga owner=red troops=2"; do
	must "$pbp" host demo --now 2026-01-02T10:00Z "set land area=$land"
done
printf '%s\n' "move 3 from Osaka to Kyoto" "move 2 from Nara to Kyoto" "move 1 from Nara to Mie" |
	mail ann 'Fri Jan  2 11:00:00 2026' >"$work/battle.box"
printf '%s\n' "Shiga -> Mie, 2 troops" | mail bob 'Fri Jan  2 11:00:00 2026' >>"$work/battle.box"
must "$pbp" process --now 2026-01-06T12:00Z "$work/battle.box"
about() { "$pbp" explain demo "$1" | grep -A 9 "$2" | sed '1d;/^  [^ ]/,$d'; }
is "both orders of an army, and nothing else" "$(about Kyoto 'teal invades Kyoto with 5')" "      because of: move 3 from Osaka to Kyoto (teal)
      because of: move 2 from Nara to Kyoto (teal)"
is "each side of a skirmish has its own" "$(about Mie 'red comes with 2')" "      because of: move 2 troops from Shiga to Mie
      as written: Shiga -> Mie, 2 troops"
is "and the winner his" "$(about Mie 'red enters Mie')" "      because of: move 2 troops from Shiga to Mie
      as written: Shiga -> Mie, 2 troops"
"$pbp" explain demo Kyoto --json >"$work/out"
has "programs read them" "$(tr -d '\n' <"$work/out")" '"order": "move 2 from Nara to Kyoto",    "seat": "teal",    "words": "move 2 from Nara to Kyoto"'
code "it verifies" 0 "$pbp" verify demo
code "in public too" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
hasnt "where orders are not revealed by turns" "$(git -C "$PBP_ROOT/demo/public.git" show turn/1:events)" "order="

# ---- explain: a turn that was taken back --------------------------------------------------------

PBP_ROOT=$work/annulled
make_root "$PBP_ROOT"
must "$pbp" process --now 2026-01-06T12:00Z "$work/box"
must "$pbp" host demo --now 2026-01-06T13:00Z annul turn 1
told() { "$pbp" explain demo "$1" | sed -n '/annul turn 1/,$p' | sed 1d; }
is "an area whose row goes back to fewer fields" "$(told Kyoto)" "  the end of turn 1 is taken back: what is told of it above does not count
  now: land area=kyoto"
is "a row that goes" "$(told red | tail -n 1)" "  no more: stash seat=red item=dynamite bought=1"
is "one of which nothing was told" "$(told Fukui)" ""
must "$pbp" host demo --now 2026-01-06T14:00Z resume
has "and on it goes" "$(told Kyoto)" "teal takes Kyoto with 3 from Osaka"
must "$pbp" host demo --now 2026-01-06T15:00Z annul turn 1
is "as often as it is taken back" "$("$pbp" explain demo Kyoto | grep -c "taken back")" 2
"$pbp" explain demo Kyoto --json >"$work/out"
has "programs are told" "$(cat "$work/out")" '"kind": "annulment"'
echo "figure: audits: $found of $frauds findings named"
total
