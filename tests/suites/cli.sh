#!/bin/sh
# cli: every command, used well and badly, by people and by programs; the host's
# powers from the shell and by mail; what doctor and verify find.
# the leak checker of the sanitizers cannot run under strace
ASAN_OPTIONS=detect_leaks=0; export ASAN_OPTIONS
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_mails "$work/m"
cat "$work"/m/0* >"$work/mbox"
make_root "$work/r"
root=$work/r
export PBP_ROOT="$root"
must "$pbp" process --now $end "$work/mbox"

# ---- help and wrong usage
tools=$("$pbp" help | sed -n 's/^  \([a-z]*\) .*/\1/p')
for tool in $tools; do
	code "$tool --help" 0 "$pbp" "$tool" --help
	has "$tool --help" "$(cat "$work/out")" "usage: pbp $tool"
	is "help $tool is the same" "$("$pbp" help "$tool")" "$(cat "$work/out")"
	want=2
	case $tool in process | deliver) want=64 ;; esac
	code "$tool --nonsense" $want "$pbp" "$tool" --nonsense
	has "it says which" "$(cat "$work/err")" --nonsense
	code "$tool --now never" $want "$pbp" "$tool" --now never demo a b
done
code "no command" 0 "$pbp"
code "an unknown command" 2 "$pbp" proces
code "help for an unknown command" 2 "$pbp" help proces
code "no argument" 2 "$pbp" report
code "too many" 2 "$pbp" report demo demo2
code "an option without its value" 2 "$pbp" report demo --turn
code "a flag with a value" 2 "$pbp" report demo --json=1
code "--version" 0 "$pbp" --version
for tool in status state report log check verify parse bind; do
	code "$tool of no game" 1 "$pbp" $tool nosuch
	code "$tool of an unlawful name" 1 "$pbp" $tool ../demo
done
code "no such seat" 1 "$pbp" state demo --seat purple
code "no such turn" 1 "$pbp" report demo --turn 99
code "no such rules" 1 "$pbp" rules chess
code "no such root" 0 "$pbp" status -C "$work/nowhere"
code "new: a name twice" 1 "$pbp" new demo --rules global-domination --map japan
code "new: no such map" 1 "$pbp" new other --rules global-domination --map atlantis
code "new: no such option" 1 "$pbp" new other --rules global-domination --map japan --option warp=9
is "and nothing is left of them" "$(ls "$root" "$root/.pbp" | tr '\n' ' ')" "$(ls "$root" "$root/.pbp" | grep -v new- | tr '\n' ' ')"

# ---- json
cat >"$work/sorted.py" <<'END'
import json, sys
def pairs(p):
    keys = [k for k, v in p]
    assert keys == sorted(keys), keys
    return dict(p)
def no_reals(x): raise AssertionError(x)
for text in [sys.stdin.read()]:
    try: json.loads(text, object_pairs_hook=pairs, parse_float=no_reals)
    except json.JSONDecodeError:
        for line in text.splitlines(): json.loads(line, object_pairs_hook=pairs, parse_float=no_reals)
END
echo "spawn 3 in Osaka" >"$work/orders"
sed 1d "$work/m/04" >"$work/mail"
cat >"$work/one.t" <<'END'
scenario "nothing happens"
rules global-domination
map inline
  area 1 Aldport land
seat red ann@example.org
state
  land area=Aldport owner=red troops=5
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red
END
mkdir -p "$work/t/maps"
printf 'area 1 Aldport land\narea 2 Brume land\n' >"$work/t/maps/two.map"
cat >"$work/t/shared.t" <<'END'
# what stands before the first scenario holds for all
rules global-domination
map maps/two.map
seat red ann@example.org
scenario "the map is the one beside this file"
state
  land area=Brume owner=red troops=5
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
expect
  awaited red
scenario "what the first one adds is its own"
seat blue bob@example.org
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
expect
  awaited red, blue
  no land area=Brume owner=red
