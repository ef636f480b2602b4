#!/bin/sh
# clock: bells that are amended ring as they were amended from the turn on for which that is; a seat that is removed before
# the beginning is gone; what could not be played is not made; an early end waits for a while; a bell moves behind an absence;
# more time by itself; votes fall.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_mails "$work/m"
orders() { printf '%s\n' "$@"; }
root() { # ROOT: an empty one
	export PBP_ROOT=$work/$1
	new=$PBP_ROOT/.pbp/outbox/new
	mkdir -p "$PBP_ROOT/.pbp"
	echo "host hanna@example.org" >"$PBP_ROOT/.pbp/config"
}
game() { # ROOT OPTION...
	root "$1"
	shift
	must "$pbp" new demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret --key "$key" \
		--option begin=2026-01-02T09:00Z --option remind=none "$@"
	cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
	must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
}
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
bell() { "$pbp" status "${2-demo}" --now "$1" | sed -n 's/^  turn, until .*(\(.*\)).*/\1/p'; }
turn() { "$pbp" status "${2-demo}" --now "$1" | sed -n 's/.*turn \([0-9]*\),.*/\1/p'; }
sound() { # WHAT [GAME]
	code "$1: verify" 0 "$pbp" verify "${2-demo}"
	code "$1: in public as well" 0 "$pbp" verify "$PBP_ROOT/${2-demo}/public.git"
}
to() { cat "$(grep -l "^To: $1@" "$new"/*.$2* 2>/dev/null | head -n 1)" 2>/dev/null; }

# ---- an amended bell
game amended
must "$pbp" host demo "amend deadline = daily 18:00" --now 2026-01-05T10:00Z
is "the open turn keeps its bell" "$(bell 2026-01-05T10:00Z)" 2026-01-05T20:00:00Z
run 2026-01-05T20:00Z
is "the next has the new one" "$(bell 2026-01-05T20:00Z)" 2026-01-06T18:00:00Z
must "$pbp" host demo "amend zone = JST-9" --now 2026-01-06T10:00Z
must "$pbp" host demo "amend holidays = 2026-01-07" --now 2026-01-06T10:00Z
run 2026-01-06T18:00Z
is "so with zone and holidays" "$(bell 2026-01-06T18:00Z)" 2026-01-08T09:00:00Z
sound "amended"
must "$pbp" new duel --rules states --map usa48 --now 2026-01-06T19:00Z --player red=ann@example.org --player blue=bob@example.org
must "$pbp" host duel begin --now 2026-01-06T19:00Z
must "$pbp" host duel "amend deadline = 10h" --now 2026-01-06T19:01Z
run 2026-01-09T19:00Z
is "where turns are one after another" "$(bell 2026-01-09T19:00Z duel)" 2026-01-10T05:00:00Z
sound "duel" duel

# ---- a bell that would come too soon
root least
must "$pbp" new soon --rules armies --map barrows --now 2026-01-06T19:00Z --player red=ann@example.org \
	--player blue=bob@example.org --option "deadline=daily 20:00, at least 6h"
must "$pbp" host soon begin --now 2026-01-06T19:00Z
has "rings the next time" "$("$pbp" status soon --now 2026-01-06T19:00Z)" "2026-01-07T20:00:00Z"
must "$pbp" host soon "amend deadline = Mon and Thu at 20:00 at least 2d" --now 2026-01-06T19:01Z
code "a length that is none" 1 "$pbp" host soon "amend deadline = daily 20:00 at least" --now 2026-01-06T19:01Z

