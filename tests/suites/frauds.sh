#!/bin/sh
# frauds: a recorded game of every ruleset (tests/games/RULESET/GAME), and in its two histories every fraud
# that a host could think of: `pbp verify` must find each. A ruleset without a recorded game fails here.
# What one fraud says in words of its own, and dice of sealed calls, are in trust.sh.
# Of each ruleset it is the first game, its first MAILS mails (20; `make frauds`: 50), for one step is forged like another,
# and every look goes through all of them. What audits knows no game: so each fraud is planted in one ruleset, which is another
# for another fraud; WHOLE=1 (`make frauds`): in all. ALL=1 takes all recorded games, whole; SHOW=1 shows what verify says.
# shellcheck disable=SC2016 # edits are expanded where they are run
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/forge
. tests/suites/games

nrules=$("$pbp" rules | wc -l) at=0
its_turn() { # "RULESET/GAME: what"
	what=${1#*: }
	echo "$what" >>"$work/named"
	number=${#what}
	case $what in
	*"a die changed") ;; # where dice fall, that is
	*) [ -n "${WHOLE-}" ] || [ $(((number + at) % nrules)) -eq 0 ] || return 1 ;;
	esac
	echo "$what" >>"$work/tried"
}

in_private() { git -C "$work/private" "$@"; }
step_of() { echo $(($(in_private rev-list --count "$1") - 1)); }
# the last step, but not the very last, whose commit passes a test
last_step() { # TEST COMMIT...
	in_private rev-list --skip=1 main >"$work/commits"
	while read -r commit; do
		if "$@" "$commit"; then
			step_of "$commit"
			return
		fi
	done <"$work/commits"
}
has_events() { [ -n "$(in_private show "$1:events")" ]; }
has_dice() { in_private show "$1:events" | grep -q '^rolled'; }
# A mail with an order that was taken and stands in it as it was written: $mail, $order, $orders. Those are
# not set for the caller of a subshell, so look_for_order says them.
look_for_order() { # COMMIT
	for file in $(in_private ls-tree -r --name-only "$1" orders); do
		case $file in */host | */strangers) continue ;; esac
		in_private show "$1:$file" | sed -n '/^[0-9]* accepted/{n;s/^  > //p;}' | head -n 1 >"$work/order"
		[ -s "$work/order" ] || continue
		for mail in $(in_private show "$1:mails" | sed -n '/host=yes/d;/class=orders/s/.*hash=\([0-9a-f]*\).*/\1/p'); do
			if in_private show "$1:mail/$mail" | grep -qF -- "$(cat "$work/order")"; then
				echo "$mail $file"
				return
			fi
		done
	done
	return 1
}
has_order() { has_events "$1" && look_for_order "$1" >"$work/chosen"; }
own_table() { # COMMIT: a table of the ruleset with a number in it that is public, too
	for table in $(in_private ls-tree -r --name-only "$1" state); do
		case $table in */asked | */call | */game | */player | */seat | */option | */rolled | */amendment) continue ;; esac
		in_private show "$1:$table" | grep -q '=[0-9]' || continue
		git -C "$work/public" show "$1:$table" 2>/dev/null | grep -q '=[0-9]' && echo "$table" && return
	done
}

