#!/bin/sh
# Signed histories: git's own tools accept what pbp signs, pbp verify checks it, a key that others may
# read is refused, a lost key is replaced in sight of all.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
need ssh-keygen || { total; exit; }
make_mails "$work/m"
cat "$work"/m/0* >"$work/mbox"
key() { must ssh-keygen -q -t ed25519 -N '' -C "$1" -f "$work/$1"; }
key first; key second
mkdir -p "$work/r/.pbp"
printf 'host hanna@example.org\nsigning-key %s\n' "$work/first" >"$work/r/.pbp/config"
must "$pbp" new -C "$work/r" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret \
	--option begin=2026-01-02T09:00Z
code "it plays" 0 "$pbp" process -C "$work/r" --now $end "$work/mbox"

git_says() { # REPOSITORY COMMAND...
	repository=$1
	shift
	git -C "$repository" -c gpg.format=ssh -c gpg.ssh.allowedSignersFile="$work/allowed" "$@"
}
for store in private public; do
	at=$work/r/demo/$store.git
	git -C "$at" show main:allowed_signers >"$work/allowed" || not "$store: no allowed_signers"
	for commit in $(git -C "$at" rev-list main); do
		code "$store: git verify-commit" 0 git_says "$at" verify-commit "$commit"
	done
	for tag in $(git -C "$at" tag); do
		code "$store: git verify-tag $tag" 0 git_says "$at" verify-tag "$tag"
	done
	code "$store: git fsck" 0 git -C "$at" fsck --strict --no-progress
	code "$store: pbp verify" 0 "$pbp" verify -C "$work/r" "$at"
	has "$store: all are signed" "$(cat "$work/out")" "Signed: 7 steps of 7"
done
code "verify of both" 0 "$pbp" verify -C "$work/r" demo
code "the doctor" 0 "$pbp" -C "$work/r" doctor
receipt=$(find "$work/r/.pbp/outbox/new" -name '*receipt*' | head -n 1)
code "a receipt of a signed game" 0 "$pbp" verify -C "$work/r" demo --receipt "$receipt"

# the same mails, the same key, the same commits
cp -R "$work/r/.pbp/config" "$work/config"; mkdir -p "$work/s/.pbp"; cp "$work/config" "$work/s/.pbp"
must "$pbp" new -C "$work/s" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret \
	--option begin=2026-01-02T09:00Z
for box in "$work"/m/0*; do must "$pbp" process -C "$work/s" --now $end "$box"; done
is "the signed history does not depend on how it ran" "$(tips "$work/s" | cut -d' ' -f1 | wc -c)" 41

# what is not as it should be
chmod 644 "$work/first"
code "a key that others may read" 75 "$pbp" process -C "$work/r" --now 2026-01-20T08:00Z
has "it says how to mend it" "$(cat "$work/err")" "chmod 600"
chmod 600 "$work/first"
rm -rf "$work/forged"; cp -R "$work/r/demo/private.git" "$work/forged"
tip=$(git -C "$work/forged" rev-parse main)
git -C "$work/forged" cat-file commit "$tip" | sed 's/^Turn 2: /Turn 2: surely /' >"$work/commit"
git -C "$work/forged" update-ref refs/heads/main "$(git -C "$work/forged" hash-object -t commit -w "$work/commit")"
code "a signed commit that was changed" 1 "$pbp" verify "$work/forged"
has "it is said" "$(cat "$work/out")" "its signature does not fit"
git -C "$work/forged" cat-file commit "$tip" | sed '/^gpgsig/d;/^ /d' >"$work/commit"
git -C "$work/forged" update-ref refs/heads/main "$(git -C "$work/forged" hash-object -t commit -w "$work/commit")"
code "a signature taken away" 1 "$pbp" verify "$work/forged"
has "it is said" "$(cat "$work/out")" "it is not signed, but the steps before it are"

# the key is lost: another one, in the open
rm "$work/first"
code "without its key nothing is committed" 75 "$pbp" process -C "$work/r" --now 2026-01-20T08:00Z
printf 'host hanna@example.org\nsigning-key %s\n' "$work/second" >"$work/r/.pbp/config"
code "a new key goes on" 0 "$pbp" process -C "$work/r" --now 2026-01-20T08:00Z
code "and verifies" 0 "$pbp" verify -C "$work/r" demo
has "the change is shown" "$(cat "$work/out")" "from step 7 on by ssh-ed25519"
has "and what to do" "$(cat "$work/out")" "whether he changed his key"
git -C "$work/r/demo/public.git" show main:allowed_signers >"$work/allowed"
is "both keys are allowed" "$(wc -l <"$work/allowed")" 2
code "git takes the new ones" 0 git_says "$work/r/demo/public.git" verify-commit main
code "git takes the old ones" 0 git_says "$work/r/demo/public.git" verify-tag turn/1
total