END
code "a map beside the file, and what all of its scenarios share" 0 "$pbp" play "$work/t/shared.t"
has "both were played" "$(cat "$work/out")" "2 passed, 0 failed"
echo 'rules global-domination' >"$work/t/none.t"
code "a file without a scenario" 1 "$pbp" play "$work/t/none.t"
has "it is told so" "$(cat "$work/err")" "there is no scenario in it"
json() {
	if "$pbp" "$@" --json >"$work/out" 2>"$work/err" </dev/null || [ $? -eq 1 ]; then
		if [ -s "$work/out" ] && python3 "$work/sorted.py" <"$work/out" 2>"$work/err"; then ok; else not "$* --json: $(tail -n 1 "$work/err")"; fi
	else
		not "$* --json: $(cat "$work/err")"
	fi
}
json status; json status demo; json state demo; json state demo --turn 1; json state demo --seat red
json report demo; json report demo --turn 1; json report demo --seat red; json log demo; json map demo; json map demo --turn 1 --seat red; json log demo --unknown-words
json check demo --seat teal "$work/orders"; json check demo --mail "$work/mail"; json verify demo
json verify "$root/demo/public.git"; json play "$work/one.t"; json parse demo "$work/orders"; json bind demo "$work/orders"
json quarantine; json rules; json rules global-domination; json doctor; json doctor maps/japan.map
for tool in $tools; do
	"$pbp" help "$tool" | grep -q -- --json || continue
	case " status state report map log check verify play parse bind rules doctor explain quarantine " in
	*" $tool "*) ok ;;
	*) not "$tool takes --json and is not tried here" ;;
	esac
done
for format in text markdown bbcode html json; do code "report --format $format" 0 "$pbp" report demo --format $format; done

# ---- a mail is checked as `process` would treat it, and stored when --now says
"$pbp" new other --rules global-domination --map tutorial >"$work/out" 2>&1 || not "new other: $(cat "$work/out")"
sed 's/^Subject:.*/Subject: [pbp:other] orders/' "$work/mail" >"$work/astray"
sed '/^Subject:/d' "$work/mail" >"$work/untagged"
sed '1s/^/From ann@example.org Mon Jan  5 09:00:00 2026\n/' "$work/mail" >"$work/enveloped"
code "check --mail: another game's" 1 "$pbp" check demo --mail "$work/astray"
has "check --mail: another game's" "$(cat "$work/err")" "this mail is for game other; try \`pbp check other --mail\`"
code "check --mail: of no game" 1 "$pbp" check demo --mail "$work/untagged"
has "check --mail: of no game" "$(cat "$work/err")" "names no game"
"$pbp" check demo --mail "$work/mail" >"$work/plain" 2>&1
is "check --mail: with the line of a mailbox" "$("$pbp" check demo --mail "$work/enveloped" 2>&1)" "$(cat "$work/plain")"
has "check --mail: its own" "$(cat "$work/plain")" "in game demo"
rm -rf "$root/other"
deliver_now() { "$pbp" deliver -C "$work/late" --now 2026-01-05T09:00Z <"$work/mail"; }
deliver_now || not "deliver --now"
is "deliver --now: stored then" "$(find "$work/late/.pbp/spool" -type f -name "*$(date -u -d 2026-01-05T09:00Z +%s)[.-]*" | wc -l)" 1
code "deliver: a present that is none" 64 "$B/pbp-deliver" -n soon
twice=$work/twice
cp -a "$root" "$twice"; rm -rf "$twice/.pbp/spool"
printf 'From: nobody@example.org\nTo: pbp@localhost\nSubject: [pbp:demo] twice\n\nhello\n' >"$work/again"
for n in 1 2; do # at a time of the game: this year's turns are many
	"$pbp" deliver -C "$twice" --now 2026-01-20T09:00Z <"$work/again" || not "deliver"
	"$pbp" process -C "$twice" --now 2026-01-20T09:01Z </dev/null >"$work/out" 2>&1 || not "process: $(cat "$work/out")"
done
has "a mail delivered again was seen already" "$(cat "$work/out")" "1 mail already seen"

# ---- orders below the mail that they answer are not read, and their writer hears of it
{ sed '/^$/q' "$work/mail" | sed 's/^Message-ID:.*/Message-ID: <below@example.org>/'
	printf 'thanks\n\nOn Mon, 5 Jan 2026 at 08:00, Play by Post <pbp@localhost> wrote:  report of turn 1\nspawn 3 in Osaka\n'; } >"$work/below"
