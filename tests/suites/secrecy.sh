#!/bin/sh
# secrecy: words that only one player wrote are looked for in everything that
# another can fetch: all objects of public.git, letters, reports. None may be
# there before the rules reveal it.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
# what stands before the @ is nobody's business either
mail_of() { mail "$@" | sed 's/\(ann\|bob\|cleo\)@example/zqlocal&/'; }
make_root "$work/r"
root=$work/r
new=$root/.pbp/outbox/new
run() { "$pbp" process -C "$root" --now "$1" "${2:-/dev/null}" >"$work/out" 2>"$work/err" </dev/null || not "process: $(cat "$work/err")"; }
# every byte of a repository, commit messages and trees too
everything() {
	git -C "$1" cat-file --batch-all-objects --batch --buffer
	git -C "$1" for-each-ref
	git -C "$1" log --all --format='%an %ae %cn %ce %at %ct %B'
}
letters_to() { grep -l "^To: $1@" "$new"/* 2>/dev/null | xargs -r cat; }

# quoted-printable and base64 would hide a word from grep
plain() {
	python3 -c 'import sys,glob,email
for path in glob.glob(sys.argv[1] + "/*"):
    m = email.message_from_binary_file(open(path, "rb"))
    if sys.argv[2] + "@" in m["To"]:
        print(m.as_string())
        for part in m.walk():
            if not part.is_multipart(): print(part.get_payload(decode=True).decode("utf-8", "replace"))' "$new" "$1"
}
# absent WHO WHERE FILE WORD...: 0 hits
absent() {
	who=$1 where=$2 file=$3
	shift 3
	for word; do
		hits=$(grep -a -i -c -e "$word" "$file")
		is "$who: \"$word\" in $where" "$hits" 0
	done
}

{
	echo "join at Osaka as teal, country Sunrise Empire" | mail_of ann 'Thu Jan  1 10:00:00 2026'
	echo "join at Tokyo, colour red" | mail_of bob 'Thu Jan  1 11:00:00 2026'
	echo "join at Fukuoka as gold" | mail_of cleo 'Thu Jan  1 12:00:00 2026'
} >"$work/joins"
run 2026-01-02T09:30Z "$work/joins"

# every page, map and feed; the rules' own examples say what anybody may order, and what can be cloned is looked at apart, and
# with it a checker's position, which is the same (site.sh)
pages_of() { find "$1" -type f -not -name rules.html -not -name checker.js -not -name position.js -not -path '*/public.git/*' -exec cat {} +; }
# and what a forum is given of every turn that ended
forums=$root/demo/forums
posts() {
	rm -rf "$forums"; mkdir -m 700 "$forums"
	for style in bbcode markdown text; do printf 'driver paste\nformat %s\n%s\n' $style "${1-}" >"$forums/$style"; done; chmod 600 "$forums"/*
	"$B/pbp-post" -C "$root" demo >"$work/said" 2>"$work/err"
	cat "$forums"/*.paste/* >"$work/posts" 2>/dev/null
	cat "$work/posts" >>"$work/pages"
}
site() {
	must "$pbp" publish -C "$root" --to "$work/site"
	pages_of "$work/site" >"$work/pages"
	posts
	for end in html svg feed; do has "there is a $end" "$(cat "$work/pages")" "</$end>"; done
}

# what stays hidden until the end: chatter, luck, purchases, their names, and who wrote when
{
	printf '%s\n' "spawn 3 in Osaka" "buy dynamite" "luck zanzibarann" "Dear host, xylophoneann and so on." |
		mail_of ann 'Fri Jan  2 10:00:00 2026'
	printf '%s\n' "spawn 3 in Tokyo" "buy 2 bags of salt" "luck zanzibarbob" "xylophonebob says hello." \
		"move 2 from Tokyo to Saitama" | mail_of bob 'Fri Jan  2 11:00:00 2026'
} >"$work/orders"
run 2026-01-02T12:00Z "$work/orders"
everything "$root/demo/public.git" >"$work/public"
hashes=$(cd "$root/demo/inbox" && find . -type f | sed 's/.*\.//' | cut -c1-12)
is "two sealed mails wait" "$(echo "$hashes" | wc -l)" 2
# shellcheck disable=SC2086
absent "while the turn is open" public.git "$work/public" zqlocal zanzibar xylophone dynamite 'bags of salt' Saitama-2 \
	example.org ann@ bob@ cleo@ hanna $hashes "$secret" Message-ID Received From:
site
absent "while the turn is open" "the site" "$work/pages" zqlocal zanzibar xylophone dynamite 'bags of salt' 'spawn 3' example.org \
	ann@ bob@ cleo@ hanna "$secret"
is "an open turn makes no commit" "$(git -C "$root/demo/public.git" rev-list --count main)" \
	"$(git -C "$root/demo/private.git" rev-list --count main)"
is "and none when mails come" "$(git -C "$root/demo/public.git" log -1 --format=%ct)" "$(date -u -d 2026-01-02T09:00Z +%s)"
plain ann >"$work/to.ann"; plain bob >"$work/to.bob"; plain cleo >"$work/to.cleo"
absent bob "ann's letters" "$work/to.ann" zanzibarbob xylophonebob 'bags of salt' Saitama bob@
absent ann "bob's letters" "$work/to.bob" zanzibarann xylophoneann dynamite ann@
absent "both" "cleo's letters" "$work/to.cleo" zanzibar xylophone dynamite salt ann@ bob@
hasnt "who is awaited is a number" "$(cat "$work/to.ann")" "awaited: red"

# the turn ends: land is public, the stash is not; a word of luck has gone into the dice, and whoever
# makes them again must know it
run 2026-01-05T20:00Z
everything "$root/demo/public.git" >"$work/public"
# shellcheck disable=SC2086
absent "after the turn" public.git "$work/public" zqlocal xylophone dynamite salt example.org ann@ bob@ cleo@ hanna $hashes
has "what is public is there" "$(cat "$work/public")" "owner=red"
plain ann >"$work/to.ann"; plain bob >"$work/to.bob"; plain cleo >"$work/to.cleo"
# nor a digest by which a line could be guessed: of no private object, of nothing that took effect
private() { git -C "$root/demo/private.git" "$@"; }
ids() { git -C "$root/demo/$1" cat-file --batch-all-objects --batch-check='%(objectname)' | cut -c1-12 | sort; }
ids public.git >"$work/ids"
ids private.git | comm -23 - "$work/ids" >"$work/digests"
for commit in $(private rev-list main); do
	private show "$commit:played" 2>>"$work/said" >"$work/played" || continue
	b2sum -l 256 "$work/played"; sha1sum "$work/played"; sha256sum "$work/played"
	while read -r line; do printf %s "$line" | b2sum -l 256; done <"$work/played"
done | cut -c1-12 >>"$work/digests"
[ "$(wc -l <"$work/digests")" -gt 40 ] || not "no private objects"
cat "$work/public" "$work/to.ann" "$work/to.bob" "$work/to.cleo" >"$work/seen"
is "no private digest is seen" "$(grep -a -o -F -f "$work/digests" "$work/seen")" ""
absent bob "ann's letters" "$work/to.ann" xylophonebob 'bags of salt' bob@
absent ann "bob's letters" "$work/to.bob" xylophoneann dynamite ann@
absent "both" "cleo's letters" "$work/to.cleo" xylophone dynamite salt ann@ bob@
for seat in teal red gold; do
	for format in text markdown bbcode html json; do
		"$pbp" report -C "$root" demo --turn 1 --seat $seat --format $format >"$work/report.$seat.$format" || not "report"
	done
	cat "$work/report.$seat".* >"$work/report.$seat"
	"$pbp" map -C "$root" demo --turn 1 --seat $seat --json >>"$work/report.$seat" || not "map of $seat"
	"$pbp" map -C "$root" demo --seat $seat >>"$work/report.$seat" || not "map of $seat"
	"$pbp" state -C "$root" demo --seat $seat >>"$work/report.$seat"
	"$pbp" state -C "$root" demo --seat $seat --json >>"$work/report.$seat"
done
absent bob "teal's reports" "$work/report.teal" xylophone salt example.org
absent ann "red's reports" "$work/report.red" xylophone dynamite example.org
absent both "gold's reports" "$work/report.gold" xylophone dynamite salt example.org
site
has "the turn has its page" "$(cat "$work/pages")" "demo, turn 1"
is "and is posted in three formats" "$(find "$forums" -path '*.paste/*' | wc -l)" 3
posts "key Fukuoka"
has "a report with the forum's key in it" "$(cat "$work/err")" "the key of the forum stands in the report: nothing is posted"
is "goes nowhere" "$(cat "$work/posts")" ""
absent both "the site" "$work/pages" zqlocal xylophone dynamite salt example.org ann@ bob@ cleo@ hanna "$secret"
must "$pbp" publish -C "$root" --to "$work/reds" --seat red demo
pages_of "$work/reds" >"$work/pages"
absent ann "red's own pages" "$work/pages" xylophone dynamite zanzibarbob example.org "$secret"
has "but what red bought" "$(cat "$work/pages")" "salt"
code "a seat's pages beside those of all" 1 "$pbp" publish -C "$root" --seat red demo
{ "$pbp" report -C "$root" demo --turn 1; "$pbp" map -C "$root" demo --turn 1; "$pbp" map -C "$root" demo --json; } >"$work/report.all"
absent both "the public report" "$work/report.all" xylophone dynamite salt example.org
has "a player sees what he bought" "$(cat "$work/report.red")" salt

# buying changes no line that others see
twin() { # NAME [ORDER]: the public history of a turn with one order more
	make_root "$work/twin.$1"
	{ cat "$work/joins"; { echo "spawn 3 in Osaka"; echo "$2"; } | mail_of ann 'Fri Jan  2 10:00:00 2026'; } >"$work/box"
	must "$pbp" process -C "$work/twin.$1" --now 2026-01-05T20:00Z "$work/box"
	git -C "$work/twin.$1/demo/public.git" rev-parse main
	git -C "$work/twin.$1/demo/public.git" log --format='%s%n%b' main
}
twin a 'buy dynamite' >"$work/with"
twin b '' >"$work/without"
is "the public history of a turn with and without a purchase" "$(diff "$work/with" "$work/without")" ""

# who clones gets no more than that
must git clone -q "$root/demo/public.git" "$work/clone"
everything "$work/clone" >"$work/cloned"
absent "a clone" "it" "$work/cloned" zqlocal xylophone dynamite salt example.org
has "pbp verify reads the clone" "$("$pbp" verify "$work/clone")" "In place: 6 steps"
is "private files are the host's own" "$(find "$root" -path '*/public.git' -prune -o -type f -perm /077 -print | grep -v '/private.git/\|config$' | head -n 3)" ""
is "private.git is the host's own" "$(stat -c %a "$root/demo/private.git")" 700

# nor do the host's own lines tell an address, or a secret that they set
printf '%s\n' "replace gold by gustav@example.org" "set realm seat=red influence=987653 because of a slip" \
	"set stash seat=red item=crop-supply bought=0" >"$work/lines"
while read -r line; do
	must "$pbp" host -C "$root" demo --now 2026-01-06T09:00Z "$line" </dev/null
done <"$work/lines"
everything "$root/demo/public.git" >"$work/public"
absent "the host's lines" public.git "$work/public" gustav@ 987653 crop-supply
site
absent "the host's lines" "the site" "$work/pages" gustav@ 987653 crop-supply
has "what may be read of them" "$(cat "$work/public")" 'set realm seat=red because of a slip'

# the end reveals orders, and still no address
must "$pbp" host -C "$root" demo --now 2026-01-06T10:00Z end game
everything "$root/demo/public.git" >"$work/public"
has "the orders of the game are revealed" "$(cat "$work/public")" dynamite
absent "at the end" public.git "$work/public" zqlocal example.org ann@ bob@ cleo@ hanna "$secret"
# whoever guesses what the host said, and when, is not told by a digest that he guessed right
is "a line of the host's is not to be guessed" "$(python3 -c 'import hashlib, re, sys
digests = set(re.findall(rb"[0-9a-f]{64}", open(sys.argv[1], "rb").read()))
for line in open(sys.argv[2]):
    for head in [b""] + [b"host %d %d %d\n" % (1767690000, step, waits) for step in range(100) for waits in range(20)]:
        for text in line.encode(), line.strip().encode():
            if hashlib.blake2b(head + text, digest_size=32).hexdigest().encode() in digests: print(line)' \
	"$work/public" "$work/lines")" ""
has "though they have digests" "$(cat "$work/public")" " host=yes"
site
has "and stand on the pages" "$(cat "$work/pages")" "<li>buy dynamite</li>"
absent "at the end" "the site" "$work/pages" zqlocal xylophone example.org ann@ bob@ cleo@ hanna "$secret"
total
