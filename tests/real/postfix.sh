#!/bin/sh
# Postfix on loopback: mail comes in by the transport and by .forward, answers land in the players'
# Maildirs, what could not be stored is deferred and comes later, and a bounce goes round no circle.
. tests/real/lib
furnish

# the host's own lines, which docs/mail.md takes for granted
mkdir -p /etc/postfix
cp /usr/share/postfix/master.cf.dist /etc/postfix/master.cf
cat >/etc/postfix/main.cf <<'END'
compatibility_level = 3.6
myhostname = mx.example.org
mydestination = example.org, mx.example.org, localhost
myorigin = example.org
mynetworks = 127.0.0.0/8
inet_interfaces = loopback-only
inet_protocols = ipv4
home_mailbox = Maildir/
alias_maps =
maillog_file = /var/log/mail.log
smtp_host_lookup = native
END
put /etc/postfix/master.cf
put /etc/postfix/main.cf
touch /var/log/mail.log
postfix start 2>/dev/null || not "postfix start"
soon "Postfix listens" swaks --silent 3 --server 127.0.0.1 --quit-after EHLO
queue_is_empty() { postqueue -p | grep -q empty; }
deferred() { postqueue -j | grep -q '"queue_name": "deferred"'; }

# by the transport
new_game spring
swaks_as ann pbp+spring@example.org "join at Osaka as teal"
soon "swaks: the mail is in the spool" spool_holds 1
is "the spool is private" "$(stat -c '%U %a' $spool/0*)" "pbp 600"
play >/dev/null || not "process"
soon "the receipt lands in her Maildir" got ann "teal joins"
is "it has no sender that could be answered" "$(letters ann | sed -n 's/^Return-Path: //p' | sort -u)" "<>"
has "and says that a machine wrote it" "$(letters ann)" "Auto-Submitted: auto-replied"
as bob 'echo "join at Tokyo, colour red" | s-nail -s "Re: your game" -r bob@example.org pbp+spring@example.org' ||
	not "s-nail"
soon "s-nail: the mail is in the spool" spool_holds 1
printf '%s\n' 'Subject: [pbp:spring] hello' '' 'I would like to start in Fukuoka as gold' |
	runuser -u cleo -- /usr/sbin/sendmail pbp@example.org
soon "a tag in the subject, no recipient of its own" spool_holds 2
play >/dev/null
soon "two more receipts" got bob "red joins"
soon "and the other" got cleo "gold joins"

# a mail by Bcc: only our own server knows whom it was for
new_game autumn
swaks --silent 2 --server 127.0.0.1 --from bob@example.org --to pbp+autumn@example.org --h-To "friends:;" \
	--body "join at Osaka as blue"
soon "Bcc: in the spool" spool_holds 1
play >/dev/null
soon "Bcc: it is heard in its game" got bob "\[pbp:autumn\]"

# by .forward, one that exits with 75 first
sed -i '/^transport_maps/d' /etc/postfix/main.cf
part "~pbp/.forward" >/var/lib/pbp/.forward
chown pbp: /var/lib/pbp/.forward
postfix reload 2>/dev/null
as pbp "pbp host spring begin" >/dev/null || not "begin"
swaks_as ann pbp+spring@example.org "spawn 2 in Osaka"
soon ".forward: the mail is in the spool" spool_holds 1
has ".forward: the program runs as that user" "$(stat -c %U $spool/0*)" pbp
play >/dev/null
soon ".forward: the receipt" got ann "spawn 2"

for way in .forward transport; do
	if [ $way = transport ]; then
		put /etc/postfix/main.cf
		postfix reload 2>/dev/null
	fi
	chown root: $spool $spool/tmp
	swaks_as bob pbp+spring@example.org "spawn 1 in Tokyo" "$way"
	soon "$way: 75 defers" deferred
	is "$way: nothing is in the spool" "$(spooled)" 0
	has "$way: the reason is in the log" "$(tail -n 20 /var/log/mail.log)" "Permission denied"
	is "$way: and the player hears nothing" "$(letters bob | grep -c 'Permission\|Undelivered')" 0
	chown pbp: $spool $spool/tmp
	postqueue -f
	soon "$way: delivered later" spool_holds 1
	soon "$way: the queue is empty" queue_is_empty
	play >/dev/null
