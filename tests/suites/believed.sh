#!/bin/sh
# believed: the table in docs/trust.md, fraud by fraud, of a game with dice and of a sealed one: who finds what. What
# is said there is tried here, and a fraud that the table has and this suite does not try fails as well.
# shellcheck disable=SC2016 # edits are expanded where they are run
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/forge
. tests/suites/games

said() { # FRAUD COLUMN: what the table says; columns are private, clone, later, receipt
	awk -F ' *[|] *' -v fraud="$1" -v column="$2" '
		$2 == "fraud" { for (i = 3; i < NF; i++) at[$i] = i }
		$2 == fraud { print $at[column] }' docs/trust.md
}
tried() { # FRAUD COLUMN REPOSITORY [OPTIONS]: what verify says of it
	fraud=$1 column=$2
	shift 2
	"$pbp" verify "$@" >"$work/out" 2>&1
	case $? in
	0) got=no; grep -q '^Heard behind' "$work/out" && got=listed ;;
	1) got=found; grep -q '^NOT THE SAME' "$work/out" || got=failed ;;
	*) got=failed ;;
	esac
	echo "$fraud" >>"$work/frauds"
	[ "$got" = "$(said "$fraud" "$column")" ] || head -n 6 "$work/out" >&2
	is "$name: $fraud, $column" "$got" "$(said "$fraud" "$column")"
}
# with what players kept, where the clone alone does not show it
in_public() { # FRAUD CLONE
	tried "$1" clone "$2"
	if [ "$got" = found ]; then
		tried "$1" later "$2"
		tried "$1" receipt "$2"
	else
		tried "$1" later "$2" --since "$tip"
		tried "$1" receipt "$2" --receipt "$receipt"
	fi
}
forged() { # FRAUD STEP EDIT-PRIVATE [EDIT-PUBLIC]: in each of its histories
	for side in private public; do
		edit=$3
		[ $side = private ] || edit=${4-$3}
		rm -rf "$work/forged"; cp -R "$work/$side" "$work/forged"
		rewrite "$work/forged" "$2" "$edit"
		if [ $side = private ]; then tried "$1" private "$work/forged"; else in_public "$1" "$work/forged"; fi
	done
}

