"""powers: tries each row of the table of a host's lines (docs/hosts.md) on a copy of a game; see powers.sh.

The game: global-domination, turn 2; ann plays teal, bob red and has sent orders, cleo gold; dora plays nothing.
"""
import glob
import os
import re
import shutil
import subprocess
import sys

PBP, ROOT, DOC = sys.argv[1:]
WORK = ROOT + ".try"
GATHERING = "gathering"  # before the game has begun
AT, LATER, END = "2026-01-06T11:00Z", "2026-01-06T12:00Z", "2026-01-20T21:00Z"

# The row begins so: what is said first, the line, what takes it back (None: nothing does), what the report says of it.
SAMPLES = [
    ("begin", GATHERING, "begin", None, "The host"),
    ("admit` before", GATHERING, "admit white dora@example.org", "remove white", "The host gave a seat: white."),
    ("remove` before", GATHERING, "remove red", "admit red bob@example.org", "The host took red out of the game."),
    ("extend to", None, "extend by 24h", "extend to 2026-01-08 20:00", "The host gave more time (by 24h)."),
    ("close now", "amend early = host", "close now", "annul turn 3", "The host ended before its bell what was open."),
    ("pause", None, "pause", "resume", "The host let the game rest."),
    ("resume", "pause", "resume", None, "The host let the game go on."),
    ("admit`", "remove red", "admit red dora@example.org", "remove red", "The host gave a seat: red."),
    ("remove`", None, "remove red", "admit red bob@example.org", "The host took red out of the game."),
    ("replace", None, "replace red by dora@example.org", "replace red by bob@example.org", "The host gave the seat of red to another player."),
    ("open", None, "open red", "admit red bob@example.org", "The host opened the seat of red: nobody plays it now."),
    ("second", None, "second red dora@example.org", None, "The host let somebody write for red as well."),
    ("dismiss", "observe", "dismiss dora@example.org", None, "dismiss"),
    ("act for", None, "act for red: spawn 2 in Tokyo", "discard red", "The host gave an order for red."),
    ("discard", None, "discard red", "act for red: spawn 1 in Tokyo", "The host took back what stood for red."),
    ("tell", None, "tell red: build no bridges", None, "The host wrote to red alone."),
    ("accept", "asked", "accept 1", "extend to 2026-01-08 20:00", "The host gave more time (by 24h)."),
    ("decline", "asked", "decline 1: no more this week", None, "The host wrote to red alone."),
    ("wait", "asked", "wait 1", None, "nothing changes"),
    ("remind", None, "remind", None, "The host reminded those who are awaited."),
    ("digest", None, "digest always", "digest off", "letter of the day"),
    ("who owes", None, "who owes", None, "awaited"),
    ("renew tokens", None, "renew tokens", None, "From now on tokens = 2."),
    ("announce TEXT", None, "announce Happy new year!", None, "The host says: Happy new year!"),
    ("announce turn 5: set", None, "announce turn 5: set land area=Nara troops=2", "withdraw announcement 1",
     "The host says: turn 5: set land area=Nara troops=2"),
    ("withdraw announcement", "announce turn 5: set land area=Nara troops=2", "withdraw announcement 1",
     "announce turn 5: set land area=Nara troops=2", "The host"),
    ("amend OPTION", None, "amend awaited = names", "withdraw amendment 1", "The host changes a rule: awaited = names."),
    ("amend rules", None, "amend rules: no jokes", "withdraw amendment 1", "The host changes a rule: rules: no jokes."),
    ("withdraw amendment", "amend awaited = names", "withdraw amendment 1", "amend awaited = names", "The host"),
    ("set TABLE", None, "set land area=Nara wasteland=yes because of an error", "set land area=Nara wasteland=no",
     "The host corrected: land area=Nara wasteland=yes because of an error."),
    ("unset TABLE", None, "unset realm seat=red because of an error", "set realm seat=red", "The host struck out: realm"),
    ("annul turn", None, "annul turn 1", "resume", "The host took turn 1 back."),
    ("reopen", "annul turn 3", "reopen", "resume", "The host let all order anew: no order of that turn was known to others."),
    ("end game", None, "end game", None, "The host ended the game."),
]
# The words of the table: of those who play, dora, who comes, and bob, who goes.
TOLD = {
    "all": lambda play: play,
    "the seat": lambda play: {"bob"},
    "all, and who comes": lambda play: play | {"dora"},
    "all, who comes and who goes": lambda play: play | {"dora", "bob"},
    "all, and who goes": lambda play: play | {"bob"},
    "the seat, and who comes": lambda play: {"bob", "dora"},
    "who is awaited": lambda play: play - {"bob"},
    "nobody": lambda play: set(),
    "who reads along": lambda play: {"dora"},
    "who comes": lambda play: {"dora"},
    "who goes": lambda play: {"bob"},
}
# What the public history has of the line.
RECORDED = {
    "the line": lambda line: line,
    "nothing": lambda line: None,
    "the line that it is": lambda line: {"accept": "extend by 24h", "decline": "tell red"}[line.split()[0]],
    "the line up to the seat": lambda line: re.match(r"(act for|\w+) \w+", line).group(0),
}
# By which word a step's subject tells that the line made it, where that is not the line's first.
NAMED = {"end game": "game is over", "accept 1": "extend", "decline 1: no more this week": "tell"}
# Counters and clocks of the game, and who has ever played: no line takes these back.
NEVER = re.compile(r" (step|last|rung|rerun|next-player|amendments|next-call)=\S+")


