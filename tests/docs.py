"""
Runs what the documents show. One session a document: a fresh home, one folder, an
environment of which only `export` in the document changes anything, one clock that
stands still until <!-- now T --> moves it.

  ```console          "$ " opens a command; what follows is its output, "..." any
                      lines, "[...]" anything in a line; "[exit 1]" its exit code.
                      Nothing below a command: only that it works.
  ```file NAME        the block becomes a file
  ```from FILE        stands in that file of the repository, line by line ("..." as above), however it is indented
  ```orders SEAT      `pbp check`: each line is taken, in the game of the document
  ```refused SEAT     each line is answered with a refusal
  ```mail NAME        a mail of NAME@example.org to the game of the document, a minute after the last
  ```letter NAME      what NAME was sent since then: "Subject: ..." first, "..." as above
  ```scenario         `pbp play`
  ```map              `pbp doctor`
  ```shape COMMAND    JSON of a command: keys and types (docs/json.md)

<!-- run COMMAND --> is a command that need not be shown, <!-- game NAME --> names the
game of orders. In man pages (.scd) a comment "; test INFO" above a literal block says
what it is. Blocks of other kinds are not run. Only modules of python3-minimal.

usage: docs.py BUILD DOCUMENT...
"""
import atexit
import datetime
import email
import email.header
import glob
import os
import re
import subprocess
import sys
import tempfile

BUILD = os.path.abspath(sys.argv[1])
PBP = BUILD + "/pbp"
if os.path.exists(BUILD + "/tests/ask/pbp") and os.path.exists(BUILD + "/tests/ready/pbp"):  # tests/toys/ready.c
    PBP = BUILD + "/tests/ask/pbp"
    stand = tempfile.TemporaryDirectory()
    os.environ["PBP_READY"] = stand.name + "/ready"
    ready = subprocess.Popen([BUILD + "/tests/ready/pbp", "serve", os.environ["PBP_READY"]], env=dict(os.environ, LD_BIND_NOW="1"))
    atexit.register(lambda: (ready.terminate(), ready.wait()))
passed = failed = 0


def verdict(ok, where, what):
    global passed, failed
    if ok:
        passed += 1
    else:
        failed += 1
        print(f"{where}: {what}")


def json_of(text):
    return eval(text, {"__builtins__": {}, "true": True, "false": False, "null": None})


class Session:
    def __init__(self, path):
        self.path = path
        self.folder = tempfile.TemporaryDirectory()
        self.here = self.folder.name
        self.game = "spring"
        self.shapes = {}
        os.mkdir(self.here + "/bin")
        self.now("2026-01-03T09:00:00Z")
        self.wrap("pbp", f'read -r now <{self.here}/now\nrun={BUILD}/pbp # in documents it is another\n'
                  f'case $run in */tests/*) ;; *) run={PBP} ;; esac\nexec $run --now "$now" "$@"\n')
        self.wrap("pbp-deliver", f'exec {BUILD}/pbp-deliver "$@"\n')
        self.wrap("pbp-post", f'exec {BUILD}/pbp-post "$@"\n')
        self.env = dict(os.environ, HOME=self.here, TZ="UTC",
                        PBP_DATA=os.getcwd(), B=BUILD, LC_ALL="C.UTF-8",
                        PATH=self.here + "/bin:" + os.environ["PATH"],
                        GIT_CONFIG_COUNT="1", GIT_CONFIG_KEY_0="safe.directory",
                        GIT_CONFIG_VALUE_0="*", GIT_PAGER="cat")
        self.env.pop("PBP_ROOT", None)
        with open(self.here + "/exports", "w"):
            pass
        os.makedirs(self.here + "/work")
        os.symlink(self.here + "/bin", self.here + "/work/build")

    def wrap(self, name, script):
        with open(f"{self.here}/bin/{name}", "w") as f:
            f.write("#!/bin/sh\n" + script)
        os.chmod(f"{self.here}/bin/{name}", 0o755)

    def now(self, t):
        self.clock = t
        with open(self.here + "/now", "w") as f:
            f.write(t + "\n")

    def letters(self):
        root = self.run("echo ${PBP_ROOT:-$HOME/.local/share/pbp}")[1].strip()
        return sorted(glob.glob(self.here + root + "/.pbp/outbox/new/*"))

    def forget_letters(self):
        for path in self.letters():
            os.remove(path)

    def run(self, command, text=None):
        """What it exports the next command finds, as in one shell."""
        script = f'. {self.here}/exports\n{command}\ncode=$?\nexport -p >{self.here}/exports\nexit $code'
        p = subprocess.run(["sh", "-c", script], cwd=self.here + "/work", env=self.env,
                           input=(text or "").encode(), stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, timeout=60)
        return p.returncode, p.stdout.decode("utf-8", "replace").replace(self.here, "")


