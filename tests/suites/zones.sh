#!/bin/sh
# zones: a player names his time zone, by its name, its town or as hours from UTC: the times that concern him stand in it beside
# those of the game, in receipts, reports, reminders; nobody else's letters change, and nothing of it is public.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r n=10
says() { n=$((n + 1)); forget
	printf '%b\n' "$2" | mail "$1" "Fri Jan  2 10:$n:00 2026" demo |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run "2026-01-02T10:$n:30Z"; }
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
must "$pbp" new -C "$r" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret --key "$key" \
	--option zone=JST-9 --option begin=2026-01-02T09:00Z --player teal=ann@example.org --player red=bob@example.org
run 2026-01-02T09:30Z </dev/null
says ann "status"
has "who has said nothing reads UTC as well" "$(letters ann@)" "Mon 5 Jan 2026, 20:00 JST (11:00 UTC)"
for said in "Europe/Berlin=12:00" "europe/berlin=12:00" "Berlin=12:00" "America/New_York=06:00" "New York=06:00" "UTC+2=13:00" \
	"utc -3:30=07:30" "GMT=11:00" "Asia/Kolkata=16:30"; do
	says ann "My zone is ${said%=*}."
	has "${said%=*}: it is known" "$(letters ann@)" "your time zone is known"
	says ann "status"
	has "${said%=*}: his own time" "$(letters ann@)" "20:00 JST (${said#*=} yours)"
done
says ann "my zone is Pacific/Auckland"
has "by his clock the mail came" "$(letters ann@)" "NZDT, by your clock"
says ann "status"
has "another day is named" "$(letters ann@)" "Mon 5 Jan 2026, 20:00 JST (Tue 6 Jan 2026, 00:00 yours)"
says ann "my zone is Asia/Tokyo"
says ann "status"
has "the game's own stands once" "$(letters ann@)" "Mon 5 Jan 2026, 20:00 JST;"
says ann "my zone is Middle-earth"
has "what is none is told, with one that is" "$(letters ann@)" "my zone is Europe/Berlin"
says ann "my zone is Europe/Berlin"
says bob "status"
has "nobody else's times are" "$(letters bob@)" "20:00 JST (11:00 UTC)"
forget
run 2026-01-04T12:00Z </dev/null
has "a reminder" "$(letters ann@)" "20:00 JST (12:00 yours)"
forget
run 2026-01-05T11:00Z </dev/null
has "the report" "$(letters ann@)" "20:00 JST (12:00 yours)"
must "$pbp" verify -C "$r" demo
must "$pbp" verify "$r/demo/public.git"
is "nothing of it is public" "$(git -C "$r/demo/public.git" cat-file --batch-all-objects --batch | grep -a -c -e '[ (]CET' -e '[Bb]erlin')" 0
total
