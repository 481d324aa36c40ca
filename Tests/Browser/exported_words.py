"""Holds how an exported site reads queries to how the command does: exported_words.py HIG DATABASE FOLDER

Takes every name in the glossary, the judged queries, 3,000 of the questions that people ask and the
questions about situations, and compares how rare the words are that either finds in each: equal weights
are the same words. Left out on purpose is what the exported index does not have, words that only
passages or contraries have. Every query must be read alike but those that the command corrects: it looks
for corrections in the whole index, of which a page loads a few pieces. `HIG_MISTAKES` in the environment
prints what is read otherwise.
"""

import json
import os
import pathlib
import subprocess
import sys
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from exported_search import HERE, JUDGED, judged

QUESTIONS = 3_000
CORPUS = HERE.parent.parent / "Corpus"
SITUATIONS = [
    "SituationQueries", "UnseenSituations", "HeldOutSituations", "DrawnSituations", "BlindSituations"]


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
        for line in json.loads(text[text.index(",") + 1 : text.rindex(")")]).split(";"):
            spelling, terms = line.split(" ")[:2]
            if any(term.partition(":")[2] for term in terms.split("|")):
                found.add(spelling)
    return found


def squashed(text):
    folded = "".join(letter if "\u3131" <= letter <= "\u318e" else unicodedata.normalize("NFKC", letter)
                     for letter in unicodedata.normalize("NFC", text)).lower()
    return "".join(
        letter for place, letter in enumerate(folded)
        if letter.isalnum() or letter in "~:%°'" or letter == "." and folded[:place][-1:].isdigit())


def main(hig, database, folder):
    stored = spellings(folder)

    def stored_forms(word):
        forms = [form["text"] for form in word["forms"] if word["entries"] or form["kind"] != "concept"]
        return stored.intersection(map(squashed, [word["text"], *forms]))

    def weights(query):
        """Whether `query` is corrected, and the weights of its words that the exported index has."""
        run = subprocess.run(
            [hig, "search", query, "--explain", "--json", "--limit", "1", "--database", database],
            capture_output=True)
        read = json.loads(run.stdout)["explanation"]
        # Words that differ only in forms that passages alone have are one.
        words = {frozenset(stored_forms(word)): word["weight"] for word in read["words"]}
        return read["text"] != query, sorted(round(words[forms], 2) for forms in words if forms)

    equal = True
    for kind, texts in queries().items():
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ours = list(pool.map(weights, texts))
        script = subprocess.run(
            ["node", HERE / "exported_search.js", folder, "--weights"], text=True,
            capture_output=True, check=True, input="\n".join(texts))
        theirs = [sorted(json.loads(line)["ids"]) for line in script.stdout.splitlines()]
        same = {False: [], True: []}
        for text, (is_corrected, own), exported in zip(texts, ours, theirs, strict=True):
            is_same = len(own) == len(exported) and all(
                abs(a - b) < 0.02 for a, b in zip(own, exported))
            same[is_corrected].append(is_same)
            if "HIG_MISTAKES" in os.environ and not is_same:
                print(f"  {text}: {own} {exported}{' (corrected)' if is_corrected else ''}")
        print(f"{kind:10} {len(same[False]):5} queries, {sum(same[False])} of them read alike;"
              f" {len(same[True])} that the command corrects, {sum(same[True])} of them")
        equal = equal and all(same[False])
    return equal


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:4]) else 1)
