#!/bin/sh
# layers: what includes what, and that nothing of ours stands in for a function of a library: whatever else of
# the process calls it would get ours.
cd "$(dirname "$0")/../.." || exit 1
itself=yes
. tests/suites/lib
tests/layers >"$work/layers"; code=$?
cat "$work/layers"
if [ $code -eq 0 ]; then ok; else not "the layers"; fi
# objects of the sources that there are: a build folder keeps those of files that are gone
objects() { find src -name '*.c' | sed -n "s|^src/\\(.*\\)\\.c\$|$B/\\1.o|p" | while read -r o; do [ ! -e "$o" ] || echo "$o"; done; }
nm -A -P -g $(objects) | sed "s|^$B/||" >"$work/symbols"
code "no circle of objects is too large to be read alone" 0 tests/circles "$work/symbols"
if [ "$(cut -d: -f1 "$work/symbols" | sort -u | wc -l)" -gt 200 ]; then ok; else not "the objects are not found"; fi
ring() { awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "a/%d.o: f%d T 0 1\na/%d.o: f%d U\n", i, i, i, (i + 1) % n }'; }
ring 7 >"$work/seven"; ring 8 >"$work/eight"
code "seven in a ring" 0 tests/circles "$work/seven"
code "eight in a ring" 1 tests/circles "$work/eight"
has "they are named" "$(cat "$work/out")" "a/7 -> a/0: f0"

# the way of one mail (docs/design.md): each function is where it is said to be, and what it calls lies on no higher floor
cat >"$work/way.py" <<'END'
import re, sys
FLOORS = [["base"], ["mail", "order", "world", "store"], ["play"], ["bind"], ["frame"], ["verdict"], ["engine"], ["speech"], ["request"], ["answer"], ["hear"], ["report"], ["disk"], ["letters"],
          ["run"], ["app"]]
level = {name: i for i, names in enumerate(FLOORS) for name in names}
way = re.search(r"```way\n(.*?)```", open("docs/design.md").read(), re.S).group(1)
above, n = [], 0
for line in way.splitlines():
    depth = (len(line) - len(line.lstrip())) // 2
    path, name = line.split()[0].split(":")
    n += 1
    if not re.search(rf"^[a-z].*[ *]{name}\(", open(f"src/{path}").read(), re.M):
        print(f"design.md: there is no {name} in src/{path}")
    del above[depth:]
    if above and level[path.split("/")[0]] > level[above[-1]]:
        print(f"design.md: {path}:{name} lies above {above[-1]}")
    above.append(path.split("/")[0])
if n < 20:
    print("design.md: the way of one mail is not found")
END
is "the way of one mail" "$(python3 "$work/way.py")" ""
# who may see what is asked at one door, src/world/table.c; src/play/game.c looks whether rows say who
by_hand() { grep -rnE '(==|!=) *AUDIENCE_|AUDIENCE_[A-Z]+ *(==|!=)|case AUDIENCE_' "$@" | grep -vE '(^|/)src/(world/table|play/game)\.c:'; }
is "audiences that are compared by hand" "$(by_hand src)" ""
echo 'if (v.as == AUDIENCE_HOST)' >"$work/hand.c"
has "one would be found" "$(by_hand "$work")" "hand.c:1"
names() { awk '$2 ~ /^[TW]$/ { sub(/@.*/, "", $3); print $3 }' | sort -u; }
for lib in $(ldd "$pbp" | awk '$3 ~ /^\// { print $3 }'); do nm -D --defined-only "$lib"; done | names >"$work/theirs"
nm -D --defined-only "$pbp" | names >"$work/ours"
if [ "$(wc -l <"$work/theirs")" -gt 1000 ]; then ok; else not "the libraries' functions are not found"; fi
is "functions of libraries that pbp replaces" "$(comm -12 "$work/ours" "$work/theirs" | tr '\n' ' ')" ""
total