def run(*args, root=WORK):
    return subprocess.run([PBP, "-C", root, *args], capture_output=True, text=True, stdin=subprocess.DEVNULL)


def check(what, found, wanted):
    print(f"ok {what}" if found == wanted else f"{what}: found {found!r}, not {wanted!r}")


def same(what, found, wanted):
    print(f"ok {what}" if found == wanted else f"{what} does not take it back: {sorted(set(found) ^ set(wanted))}")


def position():
    parts = NEVER.sub("", run("state", "demo").stdout).split("# ")
    return [line for part in parts if not part.startswith("player") for line in part.splitlines()]


def letters():
    names = set()
    for path in glob.glob(f"{WORK}/.pbp/outbox/new/*"):
        names.add(re.search(r"^To: ([^@]*)@", open(path, errors="replace").read(), re.M).group(1))
        os.remove(path)
    return " ".join(sorted(names))


def must(*args):
    done = run(*args)
    if done.returncode:
        print(f"{' '.join(args)}: {done.stdout}{done.stderr}")


def subjects():
    out = subprocess.run(["git", "-c", "safe.directory=*", "-C", f"{WORK}/demo/private.git", "log", "--format=%s", "main"],
                         capture_output=True, text=True)
    return out.stdout.splitlines()


def prepare(first):
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT + ".gathering" if first == GATHERING else ROOT, WORK)
    if first == GATHERING:
        return "2026-01-02T08:40Z", "2026-01-02T08:50Z"
    if not first:
        return AT, LATER
    if first == "observe":  # dora, and her mail server says that it is she
        with open(f"{WORK}/.pbp/config", "a") as config:
            config.write("authserv mx.example.org\n")
        with open(f"{WORK}.mail", "w") as mail:
            mail.write("From dora@example.org Tue Jan  6 10:20:00 2026\n"
                       "Authentication-Results: mx.example.org; dkim=pass header.d=example.org\nFrom: dora@example.org\n"
                       "To: pbp@localhost\nSubject: [pbp:demo]\nMessage-ID: <dora@example.org>\n\nobserve\n\n")
        must("process", "--now", "2026-01-06T10:30Z", f"{WORK}.mail")
        return AT, LATER
    if first == "asked":  # bob asks for a day more
        with open(f"{WORK}.mail", "w") as mail:
            mail.write("From bob@example.org Tue Jan  6 10:20:00 2026\nFrom: bob@example.org\nTo: pbp@localhost\n"
                       "Subject: [pbp:demo]\nMessage-ID: <bob@example.org>\n\none more day please\n\n")
        must("process", "--now", "2026-01-06T10:30Z", f"{WORK}.mail")
        return AT, LATER
    if first == "annul turn 3":  # in which nobody orders anything
        must("process", "--now", "2026-01-12T20:30Z")
        must("host", "demo", first, "--now", "2026-01-12T20:40Z")
        return "2026-01-12T21:00Z", "2026-01-12T22:00Z"
    must("host", "demo", first, "--now", "2026-01-06T10:30Z")
    if first != "amend early = host":
        return AT, LATER
    must("process", "--now", "2026-01-08T20:00Z")  # amendments come into force with the next turn
    must("host", "demo", "act for teal: pass", "--now", "2026-01-09T09:00Z")
    must("host", "demo", "act for red: pass", "--now", "2026-01-09T09:01Z")
    must("host", "demo", "act for gold: pass", "--now", "2026-01-09T09:02Z")
    return "2026-01-09T11:00Z", "2026-01-09T12:00Z"


