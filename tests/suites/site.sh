#!/bin/sh
# site: games as a folder of pages: every link in it leads somewhere in it, nothing is loaded from elsewhere, only what is
# new is written again, and nobody reads in it what only one may see.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
site=$work/site
must tests/games/demo/play day "$work/demo"
code "published" 0 "$pbp" publish -C "$work/demo" --to "$site"
has "it says where" "$(cat "$work/out")" "$site/index.html: 16 files written, 0 as they were"
code "again" 0 "$pbp" publish -C "$work/demo" --to "$site" demo
has "nothing is new" "$(cat "$work/out")" "0 files written, 16 as they were"
code "a game that there is not" 1 "$pbp" publish -C "$work/demo" --to "$site" nosuch

# ---- links ----
for page in $(cd "$site" && find . -name '*.html'); do
	for link in $(sed 's/\(href\|src\)="/\n&/g' "$site/$page" | sed -n 's/^\(href\|src\)="\([^"#]*\)[^"]*".*/\2/p'); do
		[ -e "$site/$(dirname "$page")/$link" ] || not "$page: $link leads nowhere"
	done
	ok
done
is "nothing from elsewhere" "$(grep -rlE '(href|src)="?(https?:)?//' "$site" | wc -l)" 0
for page in index demo/index demo/turn/3; do
	has "$page: a policy" "$(cat "$site/$page.html")" "default-src 'none'"
done

# ---- what it tells ----
has "the index names the game" "$(cat "$site/index.html")" '<a href="demo/index.html">demo</a>'
has "the game lists its turns" "$(cat "$site/demo/index.html")" '<a href="turn/3.html">Turn 3</a>: red takes Shiga from teal'
has "a turn has its report" "$(cat "$site/demo/turn/3.html")" "teal spawns 5 in Osaka."
has "and its picture" "$(cat "$site/demo/turn/3.svg")" "demo, turn 3"
has "and the orders that are revealed" "$(cat "$site/demo/turn/3.html")" "<h2>Orders of teal</h2>"
has "the feed" "$(cat "$site/demo/feed.xml")" '<link href="turn/5.html"/>'
python3 -c 'import sys
text = open(sys.argv[1], "rb").read()
assert text.startswith(b"BEGIN:VCALENDAR\r\n") and text.endswith(b"END:VCALENDAR\r\n"), text[:40]
assert all(len(line) <= 75 for line in text.split(b"\r\n")), "a line too long"' "$site/demo/bells.ics" 2>"$work/err" ||
	not "the calendar: $(tail -n 1 "$work/err")"

# ---- a game that runs ----
make_root "$work/r"
{
	echo "join at Osaka as teal" | mail ann 'Thu Jan  1 10:00:00 2026'
	echo "join at Aichi as red" | mail bob 'Thu Jan  1 10:01:00 2026'
} >"$work/joins"
must "$pbp" process -C "$work/r" --now 2026-01-01T11:00Z "$work/joins"
must "$pbp" host -C "$work/r" demo begin --now 2026-01-01T12:00Z
{ echo "spawn 3 in Osaka"; echo "buy dynamite"; } | mail ann 'Fri Jan  2 10:00:00 2026' >"$work/box"
must "$pbp" process -C "$work/r" --now 2026-01-02T11:00Z "$work/box"
code "published" 0 "$pbp" publish -C "$work/r"
has "the deadline stands on its page" "$(cat "$work/r/site/demo/index.html")" 'Next: <strong>'
has "and in its calendar" "$(cat "$work/r/site/demo/bells.ics")" "DTSTART:2026"
for word in dynamite 'spawn 3' ann@ bob@ example.org; do
	is "\"$word\" is nowhere before its time" "$(grep -rli -e "$word" "$work/r/site" | wc -l)" 0
done
total