"$pbp" process -C "$twice" --now 2026-01-20T09:02Z "$work/below" </dev/null >"$work/out" 2>&1 || not "process: $(cat "$work/out")"
receipt=$(grep -l 'below@example.org' "$twice"/.pbp/outbox/new/* | xargs cat | tr '\n' ' ')
has "what was not read is said" "$receipt" "Below line 3 of your mail nothing was read"
has "and begins with our line" "$receipt" "----- A letter of pbp, game demo -----"

# ---- where games lie, and what a terminal gets
is "-C beats PBP_ROOT" "$(PBP_ROOT=$work/nowhere "$pbp" status -C "$root" demo | head -n 1)" "$("$pbp" status demo | head -n 1)"
mkdir -p "$work/home/.local/share"; ln -s "$root" "$work/home/.local/share/pbp"
is "without both: below HOME" "$(unset PBP_ROOT; HOME=$work/home "$pbp" status demo | head -n 1)" "$("$pbp" status demo | head -n 1)"
is "no colour in a pipe" "$("$pbp" status demo | grep -c "$(printf '\033')")" 0
if need script; then
	is "no colour with NO_COLOR" "$(NO_COLOR=1 script -qec "$pbp status demo" /dev/null </dev/null | grep -c "$(printf '\033')")" 0
fi

# ---- a host's times are those of the game's zone, through the change to summer time, and replay as what they came to
PBP_ROOT=$work/zone; export PBP_ROOT
must "$pbp" new west --rules global-domination --map japan --now 2026-03-28T08:00Z --option zone=CET-1CEST,M3.5.0,M10.5.0/3
for who in ann/Osaka bob/Tokyo; do
	printf 'From: %s@example.org\nTo: pbp+west@example.org\n\njoin at %s\n' "${who%/*}" "${who#*/}" >"$work/joins"
	must "$pbp" process --now 2026-03-28T08:10Z "$work/joins"
done
must "$pbp" host west begin --now 2026-03-28T09:00Z
open_until() { "$pbp" status west --now 2026-03-28T12:00Z | sed -n 's/^  turn, until \(.*\) (\(.*\))$/\2/p'; }
extend() { # what is said, the bell
	must "$pbp" host west --now 2026-03-28T10:00Z extend "$1"
	is "extend $1" "$(open_until)" "$2"
}
extend "to 20:00" 2026-03-28T19:00:00Z
extend "to tomorrow 20:00" 2026-03-29T18:00:00Z
extend "to 2026-03-30 20:00" 2026-03-30T18:00:00Z
extend "turn to Tue 31 Mar 2026, 20:00 CEST" 2026-03-31T18:00:00Z
extend "to 2026-03-30 20:00 UTC" 2026-03-30T20:00:00Z
extend "to 2026-03-30T21:00Z" 2026-03-30T21:00:00Z
extend "by two days" 2026-04-01T21:00:00Z
has "what depends on the hour is told as what it came to" "$("$pbp" log west)" "host: extend to 2026-03-29 20:00+02:00"
has "so is a duration" "$("$pbp" log west)" "host: extend by 2d"
code "a weekday is no time" 1 "$pbp" host west --now 2026-03-28T10:00Z extend to Tuesday
has "what can be written is said" "$(cat "$work/out" "$work/err")" "such as tomorrow 20:00"
code "it replays" 0 "$pbp" verify west
code "in public too" 0 "$pbp" verify "$work/zone/west/public.git"
must "$pbp" new days --rules global-domination --map japan --now 2026-12-21T08:00Z --option begin=2026-12-22T09:00Z \
	--option 'deadline=Mon and Thu at 20:00 Europe/Amsterdam' --option holidays=2026-12-24..2027-01-01
mv "$work/zone/west" "$work/west" # its turns until then are no matter
for who in ann/Osaka bob/Tokyo; do
	printf 'From: %s@example.org\nTo: pbp+days@example.org\n\njoin at %s\n' "${who%/*}" "${who#*/}" >"$work/joins"
	must "$pbp" process --now 2026-12-21T08:10Z "$work/joins"
done
must "$pbp" process --now 2026-12-22T10:00Z </dev/null
has "a deadline as it is said, in a named zone, behind the holidays" "$("$pbp" status days --now 2026-12-22T10:00Z)" \
	"turn, until Mon 4 Jan 2027, 20:00 CET (2027-01-04T19:00:00Z)"
