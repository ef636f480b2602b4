#!/bin/sh
# What hostile sizes cost: a line without end, parts without number (beside and inside each other), header
# fields without number, mails of no game. Each at several sizes, so that it can be seen that time grows as
# the size does, and memory does not. Figures are printed, never judged. FULL=1 goes to 1 GB, 100,000
# parts and a million mails: some minutes, and 4 GB of disk at TMPDIR.
# usage: [FULL=1] B=build tests/bench/bench_big.sh
cd "$(dirname "$0")/../.." || exit 1
B=${B:-build}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
PBP_DATA=$PWD; export PBP_DATA
PBP_ROOT=$work/root; export PBP_ROOT
pbp="$B/pbp process --now 2026-01-05T10:00Z" deliver="$B/pbp-deliver"

measured() { # WHAT COMMAND...: of standard input
	what=$1
	shift
	rm -rf "$PBP_ROOT"
	mkdir -p "$PBP_ROOT/.pbp"
	printf 'address pbp@example.org\nhost host@example.org\n' >"$PBP_ROOT/.pbp/config"
	"$B/pbp" new big --rules global-domination --map tutorial --now 2026-01-05T08:00Z >/dev/null
	python3 tests/bench/measured "$what" "$@"
}
header='From ann@example.org Mon Jan  5 09:00:00 2026
From: ann@example.org
To: pbp+big@example.org
Subject: orders
Message-ID: <1@example.org>
Date: Mon, 5 Jan 2026 09:00:00 +0000
MIME-Version: 1.0
'
line() { # MEGABYTES
	printf '%s\njoin at Osaka\n' "$header"
	head -c "$1"000000 /dev/zero | tr '\0' x
	printf '\nthanks\n\n'
}
parts() { # N OPENING
	printf '%sContent-Type: multipart/mixed; boundary=b\n\n' "$header"
	yes -- "--b
$2
" | head -n $(($1 * 3))
	printf -- '--b\n\njoin at Osaka\n--b--\n\n'
}
fields() { # N
	printf '%s' "$header"
	yes 'X-A: y' | head -n "$1"
	printf '\njoin at Osaka\n\n'
}
mails() { # N
	awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "From a@example.org Mon Jan  5 09:00:00 2026\n" \
		"From: a%d@example.org\nTo: pbp+none@example.org\nMessage-ID: <%d@a>\n\nmove 4\n\n", i % 999, i }'
}
full=${FULL:+0} mails="10000 20000"
[ -z "$full" ] || mails="$mails 1000000"

for n in 10 "100$full"; do
	line "$n" >"$work/mbox"
	measured "a line of $n MB, process" $pbp <"$work/mbox"
	measured "a line of $n MB, deliver" $deliver <"$work/mbox"
done
for n in 1000 10000 100000; do
	parts "$n" '' | measured "$n parts" $pbp
	parts "$n" 'Content-Type: multipart/mixed; boundary=b' | measured "$n parts inside each other" $pbp
	fields "$n" | measured "$n header fields" $pbp
done
for n in $mails; do
	mails "$n" | measured "$n mails of no game" $pbp
done
