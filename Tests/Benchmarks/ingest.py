"""Ingesting 10 MB of bilingual documents, and ingesting them again unchanged.

Beside it, in turns: the cmark-gfm command parses the same files, and the sqlite3 shell inserts
the same lines into a plain FTS5 table. The documents are made up here, the same every time:
headings, rules in both languages, numbers, lists and tables, about the concepts of the glossary,
in the words that guidelines are written in, as frequent as they are there: those of the Corpus.
"""
import collections
import itertools
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time

TURNS = 3
LIMIT, AGAIN = 4.0, 0.05
SIZE = 10_000_000
CORPUS = pathlib.Path(__file__).parents[2] / "Corpus"
GLOSSARY = CORPUS / "Glossary.tsv"
LETTERS = {"en": r"[a-z][a-z'’-]+", "ko": r"[가-힣]+"}
VERBS = [("Use", "쓰세요"), ("Avoid", "피하세요"), ("Consider", "고려하세요"), ("Keep", "지키세요"),
         ("Show", "보여 주세요"), ("Prefer", "우선하세요")]


class Writer:
    """Writes documents; the same seed gives the same ones."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        text = "\n".join(page.read_text(encoding="utf-8") for page in sorted(CORPUS.rglob("*.md")))
        text = re.sub(r"^---$.*?^---$|<!--.*?-->|{#.*?}|\]\(.*?\)", "", text, flags=re.S | re.M).lower()
        self.words, self.weights = {}, {}
        for language, letters in LETTERS.items():
            counts = collections.Counter(re.findall(letters, text)).most_common()
            self.words[language] = [word for word, _ in counts]
            self.weights[language] = list(itertools.accumulate(count for _, count in counts))
        rows = [line.split("\t") for line in GLOSSARY.read_text(encoding="utf-8").splitlines()
                if not line.startswith("#")]
        self.names = [[terms.split(";")[0].strip(" ?") for terms in row[1:3]]
                      for row in rows[1:] if row[1] and row[2]]

    def text(self, language, count):
        return " ".join(self.random.choices(self.words[language], cum_weights=self.weights[language],
                                            k=count))

    def rule(self, page):
        """A rule; three of four are about what its page is about."""
        english, korean = page if self.random.random() < 0.75 else self.random.choice(self.names)
        verb, ending = self.random.choice(VERBS)
        size = self.random.randint(16, 120)
        number = self.random.random() < 0.3
        return (f"**{verb} the {english} for {self.text('en', 4)}.** {self.text('en', 24).capitalize()}"
                + (f" at {size} pt." if number else ".") + f" {self.text('en', 12).capitalize()}.\n\n"
                + f"> **{self.text('ko', 3)}에는 {korean}를 {ending}.** {self.text('ko', 16)}"
                + (f" {size}포인트입니다." if number else "입니다.") + f" {self.text('ko', 8)}합니다.\n\n")

    def table(self):
        rows = "".join(f"| {self.text('en', 2)} | {size}x{size} pt | {size * 2}x{size * 2} px |\n"
                       for size in self.random.sample(range(10, 200), 4))
        return f"| Kind | Size | @2x |\n|---|---|---|\n{rows}\n"

    def items(self):
        return "".join(f"- {self.text('en', 8).capitalize()}.\n- {self.text('ko', 6)}합니다.\n"
                       for _ in range(3)) + "\n"

    def document(self, number, size):
        english, korean = page = self.random.choice(self.names)
        parts = [f"# {english.capitalize()} {number} · {korean}\n\n{self.text('en', 20)}.\n\n"
                 f"> {self.text('ko', 14)}입니다.\n\n"]
        while sum(map(len, parts)) < size:
            parts.append(f"## {self.text('en', 3).capitalize()}\n\n")
            parts += [self.rule(page) for _ in range(6)] + [self.table(), self.items()]
        return "".join(parts)


def timed(*commands, **options):
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True, **options)
    return time.perf_counter() - start


def main(hig):
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        folder = place / "documents"
        folder.mkdir()
        writer, total, files = Writer(1), 0, []
        while total < SIZE:
            file = folder / f"page-{len(files):03}.md"
            file.write_text(writer.document(len(files), 40_000), encoding="utf-8")
            total += file.stat().st_size
            files.append(str(file))
        print(f"{len(files)} documents, {total / 1e6:.1f} MB")
        rows = place / "rows.txt"
        with rows.open("w", encoding="utf-8") as output:
            for file in files:
                for line in open(file, encoding="utf-8"):
                    if line.strip():
                        output.write(line.rstrip("\n").replace("\x1f", " ") + "\n")
        times = {"hig": [], "again": [], "plain": []}
        for turn in range(TURNS):
            database, table = place / f"{turn}.sqlite", place / f"{turn}.fts"
            script = ("CREATE VIRTUAL TABLE t USING fts5(text);\n.mode ascii\n"
                      ".separator \"\\037\" \"\\n\"\n"
                      f".import {rows} t\n")
            times["plain"].append(
                timed(["cmark-gfm", "-e", "table", *files])
                + timed(["sqlite3", str(table)], input=script.encode()))
            ingest = [hig, "ingest", str(folder), "--database", str(database)]
            times["hig"].append(timed(ingest))
            times["again"].append(timed(ingest))
    median = {name: statistics.median(values) for name, values in times.items()}
    ratio, again = median["hig"] / median["plain"], median["again"] / median["hig"]
    print(f"cmark-gfm and FTS5     {median['plain']:7.2f} s")
    print(f"hig ingest             {median['hig']:7.2f} s, ratio {ratio:.2f} (limit {LIMIT})")
    print(f"again, unchanged       {median['again']:7.2f} s, ratio {again:.3f} (limit {AGAIN})")
    return ratio > LIMIT or again > AGAIN


sys.exit(main(sys.argv[1]))