# ---- what could not be played is not made
code "a board that cannot be dealt" 1 "$pbp" new never --rules states --map usa --now 2026-01-06T19:00Z
has "is named, with what to do" "$(cat "$work/err")" "such a game could never begin: 50 territories cannot be dealt to 3 owners. Shares must be equal"
is "and nothing is left of it" "$(ls "$PBP_ROOT")" soon
code "a game that waits for more than can play" 1 "$pbp" new never --rules states --map usa48 --option players=4 --now 2026-01-06T19:00Z
has "says how many can" "$(cat "$work/err")" "option players is 4, and at most 3 can play States on this map"
code "an option without effect" 1 "$pbp" new never --rules hegemon --map archipelago --option deadline=48h --now 2026-01-06T19:00Z
has "is refused" "$(cat "$work/err")" "option deadline has no effect in hegemon"
hasnt "and not offered" "$("$pbp" rules hegemon)" "  deadline"

# ---- removed before the beginning
root removed
must "$pbp" new vote --rules hegemon --map archipelago --now 2026-01-01T08:00Z --player ann=ann@example.org \
	--player bob=bob@example.org --player cleo=cleo@example.org
run 2026-01-01T08:30Z
must "$pbp" host vote "remove bob" --now 2026-01-01T09:00Z
has "who is removed reads it" "$(to bob farewell)" "Subject: you no longer play bob [pbp:vote]"
must "$pbp" host vote begin --now 2026-01-01T10:00Z
code "nor is it amended" 1 "$pbp" host vote "amend deadline = 48h" --now 2026-01-01T10:00Z
has "the others begin" "$("$pbp" status vote --now 2026-01-01T10:00Z)" "awaited: 2 of 2: ann cleo"
hasnt "he has no seat, and no coins" "$("$pbp" state vote --now 2026-01-01T10:00Z)" "bob "
run 2026-01-05T10:00Z
sound "removed" vote
game gone
must "$pbp" new trio --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret
for n in 01 02 03; do sed 's/pbp:demo/pbp:trio/' "$work/m/$n"; done >"$work/joins"
run 2026-01-02T10:00Z "$work/joins"
must "$pbp" host trio "remove red" --now 2026-01-02T11:00Z
must "$pbp" host trio "admit red dora@example.org" --now 2026-01-02T11:01Z
must "$pbp" host trio "remove teal" --now 2026-01-02T11:02Z
must "$pbp" host trio begin --now 2026-01-02T12:00Z
run 2026-01-05T20:00Z
hasnt "no report has him join" "$("$pbp" report trio --turn 1 --now 2026-01-05T20:00Z)" "teal joins"
hasnt "nor calls him out, but for what the host did" "$("$pbp" report trio --turn 1 --now 2026-01-05T20:00Z | grep -v '^  The host took ')" "out"
has "and that is told" "$("$pbp" report trio --turn 1 --now 2026-01-05T20:00Z)" "The host took teal out of the game."
hasnt "nor nobody" "$("$pbp" report trio --turn 1 --now 2026-01-05T20:00Z)" "  joins"
has "who came instead plays" "$("$pbp" status trio --now 2026-01-05T20:00Z)" "awaited: 2 of 2: gold red"
sound "gone" trio
# ---- an early end that waits for a while
game early --option early=answered --option cool_off=2h
orders "spawn 3 in Osaka" | mail ann 'Sat Jan  3 10:00:00 2026' >"$work/mails"
orders pass | mail bob 'Sat Jan  3 11:00:00 2026' >>"$work/mails"
run 2026-01-03T11:01Z "$work/mails"
is "one has not answered" "$(to ann news)" ""
has "who may change his orders reads what can end that" "$(to ann receipt | tr -s '\n ' ' ')" "until all have answered, send all"
orders pass | mail cleo 'Sat Jan  3 12:00:00 2026' >"$work/mails"
run 2026-01-03T12:01Z "$work/mails"
has "all have: they read when it ends" "$(to ann news | tr -s '\n ' ' ')" "All have answered: the turn ends early, at Sat 3 Jan 2026, 14:00 UTC, unless somebody changes what he has sent."
is "it has not" "$(turn 2026-01-03T12:01Z)" 1
sound "early, while the orders that cause it are in no step yet"
git clone -q --bare "$PBP_ROOT/demo/private.git" "$work/alone.git"
code "alone it cannot be told" 1 "$pbp" verify "$work/alone.git"
has "which is said" "$(cat "$work/out" "$work/err")" "verify it in the game's own folder, or when that turn is over"
orders "spawn 2 in Tokyo" | mail bob 'Sat Jan  3 13:00:00 2026' >"$work/mails"
run 2026-01-03T13:01Z "$work/mails"
has "a changed order begins it anew" "$(to cleo news | tr -s '\n ' ' ')" "ends early, at Sat 3 Jan 2026, 15:00 UTC"
run 2026-01-03T14:30Z
is "that is what counts" "$(turn 2026-01-03T14:30Z)" 1
orders wait | mail ann 'Sat Jan  3 14:40:00 2026' >"$work/mails"
run 2026-01-03T14:41Z "$work/mails"
has "who takes his word back ends it" "$(to bob news | tr -s '\n ' ' ')" "ends at its bell again, as things stand"
run 2026-01-03T16:00Z
is "nothing ends then" "$(turn 2026-01-03T16:00Z)" 1
must "$pbp" host demo pause --now 2026-01-03T16:10Z
# a wait outlasts later orders; done takes it back
orders "spawn 1 in Osaka" done | mail ann 'Sat Jan  3 16:20:00 2026' >"$work/mails"
run 2026-01-03T16:30Z "$work/mails"
must "$pbp" host demo resume --now 2026-01-03T17:00Z
run 2026-01-03T18:59Z
is "not before it is over" "$(turn 2026-01-03T18:59Z)" 1
run 2026-01-03T19:00Z
is "then the turn is played" "$(turn 2026-01-03T19:00Z)" 2
sound "early"
for who in ann bob cleo; do orders pass | mail $who 'Mon Jan  5 19:00:00 2026'; done >"$work/mails"
run 2026-01-05T19:01Z "$work/mails"
is "a bell that is sooner is what rings" "$(to ann news)" ""
run 2026-01-05T20:00Z
is "and it does" "$(turn 2026-01-05T20:00Z)" 3
sound "early, by its bell"
for who in ann bob cleo; do orders pass | mail $who 'Tue Jan  6 10:00:00 2026'; done >"$work/mails"
run 2026-01-07T10:00Z "$work/mails"
must "$pbp" host demo "annul turn 3" --now 2026-01-07T11:00Z
must "$pbp" host demo resume --now 2026-01-07T12:00Z
run 2026-01-07T12:10Z
is "annulled, it ends as it was told" "$(turn 2026-01-07T12:10Z)" 4
sound "early, annulled"
must cp -r "$work/early" "$work/ended"
export PBP_ROOT=$work/ended
must "$pbp" host demo "end game" --now 2026-01-08T11:00Z
sound "early, when all orders are open"
has "played again from what is revealed" "$(cat "$work/out")" "Sound: "

