"""thread_game: three people play states from a thread of a Fossil forum, beside mail.

usage: thread_game.py BUILD ROOT PORT TOPIC
The game "west" of ROOT is new, its forum "board" set up, TOPIC opened by its host. Each player sees what the thread shows him and
writes posts; one act a turn is a mail, which must do as well. Prints "ok WHAT" or what was wrong; figures last.
"""
import email
import email.policy
import os
import re
import shlex
import subprocess
import sys

import fossil_web

BUILD, ROOT, PORT, TOPIC = sys.argv[1:]
ROUNDS = 4
PEOPLE = {"alice": "ann", "bobby": "bob", "cleo": "cat", "hanna": "hanna"}
posted = 0


def check(what, found, wanted=True):
    print(f"ok {what}" if found == wanted else f"{what}: found {found!r}, not {wanted!r}")


def run(program, *args, stdin=""):
    done = subprocess.run([f"{BUILD}/{program}", "-C", ROOT, *args], input=stdin, capture_output=True, text=True)
    if done.returncode or done.stderr:
        print(f"{program} {' '.join(args)}: exit {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


FORUM = fossil_web.Forum(PORT)


def write(who, text):
    """A reply in the thread."""
    global posted
    posted += 1
    if FORUM.write(who, "forume2", "fpid=" + TOPIC, text) == "nowhere":
        print(f"{who} could not post {text!r}")


# ---- the host's machine ----

def letters():
    """What went out by mail: (to, text); taken away."""
    folder, found = f"{ROOT}/.pbp/outbox/new", []
    for name in sorted(os.listdir(folder)):
        with open(f"{folder}/{name}", "rb") as f:
            m = email.message_from_binary_file(f, policy=email.policy.default)
        found.append((m["To"].split("@")[0], m.get_body(("plain",)).get_content()))
        os.remove(f"{folder}/{name}")
    return found


def cron(mail=""):
    """What docs/forums.md says for the crontab; the letters that came of it."""
    read = run("pbp-post", "--read", "west")
    run("pbp", "process", stdin=mail)
    run("pbp-post", "west")
    return read, letters()


mails = 0


def mail_of(who, text):
    global mails
    mails += 1
    return (f"From {who}@example.org Mon Jan  5 10:00:00 2026\nFrom: {who}@example.org\nTo: pbp+west@example.org\n"
            f"Message-ID: <west.{mails}@example.org>\n\n{text}\n\n")


def answered(who, out, words):
    told = "\n".join(text for to, text in out if to == PEOPLE[who])
    if words not in told:
        print(f"{who} was not told {words!r} but {told!r}")
    return told


# ---- a player: he knows the land from what everybody may see ----

def land():
    rows = (dict(word.split("=", 1) for word in line.split() if "=" in word) for line in run("pbp", "state", "west").splitlines())
    return [row for row in rows if "area" in row]


def on_move():
    """The seat whose turn it is; None when the game is over."""
    found = re.search(r"awaited: 1 of \d+: (\w+)", run("pbp", "status", "west"))
    return found and found[1]


def borders():
    """Who borders on whom, by the names that a state is printed with."""
    found = {}
    with open(f"{os.environ['PBP_DATA']}/maps/usa48.map", encoding="utf-8") as f:
        for line in f:
            if line.startswith("edges "):
                one, _, others = line[len("edges "):].partition(":")
                for other in shlex.split(others):
                    for a, b in (shlex.split(one)[0], other), (other, shlex.split(one)[0]):
                        found.setdefault(named(a), []).append(named(b))
    return found


def named(area):
    return area.lower().replace(" ", "-")


def said(area):
    return area.replace("-", " ").title()


BORDERS = borders()


def act(who, words, turn, by_mail=False):
    """An order of his; he is told of it by letter."""
    if by_mail:
        out = cron(mail_of(PEOPLE[who], words))[1]
    else:
        write(who, f"@pbp {words}")
        read, out = cron()
        if read != "west, board: 1 post read\n":
            print(f"turn {turn}, {who}, {words}: {read}")
    told = answered(who, out, words.split()[0])
    if "not done" in told.lower() or "refused" in told.lower():
        print(f"turn {turn}, {who}, {words}: {told}")


def play(seat, who, turn):
    """His turn: in the thread he talks and orders, by mail he asks, and in every third turn attacks."""
    rows = {row["area"]: row for row in land()}
    mine = [a for a in rows if rows[a]["owner"] == seat]
    fronts = [(int(rows[a]["troops"]), a, b) for a in mine for b in BORDERS[a] if rows[b]["owner"] != seat]
    new = re.search(r"pool=(\d+)", run("pbp", "state", "west"))[1]
    if fronts:
        _, at, aim = max(fronts)
        write(who, f"What a mess. I shall put {new} in {said(at)}, I think.")
        if new != "0":
            act(who, f"deploy {new} in {said(at)}", turn)
        answered(who, cron(mail_of(PEOPLE[who], "my position"))[1], said(at))
        act(who, f"attack {said(aim)} from {said(at)}", turn, turn % 3 == 0)
    write(who, "@pbp\n\nend turn\n\nGood luck all!")
    return cron()[1]


def main():
    for who, seat in (("alice", "red"), ("bobby", "blue"), ("cleo", "green")):
        write(who, f"@pbp join as {seat}")
    read, out = cron()
    check("three join by posts", read, "west, board: 3 posts read\n")
    for who in ("alice", "bobby", "cleo"):
        answered(who, out, "west")
    write("mallory", "@pbp begin")
    done = subprocess.run([f"{BUILD}/pbp-post", "-C", ROOT, "--read", "west"], capture_output=True, text=True)
    check("a stranger's call is told to the host, and nothing else comes of it",
          "mallory calls @pbp and is nobody here" in done.stdout + done.stderr)
    write("hanna", "@pbp begin")
    cron()
    names = {"red": "alice", "blue": "bobby", "green": "cleo"}
    turns = 0
    while turns < 40 and (seat := on_move()):
        turns += 1
        other = next(s for s in names if s != seat)
        if turns == 2:  # out of his turn
            write(names[other], "@pbp end turn")
            _, out = cron()
            check("who is not on move is told so", answered(names[other], out, "") != "")
            check("and it is still another's turn", on_move(), seat)
        play(seat, names[seat], turns)
    check("the game went to its end", turns, ROUNDS * 3)
    page = FORUM.words("mallory", TOPIC)
    marks = re.findall(r"west, turn (\d+), part 1 of", page)
    check("each turn stands in the thread once, in order", marks, [str(n) for n in range(1, len(marks) + 1)])
    check("all that ended are there", len(marks) >= turns)
    check("the last says that it is over", "The game is over" in page.split(f"west, turn {turns} ")[-1])
    check("verified", run("pbp", "verify", "west").startswith("The same"))
    check("nothing of a seat's own stands in the thread", "@example.org" in page, False)
    print(f"figure: {turns} turns played in one thread, {posted} posts of players, {mails} mails")


main()
