"""A docs server of its own for tools that look at it from outside."""

import signal
import subprocess
import urllib.request


class Site:
    """`hig-docs` at a free port, until the end of a `with` block."""

    def __init__(self, docs, database, lang="both"):
        self.command = [docs, "--port", "0", "--database", database, "--lang", lang]

    def __enter__(self):
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip().rstrip("/")
        if not self.address:
            raise SystemExit("hig-docs did not start: run it by hand to see why")
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        if self.process.wait(20) != 0:
            raise SystemExit("hig-docs ended with a status other than 0")

    def get(self, target, **headers):
        request = urllib.request.Request(self.address + target, headers=headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            return response, response.read()


class Report:
    """Counts what held and what did not, and says the latter."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def expect(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {what}")

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed")
        raise SystemExit(1 if self.failed else 0)