# the same frauds whatever the game: $n is a step with an order, $rolled one with dice, $table its rows, $option what the rules
# were not played by
forge_steps() {
	here="at $n &&"
	forged seed-changed "$ends" "at $ends && sed -i 's/^seed ..../seed 0000/' dice"
	[ -z "$rolled" ] || forged die-changed "$rolled" \
		"at $rolled && sed -i '/^rolled/{s/\\(dice=\"*\\)6/\\15/;t;s/\\(dice=\"*\\)[0-9]*/\\16/}' events"
	forged row-changed "$n" "sed -i '0,/=[0-9]/s//=9/;t' $table; sed -i '1s/\$/ /' $table"
	forged event-left-out "$n" "$here sed -i '\$d' events"
	forged step-run-twice "$n" "$here twice"
	forged step-left-out "$n" "$here skip"
	forged subject-changed "$n" "$here sed -i '1s/\$/, fairly/' \$message"
	forged time-changed "$n" "$here identity \$((time + 1))"
	forged author-changed "$n" "$here export GIT_AUTHOR_NAME=eve"
	forged report-changed "$ends" "at $ends && sed -i '1,9s/[Tt]urn/Round/' report.md"
	forged map-changed "$n" 'sed -i "0,/^area [0-9]* /s//area 99 /;1s/\$/ /" map'
	forged option-changed "$n" 'sed -i "/^option zone/d" game; echo "option zone = UTC7" >>game'
	forged file-put-in "$n" "$here echo hello >notes"
	forged order-left-out "$n" "$here sed -i '0,/said /{/said /d;}' played" \
		"for f in reveal/*/$n; do [ ! -e \$f ] || sed -i '0,/said /{/said /d;}' \$f; done"
	forged options-said-otherwise 0 \
		"sed -i 's/^option $option = .*/option $option = $said/' game; sed -i '/^option=$option/s/value=.*/value=$said/' state/option"
	rm -rf "$work/forged"; cp -R "$work/private" "$work/forged"
	rewrite "$work/forged" "$n" "$here echo 'P.S.' >>mail/$mail"
	tried mail-forged-bytes private "$work/forged"
	in_public mail-forged-bytes "$work/public"
}
forge_whole() { # ROOT GAME: the whole game, played as if that mail had never come
	tried game-remade-without-a-mail private "$1/$2/private.git"
	in_public game-remade-without-a-mail "$1/$2/public.git"
	tried two-histories private "$1/$2/private.git"
	in_public two-histories "$1/$2/public.git"
}
look_around() { # ROOT GAME: what is to be forged
	cp -R "$1/$2/private.git" "$work/private"
	git clone -q --bare "$1/$2/public.git" "$work/public"
	tip=$(git -C "$work/public" rev-parse main)
	rolled='' n=''
	steps=$(git -C "$work/private" rev-list --count main)
	for commit in $(git -C "$work/private" rev-list --skip=1 main); do
		steps=$((steps - 1))
		step=$((steps - 1))
		git -C "$work/private" show "$commit:events" | grep -q '^rolled' && rolled=${rolled:-$step}
		if [ -z "$n" ] && git -C "$work/private" show "$commit:played" | grep -q 'said '; then
			n=$step
			mail=$(git -C "$work/private" show "$commit:played" | sed -n 's/.*\(hash=\|mails="*\)\([0-9a-f]*\).*/\2/p' | head -n 1)
			id=$(git -C "$work/private" show "$commit:mail/$mail" | sed -n 's/^Message-I[dD]: *//p')
		fi
	done
	turn=$(git -C "$work/private" for-each-ref --sort=-version:refname --format='%(refname:short)' 'refs/tags/turn/*' | head -n 1)
	ends=$(($(git -C "$work/private" rev-list --count "$turn") - 1))
	receipt=$(grep -l "^mail $mail" "$1/.pbp/outbox/new"/* | head -n 1)
	[ -n "$n" ] && [ -n "$receipt" ] || not "$name: nothing to forge"
}

# ---- a game with dice ---------------------------------------------------------------------------

name=states/duel table=state/land option=start_troops said=3
cut_short states/duel 30
sed -i '/^new /s/$/ --option start_troops=4/' "$work/games/states/duel/game"
must env GAMES="$work/games" tests/games/play states/duel "$work/root" once
look_around "$work/root" duel
forge_steps
box=$(grep -lF "$id" "$work/games/states/duel"/*.mbox)
awk -v id="$id" '/^From / { if (!drop) printf "%s", mail; mail = ""; drop = 0 } { mail = mail $0 "\n"; drop += index($0, id) > 0 }
	END { if (!drop) printf "%s", mail }' "$box" >"$work/box"
mv "$work/box" "$box"
must env GAMES="$work/games" tests/games/play states/duel "$work/again" once
forge_whole "$work/again" duel

# ---- a sealed one -------------------------------------------------------------------------------

rm -rf "$work/private" "$work/public"
name=global-domination/demo option=deadline said=96h
must tests/games/demo/play day "$work/sealed"
look_around "$work/sealed" demo
forge_steps
lost=$(basename "$(grep -lF -- "$id" tests/games/demo/mails/*.eml | head -n 1)" .eml)
must tests/games/demo/without "$lost" "$work/sealed.again"
forge_whole "$work/sealed.again" demo

# ---- hours and orders of hearing ----------------------------------------------------------------

name=hours
PBP_ROOT=$work/hours; export PBP_ROOT
make_root "$PBP_ROOT" demo reveal=turn
make_mails "$work/m"
cat "$work"/m/0[1-4] >"$work/box"
must "$pbp" process --now 2026-01-02T12:00Z "$work/box"
must "$pbp" host demo "announce this was said at noon" --now 2026-01-02T10:30Z
must "$pbp" process --now 2026-01-02T13:00Z "$work/m/05"
late=$(printf '%s\n' "spawn 1 in Fukuoka" | mail cleo 'Fri Jan  2 09:30:00 2026')
echo "$late" | must "$pbp" process --now 2026-01-02T14:00Z
must "$pbp" process --now 2026-01-08T12:00Z </dev/null
cp -R "$PBP_ROOT/demo/private.git" "$work/hours.private"
tip=$(git -C "$PBP_ROOT/demo/public.git" rev-parse main)
receipt=$(grep -l 'To: ann@' "$PBP_ROOT/.pbp/outbox/new"/*receipt* | tail -n 1)
tried mail-declared-late private "$work/hours.private"
in_public mail-declared-late "$PBP_ROOT/demo/public.git"
make_root "$work/dated" demo reveal=turn
must "$pbp" -C "$work/dated" process --now 2026-01-02T12:00Z "$work/m/01"
must "$pbp" -C "$work/dated" host demo "announce dated tomorrow" --now 2026-01-03T10:30Z
must "$pbp" -C "$work/dated" process --now 2026-01-08T12:00Z </dev/null
tip=$(git -C "$work/dated/demo/public.git" rev-parse main)
receipt=$(ls "$work/dated/.pbp/outbox/new"/*receipt* | head -n 1)
tried host-line-backdated private "$work/dated/demo/private.git"
in_public host-line-backdated "$work/dated/demo/public.git"

# ---- what waits to be played ----------------------------------------------------------------------

name=waiting
make_root "$work/waits" demo reveal=turn
must "$pbp" host demo amend ticket = signed -C "$work/waits" --now 2026-01-01T08:30Z
cat "$work"/m/0[1-5] >"$work/box"
must "$pbp" -C "$work/waits" process --now 2026-01-02T12:00Z "$work/box"
edited() { # FRAUD EDIT: of ann's orders in the inbox, $waiting
	rm -rf "$work/edited"; cp -a "$work/waits" "$work/edited"
	waiting=$(grep -ls '^From: ann' "$work"/edited/demo/inbox/*.* | tail -n 1)
	must eval "$2"
	must "$pbp" -C "$work/edited" process --now 2026-01-08T12:00Z </dev/null
	tip=$(git -C "$work/edited/demo/public.git" rev-parse main)
	receipt=$(grep -l '^To: ann@' "$work/edited/.pbp/outbox/new"/*receipt* | xargs grep -l '^order ' | head -n 1)
	tried "$1" private "$work/edited/demo/private.git"
	in_public "$1" "$work/edited/demo/public.git"
}
edited order-altered-unplayed 'python3 tests/suites/cheat.py "$waiting" "said spawn count=3" "said spawn count=1"'
edited luck-altered-unplayed 'python3 tests/suites/cheat.py "$waiting" "^(order .*said )spawn count=3.*" "\\g<0>\n\\1luck word=rabbit"'
edited done-put-in 'python3 tests/suites/cheat.py "$waiting" "said move count=9 from=tokyo to=osaka" "said done"'
edited mail-held-back 'rm "$waiting" "$work/edited/demo/next"'

# ---- all of the table ---------------------------------------------------------------------------

sed -n 's/^| \([a-z-]*\) |.*/\1/p' docs/trust.md | grep -v -e '^fraud$' -e '^---$' | sort -u >"$work/table"
sort -u "$work/frauds" >"$work/all"
is "every fraud of the table is tried" "$(comm -23 "$work/table" "$work/all")" ""
is "and is in it" "$(comm -13 "$work/table" "$work/all")" ""
echo "figure: frauds tried: $(wc -l <"$work/table"), as docs/trust.md says"
total
