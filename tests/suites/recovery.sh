#!/bin/sh
# Damage of every kind, planted in a game on disk: the doctor finds it and names the way out, and
# `process` writes nothing on top of it. A backup of private.git, inbox, secret, key and spool loses nothing.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_mails "$work/m"
make_root "$work/base"
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/early"
cat "$work"/m/04 "$work"/m/05 "$work"/m/06 >"$work/late"
must "$pbp" process -C "$work/base" --now 2026-01-01T13:00Z "$work/early"
must "$pbp" process -C "$work/base" --now 2026-01-02T13:00Z "$work/late"
code "before anything is planted" 0 "$pbp" -C "$work/base" doctor
git=demo/private.git
in_git() { git -C "$work/r/$git" "$@"; }
loose() { # all objects as single files, so that each can be damaged
	mkdir "$work/packs"
	mv "$work/r/$git"/objects/pack/* "$work/packs/"
	for pack in "$work"/packs/*.pack; do in_git unpack-objects -q <"$pack"; done
	rm -rf "$work/packs"
}
object() { echo "$work/r/$git/objects/$(echo "$1" | cut -c1-2)/$(echo "$1" | cut -c3-)"; }
flip() { # FILE: one bit in its middle
	middle=$(($(wc -c <"$1") / 2))
	byte=$(dd if="$1" bs=1 skip=$middle count=1 status=none | od -An -tu1 | tr -d ' ')
	# shellcheck disable=SC2059 # an octal number
	printf "\\$(printf %o $((byte ^ 1)))" | must dd of="$1" bs=1 seek=$middle conv=notrunc
}
# ill "what" DAMAGE: the doctor says so, and says what to do; process commits nothing
ill() {
	rm -rf "$work/r"; cp -a "$work/base" "$work/r"
	before=$(cat "$work/r/$git/refs/heads/main")
	eval "$2"
	chmod -R u+w "$work/r"
	touched=$(cat "$work/r/$git/refs/heads/main" 2>/dev/null)
	code "$1: the doctor" 1 timeout 20 "$pbp" -C "$work/r" doctor
	has "$1: is ill" "$(cat "$work/out")" "ILL "
	case $(cat "$work/out") in *restore* | *backup* | *clone*) ok ;; *) not "$1: no way out in: $(grep ILL "$work/out")" ;; esac
	[ "$3" = later ] || {
		timeout 20 "$pbp" process -C "$work/r" --now $end </dev/null >/dev/null 2>&1
		is "$1: nothing is written" "$(cat "$work/r/$git/refs/heads/main" 2>/dev/null)" "$touched"
	}
	[ -n "$before" ] || not "no tip"
}
tip_tree=$(git -C "$work/base/$git" rev-parse main^{tree})
tip_land=$(git -C "$work/base/$git" rev-parse main:state/land)
tip=$(git -C "$work/base/$git" rev-parse main)
old_game=$(git -C "$work/base/$git" rev-parse main~3:events)
for what in "blob $tip_land now" "tree $tip_tree now" "commit $tip now" "old-blob $old_game later"; do
	# shellcheck disable=SC2086 # three words
	set -- $what
	ill "$1 truncated" 'loose; chmod u+w "$(object '"$2"')"; truncate -s 10 "$(object '"$2"')"' "$3"
	ill "$1 emptied" 'loose; chmod u+w "$(object '"$2"')"; : >"$(object '"$2"')"' "$3"
	ill "$1 missing" 'loose; rm -f "$(object '"$2"')"' "$3"
	ill "$1 flipped" 'loose; chmod u+w "$(object '"$2"')"; flip "$(object '"$2"')"' "$3"
done
ill "a pack truncated" 'p=$(ls -S "$work/r/$git"/objects/pack/*.pack | head -n 1); chmod u+w "$p"; truncate -s 100 "$p"'
ill "an index gone" 'rm -f "$work/r/$git"/objects/pack/*.idx'
ill "the tip names nothing" 'echo 1234567890123456789012345678901234567890 >"$work/r/$git/refs/heads/main"'
ill "the tip is garbage" 'echo hello >"$work/r/$git/refs/heads/main"'
ill "a foreign tip" 'e=$(in_git hash-object -w -t tree /dev/null); in_git update-ref refs/heads/main "$(in_git -c user.name=a -c user.email=a@b commit-tree -m x "$e")"'
ill "a rewritten tip" 'in_git update-ref refs/heads/main main~2'
ill "the private history gone" 'rm -rf "$work/r/$git"'
ill "the secret gone" 'rm "$work/r/demo/secret"'
ill "the secret cut off" 'echo 00ff >"$work/r/demo/secret"'
ill "the key gone" 'rm "$work/r/demo/key"'
ill "the key cut off" 'head -n 3 "$work/base/demo/key" >"$work/r/demo/key"'
for h in private public; do
	ill "HEAD of the $h history broken" 'echo hello >"$work/r/demo/'$h'.git/HEAD"' later
	ill "config of the $h history emptied" ': >"$work/r/demo/'$h'.git/config"' later
done
ill "a mail of the inbox cut short" 'n=000000000001.$(printf %064d 7); echo "decided" >"$work/r/demo/inbox/$n"' later
ill "another secret" 'echo 1100112233445566778899aabbccddeeff00112233445566778899aabbccddee | cut -c1-64 >"$work/r/demo/secret"'

# what is left of a run that was killed is no damage
rm -rf "$work/r"; cp -a "$work/base" "$work/r"
: >"$work/r/$git/refs/heads/main.lock"
: >"$work/r/demo/public.git/refs/heads/main.lock"
code "a stale lock does not stop a run" 0 "$pbp" process -C "$work/r" --now $end </dev/null
cp -a "$work/base" "$work/good"
must "$pbp" process -C "$work/good" --now $end </dev/null
is "and it ends as it should" "$(tips "$work/r")" "$(tips "$work/good")"


# a public history that is gone is made again, also where nothing else is to be done
rm -rf "$work/r/demo/public.git"
code "a run where the public history is gone" 0 "$pbp" process -C "$work/r" --now $end </dev/null
is "makes it again" "$(tips "$work/r")" "$(tips "$work/good")"

# a backup while orders wait in inbox and spool; then everything is lost
cp -a "$work/base" "$work/r"; rm -rf "$work/r"; cp -a "$work/base" "$work/r"
sed 1d "$work/m/08" | PBP_ROOT=$work/r "$B/pbp-deliver" || not "deliver"
mkdir -p "$work/backup/demo" "$work/backup/.pbp"
cp -a "$work/r/demo/private.git" "$work/r/demo/inbox" "$work/r/demo/secret" "$work/r/demo/key" "$work/backup/demo"
cp -a "$work/r/.pbp/spool" "$work/r/.pbp/config" "$work/backup/.pbp"
must "$pbp" process -C "$work/r" --now 2036-01-09T13:00Z </dev/null
code "a run on what was restored" 0 "$pbp" process -C "$work/backup" --now 2036-01-09T13:00Z </dev/null
is "a restored game goes on to the same commits" "$(tips "$work/backup" 2>&1)" "$(tips "$work/r")"
code "and verifies" 0 "$pbp" verify -C "$work/backup" demo
total
