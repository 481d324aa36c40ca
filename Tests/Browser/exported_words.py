"""Holds how an exported site reads queries to how the command does: exported_words.py HIG DATABASE FOLDER

Takes every name in the glossary, the judged queries, 2,000 of the questions that people ask and the
questions about situations, and compares how rare the words are that either finds in each: equal weights
are the same words. Left out on purpose is what the exported index does not have, words that only
passages or contraries have; and queries that the command corrects, since it looks for corrections in the
whole index, of which a page loads a few pieces. `HIG_MISTAKES` in the environment prints what is read
otherwise.
"""

import json
import os
import pathlib
import subprocess
import sys
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from exported_search import HERE, JUDGED, judged

QUESTIONS = 2_000
CORPUS = HERE.parent.parent / "Corpus"
SITUATIONS = ["SituationQueries", "UnseenSituations", "HeldOutSituations", "DrawnSituations"]
# The share of each kind that is read alike.
FLOORS = {"names": 0.999, "judged": 0.99, "questions": 0.995, "situations": 0.975}


def rows(path):
    for line in path.read_text().splitlines():
        cells = line.split("\t")
        if not line.startswith("#") and len(cells) > 2:
            yield cells


def queries():
    found = {"judged": [query for query, _ in judged()]}
    names = (name.strip().rstrip("?") for cells in rows(CORPUS / "Glossary.tsv")
             for cell in cells[1:4] for name in cell.split(";"))
    found["names"] = sorted({name for name in names if name} - {"en", "ko", "api"})
    questions = [cells[2] for cells in rows(CORPUS / "Questions.tsv")][1:]
    found["questions"] = questions[:: len(questions) // QUESTIONS][:QUESTIONS]
    found["situations"] = [
        cells[1] for name in SITUATIONS for cells in rows(JUDGED.with_name(f"{name}.tsv"))]
    return found


def spellings(folder):
    """The spellings that the exported index has something for."""
    found = set()
    for path in pathlib.Path(folder, "search").glob("words-*.js"):
        text = path.read_text()
        for line in json.loads(text[text.index(",") + 1 : text.rindex(")")]).split("\n"):
            spelling, terms = line.split("\t")[:2]
            if any(term.partition(":")[2] for term in terms.split("|")):
                found.add(spelling)
    return found


def squashed(text):
    folded = unicodedata.normalize("NFKC", text).lower()
    return "".join(letter for letter in folded if letter.isalnum() or letter in "~.:%°'")


def main(hig, database, folder):
    stored = spellings(folder)

    def is_stored(word):
        forms = [form["text"] for form in word["forms"] if word["entries"] or form["kind"] != "concept"]
        return any(squashed(form) in stored for form in [word["text"], *forms])

    def weights(query):
        """The weights of the words of `query` that the exported index has; none where it is corrected."""
        run = subprocess.run(
            [hig, "search", query, "--explain", "--json", "--limit", "1", "--database", database],
            capture_output=True)
        read = json.loads(run.stdout)["explanation"]
        if read["text"] != query:
            return None
        return sorted(round(word["weight"], 2) for word in read["words"] if is_stored(word))

    equal = True
    for kind, texts in queries().items():
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ours = list(pool.map(weights, texts))
        script = subprocess.run(
            ["node", HERE / "exported_search.js", folder, "--weights"], text=True,
            capture_output=True, check=True, input="\n".join(texts))
        theirs = [sorted(json.loads(line)["ids"]) for line in script.stdout.splitlines()]
        compared = [pair for pair in zip(texts, ours, theirs, strict=True) if pair[1] is not None]
        same = 0
        for text, own, exported in compared:
            is_same = len(own) == len(exported) and all(
                abs(a - b) < 0.02 for a, b in zip(own, exported))
            same += is_same
            if "HIG_MISTAKES" in os.environ and not is_same:
                print(f"  {text}: {own} {exported}")
        share = same / len(compared)
        print(f"{kind:10} {len(compared):5} queries, {share:.4f} of them read alike;"
              f" {len(texts) - len(compared)} corrected ones not compared")
        equal = equal and share >= FLOORS[kind]
    return equal


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:4]) else 1)
