#!/bin/sh
# nameless: in a game whose names are hidden nobody but he himself and the host reads what a player is called, in nothing that is
# sent, shown or published, before the game is over; then all may. In a game of every ruleset, with orders revealed by turns, at
# the end or never. Both histories verify before and after. Three rulesets are begun from a file, each with orders revealed at
# another time, and played to the end, the others by mails that join; WHOLE=1 (`make secrets`): each in both ways.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\n' >"$r/.pbp/config"
# what has been sent since the game began, and is not looked at any more
keep() { for f in "$r"/.pbp/outbox/new/*; do [ ! -e "$f" ] || mv "$r"/.pbp/outbox/new/* "$work/sent/"; break; done; }
# afresh GAME: nothing has been sent of it
afresh() { game=$1 n=10; forget; rm -rf "$work/sent"; mkdir "$work/sent"; }
says() { # NAME TEXT
	n=$((n + 1)); keep
	printf '%b\n' "$2" | mail "$1" "Fri Jan  2 10:$n:00 2026" "$game" | run "2026-01-02T10:$n:30Z"
}
public() { git -C "$r/$game/public.git" cat-file --batch-all-objects --batch | tr '\0' '\n'; git -C "$r/$game/public.git" log --all --format=%B; }
# Whatever a reader sees is made of what JSON holds, by templates that know nothing else: beside it one reader a look has one
# more format, another the next time, and of what has two forms each has one.
look=0
views() { # READER OPTIONS: 0 is all, 1 to 3 the seats
	turn=$(((look + $1) % 4)) more=''
	shift
	case $turn in 0) case $((look / 4 % 4)) in 0) more=text ;; 1) more=markdown ;; 2) more=bbcode ;; 3) more=html ;; esac ;; esac
	for format in json $more; do
		"$pbp" report -C "$r" "$game" --format $format "$@" 2>/dev/null
	done
}
# what anybody can read: what can be cloned, the public report, pages
seen_by_all() {
	public
	git -C "$r/$game/public.git" log --all -p
	views 0
	must "$pbp" publish -C "$r" --to "$work/site" "$game"
	find "$work/site/$game" -type f -not -path '*/public.git/*' -exec cat {} +
}
seen_by_seat() { # SEAT: reports, map and rows
	reader=$((reader + 1))
	views $reader --seat "$1"
	"$pbp" map -C "$r" "$game" --seat "$1" --json
	case $(((look + reader) % 2)) in 0) json='' ;; 1) json=--json ;; esac
	"$pbp" state -C "$r" "$game" --seat "$1" $json
}
# the letters to others than ann, and bob, in files of their names
letters_of_others() {
	python3 -c 'import email, glob, sys
sent = {"ann": [], "bob": []}
for f in sorted(glob.glob(sys.argv[1] + "/sent/*")):
    m = email.message_from_file(open(f))
    if "hanna@" in m["To"]: continue
    text = [m.as_string()]
    for part in m.walk():
        if not part.is_multipart(): text.append(part.get_payload(decode=True).decode("utf-8", "replace"))
    for who in sent:
        if who + "@" not in m["To"]: sent[who] += text
for who in sent: open(sys.argv[1] + "/to.others." + who, "w").write("\n".join(sent[who]))' "$work"
}
check() { # WHEN
	keep; look=$((look + 1)) reader=0
	seen_by_all >"$work/all"
	for seat in $seats; do seen_by_seat "$seat" >"$work/seat.$seat"; done
	letters_of_others
	for who in ann bob; do
		[ $who = ann ] && own=$first || own=$second
		{ cat "$work/all" "$work/to.others.$who"; for seat in $seats; do [ "$seat" = "$own" ] || cat "$work/seat.$seat"; done; } >"$work/seen"
		is "$game: $1: what $who is called is in nothing that others read" "$(grep -a -i -c "zqwx$who" "$work/seen")" 0
		[ "$(wc -c <"$work/seen")" -gt 15000 ] || not "$game: nothing was looked at: $(wc -c <"$work/seen")"
	done
	[ "$1" != "in the first turn" ] || return # what comes later has those steps as well
	code "$game: $1: verify" 0 "$pbp" verify "$game" -C "$r"
	code "$game: $1: verify of what is public" 0 "$pbp" verify "$r/$game/public.git" -C "$r"
}

for of in global-domination/duel:turn ${WHOLE:+states/duel:turn} armies/four:end ${WHOLE:+gilmoria/trio:turn hegemon/archipelago:end} \
	global-domination/duel:never; do
	file=games/${of%:*}.game rules=${of%/*}
	afresh "$rules-${of#*:}"
	sed "s/^game .*/game $game/" "$file" >"$work/$game.game"
	printf 'option %s\n' names=hidden "reveal = ${of#*:}" anonymous=on | sed 's/=/ = /; s/  =  / = /' >>"$work/$game.game"
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
	first=$(sed -n 's/^seat \([A-Za-z]*\) ann@.*/\1/p' "$file") second=$(sed -n 's/^seat \([A-Za-z]*\) bob@.*/\1/p' "$file")
	seats=$(sed -n 's/^seat \([A-Za-z]*\) .*/\1/p' "$file" | head -n 3)
	says ann "Call me Zqwxann Miller."
	has "$game: while players gather" "$(letters ann@)" "Names are hidden in this game: when it is over all read that $first was played by Zqwxann Miller"
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T10:12Z
	n=15
	says ann "call me Zqwxann Moore"
	says bob "call me Zqwxbob"
	has "$game: while it runs" "$(letters bob@)" "$second was played by Zqwxbob"
	says bob "who"
	has "$game: he reads his own" "$(letters bob@)" "$second: you, Zqwxbob"
	says ann "who"
	hasnt "$game: and nobody else's" "$(letters ann@)" "Zqwxbob"
	has "$game: others by their seats" "$(letters ann@)" "$second"
	has "$game: the host reads all" "$("$pbp" status -C "$r" "$game")" "$first is Zqwxann Moore, which is hidden until the game is over"
	# what others are told of a player: letters, votes, absences
	says ann "press to $second: truce?\nEND"
	says bob "press to all: hello\nEND"
	says ann "away until 9 January"
	says bob "vote draw"
	says bob "press anonymously to $first: who am I\nEND"
	# an order in a name is a host's line, and all read it
	"$pbp" host "$game" "act for $first: call me Zqwxann Hidden" -C "$r" --now 2026-01-02T10:40Z >"$work/out" 2>&1
	has "$game: the host says none for him" "$(cat "$work/out")" "only its player says this for a seat"
	"$pbp" host "$game" "amend names = shown" -C "$r" --now 2026-01-02T10:41Z >"$work/out" 2>&1
	has "$game: what was promised stays" "$(tr -s '\n ' ' ' <"$work/out")" "it stays as the game was made"
	check "in the first turn"
	run 2026-01-20T10:00Z </dev/null
	must "$pbp" host "$game" "replace $second by dora@example.org" -C "$r" --now 2026-01-20T11:00Z
	run 2026-01-20T11:01Z </dev/null
	check "after a seat is given to another"
	must "$pbp" host "$game" "end game" -C "$r" --now 2026-01-21T08:00Z
	run 2026-01-21T08:01Z </dev/null
	keep
	letters_of_others; reader=0
	{ seen_by_all; cat "$work/to.others.bob"; for seat in $seats; do [ "$seat" = "$second" ] || seen_by_seat "$seat"; done; } >"$work/seen"
	has "$game: at the end all read it" "$(grep -a '^named ' "$work/seen")" "seat=$(echo "$first" | tr A-Z a-z) name=\"Zqwxann Moore\""
	is "$game: in the row of the public history too" "$(git -C "$r/$game/public.git" show main:state/player | grep -c 'name="Zqwxann Moore"')" 1
	has "$game: on the pages" "$(cat "$work/site/$game/index.html")" "Zqwxann Moore"
	has "$game: in the letter that ends it" "$(cat "$work"/sent/*ending* "$work/sent"/* | grep 'is played by')" "is played by Zqwxann Moore"
	is "$game: who does not play any more stays unknown" "$(grep -a -i -c "zqwxbob" "$work/seen")" 0
	code "$game: at the end: verify" 0 "$pbp" verify "$game" -C "$r"
	code "$game: at the end: verify of what is public" 0 "$pbp" verify "$r/$game/public.git" -C "$r"
	[ "${of#*:}" = never ] || has "$game: all of it" "$(cat "$work/out")" "played again from what was revealed"
	turns=$(git -C "$r/$game/private.git" tag -l 'turn/*' | grep -c '/[0-9]*$')
	if [ "$turns" -gt 0 ]; then # an end that was taken back, and came again
		must "$pbp" host "$game" "annul turn $turns" -C "$r" --now 2026-01-22T08:00Z
		must "$pbp" host "$game" resume -C "$r" --now 2026-01-22T08:10Z
		must "$pbp" host "$game" "end game" -C "$r" --now 2026-01-23T08:00Z
		code "$game: ended again: verify" 0 "$pbp" verify "$game" -C "$r"
		code "$game: and of what is public" 0 "$pbp" verify "$r/$game/public.git" -C "$r"
	fi
	rm -rf "${r:?}/$game"
done

# a game that its rules end: the report of its last turn says it
afresh by-rules
{ sed "s/^game .*/game $game/" games/global-domination/duel.game; echo "option names = hidden"; } >"$work/$game.game"
must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T10:01Z
says ann "call me Zqwxann"
says bob "call me Zqwxbob"
must "$pbp" host "$game" "set land area=Dunmere owner=red" -C "$r" --now 2026-01-02T11:00Z
run 2026-01-06T09:00Z </dev/null
has "$game: it is over" "$("$pbp" status -C "$r" "$game")" "over"
report=$("$pbp" report -C "$r" "$game")
has "$game: in the report" "$report" "red is played by Zqwxann"
has "$game: and at a player's name" "$(echo "$report" | tr -s ' ')" "red Zqwxann"
code "$game: verify" 0 "$pbp" verify "$game" -C "$r"
keep
has "$game: in the letter with it" "$(cat "$work"/sent/*)" "is played by Zqwxann"
code "$game: verify of what is public" 0 "$pbp" verify "$r/$game/public.git" -C "$r"

# who joins by mail: no name in that line, for it is public; in a line of its own
for of in states:usa48 ${WHOLE:+armies:barrows} gilmoria:gilmoria ${WHOLE:+global-domination:japan} hegemon:archipelago; do
	afresh "${of%%:*}"
	must "$pbp" new -C "$r" "$game" --rules "$game" --map "${of#*:}" --now 2026-01-01T08:00Z --secret $secret --option names=hidden
	as="called" place="" seats="" first="" second=""
	case $game in hegemon) as="as" ;; global-domination) place=" at Osaka as teal," ;; esac
	says ann "join$place $as Zqwxann"
	has "$game: a name in the line is refused" "$(letters ann@)" "in this game nobody reads who plays before it is over"
	has "$game: with what to say" "$(letters ann@)" "call me Zqwxann"
	says ann "join$(echo "$place" | tr -d ,)\nCall me Zqwxann"
	has "$game: without it he plays, and is called so later" "$(letters ann@)" "Names are hidden in this game"
	says bob "join$(echo "$place" | sed 's/Osaka/Tokyo/; s/teal,/red/')"
	check "of who joins"
	rm -rf "${r:?}/$game"
done
total
