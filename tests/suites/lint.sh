#!/bin/sh
# lint: `pbp rules NAME --check` finds nothing in any ruleset, and every kind of mistake that is planted in a copy of
# the words (those of the tables: tests/unit/disk/test_lint.c). Every option is asked for somewhere.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib

rulesets=$("$pbp" rules | awk '{ print $1 }')
for rules in $rulesets; do
	code "$rules" 0 "$pbp" rules "$rules" --check
	is "$rules: what it says" "$(cat "$work/out")" "$rules: nothing found"
done
code "--check of nothing" 1 "$pbp" rules --check
has "it says what to write" "$(cat "$work/err")" "pbp rules NAME --check"

# ---- options without effect: no code but the table says their name
for rules in $rulesets; do
	"$pbp" rules "$rules" --json | python3 -c 'import json, sys; print("\n".join(o["name"] for o in json.load(sys.stdin)["options"]))' >"$work/options"
	[ -s "$work/options" ] || not "$rules has no options"
	while read -r option; do
		said=$(grep -rhF "\"$option\"" src --include='*.c' --include='*.h' |
			grep -cvE "name = \"$option\"|\{ \"$option\", (OPTION|NAMES)")
		[ "$said" -gt 0 ] && ok || not "$rules: option $option is asked for nowhere in src: it has no effect; take it out"
	done <"$work/options"
done

# ---- planted in a copy of the words of armies
fresh() { rm -rf "$work/data"; mkdir -p "$work/data"; cp -r games maps templates "$work/data"; }
planted() { # WHAT FILE LINE PART...: the line at the end of the file; each part must be in what is found
	what=$1 file=$2
	fresh
	printf '%s\n' "$3" >>"$work/data/games/$file"
	where=games/$file:$(wc -l <"$work/data/games/$file")
	shift 3
	PBP_DATA=$work/data code "$what" 1 "$pbp" rules armies --check
	has "$what: where" "$(cat "$work/out")" "$where"
	is "$what: one finding" "$(wc -l <"$work/out")" 1
	for part in "$@"; do has "$what" "$(cat "$work/out")" "$part"; done
}
a=armies/phrases
planted "a note of that name is not there" $a 'note not-their-turn "Wait"' "no note is called not-their-turn"
planted "an event of that name" $a 'event battel "A battle."' "no event is called battel" "pbp rules armies"
planted "a headline" $a 'headline battel "A battle."' "no event is called battel"
planted "a group" $a 'group battel "Battles"' "no event is called battel"
planted "a call" $a 'call turns "the turn"' "no call is called turns"
planted "a kind of phrase" $a 'evnet joined "Welcome."' '"evnet" is no kind of phrase'
planted "a misspelt hole" $a 'event announced "The host says {txet}."' "nothing fills {txet}" "{text}"
planted "in a branch of a choice" $a 'event game-over "The end{reason?: {raeson}|}."' "nothing fills {raeson}"
planted "a form" $a 'event joined "{seat:plyer} joins."' '{seat} has no form "plyer"'
planted "a number that is none" $a 'event joined "{seat#one|many} join."' "asks for a number"
planted "a hole where none is filled" $a 'group joined "{seat}"' "said as it stands"
planted "a text too many" $a 'event begun "It begins." "Really."' "1 text at most"
planted "a board" $a 'board armys "The armies" "area"' "no table is called armys"
planted "a column" $a 'board asked "Asked" "call nmae"' "nmae is no column"
planted "a filter" $a 'board asked "Asked" "call" "nmae"' "chosen by nmae"
planted "an order" $a 'board asked "Asked" "call" "" "nmae"' "sorted by nmae"
planted "a hole of a form" $a 'form aftermath space owner "move army from {area} to {neighbour}"' "nothing fills {neighbour}" "{other}"
planted "a form of more orders" $a 'form aftermath space owner "move army from {area}" "end turn"' "this has 4 texts"
planted "the same again" $a 'note power-none "Nothing."' "stands in line"
planted "the core's words" core/phrases 'event battle "A battle."' "no event is called battle"
planted "a rule without proof" armies/rules.cat 'ARM-BOARD-99 new' "this rule has no proof"
planted "a proof of no kind" armies/rules.cat '  scenaria ARM-BOARD-1-spaces' '"scenaria" is no proof'

fresh
sed -i '/^ARM-FREE-1 /s/ARM-FREE-1/ARM-BOARD-1/' "$work/data/games/armies/rules.cat"
PBP_DATA=$work/data code "a rule that is listed twice" 1 "$pbp" rules armies --check
has "a rule that is listed twice" "$(cat "$work/out")" "rule ARM-BOARD-1 is listed already"
fresh
sed -i '/^note full /d' "$work/data/games/armies/phrases"
PBP_DATA=$work/data code "a note without words" 1 "$pbp" rules armies --check
has "a note without words" "$(cat "$work/out")" "note full has no words"
fresh
sed -i '/^ARM-MOVE-2 /,+1d' "$work/data/games/armies/rules.cat"
PBP_DATA=$work/data code "a rule that is cited and not listed" 1 "$pbp" rules armies --check
has "a rule that is cited and not listed" "$(cat "$work/out")" "it cites rule ARM-MOVE-2, which games/armies/rules.cat has not"
fresh
sed -i 's/^note not-next "[^"]*/&{nowhere}/' "$work/data/games/global-domination/phrases"
PBP_DATA=$work/data code "a note told by another text" 1 "$pbp" rules global-domination --check
has "a note told by another text" "$(cat "$work/out")" ", which tells note not-next: nothing fills {nowhere}"
fresh
sed -i 's/^note out-of-reach .*/note out-of-reach "{othr}" ""/' "$work/data/games/armies/phrases"
mkdir "$work/r"
PBP_DATA=$work/data code "the doctor" 1 "$pbp" -C "$work/r" doctor
has "the doctor finds it too" "$(cat "$work/out")" "ILL  rules armies: games/armies/phrases:"
has "the doctor: the others are sound" "$(cat "$work/out")" "ok   rules states: its words fit its tables"

# ---- names of a map against every list of words and the orders of every game
printf '%s\n' 'map odd "Odd"' 'area 1 There land at=1,1' 'area 2 March land at=2,2 alias=TO' 'area 3 Ford land at=3,3 alias=Withdraw' \
	'edge There March' 'edge March Ford' >"$work/odd.map"
code "names of a map that are words" 0 "$pbp" doctor "$work/odd.map"
for line in "There is an area and" "March is an area and the order move of armies" "Withdraw is an area and the order withdraw all:"; do
	has "names of a map that are words" "$(cat "$work/out")" "$line"
done
hasnt "names of a map: a code is none" "$(cat "$work/out")" "TO is"
total
