#!/bin/sh
# draw: a picture of every board that is shipped, and of one that says nothing of where its areas lie; that what it shows
# is what the state says; that labels keep off each other; that nobody sees in it what he may not; and that whatever
# pbp-draw is handed it draws or refuses.
cd "$(dirname "$0")/../.." || exit 1
itself=yes
. tests/suites/lib
draw=$B/pbp-draw
root=$work/root

# names that lie on each other, by their middles and lengths; FONT is 12
collide() {
	sed -n 's/.*<text x="\([0-9.-]*\)" y="\([0-9.-]*\)" class="n">\([^<]*\)<.*/\1 \2 \3/p' "$1" | awk '
		{ x[NR] = $1; y[NR] = $2; w[NR] = (length($0) - length($1 $2) - 2) * 12 * .58; name[NR] = $3 }
		function off(a) { return a < 0 ? -a : a }
		END { for (i = 1; i <= NR; i++) for (k = 1; k < i; k++)
			if (off(x[i] - x[k]) * 2 < w[i] + w[k] && off(y[i] - y[k]) < 10) print name[i] "/" name[k] }'
}
# names that lie on an arrow or on its number, and lanes over the sea by their length
cat >"$work/hidden" <<'END'
import math, re, sys
text = open(sys.argv[1]).read()
names = [(float(x), float(y), n) for x, y, n in re.findall(r'<text x="([\d.-]+)" y="([\d.-]+)" class="n">([^<]*)<', text)]
n = r"([\d.-]+)"
for q in re.findall('<path d="M%s,%sQ%s,%s %s,%s" fill="none"' % (n, n, n, n, n, n), text):
    sx, sy, mx, my, ex, ey = map(float, q)
    for k in range(11):
        t, u = k / 10, 1 - k / 10
        x, y = u * u * sx + 2 * t * u * mx + t * t * ex, u * u * sy + 2 * t * u * my + t * t * ey
        for nx, ny, name in names:
            if abs(nx - x) < len(name) * 12 * .58 / 2 and -10 < y - ny < 3:
                print(name, "hides an arrow")
for x, y in re.findall('<text x="%s" y="%s" text-anchor="middle" font-size="11"' % (n, n), text):
    for nx, ny, name in names:
        if abs(nx - float(x)) < len(name) * 12 * .58 / 2 and abs(ny - float(y)) < 8:
            print(name, "hides a number")
lanes = [[float(v) for v in q] for q in re.findall('<g stroke="#4a7f9c" fill="none"><path d="M%s,%sQ%s,%s %s,%s"' % (n, n, n, n, n, n), text)]
if sys.argv[2:]:
    print(len(lanes), "lanes,", sum(math.hypot(l[4] - l[0], l[5] - l[1]) < 40 for l in lanes), "short")
END
titles() { grep -c '<title>' "$1"; }

# ---- every board ----
for map in japan sengoku usa usa48 usa51 world gilmoria archipelago barrows tutorial; do
	areas=$(grep -c '^area ' "maps/$map.map")
	rules=global-domination
	must "$pbp" new -C "$root" "of-$map" --rules $rules --map "$map" --now 2026-01-05T12:00Z
	code "$map: drawn" 0 "$pbp" map -C "$root" "of-$map"
	cp "$work/out" "$work/$map.svg"
	is "$map: a title for each area and for the picture" "$(titles "$work/$map.svg")" $((areas + 1))
	is "$map: no name lies on another" "$(collide "$work/$map.svg")" ""
	named=$(grep -o 'class="n"' "$work/$map.svg" | wc -l)
	[ "$named" -ge $((areas * 9 / 10)) ] || not "$map: $named of $areas areas have their names"
done
for map in japan usa world gilmoria; do
	is "$map: every area has an outline" "$(grep -c '<circle cx="[0-9.]*" cy="[0-9.]*" r="28"' "$work/$map.svg")" 0
done

# ---- one that says nothing of where its areas lie ----
printf 'map ring "A ring"\n' >"$work/ring.map"
for i in 1 2 3 4 5 6 7 8 9; do echo "area $i Place$i"; done >>"$work/ring.map"
for i in 1 2 3 4 5 6 7 8; do echo "edge $i $((i + 1))"; done >>"$work/ring.map"
echo 'edge 9 1' >>"$work/ring.map"
must "$pbp" new -C "$root" ring --rules global-domination --map "$work/ring.map" --now 2026-01-05T12:00Z
code "a map without places is laid out" 0 "$pbp" map -C "$root" ring
cp "$work/out" "$work/ring.svg"
is "as discs" "$(grep -c '<circle cx="[0-9.]*" cy="[0-9.]*" r="28"' "$work/ring.svg")" 9
is "no name lies on another" "$(collide "$work/ring.svg")" ""
"$pbp" map -C "$root" ring | cmp -s - "$work/ring.svg" || not "the same map is laid out in another way"

