"""The host edits what waits in his inbox (src/mail/inbox.h): cheat.py FILE OLD NEW: in what a mail was understood to
say; cheat.py FILE later SECONDS: it arrived later."""
import os
import re
import sys

path, old, new = sys.argv[1:]
data = open(path, "rb").read()
head, rest = data.split(b"\n\n", 1)
if old == "later":
    at = int(re.search(rb"(?m)^arrival (\d+)", head).group(1)) + int(new)
    head = re.sub(rb"(?m)^arrival .*", b"arrival %d" % at, head)
    os.remove(path)
    path = "%s/%012d.%s" % (os.path.dirname(path), at, path.rsplit(".", 1)[1])
    open(path, "wb").write(head + b"\n\n" + rest)
    sys.exit()
flags, text, tape = map(int, re.search(rb"(?m)^heard (\d+) (\d+) (\d+)", head).groups())
words = re.sub(old.encode(), new.replace("\\n", "\n").encode(), rest[text:text + tape], flags=re.M)
if words == rest[text:text + tape]:
    sys.exit("nothing to edit in " + path)
head = re.sub(rb"(?m)^heard .*", b"heard %d %d %d" % (flags, text, len(words)), head)
open(path, "wb").write(head + b"\n\n" + rest[:text] + words + rest[text + tape:])