def same(shown, got):
    """Lines as shown against lines as they came."""
    if not shown:
        return not got
    if shown[0] == "...":
        return any(same(shown[1:], got[i:]) for i in range(len(got) + 1))
    if not got:
        return False
    pattern = ".*".join(re.escape(part) for part in shown[0].rstrip().split("[...]"))
    return re.fullmatch(pattern, got[0].rstrip()) is not None and same(shown[1:], got[1:])


def trimmed(lines):
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    while lines and not lines[0].strip():
        lines = lines[1:]
    return lines


def console(s, where, info, body):
    commands = []
    here = None  # the word that ends a here-document
    for line in body:
        if line.startswith("$ "):
            commands.append([line[2:], [], 0])
            found = re.search(r"<<(\w+)$", line)
            here = found and found.group(1)
        elif here:
            commands[-1][0] += "\n" + line
            here = None if line == here else here
        elif commands and commands[-1][0].endswith("\\"):
            commands[-1][0] += "\n" + line
        elif re.fullmatch(r"\[exit \d+\]", line):
            commands[-1][2] = int(line[6:-1])
        elif commands:
            commands[-1][1].append(line)
    for command, shown, code in commands:
        got_code, out = s.run(command)
        shown = trimmed(shown)
        if got_code != code:
            verdict(False, where, f"$ {command}\nexits with {got_code}, not {code}:\n{out}")
        else:
            verdict(not shown or same(shown, trimmed(out.split("\n"))), where, f"$ {command}\nsays\n{out}")


def file(s, where, info, body):
    with open(s.here + "/work/" + info, "w") as f:
        f.write("\n".join(body) + "\n")


def lines_of(s, seat, text):
    who = "" if seat == "nobody" else f"--seat {seat}"
    code, out = s.run(f"pbp check {s.game} {who} --json", text)
    try:
        return json_of(out)["lines"], out
    except Exception:
        return [], out


def part_of(s, where, info, body):
    with open(info) as f:
        lines = [line.strip() for line in f]
    verdict(same(["..."] + [line.strip() for line in body] + ["..."], lines), where, f"{info} has no such lines")


def each(s, where, seat, lines, verdicts, what):
    """All together, one run for all; what is not as it should be beside the others is tried without those that are."""
    while lines:
        found, out = lines_of(s, seat, "\n".join(lines) + "\n")
        good = {n for n in range(1, len(lines) + 1)
                if (all_of := [f["verdict"] for f in found if f["line"] == n]) and set(all_of) <= set(verdicts)}
        if not good and len(lines) > 1:  # each is in the way of the first
            each(s, where, seat, lines[:1], verdicts, what)
            lines = lines[1:]
            continue
        for n, line in enumerate(lines, 1):
            if n in good or len(lines) == 1:
                verdict(n in good, where, f'"{line}" is not {what}:\n{out}')
        lines = [line for n, line in enumerate(lines, 1) if n not in good and len(lines) > 1]


def orders(s, where, info, body):
    each(s, where, info, [line for line in body if line.strip()], ("accepted", "warned"), "taken")


def refused(s, where, info, body):
    each(s, where, info, [line for line in body if line.strip()], ("refused",), "refused")


