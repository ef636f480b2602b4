#!/bin/sh
# site: games as a folder of pages: every link in it leads somewhere in it, nothing is loaded from elsewhere, only what is
# new is written again, and nobody reads in it what only one may see.
cd "$(dirname "$0")/../.." || exit 1
itself=yes
. tests/suites/lib
site=$work/site
must tests/games/played demo "$work/demo"
code "published" 0 "$pbp" publish -C "$work/demo" --to "$site"
files=$(find "$site" -type f | wc -l)
has "it says where" "$(cat "$work/out")" "$site/index.html: $files files written, 0 as they were"
code "again" 0 "$pbp" publish -C "$work/demo" --to "$site" demo
has "nothing is new" "$(cat "$work/out")" "0 files written, $files as they were"
code "a game that there is not" 1 "$pbp" publish -C "$work/demo" --to "$site" nosuch

# ---- links ----
cat >"$work/links" <<'END'
import os, re, sys
bad = 0
ids, links = {}, []
for folder, _, files in os.walk(sys.argv[1]):
    for name in files:
        path = os.path.join(folder, name)
        if name.endswith(".html"):
            text = open(path, encoding="utf-8").read()
            found = re.findall(r' id="([^"]*)"', text)
            ids[path] = set(found)
            for one in set(found):
                if found.count(one) > 1:
                    print(path, "has the id", one, "more than once")
            links += [(path, to) for to in re.findall(r' (?:href|src)="([^"]*)"', text)]
for path, to in links:
    file, _, id = to.partition("#")
    at = os.path.normpath(os.path.join(os.path.dirname(path), file)) if file else path
    if not os.path.exists(at) or (id and id not in ids.get(at, ())):
        print(path, "leads nowhere:", to)
print(len(links) > 200)
END
is "every link leads somewhere, to the very place" "$(python3 "$work/links" "$site")" True
is "nothing from elsewhere" "$(grep -rlE '(href|src)="?(https?:)?//' "$site" | wc -l)" 0
for page in index demo/index demo/turn/3; do
	has "$page: a policy" "$(cat "$site/$page.html")" "default-src 'none'"
done

# ---- what it tells ----
has "the index names the game" "$(cat "$site/index.html")" '<a href="demo/index.html">demo</a>'
has "and what happened last" "$(cat "$site/index.html")" "<p>Turn 5: teal takes Shiga from red; gold takes Osaka from teal; ...</p>"
has "the game lists its turns" "$(cat "$site/demo/index.html")" '<a href="turn/3.html">Turn 3</a>: red takes Shiga from teal'
has "a turn has its report" "$(cat "$site/demo/turn/3.html")" "teal spawns 5 in Osaka."
has "and its picture" "$(cat "$site/demo/turn/3.svg")" "demo, turn 3"
has "with a legend for phones, which show a part of the picture" "$(cat "$site/demo/turn/3.html")" '<svg class="key"'
hasnt "that is not in the picture alone" "$(cat "$site/demo/turn/3.svg")" 'class="key"'
has "which stands in it, where one can point at an area" "$(cat "$site/demo/turn/3.html")" ' id="osaka" '
has "and the orders that are revealed" "$(cat "$site/demo/turn/3.html")" "<h2>Orders of teal</h2>"
has "as orders are worded" "$(cat "$site/demo/turn/3.html")" "<li>move 3 from Hiroshima to Okayama to Hyogo</li>"
has "a rule it cites can be read" "$(cat "$site/demo/turn/3.html")" 'href="../rules.html#8.11"'
has "what options were chosen" "$(cat "$site/demo/rules.html")" "zone = JST-9</dt>"
section() { sed -n "/<section id=\"$2\">/,/<\/section>/p" "$site/demo/$1.html"; }
has "an area has its history" "$(section areas shiga)" '<h3><a href="turn/3.html#shiga">Turn 3</a></h3>'
has "with what changed hands" "$(section areas shiga)" "<li><strong>Owner teal → red</strong></li>"
has "and what was told of it" "$(section areas shiga)" "<li>red sieges Shiga with a Trebuchet from Gifu, aiming at the units.</li>"
hasnt "and nothing of others" "$(section areas shiga)" "Okayama"
has "a seat has its history" "$(section seats teal)" "<li><strong>Land 5 → 4</strong></li>"
has "what changed from turn to turn" "$(cat "$site/demo/changes.html")" '<th scope="row">Oita</th><td>Owner</td><td>-</td><td>gold</td>'
# ---- of a long game the last turns first, the others folded, none left out ----
must tests/games/played armies/barrow "$work/barrow"
must "$pbp" publish -C "$work/barrow" --to "$work/long"
long=$work/long/barrow
turns=$(ls "$long/turn" | grep -c html)
cat >"$work/folded" <<'END'
import re, sys
text = open(sys.argv[1], encoding="utf-8").read()
depth, at = 0, []
for tag, turn in re.findall(r'(<details>|</details>)|(?:<h3>|<h2>|<li>)<a href="turn/([0-9]+)', text):
    depth += {"<details>": 1, "</details>": -1}.get(tag, 0)
    if turn:
        at.append((int(turn), depth > 0))
