"""How fast the docs site answers, as ratios to a constant reply of the same server.

    serve.py HIG_DOCS DATABASE

wrk asks each address for a few seconds, the addresses taking turns, so that what else the
machine does weighs on all alike; nginx takes turns with the rule pages, with the same bytes as files.
Then 4,000 connections that send half a request and four reports of 20 MB at once, and 1,000 idle and 200
busy connections for a minute.
"""

import contextlib
import http.client
import json

import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Browser"))
from docs_site import Report, Site  # noqa: E402

QUERIES = [
    "탭 바 배지", "탭 막대 개수", "도구 막대 버튼 간격", "ㅌㅂ", "네비게이션 바 제목", "UITabBar", "tab bar badge",
    "how many tabs", "app icon size", "44pt", "segmented control in toolbar", "alert buttons",
    "sidebar icon", "다크 모드", "접근성 대비", "tvOS 탭 바 높이", "back button", "large title",
    "widget sizes", "위젯 크기",
]
RULES = [
    "tab-count", "tab-badge", "tab-titles", "tab-overflow", "nav-back-button", "nav-large-title",
    "toolbar-relevant", "tab-tvos-height",
]
PATHS = {
    "constant": ["/healthz"],
    "rule page": [f"/rules/{rule}" for rule in RULES],
    "search page": [f"/search?q={urllib.parse.quote(query)}" for query in QUERIES],
    "search API": [f"/api/v1/search?q={urllib.parse.quote(query)}" for query in QUERIES],
}
FLOORS = {"rule page": 0.5, "search page": 0.15, "search API": 0.2}
ROUNDS = 3


def wrk(site, paths, seconds, connections=16, threads=1):
    listed = ", ".join(f'"{path}"' for path in paths)
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(
            f"local paths = {{{listed}}}\nlocal turn = 0\n"
            "request = function() turn = turn % #paths + 1\n"
            "return wrk.format('GET', paths[turn]) end\n")
        script.flush()
        output = subprocess.run(
            ["wrk", f"-t{threads}", f"-c{connections}", f"-d{seconds}s", "--latency", "-s",
             script.name, site.address],
            capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1])
    slowest = re.search(r"99%\s+([\d.]+)(us|ms|s)", output)
    milliseconds = float(slowest[1]) * {"us": 0.001, "ms": 1, "s": 1000}[slowest[2]]
    errors = re.findall(r"Socket errors: .*|Non-2xx.*", output)
    return rate, milliseconds, errors


def memory(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) // 1024