# ---- a game that was played ----
must tests/games/played demo "$work/demo"
code "a turn" 0 "$pbp" map -C "$work/demo" demo --turn 3
cp "$work/out" "$work/demo.svg"
has "what stands in an area is said in its title" "$(grep '<title>' "$work/demo.svg")" "<title>Osaka: teal, 1, Headquarter</title>"
has "and it is named as orders name it" "$(grep 'id="osaka"' "$work/demo.svg")" 'data-name="Osaka"'
has "and who held it before" "$(grep "<title>" "$work/demo.svg")" "<title>Oita: gold, 2; before: nobody</title>"
is "no name hides an arrow, nor how many go" "$(python3 "$work/hidden" "$work/demo.svg")" ""
is "lanes go from coast to coast" "$(python3 "$work/hidden" "$work/demo.svg" lanes)" "10 lanes, 9 short"
has "the turn is named" "$(grep "<title>" "$work/demo.svg")" "demo, turn 3: Japan, 47 prefectures"
has "a licence asks to be named" "$(grep "<text" "$work/demo.svg")" "CC BY 4.0"
is "nothing is loaded" "$(grep -c -e href -e script "$work/demo.svg")" 0
"$pbp" map -C "$work/demo" demo --turn 3 --format png >"$work/demo.png" || not "no PNG"
is "a PNG" "$(head -c 8 "$work/demo.png" | od -An -c | tr -d ' ')" '211PNG\r\n032\n'
[ "$(wc -c <"$work/demo.png")" -gt 50000 ] || not "the PNG is empty"
# ---- arrows: every event that goes from a place to a place has one, by one rule ----
cat >"$work/arrows" <<'END'
import json, sys
d = json.load(sys.stdin)
name = lambda of, i: of[i]["name"] if i is not None else "nobody"
print("; ".join("%s %s>%s %d" % (name(d["owners"], a["owner"]), d["areas"][a["from"]]["name"], d["areas"][a["to"]]["name"], a["count"])
                for a in d["arrows"]))
END
arrows() { "$pbp" map -C "$1" "$2" --turn "$3" --json | python3 "$work/arrows"; }
is "who invades or meets others comes from where the orders lead, though these are sealed" "$(arrows "$work/demo" demo 1)" \
	"teal Osaka>Kyoto 3; teal Osaka>Nara 2; teal Osaka>Hyogo 3; red Aichi>Gifu 4; red Aichi>Mie 2; red Aichi>Shizuoka 1; \
gold Hiroshima>Yamaguchi 2; gold Hiroshima>Shimane 2; teal Kyoto>Shiga 3; red Gifu>Shiga 4; gold Hiroshima>Okayama 3; teal Hyogo>Okayama 3"
is "a Siege and an Invasion on one way are one arrow" "$(arrows "$work/demo" demo 3)" \
	"red Aichi>Gifu 4; gold Hiroshima>Okayama 3; gold Okayama>Hyogo 3; gold Fukuoka>Oita 2; red Gifu>Shiga 4; teal Osaka>Hyogo 4"
for game in armies/barrow gilmoria/realm hegemon/isles states/trio; do must tests/games/played "$game" "$work/${game#*/}"; done
is "a move, an attack" "$(arrows "$work/barrow" barrow 12)" "blue Kiln>Rook 0; blue Fen>Yew 1"
is "hegemon: what failed too, in the colours of nations" "$(arrows "$work/isles" isles 5)" "Borea Lanmere>Ravensby 0; Auria Corvey>Dunhaven 0; Borea Jorvik>Pellin 0; \
Estia Morvane>Gellen 0; Estia Thornby>Brackwater 0; Cressia Ravensby>Lanmere 0; Drava Ashcombe>Brackwater 0; Cressia Islay>Drumsay 0; \
Drava Gullane>Brackwater 0; Auria Ardentor>Balmoray 0; Cressia Yarrow>Elverton 0"
has "a unit of Hegemon is known by its number" "$("$pbp" map -C "$work/isles" isles --turn 5 | grep '<title>')" "<title>Gellen, #1 of Auria</title>"
is "gilmoria" "$(arrows "$work/realm" realm 7)" "Orrin Knollwood>Loamfield 9; Orrin Loamfield>Millrace 6; Orrin Ivywatch>Deepwell 2"
is "states: so many as attacked" "$(arrows "$work/trio" trio 4)" "red Tennessee>Kentucky 7; red Kentucky>West Virginia 6; red Michigan>Ohio 2"
"$pbp" map -C "$work/barrow" barrow --turn 12 >"$work/barrow.svg"
has "what fills the spaces of an area is in its picture" "$(grep "<title>" "$work/barrow.svg")" "<title>Marsh: red, 1, crossed out ×2, obstacle</title>"