# ---- a run or many, it is the same
both() { # ROOT, and how: each mail in a run of its own, or all in one
	game "$1" --option early=answered --option cool_off=2h
	: >"$work/all"
	for n in 3:ann 4:bob 5:cleo 6:ann 7:bob; do
		orders pass | mail "${n#*:}" "Sat Jan  3 1${n%:*}:00:00 2026" >"$work/mails"
		cat "$work/mails" >>"$work/all"
		[ "$2" = one ] || run "2026-01-03T1${n%:*}:00Z" "$work/mails"
	done
	run 2026-01-03T20:00Z "$work/all"
	git -C "$work/$1/demo/private.git" rev-parse main
}
is "in one run it is the same as in many" "$(both once one)" "$(both often many)"
PBP_ROOT=$work/often
is "a turn that ended early" "$(turn 2026-01-03T20:00Z)" 2

# ---- a bell behind an absence
game absent --option absence=move --option zone=CET-1CEST,M3.5.0,M10.5.0/3
orders "away from 5 January to 6 January" | mail cleo 'Fri Jan  2 12:00:00 2026' >"$work/mails"
run 2026-01-02T12:01Z "$work/mails"
is "he has time before he goes" "$(bell 2026-01-02T12:01Z)" 2026-01-05T19:00:00Z
run 2026-01-04T23:00Z
is "when he goes and has sent nothing the bell moves" "$(bell 2026-01-04T23:00Z)" 2026-01-07T19:00:00Z
has "which all read" "$(to ann news | tr -s '\n ' ' ')" "The turn waits for somebody who is away. The turn is now open until Wed 7 Jan 2026, 20:00 CET."
run 2026-01-07T19:00Z
is "once" "$(turn 2026-01-07T19:00Z)" 2
orders pass "away from 8 January to 9 January" | mail bob 'Wed Jan  7 20:00:00 2026' >"$work/mails"
run 2026-01-09T00:00Z "$work/mails"
is "who has sent his orders is not waited for" "$(turn 2026-01-09T00:00Z)" 3
orders "away from 9 January to 30 January" | mail bob 'Fri Jan  9 10:00:00 2026' >"$work/mails"
run 2026-01-12T19:00Z "$work/mails"
is "five days a game at most" "$(bell 2026-01-12T19:00Z)" 2026-01-15T19:00:00Z
run 2026-01-19T19:00Z
is "no bell moves then" "$(turn 2026-01-19T19:00Z)" 5
sound "absent"
# ---- more time, by itself
as_was=$(bell 2026-01-20T10:00Z)
must "$pbp" host demo "amend extensions = 2 by 24h" --now 2026-01-20T10:00Z
must "$pbp" host demo "amend vote_end = 2d" --now 2026-01-20T10:00Z
code "what is none is refused" 1 "$pbp" host demo "amend extensions = often" --now 2026-01-20T10:00Z
has "with what can be written" "$(cat "$work/out" "$work/err")" "2 by 24h"
is "an amendment waits" "$as_was" 2026-01-22T19:00:00Z
run 2026-01-22T19:00Z
asks() { # WHO TIME LINE
	orders "$3" | mail "$1" "$(date -u -d "$2" '+%a %b %e %H:%M:%S %Y')" >"$work/mails"
	run "$2" "$work/mails"
}
asks ann 2026-01-23T10:00Z "one more day please"
is "who asks gets it" "$(bell 2026-01-23T10:01Z)" 2026-01-27T19:00:00Z
has "and is told" "$(to ann receipt | tr -s '\n ' ' ')" "You are given more time (1 of 2 times in this game): the orders for the Turn is open until Tue 27 Jan 2026, 20:00 CET now."
has "so are the others" "$(to bob news | tr -s '\n ' ' ')" "teal asks for more time, and gets it (1 of 2). The turn is now open until Tue 27 Jan 2026, 20:00 CET."
asks ann 2026-01-23T11:00Z "extend by 3 days"
is "no more than the option says" "$(bell 2026-01-23T11:01Z)" 2026-01-28T19:00:00Z
asks ann 2026-01-23T12:00Z "more time"
is "nor more often" "$(bell 2026-01-23T12:01Z)" 2026-01-28T19:00:00Z
has "which he reads" "$(to ann receipt | tr -s '\n ' ' ')" "Not done: you have been given more time 2 times"
asks bob 2026-01-23T13:00Z "extension by 6h"
is "another may, and less" "$(bell 2026-01-23T13:01Z)" 2026-01-29T01:00:00Z
sound "given"
must "$pbp" host demo "amend extensions = vote by 12h" --now 2026-01-28T10:00Z
asks ann 2026-01-28T20:00Z "vote draw"
has "the first vote is told" "$(to bob news | tr -s '\n ' ' ')" "teal votes: draw (1 of 3 for it)."
has "and how long it stands" "$(to ann receipt | tr -s '\n ' ' ')" "Your vote stands until Fri 30 Jan 2026, 21:00 CET, or until you take it back"
asks bob 2026-01-28T21:00Z "vote draw"
is "the second is not, by letter" "$(to ann news)$(to cleo news)" ""
run 2026-01-30T20:00Z
has "then they fall, and all read how many there were" "$(to cleo news | tr -s '\n ' ' ')" "The votes for this fall: draw (2 of 3 were for it)."
asks ann 2026-01-30T20:10Z "one more day please"
has "one of three is not enough" "$(to ann receipt | tr -s '\n ' ' ')" "1 of 3 do now"
before=$(bell 2026-01-30T20:11Z)
asks cleo 2026-01-30T21:00Z "more time"
is "two are" "$(bell 2026-01-30T21:01Z)" "$(date -u -d "$before 12 hours" +%Y-%m-%dT%H:%M:%SZ)"
has "all read it" "$(to bob news | tr -s '\n ' ' ')" "More than half ask for more time, and it is given."
must "$pbp" host demo "amend extensions = none" --now 2026-01-30T22:00Z
run 2026-02-03T19:00Z
asks bob 2026-02-03T20:00Z "more time"
has "or nobody is given it" "$(to bob receipt | tr -s '\n ' ' ')" "Not done: in this game nobody is given more time"
must "$pbp" host demo "end game" --now 2026-02-04T11:00Z
sound "absent, when all orders are open"
has "played again from what is revealed" "$(cat "$work/out")" "Sound: "

