#!/bin/sh
# The demo: a whole game from real mails. However its mails are piped, the history is the same,
# to the commit id; nobody is left without an answer; git finds nothing wrong.
set -u
B=${B:-build}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # what, command...
	what=$1
	shift
	if "$@" >"$work/said" 2>&1; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "demo: $what"
		head -n 20 "$work/said"
	fi
}

git_in() { # repository, arguments
	in=$1
	shift
	git -c safe.directory='*' -C "$in" "$@"
}
has_tags() { [ "$(git_in "$1" tag | tr '\n' ' ')" = "turn/1 turn/2 turn/3 turn/4 turn/5 " ]; }
same_tip() { # a repository of two ways to pipe
	[ "$(git_in "$work/day/$2" rev-parse main)" = "$(git_in "$work/$1/$2" rev-parse main)" ]
}
# but reminders, which go out where a run comes in time for them
same_letters() { diff -r -x '*.reminder-*' "$work/day/.pbp/outbox/new" "$work/$1/.pbp/outbox/new"; }
answered() { # mail file: there is a letter in reply to it
	id=$(sed -n 's/^[Mm]essage-[Ii][Dd]: *\(<.*>\)/\1/p;/^$/q' "$1" | head -n 1)
	grep -rqF "In-Reply-To: $id" "$work/day/.pbp/outbox/new"
}
says() { # text, command...
	text=$1
	shift
	"$@" >"$work/found" 2>&1 && grep -qF -- "$text" "$work/found"
}
fresh_and_quick() { # the demo's own folder
	from=$(date +%s)
	B=$B tests/games/demo/play day "$work/day" >"$work/story" || return 1
	[ $(($(date +%s) - from)) -lt 60 ]
}

check "it plays, within a minute" fresh_and_quick
check "it plays again in a folder that is there" tests/games/demo/play day "$work/day"
for way in mail once; do
	check "it plays, piped by $way" tests/games/demo/play $way "$work/$way"
	for repo in private public; do
		check "the same $repo history, piped by $way" same_tip $way demo/$repo.git
	done
	check "the same letters, piped by $way" same_letters $way
done
for repo in private public; do
	check "$repo.git is whole" git_in "$work/day/demo/$repo.git" fsck --full --strict
	check "five turns are tagged in $repo.git" has_tags "$work/day/demo/$repo.git"
done
for mail in tests/games/demo/mails/*.eml; do
	case $mail in
	*-is-away.eml) check "a machine gets no answer" sh -c '! "$@"' - grep -rqF 12-ann-is-away "$work/day/.pbp/outbox/new" ;;
	*) check "no answer to $mail" answered "$mail" ;;
	esac
done
for seat in teal red gold; do
	for turn in 1 2 3 4 5; do
		check "no report of turn $turn for $seat" says "demo, turn $turn: the report for $seat" \
			"$B/pbp" -C "$work/day" report demo --turn $turn --seat $seat
	done
done
# shellcheck disable=SC2016 # $1 is the inner shell's
{
check "fifteen reports in the outbox" sh -c '[ "$(grep -l "^Subject: Turn [1-5]: " "$1"/*.report-* | wc -l)" = 15 ]' - "$work/day/.pbp/outbox/new"
check "the beginning and the end are told to each" sh -c '[ "$(grep -l "^The game begins\.$" "$1"/* | wc -l)" = 3 ] &&
	[ "$(grep -l "^The game is over: The holidays are over" "$1"/pbp.ending-* | wc -l)" = 3 ]' - "$work/day/.pbp/outbox/new"
check "dynamite, salt, siege, skirmish, conquest are told" sh -c 'for w in Dynamite "salts Shiga" "sieges Shiga" "Skirmish over Shiga" "gold invades Osaka with 5 against 2 of teal: overtaken"; do
	grep -rqF "$w" "$1"/ || { echo "$w"; exit 1; }; done' - "$work/day/.pbp/outbox/new"
check "orders are revealed when the game is over" says "throw item=dynamite area=mie" \
	git_in "$work/day/demo/public.git" show main:reveal/2/7
check "no address in public.git" sh -c 'git -c safe.directory="*" -C "$1" rev-list --objects --all | cut -d" " -f1 |
	git -c safe.directory="*" -C "$1" cat-file --batch | grep -qaE "(ann|bob|cleo|dora|host)@example" && exit 1 || exit 0' - "$work/day/demo/public.git"
}
check "the private history verifies" "$B/pbp" -C "$work/day" verify demo
check "the public one verifies by itself" "$B/pbp" -C "$work/day" verify "$work/day/demo/public.git"
check "the doctor finds nothing" "$B/pbp" -C "$work/day" doctor
check "it tells where to look" says "report demo --turn 3" cat "$work/story"
check "and names its pages" says "$work/day/site/index.html" tests/games/demo/show "$work/day"
for shown in site/index.html site/demo/turn/3.html turn-3.png; do
	check "$shown is there" test -s "$work/day/$shown"
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
