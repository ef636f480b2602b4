#!/bin/sh
# Mail that lies on an IMAP server (Dovecot, over TLS): mbsync brings it into a Maildir, fetchmail into
# the spool. And procmail, which writes mailboxes beside process.
. tests/real/lib
furnish

# the server somewhere else, whose certificate the machine trusts
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=imap.example.org \
	-addext subjectAltName=DNS:imap.example.org -keyout /etc/dovecot/key.pem -out /etc/dovecot/cert.pem 2>/dev/null
cp /etc/dovecot/cert.pem /etc/ssl/certs/imap.pem
cat /etc/dovecot/cert.pem >>/etc/ssl/certs/ca-certificates.crt
openssl rehash /etc/ssl/certs 2>/dev/null
useradd -m imapmail
cat >/etc/dovecot/dovecot.conf <<END
protocols = imap
listen = 127.0.0.1
log_path = /var/log/dovecot.log
ssl = required
ssl_cert = </etc/dovecot/cert.pem
ssl_key = </etc/dovecot/key.pem
mail_location = maildir:/home/imapmail/%u
first_valid_uid = 1
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=imapmail gid=imapmail home=/home/imapmail/%u
}
END
dovecot || not "dovecot: $(cat /var/log/dovecot.log)"
server=pbp@example.org
arrives() { # USER TEXT
	printf 'From: %s@example.org\nTo: pbp+spring@example.org\nMessage-ID: <%s>\n\n%s\n' "$1" \
		"$(echo "$2" | cksum | tr ' ' .)" "$2" | doveadm save -u $server || not "doveadm save"
}
on_server() { doveadm search -u $server mailbox INBOX ALL | wc -l; }
printf '#!/bin/sh\nexit 0\n' >/usr/sbin/sendmail # answers are not what this is about
chmod 755 /usr/sbin/sendmail
new_game spring
seats() { as pbp 'pbp state spring' | grep -c '^realm'; }

# mbsync
part "~pbp/.mbsyncrc" >/var/lib/pbp/.mbsyncrc
echo secret >/var/lib/pbp/.imap-password
chown pbp: /var/lib/pbp/.mbsyncrc /var/lib/pbp/.imap-password
arrives ann "join at Osaka as teal"
arrives bob "join at Tokyo, colour red"
as pbp "$(cron mbsync)" >/tmp/out 2>&1 || not "mbsync and process: $(cat /tmp/out)"
has "mbsync: two mails" "$(cat /tmp/out)" "2 mails: 2 with orders"
is "they moved to cur" "$(count /var/lib/pbp/Mail/INBOX/new) $(count /var/lib/pbp/Mail/INBOX/cur)" "0 2"
arrives cleo "join at Fukuoka as gold"
as pbp "$(cron mbsync)" >/tmp/out 2>&1
has "a third one later" "$(cat /tmp/out)" "2 mails already seen; 1 step"
as pbp "$(cron mbsync)" >/tmp/out 2>&1
has "and nothing twice" "$(cat /tmp/out)" "3 mails already seen; 0 steps"
is "the server keeps its copies" "$(on_server)" 3
doveadm expunge -u $server mailbox INBOX ALL

