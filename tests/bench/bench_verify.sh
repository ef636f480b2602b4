#!/bin/sh
# What `pbp verify` of a game of TURNS turns costs beside `git fsck --full` of the same repository.
# A small game on the tutorial map: three players who order now and then. Figures are printed, never judged.
# usage: B=build tests/bench/bench_verify.sh [TURNS]
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib >/dev/null
turns=${1:-10000}
PBP_ROOT=$work; export PBP_ROOT
"$pbp" new demo --rules global-domination --map tutorial --now 2026-01-01T08:00Z --secret $secret \
	--option begin=2026-01-02T09:00Z --option deadline=1h >/dev/null || exit 1
{ echo "join at Aldport as teal" | mail ann 'Thu Jan  1 10:00:00 2026'
echo "join at Eskar as red" | mail bob 'Thu Jan  1 11:00:00 2026'; } >"$work/box"
"$pbp" process --now 2026-01-01T12:00Z "$work/box" >/dev/null
last=$(date -u -d "2026-01-02T09:00Z + $turns hours" +%Y-%m-%dT%H:%MZ)
# milliseconds by the clock and of the processor, the best of five
cost() {
	for i in 1 2 3 4 5; do
		begun=$(date +%s%N)
		sh -c '"$@" >/dev/null 2>&1 || echo failed; times' - "$@"
		echo "clock $((($(date +%s%N) - begun) / 1000000))"
	done | awk '
		function least(a, b) { return !a || b < a ? b : a }
		/failed/ { exit 1 }
		/clock/ { clock = least(clock, $2); next }
		{ gsub(/s/, ""); ms = 0; for (i = 1; i <= 2; i++) { split($i, t, "m"); ms += t[1] * 60000 + t[2] * 1000 } }
		++n % 2 == 0 { best = least(best, ms) }
		END { print clock, int(best) }'
}
played=$(date +%s)
"$pbp" process --now "$last" </dev/null >/dev/null || exit 1
played=$(($(date +%s) - played))
git_took=$(cost git -C "$work/demo/private.git" fsck --full --no-progress) && took=$(cost "$pbp" verify "$work/demo/private.git") || exit 1
"$pbp" verify "$work/demo/private.git" | head -n 1
fsck=${git_took% *} verify=${took% *}
printf '%-40s %10d s\n' "played and committed, $turns turns" "$played"
printf '%-40s %10d ms        %d ms of the processor\n' "git fsck --full" "$fsck" "${git_took#* }"
printf '%-40s %10d ms        %d ms of the processor (%d.%02d times fsck; at most 1.5)\n' "pbp verify" "$verify" "${took#* }" \
	$((verify / fsck)) $((verify * 100 / fsck % 100))
