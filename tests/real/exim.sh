#!/bin/sh
# Exim with Debian's split configuration: by the router and transport, and by .forward; answers land in
# the players' Maildirs; 75 defers.
. tests/real/lib
furnish

cat >/etc/exim4/update-exim4.conf.conf <<'END'
dc_eximconfig_configtype='local'
dc_other_hostnames='example.org'
dc_local_interfaces='127.0.0.1'
dc_readhost=''
dc_relay_domains=''
dc_minimaldns='true'
dc_relay_nets=''
dc_smarthost=''
CFILEMODE='644'
dc_use_split_config='true'
dc_hide_mailname='true'
dc_mailname_in_oh='true'
dc_localdelivery='maildir_home'
END
echo example.org >/etc/mailname
part /etc/exim4/conf.d/router/250_local_pbp >/etc/exim4/conf.d/router/250_local_pbp
part /etc/exim4/conf.d/transport/30_local_pbp >/etc/exim4/conf.d/transport/30_local_pbp
mkdir -p /var/log/exim4 /run/exim4
chown Debian-exim:adm /var/log/exim4 /run/exim4
configure() { update-exim4.conf || not "update-exim4.conf"; }
configure
has "the version that is tested" "$(exim4 -bV)" "4.9"
has "exim4 -bt: the address goes through the pipe" "$(exim4 -bt pbp+spring@example.org)" "transport = pbp_pipe"
has "and so does the one without a game" "$(exim4 -bt pbp@example.org)" "transport = pbp_pipe"
exim4 -bd -q1h -oX 25 -oP /run/exim4/exim.pid
soon "Exim listens" swaks --silent 3 --server 127.0.0.1 --quit-after EHLO
queue() { exim4 -bpc; }
queue_is() { [ "$(queue)" -eq "$1" ]; }

new_game spring
swaks_as ann pbp+spring@example.org "join at Osaka as teal"
soon "swaks: the mail is in the spool" spool_holds 1
is "the program runs as that user" "$(stat -c '%U %a' $spool/0*)" "pbp 600"
play >/dev/null || not process
soon "the receipt lands in her Maildir" got ann "teal joins"
is "it has no sender that could be answered" "$(letters ann | sed -n 's/^Return-path: //p' | sort -u)" "<>"
as bob 'echo "join at Tokyo, colour red" | s-nail -s "your game" -r bob@example.org pbp+spring@example.org'
soon "s-nail: the mail is in the spool" spool_holds 1
swaks --silent 2 --server 127.0.0.1 --from cleo@example.org --to pbp+spring@example.org --h-To "friends:;" \
	--body "join at Fukuoka as gold"
soon "Bcc: in the spool" spool_holds 2
play >/dev/null
soon "two more receipts" got bob "red joins"
soon "and the one by Bcc" got cleo "gold joins"

for way in transport .forward; do
	if [ $way = .forward ]; then
		rm /etc/exim4/conf.d/router/250_local_pbp
		part "~pbp/.forward" >/var/lib/pbp/.forward
		chown pbp: /var/lib/pbp/.forward
		configure
	fi
	chown root: $spool $spool/tmp
	swaks_as bob pbp@example.org "spawn 1 in Tokyo" "[pbp:spring] $way"
	soon "$way: 75 defers" queue_is 1
	soon "$way: the log says so" grep -q "T=.*returned 75" /var/log/exim4/mainlog
	[ $way = .forward ] || has "$way: and why" "$(cat /var/log/exim4/mainlog)" "Permission denied"
	is "$way: nothing is in the spool" "$(spooled)" 0
	is "$way: and the player hears nothing" "$(letters bob | grep -ci 'undeliver\|Permission')" 0
	chown pbp: $spool $spool/tmp
	exim4 -qff
	soon "$way: delivered later" spool_holds 1
	soon "$way: the queue is empty" queue_is 0
	has "$way: the program ran as that user" "$(stat -c %U $spool/0*)" pbp
	play >/dev/null
done

as pbp "pbp verify spring" >/tmp/verify 2>&1 || not "verify: $(cat /tmp/verify)"
has "the history holds" "$(cat /tmp/verify)" "The same"
kill "$(cat /run/exim4/exim.pid)"
total