# fetchmail
part "~pbp/.fetchmailrc" >/var/lib/pbp/.fetchmailrc
chown pbp: /var/lib/pbp/.fetchmailrc
chmod 600 /var/lib/pbp/.fetchmailrc
as pbp "pbp host spring begin" >/dev/null || not begin
arrives ann "spawn 1 in Osaka"
arrives bob "spawn 1 in Tokyo"
chown root: $spool/tmp $spool
as pbp "$(cron fetchmail)" >/tmp/out 2>&1
is "fetchmail: what could not be stored stays on the server" "$(on_server) $(spooled)" "2 0"
chown pbp: $spool/tmp $spool
as pbp "$(cron fetchmail)" >/tmp/out 2>&1
has "and is fetched later" "$(cat /tmp/out)" "2 mails: 2 with orders"
is "then it leaves the server" "$(on_server)" 0
# a mail counts from when it came to its server, though it was fetched later; what its sender wrote below is nothing
config=/var/lib/pbp/.local/share/pbp/.pbp/config
came() { # MINUTES: a mail that its server received so long ago
	printf 'Received: from c (c.example [192.0.2.3])\n\tby mail.provider.example (Postfix) with ESMTPS id 3; %s\n' \
		"$(date -R -d "-$1 min")"
	printf 'Received: from x by mail.provider.example with IMAP; %s\n' "$(date -R -d '-9 min')"
	printf 'From: ann@example.org\nTo: pbp+%s@example.org\nMessage-ID: <%s>\n\njoin at Osaka as teal\n' "$2" "$2"
}
receipt_says() { as pbp 'cat ~/.local/share/pbp/.pbp/outbox/new/*' | tr '\n' ' ' | grep -o 'by the clock of [a-z.]*[a-z]'; }
sed -i /^sendmail/d $config # the answers wait in the outbox
for provider in '' ' mail.provider.example'; do
	game=summer${provider:+2}
	sed -i "s/^receivers .*/receivers mx.example.org$provider/" $config
	as pbp "pbp new $game --rules global-domination --map japan --now $(date -u -d '-20 min' +%FT%TZ)" >/dev/null || not "new $game"
	came 3 $game | doveadm save -u $server || not "doveadm save"
	as pbp "$(cron fetchmail)" >/tmp/out 2>&1
	has "fetchmail: a mail of three minutes ago ($game)" "$(cat /tmp/out)" "1 mail: 1 with orders"
	is "whose clock counts ($game)" "$(receipt_says)" "by the clock of${provider:- mx.example.org}"
	as pbp 'rm -f ~/.local/share/pbp/.pbp/outbox/new/*'
done
dovecot stop 2>/dev/null
as pbp "$(cron mbsync)" >/tmp/out 2>&1
is "without the server the bells still ring" "$(grep -c '0 steps' /tmp/out)" 1

# procmail fills an mbox while process reads it
printf 'DEFAULT=/var/mail/pbp\nLOCKSLEEP=1\n' >/var/lib/pbp/.procmailrc
install -o pbp -g mail -m 600 /dev/null /var/mail/pbp
: >/tmp/played
for i in $(seq 80); do
	{
		printf 'From: cleo@example.org\nTo: pbp+spring@example.org\nSubject: %s\n\n' "$i"
		printf 'spawn 1 in Fukuoka\nmove 1 from Fukuoka to Saga\n'
		yes '# a long comment, so that a mail is more than one write' | head -n 5000
	} | as pbp "procmail -d pbp" &
	[ $((i % 8)) -ne 0 ] || as pbp "$(cron mailbox)" >>/tmp/played 2>&1
done
all_there() { [ "$(grep -c '^From ' /var/mail/pbp)" -eq 80 ]; }
soon "procmail: eighty mails in an mbox" all_there
as pbp "$(cron mailbox)" >>/tmp/played 2>&1
is "none was read half written" "$(grep -c 'put aside' /tmp/played)" 0
is "all are in the game's inbox" "$(grep -ls Saga /var/lib/pbp/.local/share/pbp/spring/inbox/* | wc -l)" 80

# the units of systemd are well formed, for the machine and for a user
put /etc/systemd/system/pbp.service
put /etc/systemd/system/pbp.timer
systemd-analyze verify /etc/systemd/system/pbp.service /etc/systemd/system/pbp.timer >/tmp/out 2>&1
is "systemd-analyze verify" "$? $(cat /tmp/out)" "0 "
mkdir -p /tmp/user
sed '/^User=/d' /etc/systemd/system/pbp.service >/tmp/user/pbp.service
cp /etc/systemd/system/pbp.timer /tmp/user
XDG_RUNTIME_DIR=/tmp systemd-analyze verify --user /tmp/user/pbp.service /tmp/user/pbp.timer >/tmp/out 2>&1
is "and those of a user" "$? $(cat /tmp/out)" "0 "
as pbp "$(cron spool)" >/tmp/out 2>&1
is "cron, with nothing in the spool" "$? $(cat /tmp/out)" "0 "

as pbp "pbp verify spring" >/tmp/verify 2>&1 || not "verify: $(cat /tmp/verify)"
has "the history holds" "$(cat /tmp/verify)" "The same"
total
