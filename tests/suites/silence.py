#!/usr/bin/env python3
"""silence: every mail of tests/mail that a person may have written, as if the player ann@example.org had sent it to a
game in play; and which of them was neither answered nor told of.

    silence.py send FOLDER           writes them, prints how many
    silence.py check FOLDER ROOT     prints those that met with silence
    silence.py game ROOT NAME MAILS  the same of a recorded game and its mails, mailboxes or folders of them; and how many
                                     there are, in the file ROOT.count
"""
import email
import glob
import email.policy
import hashlib
import os
import re
import sys

# By the class that stands first in a mail's .own, what is not answered (DECISIONS 11), and why.
EXCEPTED = {
    "automatic": "a program answers a letter of ours",
    "report": "a mail server tells that a letter could not be delivered",
    "loop": "it is a letter of ours",
    "bulk": "it went to a list",
    "senderless": "it names nobody, or two, as its sender: the host is told",
    "unreadable": "it has no sender that can be read: the host is told",
}


def is_a_persons(own):
    return not open(own, errors="replace").readline().startswith(tuple(EXCEPTED))


def send(folder):
    os.makedirs(folder)
    n = 0
    whole = bool(os.environ.get("WHOLE"))
    for eml in sorted(glob.glob("tests/mail/*.eml"))[:: 1 if whole else 2]:
        if not is_a_persons(eml[:-4] + ".own"):
            continue
        raw = open(eml, "rb").read()
        end = min((i for i in (raw.find(b"\n\n"), raw.find(b"\n\r\n")) if i >= 0), default=len(raw))
        head, found = re.subn(rb"(?im)^(From:)([^\n]*(?:\n[ \t][^\n]*)*)", b"From: ann@example.org", raw[:end])
        head = re.sub(rb"\[pbp:[^]]*\]", b"[pbp:demo]", head)
        if found != 1 or raw.startswith(b"From "):  # known by its bytes without that line
            continue
        if b"[pbp:demo]" not in head:
            head = re.sub(rb"(?im)^Subject:", b"Subject: [pbp:demo]", head)
        open(os.path.join(folder, os.path.basename(eml)), "wb").write(head + raw[end:])
        n += 1
    print(n)
    return n > (300 if whole else 150)


def check(folder, root):
    letters = [email.message_from_file(open(f)) for f in glob.glob(root + "/.pbp/outbox/new/*")]
    names = " ".join(os.listdir(root + "/.pbp/outbox/new"))
    text = b"\n".join(p.get_payload(decode=True) for m in letters for p in m.walk() if p.get_content_type() == "text/plain")
    aside = " ".join(os.listdir(root + "/.pbp/quarantine"))
    for sent in sorted(os.listdir(folder)):
        raw = open(os.path.join(folder, sent), "rb").read()
        digits = hashlib.blake2b(raw, digest_size=32).hexdigest()
        told = digits[:24] in names or b"Receipt of mail " + digits[:16].encode() in text or digits in aside
        if not told:
            print(sent)


# ---- recorded games

# Whose mail in a recorded game is not to be answered (DECISIONS 11), each by name: what a machine sends.
EXCEPTIONS = {"demo": {"<12-ann-is-away.1768214700@example.org>": "a vacation program answers a letter of ours"}}


def mails_of(paths):
    """Each mail, without its From_ line."""
    for path in paths:
        if os.path.isdir(path):
            for name in sorted(os.listdir(path)):
                yield open(os.path.join(path, name), "rb").read()
        else:
            for raw in re.split(rb"(?m)^From .*\n", open(path, "rb").read())[1:]:
                yield raw


def answered(root):
    """To whom, about which mail."""
    for path in glob.glob(root + "/.pbp/outbox/new/*"):
        m = email.message_from_file(open(path), policy=email.policy.default)
        yield m["To"], (m["In-Reply-To"] or "").strip()


def game(root, name, paths):
    answers, n, excepted = set(answered(root)), 0, EXCEPTIONS.get(name, {})
    for raw in mails_of(paths):
        m = email.message_from_bytes(raw, policy=email.policy.default)
        sender, mail = m["From"].addresses[0].addr_spec, (m["Message-ID"] or "").strip()
        n += 1
        if ((sender, mail) in answers) == (mail in excepted):
            print("%s: %s of %s: %s" % (name, mail, sender, "answered, though named as an exception" if mail in excepted
                                         else "silence"))
    open(root + ".count", "w").write("%d" % n)


if __name__ == "__main__":
    if sys.argv[1] == "game":
        game(sys.argv[2], sys.argv[3], sys.argv[4:])
        sys.exit(0)
    if sys.argv[1] == "send":
        sys.exit(0 if send(sys.argv[2]) else 1)
    check(sys.argv[2], sys.argv[3])
