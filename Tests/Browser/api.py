"""Sends the docs site what its own description of the API allows and forbids, with schemathesis.

    api.py HIG_DOCS DATABASE SCHEMATHESIS

At least 5,000 cases: no 5xx, no status that is not described, no answer of another shape.
"""

import os
import re
import subprocess
import sys

from docs_site import Site

CASES = 5_000


def main():
    docs, database, schemathesis = sys.argv[1:4]
    with Site(docs, database) as site:
        run = subprocess.Popen(
            [os.path.abspath(schemathesis), "run", f"{site.address}/openapi.json", "--phases", "coverage,fuzzing",
             "--max-examples", "600", "--checks", "all", "--workers", "1", "--seed", "1",
             "--suppress-health-check", "all"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=".build")
        output = ""
        for line in run.stdout:
            output += line
            print(line, end="")
        status = run.wait()
    counts = [int(number) for number in re.findall(r"(\d+) generated", output)]
    cases = max(counts, default=0)
    print(f"{cases} cases, at least {CASES} wanted")
    failed = int(status != 0) + int(cases < CASES)
    print(f"{2 - failed} passed, {failed} failed")
    raise SystemExit(1 if failed else 0)


main()
