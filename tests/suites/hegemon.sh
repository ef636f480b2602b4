#!/bin/sh
# A recorded game of Hegemon, three years by five people: played again it ends as it ended, with the same
# commit ids however its mails come in, and its history verifies. And what is sealed stays so: words that
# the players have hidden in their Spring orders are nowhere in what others can fetch before the season ends.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib

check() { # what, command...
	what=$1
	shift
	if "$@" >"$work/said" 2>&1; then
		ok
	else
		not "$what: $(head -n 20 "$work/said")"
	fi
}
git_of() { git -c safe.directory='*' -C "$@"; }

# ---- the recorded game -----------------------------------------------------------------------------

tip() { git_of "$work/$1/isles/$2.git" rev-parse main; }
same_tip() { [ "$(tip once "$1")" = "$(tip "$2" "$1")" ]; }
ends_as_it_ended() {
	"$pbp" -C "$work/once" state isles | sed -n '/^# stage/,$p' >"$work/state" &&
		diff tests/games/hegemon/isles/end "$work/state"
}
told() { # words, at least how often
	n=$(git_of "$work/once/isles/private.git" log --format=%b | grep -c "$1")
	[ "$n" -ge "$2" ]
}

isles() { # WAY
	case $1 in
	once) tests/games/played hegemon/isles "$work/once" ;;
	*) tests/games/play hegemon/isles "$work/$1" "$1" ;;
	esac
}
# at one of two rhythms beside; WHOLE=1 (`make recorded`): at both
ways=$(sample 1 day mail)
for way in once $ways; do
	check "isles plays, mails by $way" isles $way
	check "isles verifies, mails by $way" "$pbp" -C "$work/$way" verify isles
done
for repo in private public; do
	for way in $ways; do check "the same $repo history by $way" same_tip $repo "$way"; done
	check "the $repo history is whole" git_of "$work/once/isles/$repo.git" fsck --strict
done
check "the public history verifies" "$pbp" verify "$work/once/isles/public.git"
headed() { git_of "$work/once/isles/public.git" log -1 --format=%s turn/1 | grep -qxF "$1"; }
check "an auction in which shares were sold is no quiet season" headed "Turn 1: grand auction closes"
explained() { "$pbp" -C "$work/once" explain isles "$1" | grep -qxF "$2"; }
check "a share is explained: its bids" explained "share 2" "      because of: bid 2 on share 2"
check "in the player's own words" explained "share 2" "      as written: bid 2 for share 2"
check "a row a line" explained "share 2" "  now: bid share=2 seat=ann coins=2 at=2026-01-05T23:07:17Z"
check "a unit is explained" explained "unit 4" "      as written: march from Kelmar to Jorvik"
check "a rout is explained by the order that moved" explained Jorvik "      because of: move from Dunhaven to Jorvik (bob)"
check "the one that helped" explained Jorvik "      because of: support in Dunhaven to Jorvik with Pellin (bob)"
check "and the one of who was routed" explained Jorvik "      because of: hold in Jorvik (ann)"
check "isles ends as it ended" ends_as_it_ended
closing() { grep -rl "^Closed by this mail, the last that was awaited: $1\.\$" "$work/once/.pbp/outbox/new"; }
unsaid() { ! closing "$1" | xargs grep -l "$2"; }
for season in "orders for Spring" retreats; do
	check "whoever was awaited last for $season is told that they are closed" closing "$season"
	check "and not that he may change them" unsaid "$season" '^To change it\|^If you order nothing'
done
check "shares were sold" told ' is sold to ' 12
check "what is up for auction is told in a sentence" sh -c "cat '$work'/once/.pbp/outbox/new/* |
	grep -q '^Up for auction: share 1 (unit 1, Auria, Ardentor); share 2'"
check "and not share by share" sh -c "! cat '$work'/once/.pbp/outbox/new/* | grep -q '^Share 2 .*is up for auction'"
check "an open auction is a line" sh -c "cat '$work'/once/.pbp/outbox/new/* |
	grep -qx '  Share 1 (Auria, Ardentor): bob 3, cat 5, dan 4; until Tue 6 Jan, 17:04'"
check "a season says what may end it earlier" sh -c "cat '$work'/once/.pbp/outbox/new/* | tr '\n' ' ' |
	grep -q 'Now it is the opening of year 1, until [^.]*,  *earlier *once nothing in it is open any more'"
check "who has joined is offered no empty list" sh -c "! grep -h -A1 '^Until it begins you may write:' \
	'$work'/once/.pbp/outbox/new/* | grep -x ''"
check "units were routed" told ' is routed from ' 1
check "and retreated" told ' retreats from ' 1
check "nations built" told ' builds unit ' 4
check "rules were changed" told 'From now on' 3

# ---- what is sealed --------------------------------------------------------------------------------

export PBP_ROOT="$work/sealed"
mkdir -p "$PBP_ROOT/.pbp"
printf 'address pbp@example.org\nhost host@example.org\n' >"$PBP_ROOT/.pbp/config"
pbp() { "$pbp" "$@"; }
must "$pbp" new spring --rules hegemon --map archipelago --secret "$(printf %064d 7)" --key "$key" --player ann=ann@example.org \
	--player bob=bob@example.org --now 2026-01-05T08:00Z