def mail(s, where, info, body):
    s.forget_letters()
    then = datetime.datetime.strptime(s.clock, "%Y-%m-%dT%H:%M:%SZ") + datetime.timedelta(minutes=1)
    s.now(then.strftime("%Y-%m-%dT%H:%M:%SZ"))
    text = f"""From {info}@example.org {then:%a %b %d %H:%M:%S %Y}
From: {info}@example.org
To: pbp@localhost
Subject: [pbp:{s.game}]
Authentication-Results: mx.example.org; dkim=pass header.d=example.org
Message-ID: <{then:%H%M.%d%m}.{info}@example.org>

""" + "\n".join(body) + "\n\n"
    code, out = s.run("pbp process", text)
    verdict(code == 0, where, out)


def letters_to(s, name):
    for path in s.letters():
        with open(path) as f:
            m = email.message_from_file(f)
        part = m
        while part.is_multipart():
            part = part.get_payload(0)
        if m["To"] == name + "@example.org":
            lines = part.get_payload(decode=True).decode().split("\n")
            yield ["Subject: " + str(email.header.make_header(email.header.decode_header(m["Subject"]))).replace("\n", ""),
                   ""] + trimmed(lines[1:])


def letter(s, where, info, body):
    found = list(letters_to(s, info))
    verdict(any(same(trimmed(body), lines) for lines in found), where,
            "no such letter; there were\n" + "\n-----\n".join("\n".join(lines) for lines in found))


def program(command, suffix):
    def run(s, where, info, body):
        file(s, where, "shown" + suffix, body)
        code, out = s.run(f"{command} shown{suffix}")
        verdict(code == 0, where, out)
    return run


def fits(s, shape, value, at):
    """A message, or None."""
    if isinstance(shape, str):
        if shape.startswith("#"):
            return fits(s, s.shapes[shape], value, at)
        kinds = {"string": str, "integer": int, "boolean": bool, "null": type(None)}
        for kind in shape.split("|"):
            if kind == "any" or type(value) is kinds.get(kind):
                return None
        return f"{at} is {value!r}, not {shape}"
    if isinstance(shape, list):
        if not isinstance(value, list):
            return f"{at} is no list"
        for i, v in enumerate(value):
            why = fits(s, shape[0], v, f"{at}[{i}]")
            if why:
                return why
        return None
    if "?" in shape:
        return None if value is None else fits(s, shape["?"], value, at)
    if not isinstance(value, dict):
        return f"{at} is no object"
    if "*" in shape:
        shape = {key: shape["*"] for key in value}
    if set(shape) != set(value):
        return f"{at} has the keys {sorted(value)}, not {sorted(shape)}"
    for key in shape:
        why = fits(s, shape[key], value[key], f"{at}.{key}")
        if why:
            return why
    return None


def shape(s, where, info, body):
    form = json_of("\n".join(body))
    if info.startswith("#"):
        s.shapes[info] = form
        return
    code, out = s.run(info)
    try:
        why = fits(s, form, json_of(out), "it")
    except Exception as e:
        why = f"{e}\n{out}"
    verdict(why is None, where, f"{info}: {why}")


KINDS = {"console": console, "mail": mail, "letter": letter, "file": file, "orders": orders, "refused": refused, "shape": shape,
         "from": part_of,
         "scenario": program("pbp play", ".t"), "map": program("pbp doctor", ".map")}


def blocks(path):
    """(line, kind, info, body) of fenced blocks and of hidden remarks."""
    told, fence, body, start = None, None, [], 0
    for n, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.rstrip("\n")
        if fence is not None:
            if line.strip() == "```":
                yield start, fence, body
                fence = None
            else:
                body.append(line)
        elif line.startswith("```"):
            fence, body, start = told or line[3:], [], n
            told = None
        elif line.startswith("; test "):
            told = line[7:]
        elif re.match(r"(<!-- |; )(now|run|game) ", line):
            yield n, re.sub(r"^(<!-- |; )| -->$", "", line), []


def read(path):
    s = Session(path)
    for n, info, body in blocks(path):
        kind, _, rest = info.partition(" ")
        where = f"{path}:{n}"
        if kind == "now":
            s.forget_letters()
            s.now(rest)
        elif kind == "game":
            s.game = rest
        elif kind == "run":
            code, out = s.run(rest)
            verdict(code == 0, where, f"$ {rest}\n{out}")
        elif kind in KINDS:
            KINDS[kind](s, where, rest, body)
    s.folder.cleanup()


for document in sys.argv[2:]:
    read(document)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
