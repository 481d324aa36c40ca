"""Several publishers and readers of one knowledge base at once, then ingests and publishers that are killed,
whose disk is full, and whose server is killed: nothing is lost, nothing is half there, and each run that
was not killed ends with one clear line.

    python3 publishers.py HIG [--seconds N] [--readers N] [--kills N] [--full N] [--server-kills N]

Half of the kills and of the full disks are an ingest's into a file, half a publisher's."""

import argparse
import collections
import itertools
import json
import os
import random
import shutil
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
parser = argparse.ArgumentParser()
parser.add_argument("hig")
for name, count in (("seconds", 20), ("readers", 20), ("kills", 40), ("full", 10), ("server-kills", 5)):
    parser.add_argument("--" + name, type=int, default=count)
counts = parser.parse_args()
HIG = os.path.abspath(counts.hig)
DOCS = os.environ.get("HIG_DOCS", os.path.dirname(HIG) + "/hig-docs")
ENVIRONMENT = {**os.environ, "HIG_CORPUS": CHECKOUT + "/Corpus", "LC_ALL": "C"}
WORDS = "badge toolbar sheet alert menu button slider toggle picker label colour icon gesture focus".split()
# What leads never say: ids are made of leads, and an edited rule keeps its own, so that it is found by words
# that only an earlier edition had.
REASONS = "amber basalt cedar delta ember fjord garnet harbour island juniper".split()
failures = []
# Entries without a posting list or the other way round, and words that are counted wrongly.
WRONG_COUNTS = """
SELECT (SELECT coalesce(sum(entries), 0) FROM hig.posting WHERE token = '') - (SELECT count(*) FROM hig.search_content)
  || ' entries, ' || (
  SELECT count(*) FROM (SELECT token, sum(entries) AS entries FROM hig.posting WHERE token <> '' GROUP BY token) AS found
  FULL JOIN (SELECT text, entries FROM hig.vocabulary WHERE text NOT LIKE chr(3) || '%' AND entries > 0) AS word
    ON found.token = word.text
  WHERE found.entries IS DISTINCT FROM word.entries) || ' words'"""


def hig(*words):
    return subprocess.run([HIG, *words], capture_output=True, text=True, env=ENVIRONMENT)


def fail(text):
    failures.append(text)
    print("WRONG:", text, flush=True)


def document(name, edition, chance):
    lines = [f"# {name}", ""]
    for number in range(8):
        words, reasons = " ".join(chance.choices(WORDS, k=6)), " ".join(chance.choices(REASONS, k=6))
        lines += [f"**Keep the {words} of {name} at {edition}.** {reasons.capitalize()} number {number}.", ""]
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
    if "://" in address:
        wrong = subprocess.run([programs() + "/psql", address, "-XAtc", WRONG_COUNTS], capture_output=True, text=True)
        if wrong.stdout != "0 entries, 0 words\n":
            fail(f"{where}: the index is not whole: {wrong.stdout}{wrong.stderr}")
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


def compare(places, where):
    """Both knowledge bases answer the same."""
    for command in (["rules"], ["documents"], ["search", "amber cedar", "--limit", "500"],
                    ["search", "fjord number 3", "--limit", "500"], ["audit"]):
        answers = []
        for place in places:
            found = json.loads(hig(*command, "--json", "--database", place).stdout)
            found.pop("elapsed_ms", None)
            answers.append(said(found))
        if answers[0] != answers[1]:
            fail(f"{where}: {' '.join(command)} is answered differently")


def words(place, folder, authority):
    """The command that puts a folder onto a server, or into a file where the place is one."""
    if "://" in place:
        return ["publish", place, folder, "--authority", authority]
    return ["ingest", folder, "--authority", authority, "--database", place]


def same(place, folders, where):
    """After everyone has ended, the place answers as a file that was made from the same folders."""
    with tempfile.TemporaryDirectory() as scratch:
        file = scratch + "/file.sqlite"
        for folder, authority in folders:
            hig(*words(file, folder, authority))
            run = hig(*words(place, folder, authority))
            if run.returncode != 0:
                fail(f"{where}: {run.stderr}")
        compare((file, place), where)
    whole(place, where)


