"""The answers of a knowledge base on a server, and of one spread over three, beside those of the file that it
was published from: all judged queries through hig-docs, and every command that reads.

    python3 parity.py HIG DOCS"""

import json
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from judged import CHECKOUT, answer, queries, serve
from server import Server, programs

ENVIRONMENT = {**os.environ, "HIG_CORPUS": CHECKOUT + "/Corpus"}
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


def without_time(text):
    try:
        found = json.loads(text)
    except ValueError:
        return text
    if isinstance(found, dict):
        found.pop("elapsed_ms", None)
    return found


def hig(*words, database):
    run = subprocess.run([HIG, *words, "--database", database], capture_output=True, text=True, env=ENVIRONMENT)
    return run.returncode, without_time(run.stdout), run.stderr.replace(database, "DB")


def compare_commands(file, address):
    faults = 0
    for command in COMMANDS:
        for style in ([], ["--json"]):
            if command[0] == "export" and style:
                continue
            left, right = hig(*command, *style, database=file), hig(*command, *style, database=address)
            if left != right:
                faults += 1
                print("differs:", command, style, str(right)[:300] if right[2] else "")
    print(f"{len(COMMANDS)} command lines, {faults} answered differently", flush=True)
    return faults


def compare_queries(file, address, folder):
    one, left = serve(DOCS, file, folder + "/docs.log")
    two, right = serve(DOCS, address, folder + "/docs.log")
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
    print(f"{count} judged queries, {wrong} answered differently", flush=True)
    for process in (one, two):
        process.terminate()
        process.wait()
    return wrong


def main():
    if not programs():
        sys.exit("PostgreSQL is not installed here")
    server, *others = [Server().start() for _ in range(3)]
    faults, new = 0, CHECKOUT + "/KRDS"
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
            for turn in range(2):
                faults += compare_commands(file, address)
                if len(sys.argv) > 2:
                    faults += compare_queries(file, address, folder)
                if turn == 0:
                    print("spread over three servers:", flush=True)
                    server.spread("parity", others)
                    # What is new then is found on all of them.
                    for place in (["ingest", new, "--database", file], ["publish", address, new]):
                        subprocess.run([HIG, *place], check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    finally:
        for one in (server, *others):
            one.stop()
    sys.exit(1 if faults else 0)


main()