"$pbp" map -C "$work/demo" demo --turn 5 >"$work/five.svg"
is "numbers of arrows do not touch each other" "$(sed -n 's/.*<text x="\([0-9.]*\)" y="\([0-9.]*\)" text-anchor="middle" font-size="11".*/\1 \2/p' "$work/five.svg" | awk '
	{ for (i = 1; i < NR; i++) if ((x[i] - $1) ^ 2 + (y[i] - $2) ^ 2 < 144) print x[i], y[i]; x[NR] = $1; y[NR] = $2 }')" ""
code "a turn that has not been" 1 "$pbp" map -C "$work/demo" demo --turn 99
code "a format that there is not" 2 "$pbp" map -C "$work/demo" demo --format gif
"$pbp" map -C "$work/demo" demo --turn 3 --json >"$work/demo.json" || not "no JSON"
"$draw" --outlines maps <"$work/demo.json" | cmp -s - "$work/demo.svg" || not "by hand it is drawn otherwise"
"$draw" --outlines maps --format page <"$work/demo.json" >"$work/page.svg" || not "no page"
is "for a page: the same, and behind it the legend alone, as wide as a phone" \
	"$(head -c "$(wc -c <"$work/demo.svg")" "$work/page.svg" | cmp - "$work/demo.svg" && sed -n 's/^\(<svg class="key" viewBox="0 0 400 \).*/\1/p' "$work/page.svg")" \
	'<svg class="key" viewBox="0 0 400 '

# ---- what one has ordered ----
make_root "$work/r"
{
	echo "join at Osaka as teal" | mail ann 'Thu Jan  1 10:00:00 2026'
	echo "join at Aichi as red" | mail bob 'Thu Jan  1 10:01:00 2026'
} >"$work/joins"
must "$pbp" process -C "$work/r" --now 2026-01-01T11:00Z "$work/joins"
printf 'spawn 3 in Osaka\nmove 2 from Osaka to Nara to Mie\n' | mail ann 'Sat Jan  3 10:00:00 2026' >"$work/box"
must "$pbp" process -C "$work/r" --now 2026-01-03T11:00Z "$work/box"
code "his own" 0 "$pbp" map -C "$work/r" demo --seat teal
cp "$work/out" "$work/teal.svg"
has "it says what stands" "$(cat "$work/teal.svg")" ">move 2 from Osaka to Nara to Mie</text>"
is "a chain is two arrows" "$(grep -c 'stroke-dasharray="7 4"' "$work/teal.svg")" 2
has "what a broken arrow means stands in the legend" "$(cat "$work/teal.svg")" ">ordered, to come</text>"
hasnt "what is far off is left out" "$(cat "$work/teal.svg")" 'class="n">Hokkaido<'
is "no name lies on another" "$(collide "$work/teal.svg")" ""
is "nor on an arrow" "$(python3 "$work/hidden" "$work/teal.svg")" ""
is "it is as wide as a phone" "$(grep -o '^<svg [^>]* width="[0-9]*"' "$work/teal.svg" | grep -o '[0-9]*"$')" '495"'
"$pbp" map -C "$work/r" demo --seat teal --format png >"$work/teal.png" || not "no PNG"
is "in pixels as small as a phone's" "$(od -An -t u1 -j 16 -N 4 "$work/teal.png" | awk '{ print $3 * 256 + $4 }')" 990
for seat in '' '--seat red'; do
	code "another is ${seat:-nobody}" 0 "$pbp" map -C "$work/r" demo $seat
	hasnt "shows none of it" "$(cat "$work/out")" "Osaka to"
	is "and no arrow" "$(grep -c 'stroke-dasharray="7 4"' "$work/out")" 0
	has "but the whole" "$(cat "$work/out")" "how many stand there"
done
code "a turn that is over" 1 "$pbp" map -C "$work/r" demo --turn 1 --seat teal

# ---- who stands in the far north: a part that is tall and narrow is as wide as the legend below ----
must "$pbp" new -C "$root" corner --rules global-domination --map japan --player teal=ann@example.org --player red=bob@example.org \
	--option deadline=24h --secret $secret --now 2026-01-01T09:00Z