done
soon "and played" got bob "spawn 1"

# a player whose address is gone: the bounce has nobody to go to
as pbp "pbp host autumn admit red nobody-here@example.org" >/dev/null
as pbp "pbp host autumn begin" >/dev/null
play >/dev/null
soon "letters to an address that is gone leave the queue" queue_is_empty
is "no bounce comes back" "$(spooled)" 0
is "the outbox is empty" "$(count $outbox/new)" 0

# reports of mail servers and of holidays are kept and not answered
before=$(letters ann | grep -c '^Return-Path')
swaks --silent 2 --server 127.0.0.1 --from '<>' --to pbp+spring@example.org --h-From 'MAILER-DAEMON@example.org' \
	--h-Subject 'Undelivered Mail Returned to Sender' --body "move 1 from Osaka to Kyoto"
swaks --silent 2 --server 127.0.0.1 --from ann@example.org --to pbp+spring@example.org \
	--add-header 'Auto-Submitted: auto-replied' --h-Subject 'Out of office' --body "move 1 from Osaka to Kyoto"
swaks --silent 2 --server 127.0.0.1 --from ann@example.org --to pbp+spring@example.org --h-From 'pbp@example.org' \
	--body "move 1 from Osaka to Kyoto"
soon "three mails of machines" spool_holds 3
has "are ignored" "$(play)" "3 ignored"
sleep 1
is "and not answered" "$(letters ann | grep -c '^Return-Path')" "$before"
is "nothing is on its way" "$(postqueue -p)" "Mail queue is empty"

# twenty at once, each once
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
	swaks_as cleo pbp+spring@example.org "move 1 from Fukuoka to Saga" "number $i" &
	pids="${pids-} $!"
done
# shellcheck disable=SC2086 # a list
wait $pids
soon "twenty at once" spool_holds 20
has "are twenty" "$(play)" "20 mails: 20 with orders"

# letters stay while there is no way to send them
sed -i 's,^sendmail .*,sendmail /usr/sbin/sendmail.gone,' /var/lib/pbp/.local/share/pbp/.pbp/config
swaks_as ann pbp+spring@example.org "spawn 1 in Nara"
soon "one more mail" spool_holds 1
has "without sendmail: it is said" "$(play 2>&1)" "in the outbox: starting"
sed -i 's,^sendmail .*,sendmail /usr/sbin/sendmail,' /var/lib/pbp/.local/share/pbp/.pbp/config
play >/dev/null
soon "and it goes with the next run" got ann "Nara"

# mailbox files that Postfix writes while process reads them
postconf -e 'home_mailbox =' 'mail_spool_directory = /var/mail' 'transport_maps ='
rm -f /var/lib/pbp/.forward /var/mail/pbp
postfix reload 2>/dev/null
taken=0
for i in $(seq 60); do
	swaks_as bob pbp+spring@example.org "$(printf 'spawn 1 in Tokyo\nmove 1 from Tokyo to Saitama')" "$i" &
	[ $((i % 6)) -ne 0 ] || as pbp "$(cron mailbox)" >>/tmp/played 2>&1
done
wait_for_queue() { queue_is_empty && [ "$(grep -c '^From bob' /var/mail/pbp)" -eq 60 ]; }
soon "sixty mails in an mbox" wait_for_queue
as pbp "$(cron mailbox)" >>/tmp/played 2>&1
is "none was read half written" "$(grep -c 'put aside' /tmp/played)" 0
is "all are in the game's inbox" "$(grep -ls Saitama /var/lib/pbp/.local/share/pbp/spring/inbox/* | wc -l)" 60

as pbp "pbp verify spring" >/tmp/verify 2>&1 || not "verify: $(cat /tmp/verify)"
has "the history holds" "$(cat /tmp/verify)" "The same"
as pbp "pbp doctor" >/tmp/doctor 2>&1 || not "doctor: $(cat /tmp/doctor)"
postfix stop 2>/dev/null
total
