#!/bin/sh
# install: what `make install` puts down works from there, reads as manuals and
# completions, and is byte for byte the same when built elsewhere.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
unset PBP_DATA
to=$work/to
make -s install DESTDIR="$to" PREFIX=/usr B="$B" >"$work/out" 2>&1 || not "make install: $(tail -n 3 "$work/out")"
bin=$to/usr/bin share=$to/usr/share
for f in "$bin/pbp" "$bin/pbp-deliver" "$bin/pbp-post" "$share/pbp/maps/japan.map" "$share/pbp/games/core/phrases" \
	"$share/man/man1/pbp.1" "$share/doc/pbp/hosts.md" "$share/bash-completion/completions/pbp" "$share/zsh/site-functions/_pbp" \
	"$share/fish/vendor_completions.d/pbp.fish"; do
	if [ -s "$f" ]; then ok; else not "$f is not installed"; fi
done
cd / || exit 1
"$bin/pbp" new -C "$work/root" demo --rules global-domination --map japan --now 2026-01-01T08:00Z >"$work/out" 2>&1
is "the installed pbp finds its data" "$? $(grep -c "demo lies in" "$work/out")" "0 1"
"$bin/pbp" doctor -C "$work/root" >"$work/out" 2>&1
is "doctor" "$? $(grep -c '^ILL' "$work/out")" "0 0"
echo "hello" | "$bin/pbp" deliver -C "$work/root"
is "the installed pbp deliver" "$? $(find "$work/root/.pbp/spool" -maxdepth 1 -type f | wc -l)" "0 1"
cd "$top" || exit 1

# a package of the same
if need dpkg-gencontrol; then
	# what is in it is looked at, not how small it is: that would be 4 s
	DPKG_DEB_COMPRESSOR_TYPE=none docs/debian/build "$work/deb" >"$work/out" 2>&1 || not "docs/debian/build: $(tail -n 3 "$work/out")"
	mv "$work"/deb/*.deb "$work/one.deb"
	dpkg-deb -c "$work/one.deb" >"$work/out"
	for f in ./usr/bin/pbp ./usr/share/pbp/maps/japan.map ./usr/share/man/man1/pbp.1.gz ./usr/share/man/man1/pbp-post.1.gz \
		./usr/share/doc/pbp/players.md ./usr/share/doc/pbp/copyright ./lib/systemd/system/pbp.timer; do
		has "the package holds $f" "$(cat "$work/out")" " $f
"
	done
	is "its unit starts the program where it lies" "$(dpkg-deb --fsys-tarfile "$work/one.deb" | tar -xO ./lib/systemd/system/pbp.service | grep ^ExecStart)" \
		"ExecStart=/usr/bin/pbp process"
	# the units as they are shipped, of the program as it lies here; what systemd says of a unit it leaves out of account is
	# a fault too. Where it cannot look at any unit (no /run, no cgroups) that is said.
	if need systemd-analyze; then
		mkdir -p "$work/units"
		for unit in service timer; do
			dpkg-deb --fsys-tarfile "$work/one.deb" | tar -xO "./lib/systemd/system/pbp.$unit" |
				sed "s|=/usr/bin/pbp|=$bin/pbp|" >"$work/units/pbp.$unit"
		done
		printf '[Service]\nType=oneshot\nExecStart=/bin/true\n' >"$work/units/plain.service"
		verified() { systemd-analyze verify "$@" 2>&1; echo "exit $?"; }
		plain=$(verified "$work/units/plain.service")
		if [ "$plain" = "exit 0" ]; then
			is "systemd-analyze verify finds nothing in the units" "$(verified "$work"/units/pbp.*)" "exit 0"
			sed -i 's/^OnCalendar=.*/OnCalendar=now and then/' "$work/units/pbp.timer"
			has "it would" "$(verified "$work"/units/pbp.*)" "Failed to parse calendar specification"
		else
			echo "figure: units are not verified: systemd-analyze cannot look at any here: $plain"
		fi
	fi
fi

for page in "$share"/man/man*/*; do
	# those of commands are made by one program: a quarter of them; WHOLE=1 (make whole): all
	case $page in */pbp-*.1) part 4 || continue ;; esac
	MANWIDTH=80 man -l "$page" >"$work/page" 2>"$work/err" || not "man -l $page"
	is "man -l ${page##*/}" "$(grep -c . "$work/err")" 0
	if [ "$(wc -l <"$work/page")" -gt 5 ]; then ok; else not "${page##*/} is empty"; fi
done
for tool in $("$pbp" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
	[ -s "$share/man/man1/pbp-$tool.1" ] && ok || not "no man page for $tool"
done
bash -c '. "$1"; COMP_WORDS=(pbp st); COMP_CWORD=1; _pbp; echo "${COMPREPLY[@]}"' - \
	"$share/bash-completion/completions/pbp" >"$work/out" 2>&1
is "bash completes" "$(cat "$work/out")" "status state"
bash -c '. "$1"; COMP_WORDS=(pbp process --se); COMP_CWORD=2; _pbp; echo "${COMPREPLY[@]}"' - \
	"$share/bash-completion/completions/pbp" >"$work/out" 2>&1
is "bash completes options" "$(cat "$work/out")" "--sendmail"

# the same source in two folders: a few objects of each sort are enough to see a path or a time in them, which no optimizer
# puts there or takes away; none of them needs the table that a program made of all of src/base counts
tables=$(sed -n 's/^TABLES = //p' Makefile | tr ' ' '\n' | sed 's/$(B)/-o build/')
objects="build/app/main.o build/app/deliver.o build/store/pack.o build/base/bug.o build/gen/board.tab.o build/gen/board.lex.o"
for place in one two; do
	mkdir -p "$work/$place"
	cp -R Makefile src grammar "$work/$place"
	# shellcheck disable=SC2086
	make -s -C "$work/$place" B=build OPT="-O0 -g" $tables $objects >"$work/out" 2>&1 || not "building in $place: $(tail -n 3 "$work/out")"
	(cd "$work/$place" && ar rcsD build/some.a $objects && sha256sum build/some.a) >"$work/$place.sum"
done
is "two builds are the same" "$(cat "$work/one.sum")" "$(cat "$work/two.sum")"
is "no path of the builder is in it" "$(grep -c -a "$work" "$work/one/build/some.a")" 0
is "nor in pbp" "$(grep -c -a "$top" "$pbp")" 0
total