must pbp host spring begin --now 2026-01-05T09:00Z
for n in 1 3 5; do must pbp host spring "set share share=$n owner=ann" --now 2026-01-05T09:00Z; done
for n in 2 4; do must pbp host spring "set share share=$n owner=bob" --now 2026-01-05T09:00Z; done
must pbp host spring "close now grand auction" --now 2026-01-05T09:01Z

send() { # who, time, text
	printf 'From: %s <%s@example.org>\nTo: pbp+spring@example.org\nSubject: orders\nMessage-ID: <%s@example.org>\nDate: Mon, 05 Jan 2026 10:00:00 +0000\n\n%s\n' \
		"$1" "$1" "$1-$2" "$3" | must "$pbp" process --now "$2"
}
# every object of the public history, and its log
public() {
	git_of "$PBP_ROOT/spring/public.git" log --format='%s %b' main
	git_of "$PBP_ROOT/spring/public.git" cat-file --batch --batch-all-objects
}
hidden() { ! public | grep -aiE "$1"; }
shown() { public | grep -aiqE "$1"; }
public_tip() { git_of "$PBP_ROOT/spring/public.git" rev-parse main; }

before=$(public_tip)
# a mail of sealed lines; one that also joins; the host's, that acts for a seat and announces
send ann 2026-01-05T10:00Z "Ardentor -> Gellen
Harwick supports Ardentor to Gellen (zanzibarmark)"
check "sealed orders make no public step" [ "$before" = "$(public_tip)" ]
send eve 2026-01-05T10:30Z "join as eve
Farrow -> Easterlyn (quaggamark)"
check "a joiner makes one" [ "$before" != "$(public_tip)" ]
must pbp host spring "act for ann: Morvane holds (wombatmark)
announce all is well" --now 2026-01-05T10:40Z
check "what the host announces is public" shown 'all is well'
send bob 2026-01-05T10:45Z "amend spring = 1h
Kelmar -> Quillon (yaffingmark)"
check "nothing sealed is public" hidden 'zanzibarmark|quaggamark|wombatmark|yaffingmark|Gellen.*supports|moves from'
check "not whose orders are in" hidden 'answered=yes'
must pbp host spring "close now spring" --now 2026-01-05T11:00Z
must pbp process --now 2026-01-05T11:00Z </dev/null
check "when Spring is over its orders are, as they were understood" shown 'said move .*to=gellen'
check "and what the host said for a seat" shown 'said hold'
check "but nobody's words" hidden 'zanzibarmark|quaggamark|yaffingmark'
check "no address is" hidden '@example.org'
check "the game verifies" pbp verify spring
check "its public history too" pbp verify "$PBP_ROOT/spring/public.git"

# ---- a bid moves a bell: the others hear of it, who bids has his receipt ---------------------------

export PBP_ROOT="$work/bids"
mkdir -p "$PBP_ROOT/.pbp"
printf 'address pbp@example.org\nhost host@example.org\n' >"$PBP_ROOT/.pbp/config"
must "$pbp" new spring --rules hegemon --map archipelago --secret "$(printf %064d 7)" --key "$key" --player ann=ann@example.org \
	--player bob=bob@example.org --player cid=cid@example.org --now 2026-01-05T08:00Z
must pbp host spring begin --now 2026-01-05T09:00Z
told() { # AMOUNT: who has a letter about the bid
	grep -l "^Subject: .*bids $1 on" "$PBP_ROOT"/.pbp/outbox/new/* | xargs grep -h '^To: ' | sort | tr -d '\n'
}
send ann 2026-01-05T10:00Z "bid 7 on share 1"
check "who did not bid is told" [ "$(told 7)" = "To: bob@example.orgTo: cid@example.org" ]
send bob 2026-01-05T11:00Z "bid 9 on share 1"
check "and who was outbid" [ "$(told 9)" = "To: ann@example.orgTo: cid@example.org" ]
# ---- what an auction is about is said, wherever people read of it -----------------------------------

mkdir -p "$work/words/.pbp" && echo "host hanna@example.org" >"$work/words/.pbp/config"
must "$pbp" new -C "$work/words" few --rules hegemon --map archipelago --now 2026-01-05T09:00Z --secret $secret --key "$key"
for who in ann bob; do
	echo "join as $who" | mail $who 'Mon Jan  5 10:00:00 2026' few >"$work/one"
	must "$pbp" process -C "$work/words" --now 2026-01-05T11:00Z "$work/one"
done
must "$pbp" host -C "$work/words" --now 2026-01-05T12:00Z few begin
has "status" "$("$pbp" status -C "$work/words" few)" "auction (share 3), until"
has "JSON" "$("$pbp" status -C "$work/words" --json few)" '"subject": "share 3"'
has "the host's line" "$("$pbp" host -C "$work/words" --now 2026-01-05T13:00Z few extend auction share 3 by 3h)" \
	"auction of share 3 is open until Tue 6 Jan 2026, 15:00"
echo "bid 2 on share 3" | mail ann 'Mon Jan  5 14:00:00 2026' few >"$work/one"
has "a receipt" "$("$pbp" check -C "$work/words" few "$work/one" --seat ann --now 2026-01-05T14:30Z 2>&1)" \
	"bid 2 on share 3"
total
