"""month: plays three games through March 2026 and compares what went out with what the settings say; see month.sh.

	spring	global-domination, Mon and Thu at 20:00 in Amsterdam, not in the week of the 16th; reminders 24h and 6h
	nassau	states, in which nobody stirs: daily 20:00 in New York
	realm	gilmoria, 48h a turn, but not on Sunday (UTC)
"""
import datetime as dt
import email
import email.policy
import os
import re
import subprocess
import sys
import zoneinfo

PBP, ROOT = sys.argv[1:]
UTC = dt.timezone.utc
AMSTERDAM, NEW_YORK = zoneinfo.ZoneInfo("Europe/Amsterdam"), zoneinfo.ZoneInfo("America/New_York")
CHANGES = dt.date(2026, 3, 8), dt.date(2026, 3, 29)  # to summer time
SUNDAY = 6


def check(what, found, wanted):
    print(f"ok {what}" if found == wanted else f"{what}: found {found!r}, not {wanted!r}")


def every(t):
    """From one run to the next: an hour, where clocks change, else three."""
    return dt.timedelta(hours=1 if any(abs(t.date() - day).days < 2 for day in CHANGES) else 3)


def text(t):
    return t.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def pbp(*args, stdin=""):
    done = subprocess.run([PBP, "-C", ROOT, *args], input=stdin, capture_output=True, text=True)
    if done.returncode:
        print(f"pbp {' '.join(args)}: exit {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def letters():
    """What lies in the outbox, taken away: (to, kind, date, subject, text)"""
    folder = f"{ROOT}/.pbp/outbox/new"
    found = []
    for name in sorted(os.listdir(folder)):
        with open(f"{folder}/{name}", "rb") as f:
            m = email.message_from_binary_file(f, policy=email.policy.default)
        body = m.get_body(("plain",)).get_content()
        found.append((m["To"].split("@")[0], name.split(".")[1].split("-")[0], m["Date"].datetime, m["Subject"], body,
                      m["From"].split("@")[0].split("+")[-1]))
        os.remove(f"{folder}/{name}")
    return found


# ---- what is to come, reckoned apart ----

def weekly(days, hour, zone, since, until, holidays=()):
    day, bells = since.astimezone(zone).date(), []
    while True:
        t = dt.datetime(day.year, day.month, day.day, hour, tzinfo=zone).astimezone(UTC)
        if t >= until:
            return bells
        if t > since and day.weekday() in days and not (day in holidays):
            bells.append(t)
        day += dt.timedelta(days=1)


def spaced(hours, since, until, not_on):
    """Bells so many hours apart; one that would ring on that day rings a day later."""
    bells, t = [], since
    while True:
        t += dt.timedelta(hours=hours)
        while t.weekday() == not_on:
            t += dt.timedelta(days=1)
        if t >= until:
            return bells
        bells.append(t)


# ---- what players send: (time, who, game, words) ----

START, END = dt.datetime(2026, 3, 1, 9, tzinfo=UTC), dt.datetime(2026, 4, 3, 0, tzinfo=UTC)
HOLIDAYS = [dt.date(2026, 3, d) for d in range(16, 21)]
SPRING = weekly((0, 3), 20, AMSTERDAM, START, END, HOLIDAYS)
NASSAU = weekly(range(7), 20, NEW_YORK, START, END)
REALM = spaced(48, START, END, SUNDAY)
AWAY = dt.date(2026, 3, 23), dt.date(2026, 3, 28)
HOUR, MINUTE = dt.timedelta(hours=1), dt.timedelta(minutes=1)


def plan():
    """Of spring: what is sent in each turn, and by whom nothing that is taken comes."""
    sent, silent = [], []
    for n, bell in enumerate(SPRING):
        missing = set()
        sent.append((bell - 30 * HOUR, "ann", "pass"))  # never late
        if n == 1:
            sent.append((bell - 2 * HOUR, "bob", "spawn 99 in Atlantis"))  # wrong
            missing.add("bob")
        elif n == 2:
            sent.append((bell + MINUTE, "bob", "pass"))  # late: counts for the next
            missing.add("bob")
        elif n == 3:
            pass  # what came late stands
        else:
            sent.append((bell - 10 * HOUR, "bob", "pass"))  # between the two reminders
        if n in (4, 5):
            missing.add("cleo")  # away
        elif n >= 6:
            sent.append((bell - HOUR, "dora", "pass"))  # who took over; always at the last minute
        else:
            sent.append((bell - 25 * HOUR, "cleo", "pass"))
        silent.append(missing)
    return sent, silent


def reminders(sent, silent):
    """(bell, hours, who): who has sent nothing that is taken by then, and is not away."""
    due = []
    for n, bell in enumerate(SPRING):
        before = SPRING[n - 1] if n else START
        for hours in (24, 6):
            at = bell - hours * HOUR
            third = "dora" if n >= 6 else "cleo"
            for who in ("ann", "bob", third):
                came = any(w == who and before <= t < at and who not in silent[n] or
                           (n == 3 and who == "bob") for t, w, _ in sent)
                away = who == "cleo" and AWAY[0] <= at.astimezone(AMSTERDAM).date() <= AWAY[1]
                if not came and not away and at - before >= hours * HOUR:
                    due.append((bell, hours, who))
    return due


# ---- the month ----

def make():
    os.makedirs(f"{ROOT}/.pbp")
    with open(f"{ROOT}/.pbp/config", "w") as f:
        f.write("address pbp@example.org\nhost hanna@example.org\n")
    begin = text(START)
    early = text(START - HOUR)
    pbp("new", "spring", "--rules", "global-domination", "--map", "japan", "--now", early, "--option", f"begin={begin}",
        "--option", "deadline=Mon and Thu at 20:00 Europe/Amsterdam", "--option", "holidays=2026-03-16..2026-03-20")
    pbp("new", "nassau", "--rules", "states", "--map", "usa48", "--now", early, "--option", f"begin={begin}",
        "--option", "deadline=daily 20:00 America/New_York", "--option", "remind=none")
    pbp("new", "realm", "--rules", "gilmoria", "--map", "gilmoria", "--now", early, "--option", f"begin={begin}",
        "--option", "deadline=48h but not on Sunday", "--option", "remind=none")
    joins = [("ann", "spring", "join at Osaka as teal"), ("bob", "spring", "join at Tokyo as red"),
             ("cleo", "spring", "join at Fukuoka as gold"), ("ann", "nassau", "join as red"),
             ("bob", "nassau", "join as blue"), ("cleo", "nassau", "join as green"), ("ann", "realm", "join"), ("bob", "realm", "join")]
    mails(joins, START - HOUR / 2)


def mails(some, at):
    box = ""
    for n, (who, game, words) in enumerate(some):
        box += (f"From {who}@example.org {at.strftime('%a %b %e %H:%M:%S %Y')}\nFrom: {who}@example.org\n"
                f"To: pbp+{game}@example.org\nMessage-ID: <{text(at)}.{who}.{game}.{n}@example.org>\n\n{words}\n\n")
    pbp("process", "--now", text(at), stdin=box)


def play(sent):
    out, t = [], START
    sent = sorted(sent + [(SPRING[3] + HOUR, "cleo", f"away from {AWAY[0]} to {AWAY[1]}")])
    replaced = SPRING[5] + 3 * HOUR
    last = t - HOUR
    while t < END:
        for at, who, words in [s for s in sent if last < s[0] <= t]:
            mails([(who, "spring", words)], at)
        if last < replaced <= t:
            pbp("host", "spring", "--now", text(replaced), "replace gold by dora@example.org")
        pbp("process", "--now", text(t))
        out += letters()
        last, t = t, t + every(t)
    return out


def of(out, game, kind):
    return [l for l in out if l[5] == game and l[1] == kind]


def main():
    sent, silent = plan()
    make()
    letters()
    out = play(sent)
    for game, bells in (("spring", SPRING), ("nassau", NASSAU), ("realm", REALM)):
        ends = sorted({l[2] for l in of(out, game, "report")})
        check(f"{game}: a report at each bell, and at no other time", [text(t) for t in ends], [text(t) for t in bells])
        for history in (game, f"{ROOT}/{game}/public.git"):
            done = subprocess.run([PBP, "-C", ROOT, "verify", history], capture_output=True, text=True)
            check(f"{game}: verify {history[-10:]}", done.returncode, 0)
    found = []
    for to, _, date, subject, body, _ in of(out, "spring", "reminder"):
        bell = min(b for b in SPRING if b > date)
        hours = min((24, 6), key=lambda h: abs(bell - h * HOUR - date))
        check(f"reminder of {text(date)}: in time", dt.timedelta(0) <= date - (bell - hours * HOUR) < every(date), True)
        found.append((bell, hours, to))
    check("reminders", sorted(found), sorted(reminders(sent, silent)))
    told = []
    for to, _, date, subject, body, _ in [l for l in out if l[1] == "notice" and "[pbp:spring]" in l[3]]:
        who = {w for w in ("ann", "bob", "cleo", "dora") if f"({w}@example.org)" in body}
        told.append((date, who))
    wanted = [(b, silent[n]) for n, b in enumerate(SPRING) if silent[n]]
    check("misses, told to the host", sorted(told, key=lambda t: t[0]), wanted)
    missed = re.compile("ran (without you|while you are noted as away)")
    ran = sorted((l[2], l[0]) for l in of(out, "spring", "report") if missed.search(" ".join(l[4].split())))
    check("misses, told to the player", ran, sorted((b, w) for b, who in wanted for w in who))
    late = [l for l in of(out, "spring", "receipt") if l[0] == "bob" and l[2] == SPRING[2] + MINUTE]
    check("who is a minute late reads for what it counts", "turn 4" in late[0][4] if late else late, True)
    last = [l for l in out if l[0] == "cleo" and l[5] == "spring" and l[2] > SPRING[5] + 4 * HOUR]
    check("who was replaced gets nothing more", last, [])
    check("who took over gets every report", len([l for l in of(out, "spring", "report") if l[0] == "dora"]),
          len(SPRING) - 6)
    hours = {b.astimezone(UTC).hour for b in SPRING}
    check("the clocks changed on the way", hours, {19, 18})
    check("in New York, too", {b.hour for b in NASSAU}, {1, 0})
    print(f"figure: {len(out)} letters, {len(SPRING) + len(NASSAU) + len(REALM)} bells")


main()