def ratios(site, report):
    rates = {name: [] for name in PATHS}
    slowest = dict.fromkeys(PATHS, 0.0)
    for _ in range(ROUNDS):
        for name, paths in PATHS.items():
            rate, milliseconds, errors = wrk(site, paths, 3)
            rates[name].append(rate)
            slowest[name] = max(slowest[name], milliseconds)
            report.expect(not errors, f"{name}: {errors}")
    constant = sorted(rates["constant"])[ROUNDS // 2]
    for name, values in rates.items():
        rate = sorted(values)[ROUNDS // 2]
        print(
            f"{name:12} {rate:8.0f}/s  ratio {rate / constant:4.2f}  "
            f"p99 {slowest[name]:6.2f} ms at worst")
        if name == "search API":
            report.expect(rate >= 1_000, "1,000 searches a second")
        if name in FLOORS:
            report.expect(rate / constant >= FLOORS[name], f"{name} is at least {FLOORS[name]}")


@contextlib.contextmanager
def nginx(site):
    """nginx with the answers of the rule pages as files, and with as many workers as there are cores."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        for path in PATHS["rule page"]:
            with open(folder + path.replace("/rules", ""), "wb") as file:
                file.write(site.get(path)[1])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with open(f"{folder}/conf", "w", encoding="ascii") as file:
            file.write(
                f"worker_processes auto; pid {folder}/pid; error_log {folder}/log;\n"
                "events { worker_connections 1024; }\n"
                "http { access_log off; default_type text/html; sendfile on;\n"
                f"server {{ listen 127.0.0.1:{port}; location /rules {{ alias {folder}; }} }} }}\n")
        process = subprocess.Popen(["nginx", "-c", f"{folder}/conf", "-g", "daemon off;"])
        time.sleep(1)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


def beside_nginx(site, report):
    class Files:
        pass

    with nginx(site) as Files.address:
        rates = [[wrk(one, PATHS["rule page"], 3)[0] for one in (site, Files)] for _ in range(ROUNDS)]
    ratio = sorted(own / other for own, other in rates)[ROUNDS // 2]
    print(f"rule pages: {ratio:.2f} of what nginx answers, {max(other for _, other in rates):.0f}/s at best")
    report.expect(ratio >= 0.5, "rule pages are at least half as fast as nginx")


def large_report(size=20_000_000):
    result = {
        "ruleId": "tab-badge", "message": {"text": "The badge of this tab is longer than it should be."},
        "locations": [{"physicalLocation": {
            "artifactLocation": {"uri": "Sources/Tabs.swift"}, "region": {"startLine": 12}}}]}
    count = (size - 1_000) // (len(json.dumps(result)) + 2)
    return json.dumps({"version": "2.1.0", "runs": [
        {"tool": {"driver": {"name": "hig"}}, "results": [result] * count}]}).encode()


def siege(site, report, half=4_000, reports=4):
    """Half-open connections and large reports leave others their answers."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (8_192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    host, port = site.address.removeprefix("http://").split(":")
    body = large_report()
    answers = []

    def explain():
        connection = http.client.HTTPConnection(host, int(port), timeout=300)
        connection.request("POST", "/api/v1/explain", body)
        response = connection.getresponse()
        answers.append((response.status, len(response.read())))

    opened = []
    for _ in range(half):
        with contextlib.suppress(OSError):
            connection = socket.create_connection((host, int(port)), timeout=5)
            connection.sendall(b"GET / HTTP/1.1\r\nHost: loc")
            opened.append(connection)
    threads = [threading.Thread(target=explain) for _ in range(reports)]
    for thread in threads:
        thread.start()
    times = []
    while any(thread.is_alive() for thread in threads) or len(times) < 50:
        start = time.time()
        site.get("/healthz")
        times.append(time.time() - start)
        time.sleep(0.05)
    for connection in opened:
        connection.close()
    times.sort()
    print(
        f"{half} half-open connections and {reports} reports of {len(body) / 1e6:.0f} MB: /healthz after "
        f"{times[len(times) // 2] * 1000:.1f} ms in the middle, {times[-1] * 1000:.0f} ms at most; {answers}")
    report.expect(times[-1] < 0.1, "/healthz answers within 100 ms")
    report.expect(all(status == 200 and size <= 5 << 20 for status, size in answers), "reports are explained")


class Dawdler(threading.Thread):
    """A client that sends a byte a second; the server ends it."""

    def __init__(self, host, port):
        super().__init__(daemon=True)
        self.connection = socket.create_connection((host, port))
        self.seconds = None

    def run(self):
        start = time.time()
        try:
            while time.time() - start < 120:
                self.connection.sendall(b"G")
                self.connection.settimeout(1)
                try:
                    if not self.connection.recv(1):
                        break
                except TimeoutError:
                    pass
        except OSError:
            pass
        self.seconds = time.time() - start


def crowd(site, report, seconds=60):
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    host, port = site.address.removeprefix("http://").split(":")
    wrk(site, PATHS["rule page"], 3, connections=200)
    idle = [socket.create_connection((host, int(port))) for _ in range(1000)]
    dawdler = Dawdler(host, int(port))
    dawdler.start()
    before = memory(site.process)
    middle = None
    start = time.time()
    errors = []
    while time.time() - start < seconds:
        errors += wrk(site, PATHS["rule page"] + PATHS["search page"], 10, connections=200)[2]
        middle = middle or memory(site.process)
    after = memory(site.process)
    alive = 0
    for connection in idle:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        alive += connection.recv(64).startswith(b"HTTP/1.1 200")
        connection.close()
    print(f"1,000 idle and 200 busy for {seconds} s: {before}, {middle}, {after} MiB; {alive} idle still alive")
    dawdler.join(120)
    print(f"a byte a second: ended after {dawdler.seconds:.0f} s")
    report.expect(dawdler.seconds < 90, "who sends a byte a second is ended")
    report.expect(not errors, f"no error: {errors}")
    report.expect(alive == 1000, "idle connections are kept for a minute")
    report.expect(after <= middle * 1.1 + 4, "memory is flat")


def main():
    docs, database = sys.argv[1:3]
    report = Report()
    with Site(docs, database) as site:
        # A file that was just written is read anew for two seconds.
        time.sleep(3)
        ratios(site, report)
        beside_nginx(site, report)
        siege(site, report)
        crowd(site, report)
    report.end()


main()
