"""Holds how an exported site reads queries to how the command does: exported_words.py HIG DATABASE FOLDER

Takes the judged queries, every name in the glossary and 2,000 of the questions that people ask, and
compares how rare the words are that either finds in each: equal weights are the same words. What is
spelt wrong or abbreviated may be read otherwise. `HIG_MISTAKES` in the environment prints what is.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from exported_search import HERE, judged

QUESTIONS = 2_000
CORPUS = HERE.parent.parent / "Corpus"
# The share of each kind that is read alike.
FLOORS = {"judged": 0.9, "names": 0.98, "questions": 0.95}


def rows(name):
    for line in (CORPUS / name).read_text().splitlines()[1:]:
        cells = line.split("\t")
        if not line.startswith("#") and len(cells) > 2:
            yield cells


def queries():
    found = {"judged": [query for query, _ in judged()]}
    names = (name.strip().rstrip("?") for cells in rows("Glossary.tsv")
             for cell in cells[1:4] for name in cell.split(";"))
    found["names"] = sorted({name for name in names if name} - {"en", "ko", "api"})
    questions = [cells[2] for cells in rows("Questions.tsv")]
    found["questions"] = questions[:: len(questions) // QUESTIONS][:QUESTIONS]
    return found


def main(hig, database, folder):
    def weights(query):
        run = subprocess.run(
            [hig, "search", query, "--explain", "--json", "--limit", "1", "--database", database],
            capture_output=True)
        words = json.loads(run.stdout)["explanation"]["words"]
        return sorted(round(word["weight"], 2) for word in words)

    (unknown,) = weights("qxzvwkjq")
    equal = True
    for kind, texts in queries().items():
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ours = list(pool.map(weights, texts))
        script = subprocess.run(
            ["node", HERE / "exported_search.js", folder, "--weights"], text=True,
            capture_output=True, check=True, input="\n".join(texts))
        theirs = [json.loads(line)["ids"] for line in script.stdout.splitlines()]
        same = 0
        for text, own, exported in zip(texts, ours, theirs, strict=True):
            # What no text has is no word of the index.
            own = [weight for weight in own if weight != unknown]
            is_same = len(own) == len(exported) and all(
                abs(a - b) < 0.015 for a, b in zip(own, sorted(exported)))
            same += is_same
            if "HIG_MISTAKES" in os.environ and not is_same:
                print(f"  {text}: {own} {sorted(exported)}")
        share = same / len(texts)
        print(f"{kind:9} {len(texts):5} queries, {share:.3f} of them read alike")
        equal = equal and share >= FLOORS[kind]
    return equal


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:4]) else 1)
