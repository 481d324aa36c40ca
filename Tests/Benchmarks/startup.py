"""Whole processes: `hig rule` and `hig search` against the sqlite3 shell.

`hig rule` takes turns with the shell reading one row, `hig search "탭 바 배지"` with the shell asking
a plain FTS5 table of the same texts for the same three words, ranked by bm25. The commands of a
pair take turns, so that both see the same noise; the medians and their ratio are printed, and a
ratio above the limit fails. The command is copied first, as installing does: a file lies otherwise
in memory where the linker has just written it, page by page, and starts later for it.
"""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TURNS = 300
LIMIT = 2.0
QUERY = "탭 바 배지"

command, database = sys.argv[1:]


def plain_table(folder):
    """A table of FTS5 as it comes, with the texts of the index."""
    path = os.path.join(folder, "plain.sqlite")
    script = f"""
        ATTACH '{database}' AS own;
        CREATE VIRTUAL TABLE plain USING fts5(title, body, subject, context);
        INSERT INTO plain (rowid, title, body, subject, context)
            SELECT id, title, body, subject, context FROM own.search_content;
        INSERT INTO plain (plain) VALUES ('optimize');
    """
    subprocess.run(["sqlite3", path, script], check=True)
    return path


def take_turns(own, shell):
    times = {name: [] for name in (own[0], shell[0])}
    for turn in range(TURNS + 10):
        for name, arguments in (own, shell):
            start = time.perf_counter_ns()
            subprocess.run(arguments, stdout=subprocess.PIPE, check=True)
            if turn >= 10:  # the first turns fill the caches
                times[name].append(time.perf_counter_ns() - start)
    medians = [statistics.median(values) / 1e6 for values in times.values()]
    for name, median in zip(times, medians):
        print(f"{name:<28} {median:6.2f} ms (median of {TURNS})")
    ratio = medians[0] / medians[1]
    print(f"{'ratio':<28} {ratio:6.2f} (limit {LIMIT})")
    return ratio <= LIMIT


with tempfile.TemporaryDirectory() as folder:
    plain = plain_table(folder)
    command = shutil.copy(command, os.path.join(folder, "hig"))
    passed = [
        take_turns(
            ("hig rule tab-count", [command, "rule", "tab-count", "--database", database]),
            ("sqlite3, one row", ["sqlite3", "-readonly", database,
                                  "SELECT * FROM rule WHERE name = 'tab-count'"])),
        take_turns(
            (f'hig search "{QUERY}"', [command, "search", QUERY, "--database", database]),
            ("sqlite3, FTS5 with bm25", [
                "sqlite3", "-readonly", plain,
                f"SELECT rowid, title FROM plain WHERE plain MATCH '{QUERY}'"
                " ORDER BY bm25(plain) LIMIT 10"])),
    ]
sys.exit(not all(passed))
