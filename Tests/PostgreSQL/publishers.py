"""Several publishers and readers of one knowledge base at once, publishers that are killed, and a server
that is killed: nothing is lost, nothing is half there, and each run ends with one clear line.

    python3 publishers.py HIG [SECONDS [KILLS [SERVER_KILLS]]]"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

sys.path.insert(0, os.path.dirname(__file__))
from server import Server, programs

CHECKOUT = os.path.abspath(os.path.dirname(__file__) + "/../..")
HIG = os.path.abspath(sys.argv[1])
DOCS = os.environ.get("HIG_DOCS", os.path.dirname(HIG) + "/hig-docs")
SECONDS, KILLS, SERVER_KILLS = [int(word) for word in (sys.argv[2:] + ["20", "20", "5"][len(sys.argv) - 2:])]
ENVIRONMENT = {**os.environ, "HIG_CORPUS": CHECKOUT + "/Corpus", "LC_ALL": "C"}
WORDS = "badge toolbar sheet alert menu button slider toggle picker label colour icon gesture focus".split()
failures = []


def hig(*words):
    return subprocess.run([HIG, *words], capture_output=True, text=True, env=ENVIRONMENT)


def fail(text):
    failures.append(text)
    print("WRONG:", text, flush=True)


def document(name, edition, chance):
    lines = [f"# {name}", ""]
    for number in range(8):
        words = " ".join(chance.choices(WORDS, k=6))
        lines += [f"**Keep the {words} of {name} at {edition}.** {words.capitalize()} number {number}.", ""]
    return "\n".join(lines)


def write(folder, edition, count, seed):
    os.makedirs(folder, exist_ok=True)
    chance = random.Random(seed * 1000 + edition)
    for number in range(count):
        name = f"{os.path.basename(folder)}-{number}"
        with open(f"{folder}/{name}.md", "w") as file:
            file.write(document(name, edition, chance))


def whole(address, where):
    """Every document has all its passages and every rule its sources; what is stored is what was read."""
    run = hig("export", "json", "--database", address)
    if run.returncode != 0:
        return fail(f"{where}: export ends with {run.returncode}: {run.stderr}")
    export = json.loads(run.stdout)
    counts = {}
    for passage in export["passages"]:
        counts[passage["document"]] = counts.get(passage["document"], 0) + 1
    for found in export["documents"]:
        if counts.get(found["name"], 0) != found["passages"]:
            fail(f"{where}: {found['name']} has {counts.get(found['name'], 0)} of {found['passages']} passages")


def said(found):
    """An answer without the ids of rules, which keep them over edits that a new file knows nothing of."""
    records = found.get("rules", found.get("results"))
    if records is None:
        return found
    return sorted(json.dumps([record["title"], record["sources"], record["modality"]]) for record in records)


def same(address, folders, where):
    """After everyone has ended, the server answers as a file that was made from the same folders."""
    with tempfile.TemporaryDirectory() as scratch:
        file = scratch + "/file.sqlite"
        for folder, authority in folders:
            hig("ingest", folder, "--authority", authority, "--database", file)
            run = hig("publish", address, folder, "--authority", authority)
            if run.returncode != 0:
                fail(f"{where}: {run.stderr}")
        for command in (["rules"], ["documents"], ["search", "badge toolbar", "--limit", "500"],
                        ["search", "slider number 3", "--limit", "500"],
                        ["audit"]):
            answers = []
            for place in (file, address):
                found = json.loads(hig(*command, "--json", "--database", place).stdout)
                found.pop("elapsed_ms", None)
                answers.append(said(found))
            if answers[0] != answers[1]:
                fail(f"{where}: {' '.join(command)} is answered differently")
    whole(address, where)


def crowd(server, scratch):
    """Three publishers and five readers."""
    address = server.address("crowd")
    folders = [(f"{scratch}/team{number}", f"Team{number}") for number in range(3)]
    until = time.time() + SECONDS
    counts = {"publish": 0, "read": 0}

    def publisher(number):
        edition = 0
        while time.time() < until:
            edition += 1
            write(folders[number][0], edition, 12, number)
            run = hig("publish", address, folders[number][0], "--authority", folders[number][1])
            counts["publish"] += 1
            if run.returncode != 0:
                fail(f"publisher {number}: {run.returncode} {run.stderr}")

    def reader(number):
        while time.time() < until:
            word = random.choice(WORDS)
            run = hig("search", word, "--json", "--database", address)
            counts["read"] += 1
            if run.returncode not in (0, 1) or (run.stderr and run.returncode == 0):
                fail(f"reader: {run.returncode} {run.stderr}")
                continue
            found = json.loads(run.stdout)
            for result in found["results"]:
                text = json.dumps(result)
                if result["kind"] == "rule" and not result["sources"] and "Keep" not in text:
                    fail(f"reader: a rule without words: {text[:200]}")

    first = hig("publish", address, CHECKOUT + "/Tests/CommandTests/Acme", "--authority", "Acme")
    if first.returncode != 0:
        fail(first.stderr)
    threads = [threading.Thread(target=publisher, args=(n,)) for n in range(3)]
    threads += [threading.Thread(target=reader, args=(n,)) for n in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    folders.append((CHECKOUT + "/Tests/CommandTests/Acme", "Acme"))
    same(address, folders, "crowd")
    print(f"{SECONDS} s: {counts['publish']} times published by three, {counts['read']} searches by five", flush=True)


def killed(server, scratch):
    """A publisher that is killed at a random moment; the next one ends what it began."""
    address = server.address("killed")
    folder = scratch + "/killed"
    write(folder, 0, 20, 9)
    start = time.time()
    hig("publish", address, folder, "--authority", "Killed")
    length = time.time() - start
    ended = 0
    for number in range(KILLS):
        write(folder, number + 1, 20, 9)
        process = subprocess.Popen([HIG, "publish", address, folder, "--authority", "Killed"], env=ENVIRONMENT,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(random.random() * length * 1.1)
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            ended += 1
        process.wait()
        if number % 5 == 0:
            whole(address, f"kill {number}")
    same(address, [(folder, "Killed")], "after kills")
    print(f"{KILLS} publishers, {ended} killed while they published", flush=True)


def server_killed(server, scratch):
    """The server is killed while somebody publishes; it comes back with what was committed."""
    address = server.address("power")
    folder = scratch + "/power"
    write(folder, 0, 20, 7)
    start = time.time()
    hig("publish", address, folder, "--authority", "Power")
    length = time.time() - start
    lines = set()
    for number in range(SERVER_KILLS):
        write(folder, number + 1, 20, 7)
        process = subprocess.Popen([HIG, "publish", address, folder, "--authority", "Power"], env=ENVIRONMENT,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        time.sleep(random.random() * length)
        server.kill()
        _, said = process.communicate(timeout=60)
        if process.returncode != 0:
            lines.add(said.strip())
            if said.count("\n") != 1:
                fail(f"not one line: {said}")
        elif said:
            fail(f"said something: {said}")
        down = hig("search", "badge", "--database", address)
        if down.returncode != 2 or down.stderr.count("\n") != 1:
            fail(f"without a server: {down.returncode} {down.stderr}")
        server.start()
        whole(address, f"server kill {number}")
    same(address, [(folder, "Power")], "after server kills")
    print(f"{SERVER_KILLS} times the server was killed; publishers said:", flush=True)
    for line in sorted(lines):
        print("  " + line)


def owners(server):
    """An authority is published by one user of the server."""
    address = server.address("owners")
    acme = CHECKOUT + "/Tests/CommandTests/Acme"
    if hig("publish", address, acme, "--authority", "Acme").returncode != 0:
        fail("the first publisher cannot publish")
    server.sql("CREATE ROLE second LOGIN IN ROLE hig", "owners")
    server.sql("CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA hig TO reader; "
               "GRANT SELECT ON ALL TABLES IN SCHEMA hig TO reader", "owners")
    second, reader = server.address("owners", "second"), server.address("owners", "reader")
    with tempfile.TemporaryDirectory() as scratch:
        write(scratch + "/own", 1, 2, 1)
        taken = hig("publish", second, scratch + "/own", "--authority", "ACME")
        if taken.returncode != 2 or "user hig" not in taken.stderr or taken.stderr.count("\n") != 1:
            fail(f"another publishes what is not its own: {taken.returncode} {taken.stderr}")
        own = hig("publish", second, scratch + "/own", "--authority", "Second")
        if own.returncode != 0:
            fail(f"the second publisher cannot publish its own: {own.stderr}")
        if hig("search", "badge", "--database", reader).returncode != 0:
            fail("a user who may only read cannot read")
        refused = hig("publish", reader, scratch + "/own", "--authority", "Third")
        if refused.returncode != 2 or refused.stderr.count("\n") != 1:
            fail(f"a reader publishes: {refused.returncode} {refused.stderr}")
        if "Third" in hig("authorities", "--database", address).stdout:
            fail("a reader has published")
    whole(address, "owners")


def site(server, scratch):
    """A site of three processes shows what is published, outlives the server and one of its own."""
    address = server.address("site")
    folder = scratch + "/site"
    write(folder, 1, 2, 5)
    hig("publish", address, folder, "--authority", "Site")
    processes, places = [], []
    for _ in range(3):
        process = subprocess.Popen([DOCS, "--database", address, "--port", "0"], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True)
        processes.append(process)
        places.append("http" + process.stdout.readline().split("http")[1].split()[0].rstrip("/"))

    def ask(place):
        try:
            with urllib.request.urlopen(place + "/api/v1/search?q=keep+the+site&limit=3") as reply:
                return reply.status, reply.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except OSError as error:
            return 0, str(error)

    for place in places:
        if ask(place)[0] != 200 or "at 1." not in ask(place)[1]:
            fail(f"the site does not answer: {ask(place)}")
    write(folder, 2, 2, 5)
    hig("publish", address, folder, "--authority", "Site")
    for place in places:
        if "at 2." not in ask(place)[1]:
            fail("the site does not show what was published")
    server.kill()
    status, said = ask(places[0])
    if status < 500:
        fail(f"without a server the site says {status} {said[:200]}")
    server.start()
    for place in places:
        if ask(place)[0] != 200:
            fail(f"the site does not come back: {ask(place)}")
    # A balancer goes to the next one where a process has ended: none has anything of its own.
    processes[0].kill()
    processes[0].wait()
    lost = 0
    for number in range(300):
        if not any(ask(places[(number + turn) % 3])[0] == 200 for turn in range(3)):
            lost += 1
    if lost:
        fail(f"{lost} of 300 requests lost")
    for process in processes[1:]:
        process.terminate()
        process.wait()
    print("three processes of the site, one killed: 300 requests, none lost" if not lost else "", flush=True)


def passwords(server):
    """A password is never shown."""
    for address in ("postgresql://u:s3cr3t@127.0.0.1:1/x", "postgresql://u:s3cr3t@h:port/x",
                    "postgresql://u@127.0.0.1:1/x?password=s3cr3t", "postgresql://u:p@s3cr3t@127.0.0.1:1/x",
                    "postgresql://u:s3cr3t%zz@127.0.0.1:1/x", "postgresql://u:a/s3cr3t@127.0.0.1:1/x",
                    "postgresql://u:a?s3cr3t@127.0.0.1:1/x", "postgresql://u:s3cr3t/b@127.0.0.1:1/x"):
        for command in (["search", "a"], ["doctor"], ["ingest", CHECKOUT + "/Tests/CommandTests/Acme"]):
            run = hig(*command, "--database", address)
            if "s3cr3t" in run.stdout + run.stderr:
                fail(f"shows the password: {run.stdout}{run.stderr}")
            if command[0] == "search" and run.stderr.count("\n") != 1:
                fail(f"not one line: {run.stderr}")


def main():
    if not programs():
        sys.exit("PostgreSQL is not installed here")
    # What was committed is to outlive the server.
    server = Server(settings=["fsync=on"]).start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            passwords(server)
            owners(server)
            site(server, scratch)
            crowd(server, scratch)
            killed(server, scratch)
            server_killed(server, scratch)
    finally:
        server.stop()
    print(f"{len(failures)} faults")
    sys.exit(1 if failures else 0)


main()
