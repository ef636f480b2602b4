#!/bin/sh
# A forum of Fossil on loopback: a whole game is posted to it, each part once whoever is killed at what.
. tests/real/lib
. tests/real/forum
ip link set lo up
HOME=/tmp/fossil USER=root
export HOME USER
mkdir -p $HOME
repo=/tmp/forum.fossil
fossil() { command fossil "$@" >>/tmp/fossil.log 2>&1 || not "fossil $*: $(tail -n 2 /tmp/fossil.log)"; }
sql() { command fossil sql -R $repo "$1" 2>/dev/null | tr -d "'"; }

fossil init --admin-user hanna $repo
for who in hanna pbp alice bobby cleo mallory; do
	[ $who = hanna ] || fossil user new $who "$who plays" x -R $repo
	fossil user password $who "secret-$who" -R $repo
	fossil user capabilities $who 234hjo -R $repo
done
command fossil server --localhost --port 8123 $repo >/tmp/server.log 2>&1 &
soon "Fossil listens" python3 -c 'import socket; socket.create_connection(("127.0.0.1", 8123))'
cutter /tmp/cut 8123

# the texts of the forum's posts, oldest first, as they stand in the repository
texts() {
	sql "SELECT blob.uuid FROM forumpost JOIN blob ON blob.rid = fpid ORDER BY fmtime, fpid" |
		while read -r id; do command fossil artifact "$id" -R $repo; done
}
there() { texts | marks; }
opens() { says "$1" forume1 "title=$2" "$3"; }
# says WHO PAGE FIELD TEXT: as his browser does; prints the post's hash
says() {
	python3 - "$@" <<'END'
import http.client, sys, urllib.parse
who, page, field, text = sys.argv[1:]
def ask(path, fields, cookie=""):
    c = http.client.HTTPConnection("127.0.0.1", 8123)
    c.request("POST", path, urllib.parse.urlencode(fields), {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie,
              "Referer": "http://127.0.0.1:8123" + path})
    return c.getresponse()
cookie = ask("/login", {"u": who, "p": "secret-" + who, "in": "Login"}).headers.get("Set-Cookie", "").split(";")[0]
name, _, value = field.partition("=")
told = ask("/" + page, {name: value, "mimetype": "text/x-markdown", "content": text, "submit": "Submit", "reply": "1"}, cookie)
print(told.headers.get("Location", "nowhere").split("/forumpost/")[-1].split("?")[0])
END
}

# ---- a whole game, and whoever is killed at what ----
all="turn 1, part 1,turn 1, part 2,turn 2, part 1,turn 2, part 2,turn 3, part 1,turn 3, part 2,turn 4, part 1,turn 5, part 1,turn 5, part 2,"
demo /tmp/demo
cp $repo /tmp/empty.fossil
board() { printf 'driver fossil\nurl http://%s\nuser pbp\nkey secret-pbp\nbody 2000\n%s\n' "$through" "$1" | set_up /tmp/demo/demo; }
anew() { cp /tmp/empty.fossil $repo && board ""; }
killed_at_each "a thread a turn"
is "a thread a turn: they are five" "$(sql "SELECT count(*) FROM forumpost WHERE froot = fpid")" 5
cp /tmp/empty.fossil $repo
topic=$(opens hanna "Here demo is played" "Turns come below.")
cp $repo /tmp/opened.fossil
anew() { cp /tmp/opened.fossil $repo && board "topic $topic"; }
killed_at_each "one thread"
is "one thread: it is one" "$(sql "SELECT count(*) FROM forumpost WHERE froot = fpid")" 1
total
