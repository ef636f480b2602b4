#!/bin/sh
# honest: games of every ruleset as honest hosts play them, with mails that come late, twice, in one second, that lay in
# the quarantine until the host let them in, with lines of his and a turn taken back: nobody is accused. Every receipt is compared with
# both histories the moment it is sent and when all is over. HONEST=N plays N games of sixty mails (`make honest`
# 1,000; without it three, of thirty); FROM=M leaves out the first M of them, for a run in parts.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/games
games_wanted=${HONEST-3} most=${HONEST:+60} annuls='' played=0 accusations=0 receipts=0 verified=0 tickets=0 released=0 heard=0

# $any: a number of the game's own, from 0 to MOST - 1. Not said: what asks in a subshell draws the same again and again
seed=1
draw() { # MOST
	seed=$(((seed * 1103515245 + 12345) % 2147483648))
	any=$((seed / 65536 % $1))
}
seconds() { date -u -d "$1" +%s; }
iso() { date -u -d "@$1" +%Y-%m-%dT%H:%M:%SZ; }

# nobody is accused: exit 0, or 1 for another reason than a difference is a failure as well
look() { # what, and the arguments of verify
	what=$1
	shift
	"$pbp" -C "$root" verify "$@" >"$work/out" 2>&1
	got=$?
	verified=$((verified + 1))
	[ $got -eq 0 ] && return
	accusations=$((accusations + 1))
	not "$rules/$game ($number): $what: exit $got: $(head -n 3 "$work/out")"
}
kept() { # which letters are new since the last look: as options
	options=
	for letter in "$root"/.pbp/outbox/new/*receipt*; do
		[ -e "$letter" ] || continue
		case $seen in *" $letter "*) continue ;; esac
		seen="$seen $letter "
		options="$options --receipt $letter"
		receipts=$((receipts + 1))
	done
}
everywhere() { # what, options...
	what=$1
	shift
	look "$what, both histories" "$game" "$@"
	rm -rf "$work/clone"; git clone -q --bare "$root/$game/public.git" "$work/clone" || not "no clone"
	look "$what, a clone" "$work/clone" "$@"
}
# The mails of a batch as a mailbox, some of them late, twice or in one second with the one before.
shuffled() { # FROM TO <mails, one a file in $work/split
	last=
	for mail in $(ls "$work/split" | sed -n "$1,$2p"); do
		mail=$work/split/$mail
		draw 8
		case $any in
		0) last="$last $mail" && continue ;; # later, with the next batch
		1) cat "$mail" "$mail" ;;
		2) head -n 1 "$mail" >"$work/first"; sed '1d' "$mail" >"$work/rest"; cat "$mail"
			{ cat "$work/first"; sed 's/^Message-I[dD]: </&again./' "$work/rest"; } ;;
		3) sed 's/^Subject: /&[pbp:nowhere] /' "$mail" ;; # no game takes it
		*) cat "$mail" ;;
		esac
	done
	echo "$last" >"$work/late"
}
# What was put aside comes to the next run, behind mails that arrived later.
let_in() {
	aside=$(find "$root/.pbp/quarantine" -type f 2>"$work/said" | wc -l)
	[ "$aside" -gt 0 ] || return
	must "$pbp" -C "$root" quarantine release all --game "$game"
	released=$((released + aside))
}
host_says() { # NOW: now and then; what is refused does no harm
	draw 6
	case ${annuls:-$any} in
	0) "$pbp" -C "$root" host "$game" --now "$1" announce well played ;;
	1) turn=$("$pbp" -C "$root" status "$game" --now "$1" | sed -n '1s/.*turn \([0-9]*\).*/\1/p')
		"$pbp" -C "$root" host "$game" --now "$1" annul turn $((${turn:-1} - 1)) &&
			"$pbp" -C "$root" host "$game" --now "$1" resume ;;
	2) "$pbp" -C "$root" host "$game" --now "$1" pause && "$pbp" -C "$root" host "$game" --now "$1" resume ;;
	esac >"$work/said" 2>&1
}
play_honestly() { # RULES GAME
	rules=$1 game=$2 root=$work/root seen=
	rm -rf "$root" "$work/begun"; mkdir -p "$work/begun/$rules/$game"
	cp "tests/games/$rules/$game/"* "$work/begun/$rules/$game"
	# its beginning is played as it was recorded, then the mails come as they come
	first=$(grep -n '^host .* begin' "$work/begun/$rules/$game/game" | head -n 1 | cut -d: -f1)
	sed -n "1,${first}p" "tests/games/$rules/$game/game" >"$work/begun/$rules/$game/game"
	GAMES=$work/begun tests/games/play "$rules/$game" "$root" >"$work/said" 2>&1 || { not "$rules/$game does not begin: $(tail -n 3 "$work/said")"; return; }
	rm -rf "$work/split"; mkdir "$work/split"
	sed "1,${first}d" "tests/games/$rules/$game/game" | awk '$1 == "mail" { print $2 }' | while read -r box; do cat "tests/games/$rules/$game/$box"; done |
		awk -v to="$work/split" -v most="${most:-30}" '/^From / { n++ } n <= most { print > sprintf("%s/%05d", to, n) }'
	mails=$(ls "$work/split" | wc -l) at=1 carried=
	while [ "$at" -le "$mails" ]; do
		draw 12
		to=$((at + 4 + any))
		[ "$to" -le "$mails" ] || to=$mails
		now=$(seconds "$(sed -n '1s/^From [^ ]* //p' "$(printf '%s/%05d' "$work/split" "$to")") UTC")
		# shellcheck disable=SC2086 # several files
		{ shuffled "$at" "$to"; [ -z "$carried" ] || cat $carried; } >"$work/box"
		carried=$(cat "$work/late")
		"$pbp" -C "$root" process --now "$(iso "$now")" "$work/box" >"$work/said" 2>&1 || not "process: $(tail -n 2 "$work/said")"
		host_says "$(iso "$now")"
		let_in
		kept
		# shellcheck disable=SC2086 # options
		[ -z "$options" ] || everywhere "after mail $to" $options
		at=$((to + 1))
	done
	must "$pbp" -C "$root" process --now "$(iso $((now + 30)))" </dev/null # what was let in last
	"$pbp" -C "$root" host "$game" --now "$(iso $((now + 60)))" end game >"$work/said" 2>&1
	options=
	for letter in $seen $(find "$root/.pbp/outbox/new" -name '*tickets*'); do options="$options --receipt $letter"; done
	# shellcheck disable=SC2086 # options
	everywhere "when all is over" $options
	tickets=$((tickets + $(sed -n 's/^\([0-9]*\) signed tickets* fit.*/\1/p' "$work/out")))
	heard=$((heard + $(git -C "$root/$game/private.git" log -p --format= main -- mail | grep -c '^+Subject: \[pbp:nowhere\]')))
	played=$((played + 1))
}