wrong = [a for a, b in zip(at, at[1:]) if a[0] < b[0] or a[1] > b[1]] if len(sys.argv) < 3 else []
print(len(at), "turns,", sum(f for _, f in at), "folded", *wrong)
END
is "the list of turns" "$(python3 "$work/folded" "$long/index.html")" "$turns turns, $((turns - 3)) folded"
is "what changed" "$(python3 "$work/folded" "$long/changes.html")" "$turns turns, $((turns - 3)) folded"
is "areas" "$(python3 "$work/folded" "$long/areas.html" all)" "68 turns, 60 folded"
is "an area that had nothing of late is one line" "$(sed -n '/<section id="weir">/,/<details>/p' "$long/areas.html" | grep -c .)" 3
has "by hand" "$(cat "$long/changes.html")" "<summary>Turn 1 to Turn $((turns - 3)): $((turns - 3)) turns</summary>"

has "how they fared is drawn" "$(cat "$site/demo/index.html")" "<title>Land, turn by turn; the table below has the numbers</title>"
has "and stands in a table" "$(cat "$site/demo/index.html")" \
	'<tr><th scope="row">3</th><td class="number">7</td><td class="number">6</td><td class="number">4</td></tr>'
has "the feed" "$(cat "$site/demo/feed.xml")" '<link href="turn/5.html"/>'
python3 -c 'import sys
text = open(sys.argv[1], "rb").read()
assert text.startswith(b"BEGIN:VCALENDAR\r\n") and text.endswith(b"END:VCALENDAR\r\n"), text[:40]
assert all(len(line) <= 75 for line in text.split(b"\r\n")), "a line too long"' "$site/demo/bells.ics" 2>"$work/err" ||
	not "the calendar: $(tail -n 1 "$work/err")"

# ---- the public history, from a web server that knows nothing of git ----
python3 -u -m http.server --bind 127.0.0.1 --directory "$site" 0 >"$work/served" 2>/dev/null &
server=$!
trap 'kill $server; [ -n "${KEEP-}" ] || rm -rf "$work"' EXIT
for _ in 1 2 3 4 5 6 7 8 9 10; do [ -s "$work/served" ] || sleep .2; done
port=$(sed -n 's/.*port \([0-9]*\).*/\1/p' "$work/served")
code "it can be cloned" 0 git clone -q "http://127.0.0.1:$port/demo/public.git" "$work/clone"
is "it is the same" "$(git -C "$work/clone" rev-parse origin/main)" "$(git -C "$work/demo/demo/public.git" rev-parse main)"
is "with its tags" "$(git -C "$work/clone" tag | tr '\n' ' ')" "turn/1 turn/2 turn/3 turn/4 turn/5 "
code "and verified" 0 "$pbp" verify "$work/clone"

# ---- templates: the game's before the host's, the host's before the ruleset's, the ruleset's before those of all ----
cp -R "$work/demo" "$work/words"
mkdir "$work/data"
cp -R maps games templates "$work/data"
own() { # FOLDER: a report that says where its template stands
	mkdir -p "$1/text" "$1/html"
	echo "$2: {{headline}}" >"$1/text/report.txt"
	echo "<p>$2</p>" >"$1/html/report_head.html"
}
worded() { PBP_DATA=$work/data "$pbp" report -C "$work/words" demo --turn 3 | head -n 1; }
has "those of all" "$(worded)" "demo, turn 3"
own "$work/data/games/global-domination/templates" ruleset
has "the ruleset's" "$(worded)" "ruleset: Turn 3: red takes Shiga"
own "$work/words/.pbp/templates" host
has "the host's" "$(worded)" "host: Turn 3: red takes Shiga"
own "$work/words/demo/templates" game
has "the game's" "$(worded)" "game: Turn 3: red takes Shiga"
mkdir "$work/words/demo/templates/letters"
sed 's/^Open now:/Asked of you:/' templates/letters/receipt-body.txt >"$work/words/demo/templates/letters/receipt-body.txt"
checked() { echo "move 2 from Kyoto to Nara" | "$pbp" check -C "$work/$1" demo --seat teal; }
has "answers are worded by it" "$(checked words)" "$(checked demo | sed -n 's/^Open now:/Asked of you:/p')"
rm -r "$work/words/demo/templates/letters"
must env PBP_DATA="$work/data" "$pbp" publish -C "$work/words"
has "its pages too" "$(cat "$work/words/site/demo/turn/3.html")" "<p>game</p>"