has "the zone is kept as a string" "$(git --git-dir="$work/zone/days/private.git" show main:state/option)" "option=zone value=CET-1CEST,M3.5.0,M10.5.0/3"
must "$pbp" host days amend zone = Asia/Kolkata --now 2026-12-22T11:00Z
has "so is one that is amended" "$("$pbp" log days)" "amend zone = IST-5:30"
code "there is no such zone" 1 "$pbp" new nowhere --rules states --map usa --option zone=Europe/Nowhere
has "which is said" "$(cat "$work/err")" 'there is no time zone "Europe/Nowhere"'
code "no file outside is read" 1 "$pbp" new nowhere --rules states --map usa --option zone=Europe/../../../../etc/passwd
code "holidays are days" 1 "$pbp" new nowhere --rules states --map usa --option holidays=Easter
has "which is said, too" "$(cat "$work/err")" "days like 2026-12-24..2027-01-01"
code "it replays" 0 "$pbp" verify days
PBP_ROOT=$root

# ---- all games, a line each
must "$pbp" -C "$work/all" new autumn --rules hegemon --map archipelago --now 2026-01-01T08:00Z
must "$pbp" -C "$work/all" new hush --rules states --map usa48 --now 2026-01-01T08:00Z
printf 'From: ann@example.org\nTo: pbp+autumn@example.org\n\njoin as ann\n' >"$work/joins"
must "$pbp" -C "$work/all" process --now 2026-01-01T09:00Z "$work/joins"
cp -R "$root/demo" "$work/all/"
"$pbp" -C "$work/all" status >"$work/out"
is "games are lines below heads" "$(head -n 2 "$work/out" | sed 's/  */ /g')" "GAME RULES TURN OPEN UNTIL AWAITED
autumn hegemon 0 joining 1 joined: ann"
has "a game that runs says what is open, until when and for whom" "$(sed 's/  */ /g' "$work/out")" \
	"demo global-domination $("$pbp" status demo --json | sed -n 's/^ "turn": //p') "
has "nobody has joined" "$(cat "$work/out")" "nobody has joined"
is "a line each" "$(wc -l <"$work/out")" 4
has "the host reads who has joined as what" "$("$pbp" -C "$work/all" status autumn)" "    ann: ann@example.org"
rm -r "$work/all/hush/private.git/objects"
code "a broken game is named" 1 "$pbp" -C "$work/all" status
has "and hides no other" "$(cat "$work/out")" "joining  "

"$pbp" state demo >/dev/full 2>/dev/null; is "a full disk behind stdout" $? 1

# ---- the host's powers at the shell: LINE, exit code, what the answer holds
make_root "$work/h" demo early=host; PBP_ROOT=$work/h
tick=0
host() { # CODE PART LINE...
	want=$1 part=$2
	shift 2
	tick=$((tick + 1))
	code "host $*" "$want" "$pbp" host demo --now "2026-01-02T10:$(printf %02d $tick)Z" "$@"
	has "host $*" "$(cat "$work/out" "$work/err")" "$part"
}
must "$pbp" process --now 2026-01-01T20:00Z "$work/mbox"
host 1 "" dance
host 1 "Nothing of this line was taken" ""
host 1 "write: act for SEAT: LINE" spawn 3 in Osaka
host 0 "" announce "Welcome, all."
host 0 "" extend by 24h
host 0 "" pause
host 0 "" resume
host 0 "" act for teal: spawn 3 in Osaka
host 0 "" act for red: spawn 3 in Tokyo
host 0 "" discard red
host 1 "no seat" admit green dora@example.org
host 0 "" replace gold by frida@example.org
host 0 "" set land area=osaka troops=7 because he was promised two more
host 1 "" set land area=atlantis troops=7
host 0 "" amend early = answered because all are here
host 1 "" amend warp = 9
host 0 "" withdraw amendment 1
host 0 "" amend early = host because one may close it
host 1 "" annul turn 1
host 1 "still waits" close now
host 0 "" act for red: spawn 3 in Tokyo
host 0 "" act for gold: spawn 3 in Fukuoka
host 0 "" close now
host 0 "" remove gold
must "$pbp" new alone --rules global-domination --map tutorial --now 2026-01-01T08:00Z --player red=ann@example.org
has "one seat is no seats" "$("$pbp" status alone)" ", 1 seat
"
rm -r "$work/h/alone"
# counted things in the words of all games: {count} {count#unit|units}; those below are never one
is "every counted thing has a singular" "$(cat games/*/phrases | grep -E '\{[a-z_]+\} (more )?(Troops|troops|units|territories|areas|armies|coins|Points|shares|cities|seats|spaces|orders|turns|rounds|domains|were)\b' |
	cut -d ' ' -f 1-2 | sort | tr '\n' ' ')" "event full event set-up note extra-terms note fact-ends note fact-ends note fact-realm note too-large note which-origin "