# a day more is the same hour of the next day, over the change of the clock (29 March) too; 24 hours are 24 hours
game change "--option=zone=CET-1CEST,M3.5.0,M10.5.0/3"
must "$pbp" host demo extend to 2026-03-28 20:00 --now 2026-01-03T10:00Z
is "in winter" "$(bell 2026-01-03T10:01Z)" 2026-03-28T19:00:00Z
for by in "1 day" "one day" 1d; do
	must "$pbp" host demo extend by "$by" --now 2026-01-03T10:02Z
	is "by $by: the same hour in summer" "$(bell 2026-01-03T10:03Z)" 2026-03-29T18:00:00Z
	must "$pbp" host demo extend to 2026-03-28 20:00 --now 2026-01-03T10:04Z
done
must "$pbp" host demo extend by 24h --now 2026-01-03T10:05Z
is "by 24h: another" "$(bell 2026-01-03T10:06Z)" 2026-03-29T19:00:00Z
must "$pbp" host demo extend by a week --now 2026-01-03T10:07Z
is "where no clock changes they are the same" "$(bell 2026-01-03T10:08Z)" 2026-04-05T19:00:00Z
has "history has what it came to" "$(git -C "$PBP_ROOT/demo/private.git" log --format=%s main)" "host: extend by 23h"
sound "over the change of the clock"

# while the game rests no bell rings: a moved one is told as what is left of the time
must "$pbp" host demo pause --now 2026-04-03T19:00Z
rm -f "$PBP_ROOT"/.pbp/outbox/new/*
"$pbp" host demo extend by 24h --now 2026-04-04T19:00Z >"$work/out"
has "what is left, and when that would be over" "$(tr -s '\n ' ' ' <"$work/out")" \
	"turn has 3 days when you write: resume. If that were now, it would be open until Tue 7 Apr 2026, 21:00 CEST"
has "so others read it" "$(to bob news | tr -s '\n ' ' ')" \
	"The game rests, and no bell rings. When it goes on, there will be 3 days for the orders for the Turn."
hasnt "and no hour at which none rings" "$(to bob news | tr -s '\n ' ' ')" "open until"
must "$pbp" host demo resume --now 2026-04-04T20:00Z
is "it is so much" "$(bell 2026-04-04T20:01Z)" 2026-04-07T20:00:00Z
sound "moved in a rest"
total
