#!/usr/bin/env python3
"""What a build of hig says, as a folder of files: two builds that behave alike give equal folders.

    snapshot.py HIG FOLDER          writes the folder
    snapshot.py HIG FOLDER OTHER    writes it and compares it with OTHER, made by another build

It ingests the Corpus and every document of ../shared (or $HIG_SHARED), lists, searches, checks and
explains. Only times and the digests of documents are left out. Exit status 1 where the two differ.
"""
import concurrent.futures
import filecmp
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = pathlib.Path(os.environ.get("HIG_SHARED", ROOT.parent / "shared"))
VARYING = re.compile(rb'"(elapsed_ms|digest)": *("[^"]*"|[0-9.e-]+)')


def main():
    hig, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    bases = folder / "bases"
    bases.mkdir(exist_ok=True)

    def run(name, *arguments, base=None, cwd=SHARED):
        environment = dict(os.environ, LC_ALL="C.UTF-8", COLUMNS="100", NO_COLOR="1")
        if base:
            environment["HIG_DATABASE"] = str(bases / f"{base}.sqlite")
        done = subprocess.run(
            [hig, *map(str, arguments)], cwd=cwd, env=environment, stdin=subprocess.DEVNULL,
            capture_output=True)
        text = done.stdout + b"\n--- stderr\n" + done.stderr + b"\n--- %d\n" % done.returncode
        text = VARYING.sub(rb'"\1": 0', text).replace(str(folder).encode(), b"FOLDER")
        path = folder / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
        return done

    def ingest(base, path):
        for old in bases.glob(f"{base}.sqlite*"):
            old.unlink()
        cwd, name = (ROOT, "Corpus") if path == ROOT / "Corpus" else (SHARED, path)
        run(f"{base}/ingest", "ingest", name, "--json", base=base, cwd=cwd)
        run(f"{base}/export", "export", "json", base=base)
        run(f"{base}/audit", "audit", "--json", base=base)

    # One document at a time tells what readers do; folders tell what joining does.
    documents = sorted(
        path.relative_to(SHARED) for part in ("seeds", "documents", "families")
        for path in (SHARED / part).rglob("*") if path.is_file())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(ingest, "corpus", ROOT / "Corpus")]
        jobs += [pool.submit(ingest, name, name)
                 for name in ("seeds", "documents", "families", "sources")]
        jobs += [pool.submit(ingest, f"single/{str(path).replace('/', '__')}", path)
                 for path in documents]
        (bases / "single").mkdir(exist_ok=True)
        for job in jobs:
            job.result()

        # The Corpus and all documents in one base, in turns.
        ingest("all", ROOT / "Corpus")
        for name in ("seeds", "documents", "families"):
            run(f"all/ingest-{name}", "ingest", name, "--json", base="all")
        run("all/export", "export", "json", base="all")
        run("all/audit", "audit", "--json", base="all")

        jobs = []
        for name in ("rules", "metrics", "components", "documents", "terms", "checks"):
            for form in ([], ["--json"]):
                jobs.append(pool.submit(
                    run, f"lists/{name}{''.join(form)}", name, *form, base="corpus"))
        rules = json.loads(run("lists/ids", "rules", "--json", base="corpus").stdout)["rules"]
        for rule in [rule["id"] for rule in rules][::4]:
            jobs.append(pool.submit(run, f"rules/{rule}", "rule", rule, base="corpus"))
            jobs.append(pool.submit(run, f"rules/{rule}-all", "rule", rule, "--json", base="all"))
        asked = []
        for file in ("JudgedQueries.tsv", "BlindQueries.tsv"):
            for line in (ROOT / "Tests/SearchMeasures" / file).read_text().splitlines():
                if line and not line.startswith("#"):
                    asked.append(line.split("\t")[1])
        for number, query in enumerate(asked):
            jobs.append(pool.submit(
                run, f"search/{number}", "search", "--json", "--", query, base="corpus"))
            if number % 5 == 0:
                jobs.append(pool.submit(
                    run, f"search/{number}-explain", "search", "--explain", "--", query,
                    base="all"))
        for form in ("text", "json", "sarif", "github", "xcode"):
            jobs.append(pool.submit(
                run, f"check/{form}", "check", "interfaces", "--format", form, base="corpus"))
        for report in sorted((SHARED / "reports").iterdir()):
            jobs.append(pool.submit(
                run, f"explain/{report.name}", "explain", report, base="corpus"))
            jobs.append(pool.submit(
                run, f"explain/{report.name}-json", "explain", report, "--json", base="corpus"))
        for job in jobs:
            job.result()

    if len(sys.argv) < 4:
        return 0
    other = pathlib.Path(sys.argv[3]).resolve()
    names = {
        path.relative_to(here) for here in (folder, other) for path in here.rglob("*.txt")
        if path.is_file()}
    differing = sorted(
        str(name) for name in names
        if not ((folder / name).exists() and (other / name).exists()
                and filecmp.cmp(folder / name, other / name, shallow=False)))
    for name in differing[:40]:
        print(f"differs: {name}")
    print(f"{len(names)} compared, {len(differing)} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