forge_private() { # what was found in a history is forged there
	n=$(last_step has_order)
	[ -n "$n" ] || { not "$name: no step with an order that a forger could change"; return; }
	read -r mail orders <"$work/chosen"
	order=$(cat "$work/order")
	turn=$(in_private for-each-ref --sort=-version:refname --format='%(refname:short)' 'refs/tags/turn/*' | head -n 1)
	table=$(own_table main) ends=$(step_of "$turn") dice=$(last_step has_dice)
	[ -n "$table" ] || not "$name: no table of the ruleset has a number"
	here="at $n &&"

	plant "$name: seed changed" private "$n" "$here sed -i 's/^seed ..../seed 0000/' dice" "the seed of the dice was changed"
	plant "$name: commitment exchanged" private "$n" 'sed -i "s/^commitment ..../commitment 0000/" dice
		sed -i "s/^Dice-Commitment: ..../Dice-Commitment: 0000/" $message' "the commitment of the dice was exchanged"
	[ -z "$dice" ] || plant "$name: a die changed" private "$dice" \
		"at $dice && sed -i '/^rolled/{s/\\(dice=\"*\\)6/\\15/;t;s/\\(dice=\"*\\)[0-9]*/\\16/}' events" "a die was changed"
	plant "$name: a mail's bytes changed" private "$n" "$here echo 'P.S.' >>mail/$mail" "was changed after it arrived"
	grep -vF -- "$order" "$work/private.mail" >"$work/without"
	plant "$name: an order taken out of a mail" private "$n" "$here cp $work/without mail/$mail && exchange $mail ''" ""
	awk -v order="$order" '{ print } index($0, order) { print; print "withdraw" }' "$work/private.mail" >"$work/with"
	plant "$name: a line put into a mail" private "$n" "$here cp $work/with mail/$mail && exchange $mail ''" ""
	plant "$name: what was understood changed" private "$n" "$here sed -i 's/accepted: /accepted: really /' $orders" \
		"the orders are not what the mails say"
	plant "$name: a mail dropped" private "$n" "$here rm mail/$mail && sed -i /$mail/d mails && sed -i 's/ $mail//' \$message" ""
	plant "$name: a mail taken out" private "$n" "$here rm mail/$mail" "was taken out"
	plant "$name: a mail put in" private "$n" "$here {
		sed 's/^Message-I[dD]: </&2/' mail/$mail >mail/new; new=\$(hash_file mail/new); mv mail/new mail/\$new
		sed \"/$mail/{p;s/$mail/\$new/}\" mails >../mails; mv ../mails mails
		sed -i \"s/^Mails:.*/& \$new/\" \$message; }" ""
	plant "$name: a mail said to have come earlier" private "$n" "$here sed -i '/$mail/s/at=20../at=2000/' mails" ""
	plant "$name: a mail said to have come in another order" private "$n" "$here sed -i '/$mail/s/after=[0-9]*/after=2/' mails" ""
	plant "$name: a mail said to be refused" private "$n" \
		"$here sed -i '/$mail/s/class=orders/class=refused/;/$mail/s/reason=\"\"/reason=\"too late\"/' mails" "was taken as"
	plant "$name: another sender" private "$n" "$here sed -i '/$mail/s/from=\"[a-z]*@/from=\"eve@/' mails" "but was taken as one of"
	plant "$name: a mail made the host's" private "$n" "$here sed -i '/$mail/s/\$/ host=yes/' mails" "was taken as the host's"
	plant "$name: a step run twice" private "$n" "$here twice" "a step was run twice"
	plant "$name: a step left out" private "$n" "$here skip" "left out"
	plant "$name: a row edited by hand" private "$n" "sed -i '0,/=[0-9]/s//=9/;t' $table; sed -i '1s/\$/ /' $table" "no command of the host set it"
	plant "$name: a row taken out" private "$n" "$here sed -i 1d $table" "no command of the host set it"
	plant "$name: an option changed by hand" private "$n" 'sed -i "/^option zone/d" game; echo "option zone = UTC7" >>game' "no command of the host did it"
	plant "$name: an event taken out" private "$n" "$here sed -i '\$d' events" "what happened is not what follows"
	plant "$name: the report changed" private "$ends" "at $ends && sed -i '1,9s/[Tt]urn/Round/' report.md" "the report does not tell what happened"
	plant "$name: the map changed" private "$n" 'sed -i "0,/^area [0-9]* /s//area 99 /;1s/\$/ /" map' "the map was changed"
	plant "$name: a file put in" private "$n" "$here echo hello >notes" "a file was put in"
	plant "$name: the message changed" private "$n" "$here sed -i '1s/\$/, fairly/' \$message" "its message says"
	plant "$name: the time changed" private "$n" "$here identity \$((time + 1))" ""
	plant "$name: the author changed" private "$n" "$here export GIT_AUTHOR_NAME=eve" "its author or parent was changed"
	rm -rf "$work/forged"; cp -R "$work/private" "$work/forged"
	git -C "$work/forged" update-ref "refs/tags/$turn" main~3
	fraud "$name: a tag moved" "$work/forged" "the tag $turn was moved"
	git -C "$work/forged" update-ref -d "refs/tags/$turn"
	fraud "$name: a tag removed" "$work/forged" "the tag $turn is missing"
}

