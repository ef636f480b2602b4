#!/bin/sh
# believed: the table in docs/trust.md, fraud by fraud, of a game with dice and of a sealed one: who finds what. What
# is said there is tried here, and a fraud that the table has and this suite does not try fails as well. What can be done to both
# games alike is done to one of them, a sixth of it in a run, on the day of another commit (ROUND=1, 2) another; WHOLE=1 (`make frauds`): all of it to both.
# shellcheck disable=SC2016 # edits are expanded where they are run
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/forge
. tests/suites/games

need ssh-keygen || { total; exit; }
cp "$key" "$work/host.key"; chmod 600 "$work/host.key"
print=$(fingerprint "$work/host.key")

cells=$(awk -F ' *[|] *' '$2 == "fraud" { for (i = 3; i < NF; i++) at[i] = $i; next }
	at[3] { for (i = 3; i < NF; i++) printf "|%s %s=%s", $2, at[i], $i } END { print "|" }' docs/trust.md)
said() { # FRAUD COLUMN: what the cells says, in $says; columns are private, clone, later, letters
	says=${cells#*"|$1 $2="}
	[ "$says" != "$cells" ] || says=
	says=${says%%"|"*}
}
tried() { # FRAUD COLUMN [REPOSITORY [OPTIONS]]: what verify says of it; without a repository what it said last
	fraud=$1 column=$2
	shift 2
	[ $# -eq 0 ] || looked "$@"
	echo "$fraud $column" >>"$work/tried"
	said "$fraud" "$column"
	[ "$got" = "$says" ] || head -n 6 "$work/out" >&2
	is "$name: $fraud, $column" "$got" "$says"
}
listed='^Heard behind|^Beside the history|^Other words|^  [1-9][0-9]* steps* whose mails another|^  Ask the host, by another|no signed ticket, which|but another mail of the same player|in your mail, and not taken'
looked() { # ARGUMENTS of verify: $got is found, named (as a letter that is not of this game), unplayed, listed or no
	"$pbp" verify "$@" >"$work/out" 2>&1
	case $? in
	0) got=no; ! grep -qE "$listed" "$work/out" || got=listed ;;
	1) got=failed; ! grep -q '^NOT OF THIS GAME' "$work/out" || got=named
		! grep -q '^NOT PLAYED AGAIN' "$work/out" || got=unplayed
		! grep -q '^NOT THE SAME' "$work/out" || got=found ;;
	*) got=failed ;;
	esac
}
# with what players kept, where the clone alone does not show it
in_public() { # FRAUD CLONE
	tried "$1" clone "$2"
	if [ "$got" = found ]; then
		tried "$1" later
		tried "$1" letters
	else
		tried "$1" later "$2" --since "$tip"
		# shellcheck disable=SC2086 # options
		tried "$1" letters "$2" --receipt "$receipt" --fingerprint "$print" $more
	fi
}
more= # options: what he has beside his ticket
whole() { # FRAUD ROOT GAME: beside what players kept
	tried "$1" private "$2/$3/private.git"
	in_public "$1" "$2/$3/public.git"
}
# what was done before anything was published or answered: what players keep is of the same making
unseen() { # FRAUD ROOT GAME
	tip=$(git -C "$2/$3/public.git" rev-parse main)
	receipt=$(grep -lE '^(act )?order ' "$2/.pbp/outbox/new"/* | head -n 1)
	whole "$@"
}
# whether this fraud, which either game may suffer, is tried in this one; one that needs dice, where they fall
alike='' game=0 frauds=0 before='' round=${ROUND-$(git log -1 --format=%cd --date=format:%j)} round=${round#0} round=${round#0}
its_turn() { # FRAUD
	case $1 in die-changed) return 0 ;; esac
	[ "$1" = "$before" ] || frauds=$((frauds + 1)) before=$1
	[ -z "$alike" ] || [ -n "${WHOLE-}" ] || [ $(((frauds / 2 + round) % 6 + (frauds + game) % 2)) -eq 0 ] ||
		{ echo "$1" >>"$work/another.day"; false; }
}
forged() { # FRAUD STEP EDIT-PRIVATE [EDIT-PUBLIC]: in each of its histories
	its_turn "$1" || return 0
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
	forged commitment-exchanged "$n" 'sed -i "s/^commitment ..../commitment 0000/" dice
		sed -i "s/^Dice-Commitment: ..../Dice-Commitment: 0000/" $message'
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
	forged map-drawn-otherwise "$last" "at $last && sed -i '0,/ x=[0-9]*/s// x=1/' map"
	forged format-said-otherwise "$n" 'sed -i "s/^format .*/format 3/" game'
	forged rules-said-otherwise "$n" "$here sed -i 's/^rules .*/rules core 1/' game"
	forged option-changed "$n" 'sed -i "/^option zone/d" game; echo "option zone = UTC7" >>game'
	forged file-put-in "$n" "$here echo hello >notes"
	forged order-left-out "$n" "$here sed -i '0,/said /{/said /d;}' played" \
		"for f in reveal/*/$n; do [ ! -e \$f ] || sed -i '0,/said /{/said /d;}' \$f; done"
	forged options-said-otherwise 0 \
		"sed -i 's/^option $option = .*/option $option = $said/' game; sed -i '/^option=$option/s/value=.*/value=$said/' state/option"
	rm -rf "$work/forged"; cp -R "$work/public" "$work/forged"
	rewrite "$work/forged" "$owed" "at $owed && rm -rf reveal"
	in_public orders-withheld "$work/forged"
	rm -rf "$work/forged"; cp -R "$work/private" "$work/forged"
	rewrite "$work/forged" "$n" "$here echo 'P.S.' >>mail/$mail"
	tried mail-forged-bytes private "$work/forged"
	in_public mail-forged-bytes "$work/public"
}
# by what it is played, said otherwise from the first commit on
forge_said() {
	forged format-of-before 0 'sed -i "s/^format .*/format 3/" game'
	forged format-without-words 0 'sed -i "s/^format .*/format 2/" game'
	forged format-to-come 0 'sed -i "s/^format .*/format 99/" game'
	forged rules-of-another-version 0 'sed -i "s/^\(rules .*\) [0-9]*$/\1 99/" game'
}
# what is no row and no event: keys, forms, names beside the history
forge_around() {
	here="at $n &&" made="GIT_COMMITTER_NAME=pbp GIT_COMMITTER_EMAIL=pbp@localhost GIT_AUTHOR_NAME=pbp GIT_AUTHOR_EMAIL=pbp@localhost"
	[ -e "$work/second" ] || must ssh-keygen -q -t ed25519 -N '' -f "$work/second"
	second=$(cut -d' ' -f1,2 "$work/second.pub")
	forged signers-changed "$n" "sed -i 'p;s|ssh-ed25519.*|$second|' allowed_signers"
	kept=$key key=$work/second # what is forged now is signed with another key, which is listed a step too late
	forged key-before-it-is-listed "$n" "[ \$step -le $n ] || echo 'pbp@localhost namespaces=\"git\" $second' >>allowed_signers"
	key=$kept
	forged form-changed "$n" "$here { rm report.md; ln -s /etc/passwd report.md; }"
	forged folder-put-in "$n" "$here { git add -A -f .
		tree=\$({ git ls-tree \$(git write-tree); printf '160000 commit %040d\tlies\n' 1; } | git mktree --missing)
		parent=\$(git commit-tree \$tree -p \$parent <\$message); copies=0; }"
	forged revealed-elsewhere "$n" "$here { mkdir -p reveal/99; echo 'host says=\"begin\"' >reveal/99/1; }"
	forged commit-put-in "$ends" "at $ends && { git add -A -f .; tree=\$(git write-tree)
		parent=\$(printf 'red has won\n\nReveal: all\n' | git commit-tree \$tree -p \$parent); }"
	forged commit-put-behind "$last" "at $last && { git add -A -f .; tree=\$(git write-tree)
		parent=\$(git commit-tree \$tree -p \$parent <\$message); printf 'red has won\n\nReveal: all\n' >\$message; }"
	beside tag-words-changed "git update-ref -d refs/tags/$turn; $made git tag -a -m 'red has won' $turn \$commit"
	beside tag-unsigned "git update-ref -d refs/tags/$turn; $made git tag -a -m $turn $turn \$commit"
	beside tag-put-in "git update-ref refs/tags/turn/99 main"
	beside branch-put-in "git update-ref refs/heads/true \$($made git commit-tree -m 'red has won' main^{tree})"
	beside branch-of-history "git update-ref refs/heads/red-has-won main~2"
	! its_turn branch-of-history || has "$name: it is said what it names" "$(cat "$work/out")" "refs/heads/red-has-won names commit $(git -C "$work/forged" rev-parse main~2 | cut -c1-10) of the history"
	beside tag-of-history "git tag red-has-won main~2"
	beside note-put-in "$made git notes add -m 'red has won' main"
	beside replaced-for-git "git replace main main~1"
}
beside() { # FRAUD COMMANDS: in the repository; $commit ended the turn
	its_turn "$1" || return 0
	for side in private public; do
		rm -rf "$work/forged"; cp -R "$work/$side" "$work/forged"
		(cd "$work/forged" && commit=$(git rev-parse "$turn^{commit}") && eval "$2") >"$work/said" 2>&1 || not "$1: $(cat "$work/said")"
		if [ $side = private ]; then tried "$1" private "$work/forged"; else in_public "$1" "$work/forged"; fi
	done
}
forge_whole() { # ROOT GAME: the whole game, played as if that mail had never come
	whole game-remade-without-a-mail "$@"
	whole two-histories "$@"
}
look_around() { # ROOT GAME: what is to be forged
	rm -rf "$work/private" "$work/public"
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
	ends=$(($(git -C "$work/private" rev-list --count "$turn") - 1)) last=$(($(git -C "$work/private" rev-list --count main) - 1))
	receipt=$(grep -l "^mail $mail" "$1/.pbp/outbox/new"/* | head -n 1)
	[ -n "$n" ] && [ -n "$receipt" ] || not "$name: nothing to forge"
}

# ---- a game with dice ---------------------------------------------------------------------------

name=states/duel table=state/land option=start_troops said=3
cut_short states/duel 18
sed -i '/^new /s/$/ --option start_troops=4/' "$work/games/states/duel/game"
must env GAMES="$work/games" tests/games/play states/duel "$work/root" once
look_around "$work/root" duel
owed=$ends
forge_said
alike=yes frauds=0
forge_steps
forge_around
alike=''

cp -R "$work/games" "$work/kept"
box=$(grep -lF "$id" "$work/games/states/duel"/*.mbox)
awk -v id="$id" '/^From / { if (!drop) printf "%s", mail; mail = ""; drop = 0 } { mail = mail $0 "\n"; drop += index($0, id) > 0 }
	END { if (!drop) printf "%s", mail }' "$box" >"$work/box"
mv "$work/box" "$box"
must env GAMES="$work/games" tests/games/play states/duel "$work/again" once
forge_whole "$work/again" duel

# what a host does before the game is made, or its mails are played
varied() { # SED SED [PBP]: of the recorded game, of its mailboxes; $other
	rm -rf "$work/varied" "$work/other"; cp -R "$work/kept" "$work/varied"
	sed -i "$1" "$work/varied/states/duel/game"
	sed -i "$2" "$work/varied/states/duel"/*.mbox
	must env B="${3-$B}" GAMES="$work/varied" tests/games/play states/duel "$work/other" once
}
dice_of() { git -C "$1/duel/public.git" log -p --reverse --format= main -- events | grep '^+rolled'; }
dice_of "$work/root" >"$work/dice"
[ "$(wc -l <"$work/dice")" -gt 10 ] || not "$name: no dice"
varied 's/--secret 0b0b/--secret 0c0c/' ''
unseen secret-ground "$work/other" duel
dice_of "$work/other" | cmp -s - "$work/dice" && not "another secret has the same dice"
varied '' 's/^join as yellow/&\nluck rabbit/'
unseen luck-chosen "$work/other" duel
dice_of "$work/other" | cmp -s - "$work/dice" && not "another word of luck has the same dice"
varied '' 's/^Date: /X-Padding: 17\n&/;s/^join as yellow/&\nThank you for the game!/'
unseen mails-padded "$work/other" duel
dice_of "$work/other" >"$work/said"
is "no padding of mails makes other dice" "$(diff "$work/said" "$work/dice")" ""
# the same secret in two games: their seeds are the same, and by one name their dice would be
rm -rf "$work/varied"; mkdir -p "$work/varied/states"; cp -R "$work/kept/states/duel" "$work/varied/states/second"
sed -i 's/pbp+duel@/pbp+second@/;s/duel@example/second@example/' "$work/varied/states/second"/*.mbox
must env GAMES="$work/varied" tests/games/play states/second "$work/second.game" once
second=$work/second.game/second
tried secret-of-two-games private "$second/private.git"
tried secret-of-two-games clone "$second/public.git"
tried secret-of-two-games later "$second/public.git" --since "$(git -C "$second/public.git" rev-parse main)"
tried secret-of-two-games letters "$second/public.git" --receipt "$receipt" --fingerprint "$print"
has "$name: a ticket of the other game shows it" "$(cat "$work/out")" "Both games have one secret"
seed_of() { git -C "$1/public.git" show turn/1:dice | grep '^seed'; }
is "$name: two games of one secret have one seed" "$(seed_of "$second")" "$(seed_of "$work/root/duel")"
git -C "$second/public.git" log -p --reverse --format= main -- events | grep '^+rolled' | cmp -s - "$work/dice" && not "and other dice"
mkdir "$work/loaded"
[ -x "$B/tests/loaded" ] || must make -s "B=$B" "$B/tests/loaded"
ln -s "$B/tests/loaded" "$work/loaded/pbp"
varied '' '' "$work/loaded"
unseen engine-patched "$work/other" duel
mkdir "$work/lies"; cp -R "$top/maps" "$top/templates" "$top/games" "$work/lies"
echo 'Red has won.' >>"$work/lies/templates/markdown/report.md"
rm -rf "$work/other"
must env PBP_DATA="$work/lies" GAMES="$work/kept" tests/games/play states/duel "$work/other" once
unseen words-said-otherwise "$work/other" duel
# with tools of his own, for this pbp names itself
rm -rf "$work/forged"; cp -R "$work/private" "$work/forged"; rewrite "$work/forged" 0 "sed -i 's/^reader .*/reader 0123456789ab/' game"
tried reader-said-otherwise private "$work/forged"
rm -rf "$work/forged"; cp -R "$work/public" "$work/forged"; rewrite "$work/forged" 0 "sed -i 's/^reader .*/reader 0123456789ab/' game"
tried reader-said-otherwise clone "$work/forged"
tried reader-said-otherwise later "$work/forged" --since "$(git -C "$work/forged" rev-parse main)"
tried reader-said-otherwise letters "$work/forged" --fingerprint "$print"

# ---- a sealed one -------------------------------------------------------------------------------

name=global-domination/demo option=deadline said=96h
must tests/games/played demo "$work/sealed"
look_around "$work/sealed" demo
owed=$(($(git -C "$work/public" rev-list --count main) - 1))
alike=yes game=1 frauds=0
forge_steps
forge_around
alike=''
lost=$(basename "$(grep -lF -- "$id" tests/games/demo/mails/*.eml | head -n 1)" .eml)
must tests/games/demo/without "$lost" "$work/sealed.again"
forge_whole "$work/sealed.again" demo
must env B="$work/loaded" tests/games/demo/play day "$work/sealed.patched"
unseen engine-patched "$work/sealed.patched" demo

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
tip=$(git -C "$PBP_ROOT/demo/public.git" rev-parse main)
receipt=$(grep -l 'To: ann@' "$PBP_ROOT/.pbp/outbox/new"/*receipt* | tail -n 1)
whole mail-declared-late "$PBP_ROOT" demo
code "in JSON" 0 "$pbp" verify "$PBP_ROOT/demo/private.git" --json
has "it is listed too" "$(tr -d '\n' <"$work/out")" '"late": [  "2026-01-02T10:30:00Z  mail '
make_root "$work/dated" demo reveal=turn
must "$pbp" -C "$work/dated" process --now 2026-01-02T12:00Z "$work/m/01"
must "$pbp" -C "$work/dated" host demo "announce dated tomorrow" --now 2026-01-03T10:30Z
must "$pbp" -C "$work/dated" process --now 2026-01-08T12:00Z </dev/null
tip=$(git -C "$work/dated/demo/public.git" rev-parse main)
receipt=$(ls "$work/dated/.pbp/outbox/new"/*receipt* | head -n 1)
whole host-line-backdated "$work/dated" demo

# ---- what waits to be played ----------------------------------------------------------------------

name=waiting
make_root "$work/waits" demo reveal=turn
must "$pbp" host demo amend ticket = signed -C "$work/waits" --now 2026-01-01T08:30Z
cat "$work"/m/0[1-5] >"$work/box"
must "$pbp" -C "$work/waits" process --now 2026-01-02T12:00Z "$work/box"
edited() { # FRAUD EDIT: of ann's orders in the inbox, $waiting; then the turn ends
	rm -rf "$work/edited"; cp -a "$work/waits" "$work/edited"
	waiting=$(grep -ls '^From: ann' "$work"/edited/demo/inbox/*.* | tail -n 1)
	must eval "$2"
	must "$pbp" -C "$work/edited" process --now 2026-01-08T12:00Z </dev/null
	tip=$(git -C "$work/edited/demo/public.git" rev-parse main)
	whole "$1" "$work/edited" demo
}
edit() { python3 tests/suites/cheat.py "$waiting" "$@"; }
receipt=$(grep -l '^To: ann@' "$work/waits/.pbp/outbox/new"/*receipt* | xargs grep -l '^order [a-z]* [a-z]*=' | head -n 1)
edited order-altered-unplayed 'edit "said spawn count=3" "said spawn count=1"'
edited luck-altered-unplayed 'edit "^(order .*said )spawn count=3.*" "\\g<0>\n\\1luck word=rabbit"'
edited done-put-in 'edit "said move count=9 from=tokyo to=osaka" "said done"'
edited mail-padded-unplayed 'edit pad "X-Padding: 17"'
edited mail-held-back 'rm "$waiting" "$work/edited/demo/next"'
edited mail-invented 'echo spawn 1 in Nara | mail ann "Fri Jan  2 12:30:00 2026" | "$pbp" -C "$work/edited" process --now 2026-01-02T12:40Z'
kept=$receipt
receipt=$(grep -l '^To: cleo@' "$work/waits/.pbp/outbox/new"/*receipt* | head -n 1) # who ordered nothing
edited mail-for-act-for 'echo spawn 1 in Fukuoka | mail cleo "Fri Jan  2 12:30:00 2026" | "$pbp" -C "$work/edited" process --now 2026-01-02T12:40Z'
has "$name: what she never wrote is revealed" "$(git -C "$work/edited/demo/public.git" show turn/1:reveal/1/6)" "sheet seat=gold mails="
receipt=$kept
ticket "$work/host.key" '/^order spawn/d' <"$kept" >"$work/less"
receipt=$work/less
sed 1d "$work/m/04" >"$work/sent"
more="--sent $work/sent"
edited order-refused-wrongly 'edit "^order (.*) said spawn.*" "refused \\1"'
more=

# ---- letters: nobody is accused by one that the game did not sign ----------------------------------

must "$pbp" -C "$work/waits" process --now 2026-01-08T12:00Z </dev/null
letter() { tried "$1" letters "$work/waits/demo/public.git" --receipt "$2"; } # FRAUD FILE
sed '/^pbp ticket/,/^-----END/d' "$kept" >"$work/bare"
letter ticket-withheld "$work/bare"
sed 's/^order spawn count=3/order spawn count=5/' "$kept" >"$work/altered"
letter ticket-altered "$work/altered"
ticket "$work/second" 's/count=3/count=5/' <"$kept" >"$work/forged.ticket"
letter ticket-forged "$work/forged.ticket"
ticket "$work/host.key" 's/^sheet call=[0-9]*/sheet call=99/' <"$kept" >"$work/no.call"
letter ticket-of-no-call "$work/no.call"
ticket "$work/host.key" '/^arrived/s/after=[0-9]*/after=99/' <"$kept" >"$work/behind"
letter ticket-dated-behind "$work/behind"
ticket "$work/host.key" 's/count=3/count=5/' <"$kept" >"$work/twice"
cat "$kept" >>"$work/twice"
letter ticket-given-twice "$work/twice"
echo "The public history stands at commit $(echo invented | sha1sum | cut -d' ' -f1)." >"$work/invented"
letter report-invented "$work/invented"
sed 's/The public history stands at/Public history:/' "$work/invented" >"$work/invented.now"
letter report-invented "$work/invented.now"

# ---- made anew, before or behind what players saw -----------------------------------------------

anew() { # KEY MAIL...: the same game, of these mails; $work/anew
	rm -rf "$work/anew"; mkdir -p "$work/anew/.pbp"
	echo "host hanna@example.org" >"$work/anew/.pbp/config"
	must "$pbp" new -C "$work/anew" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret \
		--key "$1" --option begin=2026-01-02T09:00Z --option reveal=turn --option ticket=signed
	shift
	cat "$@" >"$work/box"
	must "$pbp" -C "$work/anew" process --now 2026-01-08T12:00Z "$work/box"
}
anew "$key" "$work"/m/0[1-5]
tip=$(git -C "$work/anew/demo/public.git" rev-parse main)
receipt=$(grep -l '^order spawn' "$work/anew/.pbp/outbox/new"/*receipt* | head -n 1)
sed 's/^spawn 3/spawn 2/' "$work/m/04" >"$work/m/04.other"
anew "$work/second" "$work"/m/0[123] "$work/m/04.other" "$work/m/05"
whole key-exchanged "$work/anew" demo
anew "$key" "$work"/m/0[1235]
tried mail-not-taken-in private "$work/anew/demo/private.git"
tried mail-not-taken-in clone "$work/anew/demo/public.git"
tried mail-not-taken-in later "$work/anew/demo/public.git" --since "$(git -C "$work/anew/demo/public.git" rev-parse main)"
sed '1s/11:00/10:00/;s/Tokyo, colour red/Osaka as blue/' "$work/m/02" >"$work/m/02.same"
for first in 01 02.same; do # of two who ask for one area in one second the host lets him come first whom he likes
	second=01; [ $first != 01 ] || second=02.same
	anew "$key" "$work/m/$first" "$work/m/$second" "$work"/m/0[3-5]
	unseen order-within-a-second "$work/anew" demo
	git -C "$work/anew/demo/public.git" show main:state/land | grep -o '^area=osaka owner=[a-z]*' >>"$work/owners"
done
is "who comes first has the area" "$(uniq "$work/owners" | wc -l)" 2

# a seat of which the host is all that there is, and who never orders
unseen seat-held-by-the-host "$work/anew" demo
hasnt "gold never plays" "$(git -C "$work/anew/demo/public.git" log -p --format= main -- reveal)" "sheet seat=gold"

# ---- all of the table ---------------------------------------------------------------------------

awk -F ' *[|] *' '$2 == "fraud" { for (i = 3; i < NF; i++) at[i] = $i; next }
	/^[|] [a-z]/ && NF > 5 { for (i = 3; i < NF; i++) if ($i != "-") print $2, at[i] }' docs/trust.md | sort -u >"$work/table"
sort -u "$work/tried" >"$work/all"
cut -d' ' -f1 "$work/all" | grep -vxF -f - "$work/another.day" | sort -u >"$work/left"
is "every cell of the table is tried" "$(comm -23 "$work/table" "$work/all" | grep -vwF -f "$work/left")" ""
[ -z "${WHOLE-}" ] || is "in a whole run" "$(wc -l <"$work/left")" 0
is "and is in it" "$(comm -13 "$work/table" "$work/all")" ""
echo "figure: frauds tried: $(cut -d' ' -f1 "$work/all" | sort -u | wc -l), in $(wc -l <"$work/all") ways, as docs/trust.md says"
total
