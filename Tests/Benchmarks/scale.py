"""A knowledge base of many generated passages as a file, on a PostgreSQL server and spread over three of them.

    python3 scale.py HIG DOCS [PASSAGES [FOLDER]]

Prints in one run what publishing takes beside COPY of the same rows, what is on the disk, and how long the
judged queries take of each of the three, which take turns. A ratio above its limit fails. What the processors
worked for it, of the command and of the server, is printed as well, for a machine that others use. Of more than
250,000 passages only some of the queries are asked. With FOLDER the documents and the file stay there, for the
next run.
"""
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__) + "/../PostgreSQL")
from documents import CORPUS, Writer
from judged import answer, queries, serve
from server import Server

PUBLISH_LIMIT, SEARCH_LIMIT = 4.0, 3.0
HIG, DOCS = [os.path.abspath(word) for word in sys.argv[1:3]]
os.environ.setdefault("HIG_CORPUS", str(CORPUS))
PASSAGES = int(sys.argv[3]) if len(sys.argv) > 3 else 20_000
EVERY = max(1, PASSAGES // 250_000)


class PassageWriter(Writer):
    """Writes documents of some hundred passages: prose and lists for the most part, a fifth of it rules."""

    def paragraph(self):
        english, korean = self.random.choice(self.names)
        return (f"The {english} {self.text('en', 20)}. {self.text('en', 14).capitalize()}.\n\n"
                f"> {korean}의 {self.text('ko', 14)}입니다. {self.text('ko', 10)}합니다.\n\n")

    def pages(self, count):
        """Pages with `count` passages together."""
        number = 0
        while count > 0:
            english, korean = page = self.random.choice(self.names)
            parts = [f"# {self.text('en', 2).capitalize()} {number} · {self.text('ko', 2)} {number}\n\n"]
            number += 1
            for _ in range(7):
                parts.append(f"## {self.text('en', 3).capitalize()}\n\n")
                parts += [self.rule(page) for _ in range(3)] + [self.table()]
                parts += [self.paragraph() for _ in range(7)] + [self.items()]
                count -= 15
            yield "".join(parts)


def timed(*words):
    start = time.perf_counter()
    run = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0:
        sys.exit(f"{' '.join(words)}: {run.stderr}")
    return time.perf_counter() - start


def worked(server):
    """The seconds that processors have worked for `server` and for the commands that have ended."""
    own = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(f"/proc/{server.process.pid}/stat") as file:
        ticks = file.read().rsplit(")", 1)[1].split()[11:15]
    return own.ru_utime + own.ru_stime + sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def made(place):
    """The file, with the Corpus and the generated passages; made where it is not there yet."""
    file = place / f"base-{PASSAGES}.sqlite"
    if file.exists():
        return file
    folder = place / f"pages-{PASSAGES}"
    folder.mkdir(exist_ok=True)
    for number, page in enumerate(PassageWriter(1).pages(PASSAGES)):
        (folder / f"page-{number:05}.md").write_text(page, encoding="utf-8")
    draft = file.with_suffix(".draft")
    timed(HIG, "ingest", str(CORPUS), "--database", str(draft))
    print(f"ingest of a file           {timed(HIG, 'ingest', str(folder), '--authority', 'Acme', '--database', str(draft)):9.1f} s",
          flush=True)
    draft.rename(file)
    return file


def copied(server, database):
    """The seconds that COPY of all rows of `database` takes into the same tables, with their keys and indexes."""
    tables = server.sql(
        "SELECT oid::regclass FROM pg_class WHERE relnamespace = 'hig'::regnamespace AND relkind IN ('r', 'p') "
        "AND NOT relispartition", database).split()
    server.address("copied")
    subprocess.run(f"{server.programs}/pg_dump -h {server.folder} -U hig -s {database} | "
                   f"{server.programs}/psql -h {server.folder} -U hig -d copied -q",
                   shell=True, check=True, stdout=subprocess.DEVNULL)
    rows = server.folder + "/rows"
    os.makedirs(rows)
    if server.account:
        os.chown(rows, server.account.pw_uid, server.account.pw_gid)
    for table in tables:
        server.sql(f"COPY (SELECT * FROM {table}) TO '{rows}/{table}'", database)
    start, before = time.perf_counter(), worked(server)
    server.sql("BEGIN; SET session_replication_role = replica; "
               + "".join(f"COPY {table} FROM '{rows}/{table}'; " for table in tables) + "COMMIT", "copied")
    taken = time.perf_counter() - start
    time.sleep(1)
    work = worked(server) - before
    shutil.rmtree(rows)
    server.sql("DROP DATABASE copied")
    return taken, work


def percentile(times, share):
    return sorted(times)[int(len(times) * share)] * 1000


def asked(places, log):
    """Prints what the judged queries take of the places, which take turns; what is beyond its limit."""
    sites = {name: serve(DOCS, database, log) for name, database in places.items()}
    times = {name: [] for name in places}
    different = 0
    for query in ["tab bar", *list(queries())[::EVERY]]:
        answers = []
        for name, (_, address) in sites.items():
            start = time.perf_counter()
            answers.append(answer(address, query))
            times[name].append(time.perf_counter() - start)
        if any(found != answers[0] for found in answers):
            different += 1
            print("differs:", query)
    for process, _ in sites.values():
        process.terminate()
        process.wait()
    beyond = ["answers"] * bool(different)
    # The first query finds the caches empty.
    plain = percentile(times["a file"][1:], 0.5)
    for name, found in times.items():
        ratio = percentile(found[1:], 0.5) / plain
        print(f"judged queries, {name:<14}{percentile(found[1:], 0.5):9.2f} ms p50, "
              f"{percentile(found[1:], 0.95):.2f} ms p95, ratio of p50 {ratio:.2f} (limit {SEARCH_LIMIT})")
        if ratio > SEARCH_LIMIT:
            beyond.append(name)
    print(f"{len(times['a file']) - 1} queries, {different} answered differently", flush=True)
    return beyond


def main():
    beyond = []
    with tempfile.TemporaryDirectory() as scratch:
        place = pathlib.Path(sys.argv[4] if len(sys.argv) > 4 else scratch)
        place.mkdir(exist_ok=True)
        file = made(place)
        print(f"size of the file           {file.stat().st_size / 1e6:9.1f} MB", flush=True)
        server, *others = [Server().start() for _ in range(3)]
        try:
            address = server.address("one")
            before = worked(server)
            published = timed(HIG, "publish", address, "--database", str(file))
            time.sleep(1)
            work = worked(server) - before
            print(f"publish                    {published:9.1f} s, {work:.1f} s of processors", flush=True)
            beyond += asked({"a file": file, "one server": address}, f"{scratch}/log")
            copy, copy_work = copied(server, "one")
            print(f"COPY of the same rows      {copy:9.1f} s, {copy_work:.1f} s of processors, ratio "
                  f"{published / copy:.2f} (limit {PUBLISH_LIMIT}), of processors {work / copy_work:.2f}", flush=True)
            if published > copy * PUBLISH_LIMIT:
                beyond.append("publish")
            print(f"size on the server         {int(server.sql('SELECT pg_database_size(current_database())', 'one')) / 1e6:9.1f} MB")
            print(f"publish again, unchanged   {timed(HIG, 'publish', address, '--database', str(file)):9.2f} s")
            edited = pathlib.Path(scratch) / "Edited"
            edited.mkdir()
            (edited / "edited.md").write_text(next(PassageWriter(2).pages(100)), encoding="utf-8")
            print(f"publish one document more  {timed(HIG, 'publish', address, str(edited), '--authority', 'Acme'):9.2f} s", flush=True)
            (edited / "edited.md").unlink()
            timed(HIG, "publish", address, str(edited), "--authority", "Acme", "--prune")
            server.sql("CREATE DATABASE three TEMPLATE one")
            start = time.perf_counter()
            server.spread("three", others)
            server.sql("ANALYZE", "three")
            print(f"spread over three servers  {time.perf_counter() - start:9.1f} s", flush=True)
            spread = server.address("three")
            beyond += asked({"a file": file, "three servers": spread}, f"{scratch}/log")
        finally:
            for one in (server, *others):
                one.stop()
    sys.exit(1 if beyond else 0)


main()
