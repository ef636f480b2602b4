#!/bin/sh
# A newsgroup of INN on loopback: a whole game is posted to it, each part once whoever is killed at what.
. tests/real/lib
. tests/real/forum
ip link set lo up
echo "127.0.0.1 mx.example.org mx localhost" >/etc/hosts
as_news() { runuser -u news -- "$@" >>/tmp/news.log 2>&1; }
ctlinnd() { as_news /usr/lib/news/bin/ctlinnd -t 20 "$@" || not "ctlinnd $*: $(tail -n 2 /tmp/news.log)"; }

# the host's own lines: a small server whose readers log in, and which writes into an article who posted it
cat >>/etc/news/inn.conf <<'END'
domain: example.org
fromhost: example.org
pathhost: mx.example.org
bindaddress: 127.0.0.1
bindaddress6: none
addinjectionpostingaccount: true
spoolfirst: false
END
cat >/etc/news/readers.conf <<'END'
auth "all" {
    hosts: "127.0.0.1"
    auth: "ckpasswd -f /etc/news/passwords"
}
access "all" {
    users: "*"
    newsgroups: "*"
    access: RPA
}
END
for who in pbp alice bobby; do
	echo "$who:$(perl -e 'print crypt($ARGV[0], "ab")' "secret-$who")"
done >/etc/news/passwords
chown news: /etc/news/passwords
mkdir -p /run/news && chown news: /run/news
[ -e /var/lib/news/history ] || as_news /usr/lib/news/bin/makehistory -o
[ -e /var/lib/news/history.dir ] || { as_news /usr/lib/news/bin/makedbz -i -o; }
as_news /usr/lib/news/bin/rc.news start || not "rc.news: $(tail -n 5 /tmp/news.log)"
soon "INN listens" python3 -c 'import socket; assert socket.create_connection(("127.0.0.1", 119)).recv(99).startswith(b"200")'
cutter /tmp/cut 119

# articles WHO GROUP: their bodies in the order of their numbers
articles() {
	python3 - "$@" <<'END'
import socket, sys
who, group = sys.argv[1:]
f = socket.create_connection(("127.0.0.1", 119)).makefile("rwb")
def tell(line=None):
    if line is not None:
        f.write(line.encode() + b"\r\n")
        f.flush()
    return f.readline().decode("utf-8", "replace").rstrip()
def body():
    while (line := f.readline().rstrip(b"\r\n").decode("utf-8", "replace")) != ".":
        print(line)
tell()
tell("MODE READER")
tell("AUTHINFO USER " + who)
assert tell("AUTHINFO PASS secret-" + who).startswith("281")
count, first, last = map(int, tell("GROUP " + group).split()[1:4])
for n in range(first, last + 1):
    if tell("BODY %d" % n).startswith("222"):
        body()
END
}
there() { articles pbp "$group" | marks; }

# ---- a whole game, and whoever is killed at what ----
all="turn 1, part 1,turn 1, part 2,turn 2, part 1,turn 2, part 2,turn 3, part 1,turn 4, part 1,turn 5, part 1,"
demo /tmp/demo
number=0
# a server keeps what it has: each time another group, and articles of another game's name would do as little
anew() {
	number=$((number + 1)) group=local.demo$number
	ctlinnd newgroup $group
	printf 'driver nntp\nurl nntp://%s\nuser pbp\nkey secret-pbp\nfrom pbp@demo%s.example.org\nto %s\nbody 2000\n' "$through" $number $group |
		set_up /tmp/demo/demo
}
killed_at_each "a newsgroup"
set_again() { rm -f /tmp/demo/demo/forums/board.state; }
set_again
posts -C /tmp/demo demo >/tmp/said || not "without its journal: $(cat /tmp/said)"
is "a poster that has forgotten all is refused by the server, part by part" "$(there)" "$all"
total
