"""Holds the search of an exported site to the command's: exported_search.py HIG DATABASE FOLDER

Prints, for the judged queries of the Corpus, nDCG@10 of both, how much the first query of a reader
loads, and how long it takes in node. Fails where the exported search is worse by more than 0.02, loads
more than 120 kB for a query, or takes more than 100 ms.
"""

import json
import math
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
JUDGED = HERE.parent / "SearchMeasures" / "JudgedQueries.tsv"


def judged():
    for line in JUDGED.read_text().splitlines():
        if line and not line.startswith("#"):
            _, query, grades = line.split("\t")
            pairs = (grade.split(":") for grade in grades.replace(",", " ").split())
            yield query, {rule: int(grade) for rule, grade in pairs}


def ndcg(ids, grades, names):
    def gain(grade, place):
        return (2**grade - 1) / math.log2(place + 2)

    left = dict(grades)
    total = 0.0
    for place, rule in enumerate(ids[:10]):
        keys = names.get(rule, {rule})
        best = max((left[key] for key in keys if key in left), default=0)
        for key in keys:
            left.pop(key, None)
        total += gain(best, place) if best else 0
    ideal = sum(gain(grade, place) for place, grade in
                enumerate(sorted(grades.values(), reverse=True)[:10]))
    return total / ideal


def main(hig, database, folder):
    def command(*words):
        run = subprocess.run([hig, *words, "--database", database, "--json"], capture_output=True)
        return json.loads(run.stdout)

    names = {rule["id"]: {rule["id"], *rule["aliases"]} for rule in command("rules")["rules"]}
    queries = list(judged())
    script = subprocess.run(
        ["node", HERE / "exported_search.js", folder], text=True, capture_output=True, check=True,
        input="\n".join(query for query, _ in queries))
    answers = [json.loads(line) for line in script.stdout.splitlines()]
    ours, theirs = [], []
    for (query, grades), answer in zip(queries, answers):
        found = [result["id"] for result in command("search", query, "--limit", "10")["results"]]
        ours.append(ndcg(found, grades, names))
        theirs.append(ndcg(answer["ids"], grades, names))
        if theirs[-1] < ours[-1] - 0.3:
            print(f"  {ours[-1]:.2f} {theirs[-1]:.2f} {query}: {' '.join(answer['ids'][:4])}")
    sizes = sorted(answer["bytes"] for answer in answers)
    times = sorted(answer["milliseconds"] for answer in answers)
    means = [sum(scores) / len(scores) for scores in (ours, theirs)]
    print(f"{len(queries)} queries: nDCG@10 {means[0]:.3f} of the command, {means[1]:.3f} exported")
    print(f"first query: {sizes[len(sizes) // 2]} bytes in the middle, {sizes[-1]} at most")
    print(f"milliseconds in node: {times[len(times) // 2]:.1f} in the middle, {times[-1]:.1f} at most")
    return means[1] >= means[0] - 0.02 and sizes[-1] <= 120_000 and times[-1] <= 100


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:4]) else 1)
