"""The host edits what waits in his inbox (src/mail/inbox.h): cheat.py FILE OLD NEW: in what a mail was understood to
say; cheat.py FILE later SECONDS: it arrived later; cheat.py FILE pad LINE: its header has a line more."""
import hashlib
import os
import re
import sys


def write(path, head, words, mail):
    title, _, rest = head.split(b"\n", 2)
    head = rest + b"\n\n" + words
    sums = [hashlib.blake2b(x, digest_size=32).hexdigest()[:32].encode() for x in (head, mail)]
    open(path, "wb").write(b"%s\nsum %s %s\n%s%s" % (title, *sums, head, mail))


path, old, new = sys.argv[1:]
data = open(path, "rb").read()
head, rest = data.split(b"\n\n", 1)
flags, text, tape = map(int, re.search(rb"(?m)^heard (\d+) (\d+) (\d+)", head).groups())
words, mail = rest[text:text + tape], rest[text + tape:]
if old == "later":
    at = int(re.search(rb"(?m)^arrival (\d+)", head).group(1)) + int(new)
    head = re.sub(rb"(?m)^arrival .*", b"arrival %d" % at, head)
    os.remove(path)
    path = "%s/%012d.%s" % (os.path.dirname(path), at, path.rsplit(".", 1)[1])
elif old == "pad":
    mail = new.encode() + b"\n" + mail
    name = hashlib.blake2b(mail, digest_size=32).hexdigest()
    head = re.sub(rb"(?m)^hash .*", b"hash " + name.encode(), head)
    os.remove(path)
    path = "%s.%s" % (path.rsplit(".", 1)[0], name)
else:
    words = re.sub(old.encode(), new.replace("\\n", "\n").encode(), words, flags=re.M)
    if words == rest[text:text + tape]:
        sys.exit("nothing to edit in " + path)
    head = re.sub(rb"(?m)^heard .*", b"heard %d %d %d" % (flags, text, len(words)), head)
write(path, head, rest[:text] + words, mail)
