"""Questions as people ask them: how long one takes in a process that has answered others.

Beside it tantivy answers the same questions over the same texts, for any of their words, the ten best.
The questions are those of Tests/SearchMeasures/SituationQueries.tsv; those of JudgedQueries.tsv are
asked before. Of three rounds the best time of a question counts.
"""
import pathlib
import re
import sqlite3
import subprocess
import sys
import time

import tantivy

# In milliseconds.
LIMITS = {"median": 0.7, "95 %": 2.5, "worst": 8.0}
ROUNDS = 3
COLUMNS = ["title", "body", "subject", "context", "asked"]
MEASURES = pathlib.Path(__file__).parents[1] / "SearchMeasures"
QUESTIONS, OTHERS = MEASURES / "SituationQueries.tsv", MEASURES / "JudgedQueries.tsv"


def queries(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split("\t")[1] for line in lines if line and not line.startswith("#")]


def tantivy_times(database):
    schema = tantivy.SchemaBuilder()
    for column in COLUMNS:
        schema.add_text_field(column)
    index = tantivy.Index(schema.build())
    writer = index.writer()
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as base:
        for row in base.execute(f"SELECT {', '.join(COLUMNS)} FROM search_content"):
            writer.add_document(tantivy.Document(**dict(zip(COLUMNS, row))))
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()

    def ask(text):
        words = " ".join(re.findall(r"\w+", text.lower()))
        start = time.perf_counter()
        searcher.search(index.parse_query(words, COLUMNS), 10)
        return (time.perf_counter() - start) * 1000

    questions, others = queries(QUESTIONS), queries(OTHERS)
    best = [float("inf")] * len(questions)
    for _ in range(ROUNDS):
        for other in others:
            ask(other)
        best = [min(known, ask(question)) for known, question in zip(best, questions)]
    best.sort()
    return [best[len(best) // 2], best[int(len(best) * 0.95)], best[-1]]


def main(bench, database):
    printed = subprocess.run([bench, "questions", database, str(QUESTIONS), str(OTHERS)],
                             capture_output=True, text=True, check=True).stdout
    own = [float(number) for number in printed.split()]
    passed = True
    print(f"{len(queries(QUESTIONS))} questions from the situation")
    for (name, limit), mine, other in zip(LIMITS.items(), own, tantivy_times(database)):
        passed = passed and mine <= limit
        print(f"  {name:<8} hig {mine:6.2f} ms (limit {limit}), tantivy {other:6.3f} ms, "
              f"ratio {mine / other:5.1f}")
    return not passed


sys.exit(main(*sys.argv[1:]))