def crowd(server, scratch):
    """Three publishers and many readers."""
    address = server.address("crowd")
    folders = [(f"{scratch}/team{number}", f"Team{number}") for number in range(3)]
    until = time.time() + counts.seconds
    done = {"publish": 0, "read": 0}

    def publisher(number):
        edition = 0
        while time.time() < until:
            edition += 1
            write(folders[number][0], edition, 12, number)
            run = hig("publish", address, folders[number][0], "--authority", folders[number][1])
            done["publish"] += 1
            if run.returncode != 0:
                fail(f"publisher {number}: {run.returncode} {run.stderr}")

    def reader(number):
        while time.time() < until:
            word = random.choice(WORDS)
            run = hig("search", word, "--json", "--database", address)
            done["read"] += 1
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
    threads += [threading.Thread(target=reader, args=(n,)) for n in range(counts.readers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    folders.append((CHECKOUT + "/Tests/CommandTests/Acme", "Acme"))
    same(address, folders, "crowd")
    print(f"{counts.seconds} s: {done['publish']} times published by three, {done['read']} searches by "
          f"{counts.readers}", flush=True)


class Pages:
    """A folder whose pages are others at each turn, and what puts them into a file or onto a server."""

    def __init__(self, place, folder, authority):
        self.place, self.folder, self.authority = place, folder, authority
        self.edition = 0
        self.words = words(place, folder, authority)
        self.write()
        start = time.time()
        hig(*self.words)
        self.length = time.time() - start

    def write(self):
        write(self.folder, self.edition, 20, 9)
        self.edition += 1

    def run(self, kill):
        """Runs the command on new pages, and kills it at a random moment where `kill` says so; whether it was
        killed, and what it said."""
        self.write()
        process = subprocess.Popen([HIG, *self.words], env=ENVIRONMENT, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE, text=True)
        start = time.time()
        if kill:
            time.sleep(random.random() * self.length)
            process.kill()
        _, errors = process.communicate(timeout=120)
        if process.returncode == -signal.SIGKILL:
            return True, ""
        if process.returncode == 0:
            self.length = time.time() - start
        if process.returncode != 0 and errors.count("\n") != 1 or process.returncode == 0 and errors:
            fail(f"{self.words[0]} ends with {process.returncode} and not one line: {errors}")
        return False, errors.strip()

    def check(self, where):
        whole(self.place, where)
        if "://" not in self.place and not hig("doctor", "--database", self.place).stdout.endswith("sound\n"):
            fail(f"{where}: {hig('doctor', '--database', self.place).stdout}")


def struck(places, count, strike, where, checked=1):
    """Strikes at the pages in turn until `count` strikes have hit; of as many turns as `checked` says all is
    checked once, and at the end each place answers as one that was made at once. How many turns it took."""
    hits = 0
    for turns, pages in enumerate(itertools.cycle(places)):
        if hits >= count:
            break
        hits += strike(turns, pages)
        if turns % (checked * len(places)) < len(places):
            pages.check(f"{where} {hits}")
        if turns % 200 == 199:
            print(f"  {hits} of {count}, {len(failures)} faults so far", flush=True)
    for pages in places:
        same(pages.place, [(pages.folder, pages.authority)], where)
    return turns


def killed(server, scratch):
    """Ingests and publishers that are killed at a random moment; the next one ends what one began."""
    places = [Pages(scratch + "/killed.sqlite", scratch + "/ingested", "Killed"),
              Pages(server.address("killed"), scratch + "/killed", "Killed")]
    turns = struck(places, counts.kills, lambda _, pages: pages.run(kill=True)[0], "kill", checked=5)
    print(f"{counts.kills} of {turns} ingests and publishers were killed at work", flush=True)


def server_killed(server, scratch):
    """The server is killed while somebody publishes; it comes back with what was committed. A turn counts where
    the publisher was connected and had not ended."""
    lines = collections.Counter()

    def strike(_, pages):
        killer = threading.Timer(random.random() * pages.length, server.kill)
        killer.start()
        line = pages.run(kill=False)[1]
        lines[line] += 1
        killer.join()
        down = hig("search", "badge", "--database", pages.place)
        if down.returncode != 2 or down.stderr.count("\n") != 1:
            fail(f"without a server: {down.returncode} {down.stderr}")
        server.start()
        return bool(line) and "connection to server" not in line

    turns = struck([Pages(server.address("power"), scratch + "/power", "Power")], counts.server_kills, strike,
                   "server kill")
    print(f"{counts.server_kills} of {turns} times the server was killed at work; publishers said:", flush=True)
    show(lines)


def show(lines):
    for line, count in sorted(lines.items()):
        print(f"  {count} times {line or 'nothing'}", flush=True)


class SmallDisk:
    """A disk in memory, with a file that leaves as much room as a turn is to have."""

    def __init__(self, folder, size):
        self.folder, self.ballast = folder, folder + "/ballast"
        os.makedirs(folder, exist_ok=True)
        self.is_mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder],
                                         capture_output=True).returncode == 0

    def leave(self, room):
        self.clear()
        free = shutil.disk_usage(self.folder).free
        with open(self.ballast, "wb") as file:
            file.write(bytes(max(0, free - room)))

    def clear(self):
        if os.path.exists(self.ballast):
            os.remove(self.ballast)

    def end(self):
        subprocess.run(["umount", "-l", self.folder])
        shutil.rmtree(self.folder, ignore_errors=True)


def full(scratch):
    """The disk is full, of an ingest and of a server, and one of two is killed as well. A turn counts where the
    disk was full before the end."""
    disk, room = SmallDisk(scratch + "/small", "64m"), SmallDisk(tempfile.mkdtemp(prefix="hig-pg-", dir="/tmp"), "512m")
    if not (disk.is_mounted and room.is_mounted):
        print("no small disk can be mounted here: nothing was run on a full one")
        return
    server = Server(room.folder + "/server", settings=["fsync=on", "min_wal_size=32MB", "max_wal_size=64MB"]).start()
    lines, ended = collections.Counter(), collections.Counter()
    disks = {}

    def strike(number, pages):
        place = disks[pages]
        place.leave(random.randrange(0, 1 << 20 if place is disk else 12 << 20))
        was_killed, line = pages.run(kill=number % 4 > 1)
        is_full = bool(line) or was_killed and shutil.disk_usage(place.folder).free < 64 << 10
        ended["killed"] += was_killed and is_full
        lines[line] += 1
        place.clear()
        if place is room and not server.answers():
            # It ends itself where it has no room for its log.
            ended["server"] += 1
            server.kill()
            server.start()
        return is_full

    try:
        disks = {Pages(disk.folder + "/base.sqlite", scratch + "/full", "Full"): disk,
                 Pages(server.address("full"), scratch + "/stored", "Full"): room}
        turns = struck(list(disks), counts.full, strike, "full disk")
    finally:
        server.stop()
        disk.end()
        room.end()
    print(f"{counts.full} of {turns} ingests and publishers with a full disk, {ended['killed']} killed as well, the "
          f"server ended itself {ended['server']} times; they said:", flush=True)
    show(lines)


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
            full(scratch)
    finally:
        server.stop()
    print(f"{len(failures)} faults")
    sys.exit(1 if failures else 0)


main()