# the same step in public; what is revealed of it may stand in a commit behind the game
forge_public() {
	here="at $n &&" last=$(($(git -C "$work/public" rev-list --count --grep='^Reveal:' --invert-grep main) - 1))
	revealed() { # SED: what is revealed of the step is edited, wherever it stands
		echo "for f in reveal/*/$n; do [ ! -e \$f ] || sed -i '$1' \$f; done"
	}
	plant "$name: public: seed changed" public "$ends" "at $ends && sed -i 's/^seed ..../seed 0000/' dice" "the seed of the dice was changed"
	plant "$name: public: seed withheld" public "$ends" "at $ends && sed -i /^seed/d dice" ""
	plant "$name: public: a row edited" public "$n" "sed -i '0,/=[0-9]/s//=9/;t' $table; sed -i '1s/\$/ /' $table" "a row is not what follows"
	plant "$name: public: an event taken out" public "$n" "$here sed -i '\$d' events" "what happened is not what follows"
	[ -z "$dice" ] || plant "$name: public: a die changed" public "$dice" \
		"at $dice && sed -i '/^rolled/{s/\\(dice=\"*\\)6/\\15/;t;s/\\(dice=\"*\\)[0-9]*/\\16/}' events" "a die was changed"
	plant "$name: public: what the dice come from" public "$n" "$here echo roll-luck 0=rabbit >>dice" "what the dice are said to come from"
	plant "$name: public: a step run twice" public "$n" "$here twice" "a step was run twice"
	plant "$name: public: a step left out" public "$n" "$here skip" "left out"
	plant "$name: public: the subject changed" public "$n" "$here sed -i '1s/\$/, fairly/' \$message" "its message says"
	plant "$name: public: what the message tells changed" public "$n" "$here sed -i '2s/^\$/\\n- Nothing happened./' \$message" "its message says"
	plant "$name: public: the hour changed" public "$n" "$here sed -i 's/^Event-Time: 20/Event-Time: 19/' \$message" "its message says"
	plant "$name: public: the commitment exchanged" public "$n" "$here sed -i 's/^Dice-Commitment: ..../Dice-Commitment: 0000/' \$message" "its message says"
	plant "$name: public: the time changed" public "$n" "$here identity \$((time + 1))" ""
	plant "$name: public: the author changed" public "$n" "$here export GIT_AUTHOR_NAME=eve" "its author"
	plant "$name: public: the report changed" public "$ends" "at $ends && sed -i '1,9s/[Tt]urn/Round/' report.md" "the report does not tell"
	plant "$name: public: the map changed" public "$n" 'sed -i "0,/^area [0-9]* /s//area 99 /;1s/\$/ /" map' "the map was changed"
	plant "$name: public: the options changed" public "$n" 'sed -i "/^option zone/d" game; echo "option zone = UTC7" >>game' "no command of the host did it"
	plant "$name: public: a file put in" public "$n" "$here echo hello >notes" "a file was put in"
	plant "$name: public: a file put beside what is revealed" public "$n" \
		"[ ! -d reveal ] || { mkdir -p reveal/1/orders; echo hello >reveal/1/orders/red; }" "a file was put in"
	plant "$name: public: a revealed order taken out" public "$n" "$(revealed '0,/said /{/said /d;}')" ""
	plant "$name: public: a revealed order said twice" public "$n" "$(revealed '/said /p')" ""
	plant "$name: public: all that is revealed of a step taken out" public "$n" "$(revealed '2,$d')" ""
	plant "$name: public: a step not revealed" public "$n" "for f in reveal/*/$n; do [ ! -e \$f ] || rm \$f; done" "were owed"
	plant "$name: public: said to be played again" public "$last" \
		"at $last && sed -i '1s/\$/ rerun=1/' state/game" "a row is not what follows"
	plant "$name: public: said never to be revealed" public "$last" \
		"at $last && sed -i '/^option=reveal/d' state/option && echo option=reveal value=never >>state/option" "not what follows"
	plant "$name: public: a list of mails that is kept" public "$n" \
		'for t in reveal/*; do [ ! -d $t ] || echo kept >$t/mails; done' "reveals no step"
	rm -rf "$work/forged"; cp -R "$work/public" "$work/forged"
	git -C "$work/forged" update-ref "refs/tags/$turn" main~3
	fraud "$name: public: a tag moved" "$work/forged" "the tag $turn was moved"
}