number=0
while [ "$number" -lt "$games_wanted" ]; do
	for rules in $("$pbp" rules | cut -d' ' -f1); do
		for game in $(games_of "$rules"); do
			[ -e "tests/games/$rules/$game/game" ] && [ "$number" -lt "$games_wanted" ] || continue
			number=$((number + 1)) seed=$number
			[ "$number" -gt "${FROM-0}" ] || continue
			play_honestly "$rules" "$game"
			ok
		done
	done
done
# A turn is taken back when dice of the next have fallen. When it ends anew, what was played of that next turn is revealed
# with it, and its seed is not: those dice cannot be rolled again yet, and nobody is accused by that.
root=$work/back game=duel rules=states
mkdir -p "$root"
must "$pbp" -C "$root" new duel --rules states --map usa48 --key "$key" --secret "$(printf '0b%.0s' $(seq 32))" \
	--now 2026-01-05T09:00Z --option deadline=24h
nth() { awk -v from="$1" -v to="$2" '/^From / { n++ } n >= from && n <= to' "tests/games/states/duel/$3.mbox"; }
nth 1 2 joins | must "$pbp" -C "$root" process --now 2026-01-05T12:00Z
must "$pbp" -C "$root" host duel --now 2026-01-05T12:00Z begin
nth 1 2 turns | must "$pbp" -C "$root" process --now 2026-01-05T22:00Z
nth 3 3 turns | sed '/^end turn/d' | must "$pbp" -C "$root" process --now 2026-01-06T03:00Z
has "dice of turn 2 have fallen" "$(git -C "$root/duel/public.git" show main:events)" "rolled "
must "$pbp" -C "$root" host duel --now 2026-01-06T04:00Z annul turn 1
must "$pbp" -C "$root" host duel --now 2026-01-06T04:10Z resume
printf 'deploy all in New Mexico\nend turn\n' | mail ann 'Tue Jan  6 05:00:00 2026' duel | must "$pbp" -C "$root" process --now 2026-01-06T05:30Z
has "they are revealed" "$(git -C "$root/duel/public.git" ls-tree -r --name-only main reveal)" "reveal/1/8"
look "dice revealed before their seed" "$root/duel/public.git"
has "they are not played again" "$(cat "$work/out")" "8 of 13 steps played again"
must "$pbp" -C "$root" process --now 2026-01-07T12:00Z </dev/null
look "when their seed is revealed" "$root/duel/public.git"
has "they are" "$(cat "$work/out")" "14 of 14 steps played again"
# one in which turns are taken back when dice of the next have fallen: they are revealed before their seed is
annuls=1 number=$((number + 1)); play_honestly states trio; ok
# clones as players keep them
clone() { # "what", COMMANDS in $work/clone: of the game as it stood, and what is fetched then
	rm -rf "$work/clone" "$work/served"; cp -R "$root/$game/public.git" "$work/served"
	was=$(git -C "$work/served" rev-parse 'main~6') now=$(git -C "$work/served" rev-parse main)
	git -C "$work/served" update-ref refs/heads/main "$was"
	for tag in $(git -C "$work/served" tag --no-merged "$was"); do must git -C "$work/served" tag -d "$tag"; done
	must git clone -q "$work/served" "$work/clone"
	rm -rf "$work/served"; cp -R "$root/$game/public.git" "$work/served"
	what=$1
	shift
	(cd "$work/clone" && "$@") >"$work/said" 2>&1 || not "$what: $(cat "$work/said")"
	look "$what" "$work/clone"
	ok
}
clone "a clone of before"
clone "fetched into it" git fetch -q
has "what was fetched is what was looked at" "$(cat "$work/out")" "refs/remotes/origin/main goes on from what was fetched before"
clone "its main alone fetched" git fetch -q origin main
clone "pulled" git pull -q
clone "put away and mended by git" sh -c 'git pull -q && git gc -q --prune=now && git fsck --strict && git pack-refs --all'
clone "with a branch and a tag of its owner" sh -c 'git pull -q && git branch mine main~3 && git tag there main~2'
has "they are listed, and accuse nobody" "$(grep -c ' of the history; pbp did not call it so' "$work/out")" 2
rm -rf "$work/clone"; must git clone -q --no-tags "$root/$game/public.git" "$work/clone"
look "a clone without tags" "$work/clone"
has "says how they come" "$(cat "$work/out")" "git fetch --tags brings them"
rm -rf "$work/clone"; must git clone -q -c core.autocrlf=true -o host --single-branch "$root/$game/public.git" "$work/clone"
look "a clone that turns line ends around" "$work/clone"
rm -rf "$work/clone"; must git clone -q --depth 3 "file://$root/$game/public.git" "$work/clone"
code "a clone of the last commits" 1 "$pbp" verify "$work/clone"
has "is told what to do" "$(cat "$work/err")" "git fetch --unshallow"
[ "$heard" -gt 0 ] || not "no mail of the $released that were let in is in a history"
echo "figure: honest games: $played, $released mails let in late and $heard recorded, $receipts receipts, $tickets tickets compared line by line, $verified looks, $accusations accusations"
total
