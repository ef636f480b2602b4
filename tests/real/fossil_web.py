"""fossil_web: uses the forum of a Fossil repository as a browser does.

usage: fossil_web.py PORT WHO PAGE FIELD=VALUE TEXT
Logs in and sends the form of PAGE (forume1: a new thread, FIELD is its title; forume2: a reply, FIELD is fpid); prints the
hash of the post.
"""
import html
import http.client
import re
import sys
import urllib.parse


class Forum:
    def __init__(self, port):
        self.port = int(port)
        self.cookies = {}  # by name

    def ask(self, method, path, fields=None, cookie=""):
        c = http.client.HTTPConnection("127.0.0.1", self.port)
        c.request(method, path, urllib.parse.urlencode(fields or {}),
                  {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie,
                   "Referer": f"http://127.0.0.1:{self.port}{path}"})
        r = c.getresponse()
        return r.headers, r.read().decode("utf-8", "replace")

    def cookie(self, who):
        if who not in self.cookies:
            headers, _ = self.ask("POST", "/login", {"u": who, "p": "secret-" + who, "in": "Login"})
            self.cookies[who] = headers.get("Set-Cookie", "").split(";")[0]
        return self.cookies[who]

    def write(self, who, page, field, text):
        """The post's hash; "nowhere" where the forum took none."""
        name, _, value = field.partition("=")
        headers, _ = self.ask("POST", "/" + page, {name: value, "mimetype": "text/x-markdown", "content": text, "submit": "Submit",
                                                   "reply": "1"}, self.cookie(who))
        return headers.get("Location", "nowhere").split("/forumpost/")[-1].split("?")[0]

    def words(self, who, topic):
        """What a thread's page says to somebody."""
        return html.unescape(re.sub(r"<[^>]*>", " ", self.ask("GET", f"/forumthread/{topic}?t=c", None, self.cookie(who))[1]))


if __name__ == "__main__":
    print(Forum(sys.argv[1]).write(*sys.argv[2:]))
