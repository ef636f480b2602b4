"""browser: Chromium without a window, driven through a pipe (--remote-debugging-pipe: JSON, a NUL behind each). One browser for
all pages; a page has exactly the width that is asked for, which a window narrower than 500 pixels has not."""
import base64
import json
import os
import subprocess
import tempfile


class Browser:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        to, self.out = os.pipe()
        self.back, back = os.pipe()

        def channels():
            """3 and 4 are what it reads and writes."""
            read, write = os.dup(to), os.dup(back)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--remote-debugging-pipe", "--user-data-dir=" + self.profile.name, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=channels)
        os.close(to)
        os.close(back)
        self.rest, self.count, self.session, self.said = b"", 0, None, []
        self.events, self.complaints = [], []
        page = [t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page"][0]
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in "Page", "Runtime", "Log", "DOM", "Accessibility":
            self.call(domain + ".enable")

    def message(self):
        while b"\0" not in self.rest:
            more = os.read(self.back, 1 << 20)
            if not more:
                raise EOFError("chromium has gone")
            self.rest += more
        one, self.rest = self.rest.split(b"\0", 1)
        return json.loads(one)

    def hear(self):
        """The next message: an event is kept, of what the browser complains too."""
        one = self.message()
        method, params = one.get("method"), one.get("params", {})
        if method:
            self.events.append(method)
        if method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.complaints.append(params["entry"]["text"])
        if method == "Runtime.exceptionThrown":
            self.complaints.append(params["exceptionDetails"].get("text", "exception"))
        if method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
            self.complaints.append(str(params["args"]))
        return one

    def call(self, method, **params):
        self.count += 1
        text = {"id": self.count, "method": method, "params": params}
        if self.session:
            text["sessionId"] = self.session
        data = json.dumps(text).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        while True:
            one = self.hear()
            if one.get("id") == self.count:
                if "error" in one:
                    raise RuntimeError("%s: %s" % (method, one["error"]["message"]))
                return one["result"]

    def size(self, width, height, dark=False, media=""):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def open(self, address):
        """Until it is loaded and its scripts have run. A page that only jumps to another place in itself is loaded anew."""
        self.call("Page.navigate", url="about:blank")
        self.complaints, self.events = [], []
        self.call("Page.navigate", url=address)
        while self.run("location.href == 'about:blank' || document.readyState != 'complete'"):
            pass

    def run(self, script, wait=False):
        """What it comes to."""
        done = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=wait)
        if "exceptionDetails" in done:
            raise RuntimeError(json.dumps(done["exceptionDetails"])[:400])
        return done["result"].get("value")

    def wait(self, script, seconds=4):
        """Whether that becomes true."""
        return bool(self.run("""new Promise(function (done) {
            var until = Date.now() + %d;
            (function look() { var now = !!(%s); if (now || Date.now() > until) done(now); else setTimeout(look, 20); })();
        })""" % (seconds * 1000, script), wait=True))

    def key(self, name, code):
        for kind in "keyDown", "keyUp":
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code)

    def html(self):
        return self.run("document.documentElement.outerHTML")

    def shot(self, path, whole=True):
        picture = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as out:
            out.write(base64.b64decode(picture["data"]))

    def close(self):
        try:
            self.call("Browser.close")
        except (EOFError, OSError):
            pass
        self.process.wait()
        self.profile.cleanup()
