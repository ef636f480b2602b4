#!/bin/sh
# format: `make format` would change nothing. Names each file that it would, with its first line that differs. One
# version of the program is meant, Debian 12's: others lay out the same file in other ways. And no program or dump is kept in git.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib

looked() { # FILE...: FILE:LINE for each that differs; whatever else is said goes to stderr
	clang-format-14 --dry-run "$@" 2>"$work/said"
	grep -v -e 'code should be clang-formatted' -e '^ *[|^]' "$work/said" | grep -e '^[^ ]*: error' -e '^Error' -e '^Invalid' >&2
	sed -n 's/^\([^ :]*:[0-9]*\):.*code should be clang-formatted.*/\1/p' "$work/said" | awk -F: '!seen[$1]++'
}

if need clang-format-14; then
	set -- src/*/*.[ch] src/rules/*/*.[ch] tests/unit/*/*.[ch] tests/toys/wreckers/*.[ch]
	# what nobody has changed since is as it was: of a clone that knows its last forty commits what they changed, and what is
	# changed now; where they changed how it is laid out, where there are none, and with WHOLE=1 (make whole) all
	if [ -z "${WHOLE-}" ] && git rev-parse -q --verify HEAD~40 >"$work/out" 2>&1; then
		git diff --name-only --diff-filter=d HEAD~40 >"$work/changed"
		git ls-files -o --exclude-standard >>"$work/changed"
		if ! grep -qxF .clang-format "$work/changed"; then
			printf '%s\n' "$@" | grep -xF -f "$work/changed" >"$work/few"
			# and one that is not changed, so that there is one
			# shellcheck disable=SC2046 # names without blanks
			set -- src/app/main.c $(grep -vxF src/app/main.c "$work/few")
		fi
	fi
	all=$#
	looked "$@" >"$work/differ"
	n=$(wc -l <"$work/differ")
	passed=$((all - n))
	[ -z "${WHOLE-}" ] || [ "$passed" -gt 300 ] || not "only $passed files are laid out as they ought to be"
	[ "$n" -eq 0 ] || not "$n of $all files differ: run \`make format\`: $(cat "$work/differ")"
	echo "figure: files that \`make format\` changes: $n of $all"
	# and it is seen
	printf 'int  f( void ){return 0 ;}\n' >"$work/bad.c"
	cp .clang-format "$work"
	has "a file that differs is named" "$(looked "$work/bad.c")" "$work/bad.c:1"
	clang-format-14 -i "$work/bad.c"
	is "and not once it is formatted" "$(looked "$work/bad.c")" ""
fi
# what is kept is text that people wrote: no program, no dump, nothing that was made
if git rev-parse -q --verify HEAD >"$work/out" 2>&1; then
	is "no file in git is longer than a million bytes" "$(git ls-tree -r -l HEAD | awk '$4 > 1000000 { print $5, $4 }')" ""
	is "nor a program or a dump" "$(git ls-files --eol | sed -n 's/^i\/-text[^\t]*\t//p' | while read -r f; do head -c 4 "$f" | grep -qa '^.ELF' && echo "$f"; done)" ""
fi
total
