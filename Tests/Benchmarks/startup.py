"""Start-up of the whole process: `hig rule tab-count` against the sqlite3 shell reading one row.

The two commands take turns, so that both see the same noise; the medians and their ratio are
printed, and a ratio above the limit fails.
"""
import statistics
import subprocess
import sys
import time

TURNS = 300
LIMIT = 2.0

command, database = sys.argv[1:]
commands = {
    "hig rule tab-count": [command, "rule", "tab-count", "--database", database],
    "sqlite3, one row": ["sqlite3", "-readonly", database,
                         "SELECT * FROM rule WHERE name = 'tab-count'"],
}
times = {name: [] for name in commands}
for turn in range(TURNS + 10):
    for name, arguments in commands.items():
        start = time.perf_counter_ns()
        subprocess.run(arguments, stdout=subprocess.PIPE, check=True)
        if turn >= 10:  # the first turns fill the caches
            times[name].append(time.perf_counter_ns() - start)
medians = {name: statistics.median(values) / 1e6 for name, values in times.items()}
for name, median in medians.items():
    print(f"{name:<20} {median:6.2f} ms (median of {TURNS})")
hig, shell = medians.values()
print(f"{'ratio':<20} {hig / shell:6.2f} (limit {LIMIT})")
sys.exit(hig / shell > LIMIT)