# The host plays the whole game anew as if one mail had never come: no history shows that by itself, but
# receipts and tips that players kept do.
forge_whole() { # RULESET GAME
	rm -rf "$work/again"; mkdir -p "$work/again/$1"; cp -R "$games/$1/$2" "$work/again/$1"
	id=$(sed -n 's/^Message-I[dD]: *//p' "$work/private.mail" | head -n 1)
	box=$(grep -lF "$id" "$work/again/$1/$2"/*.mbox | head -n 1)
	awk -v id="$id" '/^From / { if (!drop) printf "%s", mail; mail = ""; drop = 0 } { mail = mail $0 "\n"; drop += index($0, id) > 0 }
		END { if (!drop) printf "%s", mail }' "$box" >"$work/box"
	mv "$work/box" "$box"
	GAMES=$work/again tests/games/play "$1/$2" "$work/other" >"$work/said" 2>&1 || not "$name without a mail: $(tail -n 3 "$work/said")"
	receipt=$(grep -lE "^(Receipt of )?mail $(echo "$mail" | cut -c1-12)" "$work/root/.pbp/outbox/new"/* | head -n 1)
	tip=$(git -C "$work/public" rev-parse main)
	sound "$name: rewritten whole it is the same to itself" "$work/other/$2/private.git"
	fraud "$name: rewritten: a receipt without its mail" "$work/other/$2/private.git" "" --receipt "$receipt"
	fraud "$name: rewritten: a receipt, in public" "$work/other/$2/public.git" "" --receipt "$receipt"
	fraud "$name: rewritten: a tip that was published" "$work/other/$2/public.git" "it was rewritten" --since "$tip"
	sound "$name: the true history has them" "$work/private" --receipt "$receipt" --since "$tip"
	sound "$name: and in public" "$work/public" --receipt "$receipt" --since "$tip"
}

forge_game() { # RULESET GAME
	name=$1/$2 games=tests/games
	rm -rf "$work/root" "$work/private" "$work/public"
	[ -n "${ALL-}" ] || [ ! -e "tests/games/$name/game" ] || { cut_short "$name" "${MAILS-20}"; games=$work/games; }
	GAMES=$games tests/games/play "$name" "$work/root" >"$work/said" 2>&1 || { not "$name does not play: $(tail -n 3 "$work/said")"; return; }
	sound "$name verifies" "$2" -C "$work/root"
	cp -R "$work/root/$2/private.git" "$work/private"
	git clone -q --bare "$work/root/$2/public.git" "$work/public"
	sound "$name verifies from a clone" "$work/public"
	hasnt "$name: all of it is played again" "$(cat "$work/out")" "Not played again"
	last_step has_order >"$work/n"
	read -r mail orders <"$work/chosen"
	in_private show "main~$(($(in_private rev-list --count main) - 1 - $(cat "$work/n"))):mail/$mail" >"$work/private.mail"
	forge_private
	forge_public
	[ ! -e "tests/games/$name/game" ] || ! its_turn "$name: rewritten whole" || forge_whole "$@"
}

for rules in $("$pbp" rules | cut -d' ' -f1); do
	all=$(games_of "$rules")
	need_game "$rules" "$all" || continue
	for game in $all; do
		forge_game "$rules" "$game"
		[ -n "${ALL-}" ] || break
	done
	at=$((at + 1))
done
is "every fraud is tried somewhere" "$(sort -u "$work/tried")" "$(sort -u "$work/named")"
[ -z "${WHOLE-}" ] || is "and most of them in two rulesets" "$(sort "$work/tried" | uniq -d | awk 'END { print (NR > 50) }')" 1
echo "figure: frauds found: $found of $frauds"
total
