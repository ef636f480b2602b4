#!/bin/sh
# archive: the public history of a game in one file: git opens it, pbp verifies it, twice the same bytes; a damaged one is
# named as such.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/g
must tests/games/played gilmoria/realm "$work/g"
cd "$work" || exit 1
# what is left behind is looked for where no other suite works
export TMPDIR="$work/tmp"
must mkdir "$TMPDIR"
# ---- what players read at the end
end() { cat "$work"/g/.pbp/outbox/new/*ending*; }
is "each player has a letter of the end" "$(end | grep -c "^Subject: realm is over: ")" 3
has "who came where" "$(end)" "  1  "
has "and as what he did" "$(end)" ", you"
has "how to check it" "$(end | tr '\n' ' ')" '`pbp verify realm.bundle`'
has "whose signature to ask for" "$(end | tr '\n' ' ')" "signed with the key SHA256:"

code "a game" 0 "$pbp" archive realm
has "what was written, and how to check it" "$(cat "$work/out")" "pbp verify realm.bundle --fingerprint SHA256:"
has "that it is whole" "$(cat "$work/out")" "to its end"
cp realm.bundle first.bundle
must "$pbp" archive realm --to "$work/realm.bundle"
is "twice the same bytes" "$(cmp first.bundle realm.bundle)" ""
git -C "$work/g/realm/public.git" gc -q
must "$pbp" archive realm --to gc.bundle
code "made of what git has packed" 0 "$pbp" verify gc.bundle
code "it verifies without the game" 0 "$pbp" verify first.bundle
has "played again" "$(cat "$work/out")" "steps played again"
line=$("$pbp" archive realm | sed -n 's/^to check it: pbp //p')
# shellcheck disable=SC2086 # words
code "as it says" 0 "$pbp" $line
is "nothing is left behind" "$(ls -A "$TMPDIR")" ""
must git clone -q first.bundle clone
is "git checks it out" "$(git -C clone log -1 --format=%H)" "$(git -C "$work/g/realm/public.git" rev-parse main)"
must git -C clone bundle create -q "$work/theirs.bundle" HEAD main --tags
code "one that git made" 0 "$pbp" verify theirs.bundle
must git -C "$work/g/realm/private.git" bundle create -q "$work/private.bundle" HEAD main --tags
code "of the private history, too" 0 "$pbp" verify private.bundle

# ---- what is broken is said to be
head -c 5000 first.bundle >cut.bundle
code "cut off" 1 "$pbp" verify cut.bundle
has "which is named" "$(cat "$work/err")" "cut.bundle"
python3 -c 'b = bytearray(open("first.bundle", "rb").read()); b[len(b) // 2] ^= 1; open("flip.bundle", "wb").write(b)'
code "a bit of it is another" 1 "$pbp" verify flip.bundle
sed '2s| HEAD$| refs/heads/../../evil|' first.bundle >evil.bundle
code "a name that leads elsewhere" 1 "$pbp" verify evil.bundle
printf '# v2 git bundle\n' >empty.bundle
code "nothing in it" 1 "$pbp" verify empty.bundle
printf '# v2 git bundle\n%040d refs/heads/main\n\n' 0 >zero.bundle
code "no such commit" 1 "$pbp" verify zero.bundle
code "no such folder" 1 "$pbp" archive realm --to "$work/none/realm.bundle"
code "no such game" 1 "$pbp" archive nobody
is "still nothing is left behind" "$(ls -A "$TMPDIR")" ""
total