# ---- orders can be tried where the checker was built: with pbp's data, or beside it ----
mkdir "$work/bin" && cp "$pbp" "$B/pbp-draw" "$work/bin"
must "$work/bin/pbp" publish -C "$work/demo" --to "$work/without"
is "without a checker there is no page for it" "$(ls "$work/without/demo" | grep -c 'orders\|position')" 0
hasnt "nor a link" "$(cat "$work/without/demo/index.html")" "orders.html"
echo "// a checker" >"$work/bin/pbp-checker.js"
must "$work/bin/pbp" publish -C "$work/demo" --to "$work/with"
is "with one there is" "$(ls "$work/with/demo" | grep 'orders\|position' | tr '\n' ' ')" "orders.html position.js "
hasnt "a game that is over asks for no orders" "$(cat "$work/with/demo/index.html")" '<a href="orders.html">'
must "$pbp" new -C "$work/fresh" fresh --rules armies --map barrows --now 2026-01-05T12:00Z
must "$work/bin/pbp" publish -C "$work/fresh" --to "$work/with"
has "another has a link" "$(cat "$work/with/fresh/index.html")" '<a href="orders.html">'
is "with one beside it" "$(cat "$work/with/checker.js")" "// a checker"
is "its links lead somewhere" "$(python3 "$work/links" "$work/with")" True
has "it may run WebAssembly" "$(cat "$work/with/demo/orders.html")" "'wasm-unsafe-eval'"
hasnt "no other page may" "$(cat "$work/with/demo/index.html" "$work/with/demo/turn/3.html")" "wasm"
# the rows of a position are those of the public history, byte for byte: what is secret in one is so in the other
cat >"$work/position" <<'END'
import json, subprocess, sys
script, git = sys.argv[1:]
text = open(script, encoding="utf-8").read()
position = json.loads(text[text.index("{"):text.rindex("}") + 1])
show = lambda path: subprocess.run(["git", "-C", git, "show", "main:" + path], stdout=subprocess.PIPE, check=True).stdout.decode()
names = subprocess.run(["git", "-C", git, "ls-tree", "-r", "--name-only", "main", "state"], stdout=subprocess.PIPE, check=True).stdout.decode().split()
rows = {name: show(name) for name in names}
print({k: v for k, v in position.items() if k.startswith("state/")} == rows, position["map"] == show("map"), len(position) - len(rows), len(rows) > 4)
END
same() { is "$1: a position is what public.git has, and the names of game and rules" "$(python3 "$work/position" "$2/site/demo/position.js" "$2/demo/public.git")" "True True 2 True"; }
must "$work/bin/pbp" publish -C "$work/demo"
same "at the end" "$work/demo"

# ---- reports say where their page is ----
echo "pages https://example.org/games" >>"$work/demo/.pbp/config"
for format in text markdown bbcode html json; do
	has "$format: where its page is" "$("$pbp" report -C "$work/demo" demo --turn 3 --format $format)" \
		"https://example.org/games/demo/turn/3.html"
done
code "histories do not depend on it" 0 "$pbp" verify -C "$work/demo" demo
sed -i 's,^pages .*,pages [here](x),' "$work/demo/.pbp/config"
hasnt "what is no address is not said" "$("$pbp" report -C "$work/demo" demo --turn 3)" "as a page"
has "the doctor says why" "$("$pbp" doctor -C "$work/demo" 2>&1)" "is no address of web pages"

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
code "published" 0 "$work/bin/pbp" publish -C "$work/r"
same "in a turn" "$work/r"
has "the deadline stands on its page" "$(cat "$work/r/site/demo/index.html")" 'Next: <strong>'
has "and in its calendar" "$(cat "$work/r/site/demo/bells.ics")" "DTSTART:2026"
for word in dynamite 'spawn 3' ann@ bob@ example.org; do
	is "\"$word\" is nowhere before its time" "$(grep -rli --exclude=rules.html -e "$word" "$work/r/site" | wc -l)" 0
done
total