def playing(first):
    return {"ann", "cleo"} | (set() if first == "remove red" else {"bob"})


def public_tip():
    return subprocess.run(["git", "-c", "safe.directory=*", "-C", f"{WORK}/demo/public.git", "rev-parse", "main"],
                          capture_output=True, text=True).stdout.strip()


def recorded(since):
    """The host's lines as everybody can read them, of the steps since then."""
    out = subprocess.run(["git", "-c", "safe.directory=*", "-C", f"{WORK}/demo/public.git", "log", "--format=", "-p", "--reverse",
                          f"{since}..main", "--", "events"], capture_output=True, text=True).stdout
    found = re.findall(r"^\+host command=(.*)$", out, re.M)
    return [f.strip('"').replace('\\"', '"') for f in found]


def reports():
    """Of all turns, as their steps hold them; `pbp report` makes the same of the same."""
    out = subprocess.run(["git", "-c", "safe.directory=*", "-C", f"{WORK}/demo/private.git", "log", "--format=", "-p", "--reverse",
                          "main", "--", "report.md"], capture_output=True, text=True).stdout
    return "\n".join(re.findall(r"^\+(.*)$", out, re.M))


def try_row(sample, told, record, report, undone):
    _, first, line, back, words = sample
    at, later = prepare(first)
    letters()
    before, steps, tip = position(), len(subjects()), public_tip()
    must("host", "demo", line, "--now", at)
    who = TOLD.get(told, lambda play: {f"nobody is called {told!r}"})
    check(f"{line}: told at once", letters(), " ".join(sorted(who(playing(first)))))
    word = NAMED.get(line, line.split()[0])
    wanted = RECORDED.get(record, lambda line: f"nothing is called {record!r}")(line)
    check(f"{line}: recorded for all", recorded(tip)[:1], [wanted] if wanted else [])
    made = subjects()[: len(subjects()) - steps]
    check(f"{line}: committed", any(word in s for s in made), wanted is not None)
    check(f"{line}: in the log", word in run("log", "demo").stdout, wanted is not None)
    check(f"{line}: the table says what takes it back", undone.startswith("nothing"), back is None)
    if back:
        must("host", "demo", back, "--now", later)
    if undone == "as it was":
        same(f"{line}: {back}", position(), before)
    must("process", "--now", END)
    texts = reports()
    check(f"{line}: in the report", words in " ".join(texts.split()), report == "yes")
    global tried
    tried += 1  # both histories of every third; WHOLE=1 (make answered): of all
    for history in ("demo", f"{WORK}/demo/public.git") if tried % 3 == 0 or os.environ.get("WHOLE") else ():
        check(f"{line}: verify {os.path.basename(history)}", run("verify", history).returncode, 0)


tried = 0


def rows():
    for line in open(DOC):
        cells = [c.strip() for c in line.strip().strip("|").split("|")]
        if len(cells) == 5 and cells[0].startswith("`") and cells[3].split(":")[0].split(",")[0] in ("yes", "no"):
            yield cells


def main():
    tried = set()
    for name, told, record, report, undone in rows():
        found = [s for s in SAMPLES if name.startswith(f"`{s[0]}")]
        if not found:
            print(f"no sample for {name}")
            continue
        tried.add(found[0][0])
        try_row(found[0], told, record, report.split(":")[0].split(",")[0], undone.split(":")[0])
    for sample in SAMPLES:
        if sample[0] not in tried:
            print(f"no row for {sample[0]}")
    # every line of a host's that pbp knows stands in the table, or takes one of it back
    text = run("help", "host").stdout.split("\nlines:\n")[1].split("\noptions:")[0]
    for line in re.findall(r"^  (\S.*)$", text, re.M):
        known = any(line.split()[0] in sample[0] for sample in SAMPLES)
        check(f"{line} stands in the table", known or line.startswith("answer "), True)


main()