host 0 "" extend turn to 2026-02-01T20:00Z
host 0 "" end game Thanks for playing.
host 1 "" end game
# who plays a seat now, and who no longer does
letter() { grep -l "^To: $1@" "$work"/h/.pbp/outbox/new/* | xargs grep -l "$2" | xargs cat; }
has "the new player's letter says what he plays" "$(letter frida "^Subject: .*you play gold now")" "
You play gold now: the host has given you the seat of the one who played
it before.
Asked of you now: the orders for the Turn, until "
has "and what to do" "$(letter frida "^Subject: .*you play gold now")" "Write your orders to the address below"
has "the old player's that he no longer does" "$(letter cleo "^Subject: .*you no longer play gold")" "
You no longer play gold: the host has given the seat to another player."
has "and whom to ask" "$(letter cleo "no longer play")" "ask the host: hanna@example.org"
has "one who is removed is told too" "$(letter frida "^Subject: .*no longer play gold")" "has taken it out of the"
is "cleo gets no letter after that" "$(letter cleo "^Subject: .*set land")" ""
code "verify tells the same of all that" 0 "$pbp" verify demo
has "and shows it" "$(cat "$work/out")" "lines of the host"
is "each is a commit" "$(git -C "$work/h/demo/private.git" log --format=%s | grep -ic "welcome\|frida\|announc")" "$(git -C "$work/h/demo/public.git" log --format=%s | grep -ic "welcome\|frida\|announc")"

# ---- a turn taken back: the same mails, the same dice, another result only by the host's word
make_root "$work/an"; PBP_ROOT=$work/an
git="git -C $work/an/demo/private.git"
must "$pbp" process --now 2026-01-06T12:00Z "$work/mbox"
must "$pbp" process --now 2026-01-06T12:30Z </dev/null
code "annul" 0 "$pbp" host demo --now 2026-01-06T13:00Z annul turn 1
has "the turn is open again" "$("$pbp" status demo)" "turn 1"
echo "move 3 from Osaka to Nara" | mail ann 'Tue Jan  6 14:00:00 2026' >"$work/box"
must "$pbp" process --now 2026-01-06T14:00Z "$work/box"
has "nobody orders anew" "$(cat "$work"/an/.pbp/outbox/new/*)" "played again"
code "resume" 0 "$pbp" host demo --now 2026-01-06T15:00Z resume
is "it is tagged" "$($git tag | tr '\n' ' ')" "turn/1 turn/1.2 "
# shellcheck disable=SC2086
is "the same comes of it" "$($git diff --stat turn/1 turn/1.2 -- state/land state/realm state/stash)" ""
# shellcheck disable=SC2086
is "its dice are those it had" "$($git show turn/1.2:dice | grep -E '^(turn|seed)')" "$($git show turn/1:dice | grep -E '^(turn|seed)')"
is "each player has a report of both" "$(find "$work/an/.pbp/outbox/new" -name '*report*' | wc -l)" 6
code "verify after that" 0 "$pbp" verify demo
code "annul again" 0 "$pbp" host demo --now 2026-01-06T16:00Z annul turn 1
code "discard" 0 "$pbp" host demo --now 2026-01-06T16:10Z discard red
code "resume" 0 "$pbp" host demo --now 2026-01-06T16:20Z resume
has "now red has ordered nothing" "$("$pbp" state demo --turn 1)" "area=kanagawa
"
code "verify after that too" 0 "$pbp" verify demo
code "and of what is public" 0 "$pbp" verify "$work/an/demo/public.git"
# what came after the turn goes with it: the host, and the players, are told what to send again
echo "spawn 3 in Osaka" | mail ann 'Tue Jan  6 17:00:00 2026' >"$work/box"
must "$pbp" process --now 2026-01-06T17:00Z "$work/box"
for line in "set realm seat=teal influence=7" "replace gold by frida@example.org" 3 4 5 6 7 8 9 10 11 12 13 14; do
	case $line in *[a-z]*) ;; *) line="announce number $line" ;; esac
	must "$pbp" host demo --now 2026-01-06T17:10Z "$line"
done
code "annul after all that" 0 "$pbp" host demo --now 2026-01-06T18:00Z annul turn 1
has "the host is told what was dropped" "$(cat "$work/out")" "Dropped with turn 1; send again what is still to be:
  set realm seat=teal influence=7
  replace gold by frida@example.org
  announce number 3
"
has "a dozen of his lines" "$(cat "$work/out")" "  announce number 12
  and 2 more: pbp log demo
  orders: teal 1"
told=$(grep -l "no longer stands" "$work"/an/.pbp/outbox/new/*news-0* | xargs cat)
has "players are told too" "$told" "What was ordered for turn 2 no longer stands"
has "by what they may read" "$told" "  replace gold
  announce number 3"
hasnt "and no secret" "$told" "frida"
hasnt "where nothing came after it, nothing is said" "$("$pbp" host demo --now 2026-01-06T18:10Z resume &&
	"$pbp" host demo --now 2026-01-06T18:20Z annul turn 1)" "Dropped"
code "verify after that as well" 0 "$pbp" verify demo
# of a game that acts at once, what was ordered since; what the host ordered for a seat is a line of his
must "$pbp" new usa --rules states --map usa48 --now 2026-01-05T08:00Z --secret $secret --key "$key" --player red=ann@example.org \
	--player blue=bob@example.org
must "$pbp" host usa begin --now 2026-01-05T08:00Z
area=$("$pbp" state usa | sed -n 's/^area=\([^ ]*\) owner=blue.*/\1/p' | head -n 1)
must "$pbp" process --now 2026-01-09T08:00Z </dev/null
must "$pbp" host usa --now 2026-01-09T09:00Z "act for blue: deploy 1 in $area"
printf 'deploy 1 in %s\ndeploy 1 in %s\n' "$area" "$area" | mail bob 'Fri Jan  9 10:00:00 2026' usa >"$work/box"
must "$pbp" process --now 2026-01-09T10:00Z "$work/box"
code "annul in a game that acts at once" 0 "$pbp" host usa --now 2026-01-09T11:00Z annul turn 1
has "the host's line" "$(cat "$work/out")" "
  act for blue: deploy 1 in "
has "the player's orders" "$(cat "$work/out")" "
  orders: blue 2"
# of a host who plays, what he said as the host is a line of his and no order
make_root "$work/hp"; PBP_ROOT=$work/hp
printf 'host ann@example.org\nauthserv mx.example.org\n' >"$work/hp/.pbp/config"
must "$pbp" process --now 2026-01-06T12:30Z "$work/mbox"
echo "announce I play as well" | mail ann 'Tue Jan  6 14:00:00 2026' | vouched "mx.example.org; dmarc=pass" >"$work/box"
must "$pbp" process --now 2026-01-06T14:00Z "$work/box"
code "annul by a host who plays" 0 "$pbp" host demo --now 2026-01-06T15:00Z annul turn 1
has "his line" "$(cat "$work/out")" "
  announce I play as well"
hasnt "is no order" "$(cat "$work/out")" "orders:"
PBP_ROOT=$work/an
must "$pbp" host demo --now 2026-01-06T17:00Z end game
code "and of what is public in the end" 0 "$pbp" verify "$work/an/demo/public.git"
is "the inbox is empty" "$(find "$work/an/demo/inbox" -maxdepth 1 -type f | wc -l)" 0

# ---- and by mail
make_root "$work/hm"; PBP_ROOT=$work/hm
echo "authserv mx.example.org" >>"$work/hm/.pbp/config"
{ cat "$work"/m/0[1-3]; printf '%s\n' "announce Welcome, all." "extend by 24h" | mail hanna 'Fri Jan  2 10:00:00 2026' |
		vouched "mx.example.org; dmarc=pass"
	echo "announce I am the host" | mail ann 'Fri Jan  2 10:30:00 2026'; } >"$work/box"
"$pbp" process --now 2026-01-02T12:00Z "$work/box" >"$work/out" 2>&1
has "the host by mail" "$(git -C "$work/hm/demo/private.git" log --format=%B)" "Welcome, all."
hasnt "a player is no host" "$(git -C "$work/hm/demo/private.git" log --format=%B)" "I am the host"
has "the bell has moved" "$("$pbp" status demo --json)" "2026-01-06T20:00:00Z"
code "verify tells the same" 0 "$pbp" verify demo

# ---- a host who can be killed anywhere
make_root "$work/k"; PBP_ROOT=$work/k
must "$pbp" process --now 2026-01-02T09:30Z "$work/mbox"
if need strace; then
	for n in 1 3 5 7 9 11; do
		strace -f -o /dev/null -e trace=fsync,syncfs -e inject=fsync,syncfs:signal=SIGKILL:when=$n \
			"$pbp" host demo --now 2026-01-02T10:00Z announce "n$n" >/dev/null 2>&1
		must "$pbp" process --now 2026-01-02T10:30Z </dev/null
		code "verify after a dead host $n" 0 "$pbp" verify demo
	done
fi

# ---- doctor
PBP_ROOT=$root
code "doctor of a sound root" 0 "$pbp" doctor
for twin in one two; do
	must "$pbp" new -C "$work/twins" $twin --rules armies --map barrows --secret $secret --now 2026-01-01T08:00Z
done
code "doctor: two games with one secret" 0 "$pbp" doctor -C "$work/twins"
has "are warned of" "$(cat "$work/out")" "WARN two secret: it is that of one"
ill() { # WHAT COMMAND...: on a copy
	what=$1
	shift
	rm -rf "$work/ill"; cp -a "$root" "$work/ill"
	(cd "$work/ill/demo" && "$@") || not "planting: $what"
	code "doctor: $what" 1 "$pbp" doctor -C "$work/ill"
	has "doctor: $what" "$(cat "$work/out")" ILL
}
pack() { ls private.git/objects/pack/*.pack | head -n 1; }
flip() { p=$(ls "$1"/objects/pack/*.pack | tail -n 1); chmod u+w "$p"; size=$(stat -c %s "$p"); printf '\377\000\377' | must dd of="$p" bs=1 seek=$((size / 2)) conv=notrunc; }
ill "a bit flip in private.git" flip private.git
ill "a bit flip in public.git" flip public.git
ill "an empty ref" sh -c ': >private.git/refs/heads/main'
ill "a pack that is gone" sh -c 'rm -f private.git/objects/pack/*.pack'
ill "the secret is gone" rm secret
ill "the secret is damaged" sh -c 'echo 12 >secret'
ill "a foreign tip" sh -c 'echo 1111111111111111111111111111111111111111 >private.git/refs/heads/main'
ill "public.git is gone" rm -rf public.git
ill "a config that does not read" sh -c 'echo nonsense >../.pbp/config'

# a line each: the key, what is wrong, what to do
setting() { # PART LINE...: the config as it stands and LINE
	part=$1
	shift
	rm -rf "$work/ill"; cp -a "$root" "$work/ill"
	printf '%s\n' "$@" >>"$work/ill/.pbp/config"
	code "doctor: $*" 1 "$pbp" doctor -C "$work/ill"
	has "doctor: $*" "$(cat "$work/out")" "ILL  config $part"
	is "doctor: $*: one line" "$(grep -c ^ILL "$work/out")" 1
}
mkdir "$work/key"; echo "no key" >"$work/key/bad"; chmod 600 "$work/key/bad"; cp "$work/key/bad" "$work/key/open"; chmod 644 "$work/key/open"
setting 'address: "pbp at example.org" is no mail address; write one like' "address pbp at example.org"
setting "address: nothing stands behind it; write a value" "address"
setting "host: stands more than once" "host hans@example.org"
setting 'authserv: "mx one" is no name of a server; write the word' "authserv mx one"
setting "sendmail: /nowhere/sendmail is no program that can be started; write the path" "sendmail /nowhere/sendmail -t"
setting "sendmail: no-such-sendmail is no program" "sendmail no-such-sendmail"
setting "sendmail: $work/key is no program" "sendmail $work/key"
setting "signing-key: the signing key /nowhere/key cannot be read" "signing-key /nowhere/key"
setting "signing-key: others may read the signing key $work/key/open; do: chmod 600" "signing-key $work/key/open"
setting "signing-key: the signing key $work/key/bad" "signing-key $work/key/bad"
setting 'sandbox: "of" is neither on nor off' "sandbox of"
has "doctor: no authserv is no illness, but is said" "$("$pbp" doctor)" "WARN authserv: not set in the config, so a forged address is believed"
rm -rf "$work/ill"; cp -a "$root" "$work/ill"; echo "host hanna@" >"$work/ill/.pbp/config"
code "doctor: a host without a domain" 1 "$pbp" doctor -C "$work/ill"
has "doctor: a host without a domain" "$(cat "$work/out")" 'ILL  config host: "hanna@" is no mail address'
printf 'address pbp@example.org\nhost pbp@Example.org\n' >"$work/ill/.pbp/config"
code "doctor: a host who is the program" 1 "$pbp" doctor -C "$work/ill"
has "doctor: a host who is the program" "$(cat "$work/out")" "ILL  config host: this is the program's own address"
printf 'address pbp@example.org\nhost hanna@example.org\nauthserv mx.example.org\nsendmail sh -c true\nsandbox on\n' >"$work/ill/.pbp/config"
code "doctor: a config that can work" 0 "$pbp" doctor -C "$work/ill"
has "doctor: its server is named" "$(cat "$work/out")" "ok   authserv: mx.example.org is believed"
hasnt "doctor: and nothing is warned of" "$(cat "$work/out")" WARN
: >"$work/file"
code "doctor: a root below a file" 1 "$pbp" doctor -C "$work/file/root"
ill "a spool that is no folder" sh -c 'rm -rf ../.pbp/spool; : >../.pbp/spool'
has "it says what to do" "$(cat "$work/out")" "is no folder; move it away"
if [ "$(id -u)" != 0 ]; then
	ill "a root that cannot be written" chmod 500 ..
	chmod 700 "$work/ill"
	has "it says what to do" "$(cat "$work/out")" "cannot be written by this user; become its owner"
fi

# ---- verify
code "verify the game" 0 "$pbp" verify demo
code "verify the public history" 0 "$pbp" verify "$root/demo/public.git"
frauds=0 found=0
for kind in $(sed -n 's/^    "\([a-z-]*\)": .*/\1/p' tests/fraud); do
	rm -rf "$work/forged.git"
	python3 tests/fraud "$kind" "$root/demo/private.git" "$work/forged.git" 2>"$work/err" || { not "forging $kind: $(tail -n 1 "$work/err")"; continue; }
	must "$B/tests/resign" "$work/forged.git" "$key"
	"$pbp" verify "$work/forged.git" >"$work/out" 2>&1
	got=$?
	if [ "$kind" = honest ]; then is "a copy is no fraud: $(cat "$work/out")" $got 0; continue; fi
	frauds=$((frauds + 1))
	if [ $got -eq 1 ] && grep -q "NOT THE SAME" "$work/out"; then found=$((found + 1)); ok; else not "verify does not find $kind: $(cat "$work/out")"; fi
done
plain_text text "$(ls "$root"/.pbp/outbox/new/pbp.receipt.* | head -n 1)" >"$work/receipt"
code "a receipt of the game" 0 "$pbp" verify demo --receipt "$work/receipt"
sed 's/Receipt of a mail/Receipt of mail beefbeefbeefbeef/' "$work/receipt" >"$work/invented"
code "a receipt that anybody may have written accuses nobody" 0 "$pbp" verify demo --receipt "$work/invented"
has "and proves nothing" "$(cat "$work/out")" "1 letter has no signed ticket"
tip=$(git -C "$root/demo/private.git" rev-parse main)
code "a tip that was published" 0 "$pbp" verify demo --since "$tip"
python3 tests/fraud message "$root/demo/private.git" "$work/rewritten.git"
must "$B/tests/resign" "$work/rewritten.git" "$key"
frauds=$((frauds + 1)); code "history rewritten" 1 "$pbp" verify "$work/rewritten.git" --since "$tip"; found=$((found + (got == 1)))
echo "verify finds $found of $frauds frauds"
total
