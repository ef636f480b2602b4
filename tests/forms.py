"""
What `pbp play` says of scenarios in its two forms, text and --json, compared: the same
scenarios with the same outcome and the same differences; each object whole; the verdicts
that a file expects are those of the lines; and a line's verb and arguments are what its
canonical wording says. Only modules of python3-minimal.

usage: forms.py TEXT JSON FILE...: what `play FILE...` and `play --json FILE...` printed
"""
import re
import sys

wrong = 0
VERDICTS = ("accepted", "warned", "refused", "chatter")


def verdict(ok, where, what):
    global wrong
    if not ok:
        wrong += 1
        print(f"FAILED: {where}: {what}")


def objects_of(path):
    names = {"__builtins__": {}, "true": True, "false": False, "null": None}
    with open(path, encoding="utf-8") as f:
        return [eval(line, names) for line in f]


def scenarios_of_text(path):
    """(name, ok, [(line, expected, found)]) as the text form tells them."""
    out = []
    with open(path, encoding="utf-8") as f:
        lines = f.read().split("\n")
    for i, line in enumerate(lines):
        head = re.fullmatch(r"(ok    |FAILED)  (\S+): (.*)", line)
        place = re.fullmatch(r"  (\S+):(\d+)", line)
        if head:
            out.append((head.group(3), head.group(1) == "ok    ", []))
        elif place:
            expected = re.fullmatch(r"    expected: (.*)", lines[i + 1]).group(1)
            found = re.fullmatch(r"    found:    (.*)", lines[i + 2]).group(1)
            out[-1][2].append((int(place.group(2)), expected, found))
    return out


def expectations_of(path):
    """A scenario each: the verdicts it expects, as (line of the file, mail from 1, line, verdict)."""
    out, mails, under = [], [], None
    with open(path, encoding="utf-8") as f:
        for number, raw in enumerate(f, 1):
            words = re.sub(r"(^|\s)#.*", "", raw).split()
            if not words:
                continue
            if not raw[0].isspace():
                under = words[0]
                if under == "scenario":
                    out.append([])
                    mails = []
                elif under == "mail":
                    mails.append(words[2] if words[1] == "from" else words[1])
            elif under == "expect" and words[0] in VERDICTS:
                line = int(words[words.index("line") + 1])
                mail = max(i for i, seat in enumerate(mails, 1) if seat.lower() == words[1].lower()) \
                    if "mail" not in words else int(words[words.index("mail") + 1])
                out[-1].append((number, mail, line, words[0]))
    return out


def words_of(value):
    """The words of an argument that its canonical wording must hold, whatever their number."""
    if isinstance(value, dict):
        return [str(v) for v in value.values()]
    if isinstance(value, list):
        return [w for v in value for w in words_of(v)]
    return re.findall(r"[^\s,.;\"]+", str(value))


def is_said(word, canonical):
    """"army" is said by "armies"; a count of one need not be said."""
    return word.lower()[:3] in canonical.lower() or word == "1"


def check_line(where, line):
    canonical, verb = line["canonical"], line["verb"]
    if line["verdict"] in ("accepted", "warned") and line["verb"] is None:
        # a host's line is no command of the game, nor is what a `confirm` does said in its mail: wording alone
        verdict(canonical is not None, where, f"no verb in {line}")
    if verb is None:
        return
    said = re.sub(r"^(act for )?[^ ]+: ", "", canonical)
    verdict(said.split()[0] == verb.split()[0], where, f"verb {verb} of \"{canonical}\"")
    for name, value in line["args"].items():
        if (verb, name) == ("withdraw order", "order"):
            continue  # said in the words of that order
        lost = [w for w in words_of(value) if not is_said(w, canonical)]
        verdict(not lost, where, f"{name}={value} of \"{canonical}\"")


def check_scenario(where, expected, text, o):
    verdict((text[0], text[1]) == (o["scenario"], o["ok"]), where, f"{text[:2]} in text, {o['ok']} in JSON")
    told = [(d["line"], d["expected"], d["found"]) for d in o["differences"]]
    verdict(told == text[2], where, f"differs by {text[2]} in text, by {told} in JSON")
    missing = [k for k in ("state", "calls", "events", "lines", "dice_used") if k not in o]
    verdict(not missing, where, f"no {missing}")
    rolled = sum(len(e["args"]["dice"].split()) for e in o["events"] if e["event"] == "rolled")
    verdict(rolled == o.get("dice_used"), where, f"dice_used {o.get('dice_used')} of {rolled}")
    for line in o["lines"]:
        check_line(where, line)
    for number, mail, n, wanted in expected:
        found = [l["verdict"] for l in o["lines"] if (l["mail"], l["line"]) == (mail, n)]
        if number not in [d[0] for d in text[2]]:
            verdict(wanted in found, f"{where}:{number}", f"{wanted} in text, {found} in JSON")


def main():
    texts, objects = scenarios_of_text(sys.argv[1]), objects_of(sys.argv[2])
    files = [(path, e) for path in sys.argv[3:] for e in expectations_of(path)]
    passed = failed = 0
    verdict(len(texts) == len(objects) == len(files) > 0, "scenarios",
            f"{len(texts)} in text, {len(objects)} in JSON, {len(files)} in the files")
    failed += wrong
    for (path, expected), text, o in zip(files, texts, objects):
        before = wrong
        check_scenario(f"{path}: {o['scenario']}", expected, text, o)
        passed += wrong == before
        failed += wrong != before
    print(f"{passed} passed, {failed} failed")
    return failed > 0


sys.exit(main())
