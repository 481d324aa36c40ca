"""The answers of a knowledge base on a server beside those of the file that it was published from:
all judged queries through hig-docs, and every command that reads.

    python3 parity.py HIG DOCS"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

sys.path.insert(0, os.path.dirname(__file__))
from server import Server, programs

CHECKOUT = os.path.abspath(os.path.dirname(__file__) + "/../..")
HIG, DOCS = [os.path.abspath(word) for word in (sys.argv[1:3] + [""])[:2]]

COMMANDS = [
    ["rules"], ["rules", "tab bars"], ["rules", "--platform", "visionOS"], ["rules", "--history"],
    ["rules", "--as-of", "2020"], ["metrics"], ["metrics", "--component", "buttons"],
    ["metrics", "--as-of", "2019"], ["components"], ["documents"], ["authorities"], ["terms"], ["checks"],
    ["rule", "tab-badge"], ["rule", "tab-count"], ["rule", "alert-tone"], ["rule", "tab-badg"], ["audit"], ["changes"],
    ["changes", "--since", "2022"], ["cite", "tab-badge"], ["analyze", "탭 바 배지"], ["export", "json"],
    ["export", "opensearch"], ["search", "탭 바 배지", "--explain"],
    ["search", "\"tab bar\" -badge", "--explain"], ["search", "component:buttons"], ["search", "rule:tab-badge"],
    ["search", "authority:Apple badge"], ["search", "platform:watchOS button size", "--kind", "metric"],
    ["search", "tab bar", "--kind", "passage", "--limit", "30"], ["search", "qqqq zzzz"],
    ["search", "how many tabs", "--as-of", "2019"], ["search", "가나다라", "--authority", "Apple"],
    ["search", "ㅌㅂ"], ["search", "navogation titel"], ["search", "햄버거 메뉴"], ["search", "a'b \\ \"c\" | & ! <-> :*"],
]


def queries():
    for name in ("JudgedQueries", "BlindQueries", "SituationQueries", "UnseenSituations", "Corrections"):
        with open(f"{CHECKOUT}/Tests/SearchMeasures/{name}.tsv", encoding="utf-8") as file:
            for line in file:
                cells = line.rstrip("\n").split("\t")
                if not line.startswith("#") and len(cells) > 1:
                    yield cells[1]


def serve(database, folder):
    log = open(f"{folder}/docs.log", "ab")
    process = subprocess.Popen([DOCS, "--database", database, "--port", "0"], stdout=subprocess.PIPE,
                               stderr=log, text=True)
    line = process.stdout.readline()
    return process, "http" + line.split("http")[1].split()[0].rstrip("/")


def answer(address, query):
    url = f"{address}/api/v1/search?" + urllib.parse.urlencode({"q": query, "limit": 10})
    try:
        with urllib.request.urlopen(url) as reply:
            found = json.load(reply)
    except urllib.error.HTTPError as error:
        return {"status": error.code, "body": json.load(error)}
    found.pop("elapsed_ms", None)
    return found


def without_time(text):
    try:
        found = json.loads(text)
    except ValueError:
        return text
    if isinstance(found, dict):
        found.pop("elapsed_ms", None)
    return found


def hig(*words, database):
    run = subprocess.run([HIG, *words, "--database", database], capture_output=True, text=True, env={**os.environ, "HIG_CORPUS": CHECKOUT + "/Corpus"})
    return run.returncode, without_time(run.stdout), run.stderr.replace(database, "DB")


def compare_queries(file, address, folder):
    one, left = serve(file, folder)
    two, right = serve(address, folder)
    count = wrong = 0
    times = {left: [], right: []}
    for query in queries():
        answers = []
        for place in (left, right):
            start = time.time()
            answers.append(answer(place, query))
            times[place].append(time.time() - start)
        count += 1
        if answers[0] != answers[1]:
            wrong += 1
            if wrong <= 10:
                print("differs:", query)
    for name, place in (("SQLite", left), ("PostgreSQL", right)):
        taken = sorted(times[place])
        print(f"{name}: p50 {taken[len(taken) // 2] * 1000:.2f} ms, p95 {taken[len(taken) * 95 // 100] * 1000:.2f} ms")
    print(f"{count} judged queries, {wrong} answered differently")
    for process in (one, two):
        process.terminate()
        process.wait()
    return wrong


def main():
    if not programs():
        sys.exit("PostgreSQL is not installed here")
    server = Server().start()
    faults = 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            file, address = folder + "/base.sqlite", server.address("parity")
            subprocess.run([HIG, "ingest", CHECKOUT + "/Corpus", CHECKOUT + "/Tests/CommandTests/Acme",
                            "--database", file], check=True, stdout=subprocess.DEVNULL)
            start = time.time()
            subprocess.run([HIG, "publish", address, "--database", file], check=True, stdout=subprocess.DEVNULL)
            print(f"published in {time.time() - start:.1f} s")
            start = time.time()
            subprocess.run([HIG, "publish", address, "--database", file], check=True, stdout=subprocess.DEVNULL)
            print(f"published again, unchanged, in {time.time() - start:.2f} s")
            for command in COMMANDS:
                for style in ([], ["--json"]):
                    if command[0] == "export" and style:
                        continue
                    left, right = hig(*command, *style, database=file), hig(*command, *style, database=address)
                    if left != right:
                        faults += 1
                        print("differs:", command, style, str(right)[:300] if right[2] else "")
            print(f"{len(COMMANDS)} command lines, {faults} answered differently")
            if len(sys.argv) > 2:
                faults += compare_queries(file, address, folder)
    finally:
        server.stop()
    sys.exit(1 if faults else 0)


main()