must "$pbp" host -C "$root" corner begin --now 2026-01-01T10:00Z
code "his own, in a corner" 0 "$pbp" map -C "$root" corner --seat teal
has "around his land" "$(cat "$work/out")" "corner, as teal sees it around his land"
is "land is not cut off before the picture ends" "$(sed -n 's/^<svg y="34" width="\([0-9]*\).*/\1/p' "$work/out")" \
	"$(sed -n 's/^<svg xmlns.* width="\([0-9]*\)".*/\1/p' "$work/out")"

# ---- in the mail of a report ----
cat >"$work/parts" <<'END'
import email.policy, glob, sys
for file in sorted(glob.glob(sys.argv[1] + "/.pbp/outbox/new/*report-*")):
    mail = email.message_from_binary_file(open(file, "rb"), policy=email.policy.default)
    parts = [p.get_content_type() for p in mail.walk()]
    html = mail.get_body(("html",)).get_content()
    png = [p for p in mail.walk() if p.get_content_type() == "image/png"]
    shown = all("cid:" + p["content-id"].strip("<>") in html for p in png)
    print(mail["to"], *parts, "shown" if shown and png else "", *[p.get_content()[1:4].decode() for p in png])
END
cp -R "$work/r" "$work/without"
cp -R "$work/r" "$work/alone"
echo "pictures on" >>"$work/r/.pbp/config"
cp "$work/r/.pbp/config" "$work/alone/.pbp/config"
must "$pbp" process -C "$work/r" --now 2026-01-06T11:00Z </dev/null
must "$pbp" process -C "$work/without" --now 2026-01-06T11:00Z </dev/null
mkdir "$work/bin"
cp "$pbp" "$work/bin/pbp"
code "where nothing can draw a run does its work" 0 "$work/bin/pbp" process -C "$work/alone" --now 2026-01-06T11:00Z
is "text, and HTML with its picture" "$(python3 "$work/parts" "$work/r")" \
	"ann@example.org multipart/alternative text/plain multipart/related text/html image/png shown PNG
bob@example.org multipart/alternative text/plain multipart/related text/html image/png shown PNG"
for root in without alone; do
	is "$root: text and HTML" "$(python3 "$work/parts" "$work/$root")" \
		"ann@example.org multipart/alternative text/plain text/html 
bob@example.org multipart/alternative text/plain text/html "
done
is "the game is the same" "$(tips "$work/r")" "$(tips "$work/alone")"

# ---- whatever it is handed ----
refused() { # what, JSON
	printf '%s' "$2" >"$work/in"
	"$draw" --outlines maps <"$work/in" >"$work/out" 2>"$work/err"
	is "$1: refused" $? 1
	has "$1: with a word" "$(cat "$work/err")" "pbp-draw: "
}
refused "nothing" ''
refused "no JSON" '{"areas": [{'
refused "no areas" '{"areas": []}'
refused "a list" '[1,2]'
drawn() { # what, JSON
	printf '%s' "$2" >"$work/in"
	"$draw" <"$work/in" >"$work/out" 2>"$work/err" || not "$1: $(cat "$work/err")"
	ok
}
drawn "indices out of range" '{"told":[3,null,"x"],"areas":[{"name":"A","owner":7,"was":-3,"stands":[{"owner":99,"count":5}]}],"edges":[[0,9,true],[],7],
	"arrows":[{"from":0,"to":5},{}],"clashes":[3,"x",0],"owners":[{}]}'
drawn "far apart" '{"areas":[{"name":"A","x":-2000000000,"y":0},{"name":"B","x":2000000000,"y":1},{"name":"C","x":0,"y":1}]}'
drawn "all in one place" '{"areas":[{"name":"A","x":1,"y":1},{"name":"B","x":1,"y":1}]}'
drawn "names that are markup" '{"game":"<script>","areas":[{"name":"</title><script>alert(1)</script>&","x":1,"y":1}]}'
hasnt "names are text" "$(cat "$work/out")" "<script>"
drawn "names with quotes" '{"game":"g","areas":[{"name":"A\" onclick=\"x","x":1,"y":1}]}'
hasnt "a name ends no attribute" "$(cat "$work/out")" '" onclick'
drawn "shapes and colours that there are not" '{"owners":[{"name":"o","colour":"red\" onload=\"x"}],"areas":[{"name":"A","x":1,"y":1,
	"owner":0,"icons":[{"shape":"skull","text":"T"},{"shape":"star","text":"S","count":1000000000000}]}]}'
hasnt "a colour is a number" "$(cat "$work/out")" "onload"
total
