"""Compares every sentence of the Corpus with the documents beside the checkout.

Facts carry over, sentences do not: no run of 7 English words or 18 Hangul syllables may stand in
both. Runs that only terms of the glossary, names and numbers make are nobody's sentence.

    python3 Tests/Tools/originality.py [FOLDER]

prints each hit as `file:line: "the run" also stands in DOCUMENT` and exits with 1; without FOLDER
(../shared) it says so and exits with 0.
"""

import os
import re
import sys

import corpus

WORDS = 7
SYLLABLES = 18
# Numbers, units and scales are facts.
WORD = re.compile(r"(?<![A-Za-z0-9@])(?!(?:pt|px|mm|cm|ppi|dpi|fps|x)\b)[A-Za-z][A-Za-z'’]*")
SYLLABLE = re.compile(r"[가-힣]")


def runs(text, pattern, size):
    """Every run of `size` units of `text`, with where it starts and ends there."""
    units = list(pattern.finditer(text))
    for first in range(len(units) - size + 1):
        part = units[first : first + size]
        start, end = part[0].start(), part[-1].end()
        if corpus.CELL not in text[start:end]:
            yield tuple(unit.group().lower() for unit in part), start, end


def known(folder):
    """The runs of the documents, each with one document that holds it."""
    found = ({}, {})
    for place in ("seeds", "documents"):
        for path, _, names in os.walk(os.path.join(folder, place)):
            for name in sorted(names):
                file = os.path.join(path, name)
                text = re.sub(r"\s+", " ", corpus.plain(corpus.read(file)))
                for table, (pattern, size) in zip(found, ((WORD, WORDS), (SYLLABLE, SYLLABLES))):
                    for run, _, _ in runs(text, pattern, size):
                        table.setdefault(run, os.path.relpath(file, folder))
    return found


def without_terms(text, terms):
    """`text` with the terms of the glossary blanked: they belong to everybody."""
    return terms.sub(lambda term: "\x00" * len(term.group()), text)


def term_pattern():
    spellings = sorted((t for t in set(corpus.terms()) if len(t) > 2), key=len, reverse=True)
    english = [re.escape(t) + r"(?:s|es)?" for t in spellings if t.isascii()]
    korean = [re.escape(t) for t in spellings if not t.isascii()]
    return re.compile(r"\b(?:" + "|".join(english) + r")\b|" + "|".join(korean), re.IGNORECASE)


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(corpus.ROOT, "..", "shared")
    if not os.path.isdir(os.path.join(folder, "seeds")):
        print(f"originality: {os.path.normpath(folder)} is not here, so there is nothing to compare with")
        return 0
    english, korean = known(folder)
    terms = term_pattern()
    hits = 0
    for path in corpus.pages():
        numbered = list(corpus.lines(path))
        for number, text in numbered:
            bare = None
            for table, pattern, size in ((english, WORD, WORDS), (korean, SYLLABLE, SYLLABLES)):
                last = -1
                for run, start, end in runs(text, pattern, size):
                    if run not in table or start < last:
                        continue
                    # A run of hardly more than terms is no sentence.
                    bare = bare or without_terms(text, terms)
                    if len(pattern.findall(bare[start:end])) < size / 2:
                        continue
                    hits += 1
                    last = end
                    said = " ".join(text[start:end].split())
                    print(f'{corpus.place(path, number)}: "{said}" also stands in {table[run]}')
    if hits:
        print(f"originality: {hits} runs are not our own words")
        return 1
    print("originality: every sentence is in our own words")
    return 0


sys.exit(main())
