"""`hig export opensearch` in engines that are not ours: usage, engines.py HIG DATABASE JUDGED [LUCENE]

The export is indexed by tantivy, from PyPI, and by Lucene where its Java archive is given, as an OpenSearch
server would: fields split at white space, the similarity of index.json. Each judged query is put as
Docs/FORMATS.md says, from `hig analyze --json`. Printed is nDCG@10 of each engine and of `hig search`; the
status is 1 where an engine has another number of entries than the export, misses a token that the export
has, or is further below ours than ALLOWED.
"""
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

import tantivy

# Neither engine knows the ladder of our search, nor what it makes of titles, of words near one another and
# of numbers.
ALLOWED = 0.12
WEIGHTS = {"title": 2.5, "body": 0.5, "subject": 4.0, "context": 0.8, "asked": 0.8}


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def judged(path):
    """(query, {id: grade}) of each line of the table of judged queries."""
    rows = []
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        if line.startswith("#") or len(cells) < 3:
            continue
        grades = {}
        for judgement in cells[2].split():
            name, grade = judgement.rsplit(":", 1)
            grades[name] = int(grade)
        rows.append((cells[1], grades))
    return rows


def gain(ids, grades):
    """nDCG of the first ten."""
    def worth(values):
        return sum((2 ** value - 1) / math.log2(place + 2) for place, value in enumerate(values[:10]))
    best = worth(sorted(grades.values(), reverse=True))
    return worth([grades.get(name, 0) for name in ids]) / best if best else None


def clauses(hig, database, query):
    """What FORMATS.md says of a query: a weight and the terms that match, for each required word."""
    words = (json.loads(run(hig, "analyze", query, "--json", "--database", database))["query"] or {})["words"]
    return [
        (word["weight"], [("#" if form["kind"] == "concept" else "") + form["text"] for form in word["forms"]])
        for word in words if word["isRequired"]]


class Tantivy:
    name = "tantivy"

    def __init__(self, folder):
        builder = tantivy.SchemaBuilder()
        builder.add_text_field("id", stored=True, tokenizer_name="raw")
        builder.add_text_field("kind", tokenizer_name="raw")
        for field in WEIGHTS:
            builder.add_text_field(field, tokenizer_name="whitespace")
        self.schema = builder.build()
        self.index = tantivy.Index(self.schema)
        writer = self.index.writer()
        for name, source in entries(folder):
            document = tantivy.Document()
            document.add_text("id", name)
            document.add_text("kind", source["kind"])
            for field in WEIGHTS:
                document.add_text(field, source.get(field, ""))
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()
        self.count = self.searcher.num_docs

    def term(self, field, text):
        return tantivy.Query.term_query(self.schema, field, text)

    def search(self, clauses):
        should = tantivy.Occur.Should
        words = [
            (should, tantivy.Query.boost_query(
                tantivy.Query.disjunction_max_query(
                    [tantivy.Query.boost_query(self.term(field, text), factor)
                     for text in texts for field, factor in WEIGHTS.items()], 0.3), weight))
            for weight, texts in clauses]
        query = tantivy.Query.boolean_query(
            [(tantivy.Occur.Must, tantivy.Query.boolean_query(words)),
             (tantivy.Occur.Must, tantivy.Query.const_score_query(self.term("kind", "rule"), 0.0))])
        return [self.searcher.doc(place)["id"][0] for _, place in self.searcher.search(query, 10).hits]

    def has(self, name, field, text):
        query = tantivy.Query.boolean_query(
            [(tantivy.Occur.Must, self.term("id", name)), (tantivy.Occur.Must, self.term(field, text))])
        return self.searcher.search(query, 1).count == 1


class Lucene:
    """A process that reads a line of JSON for each question and answers with one."""
    name = "Lucene"

    def __init__(self, folder, classes):
        # Java's own library reads no JSON.
        rows = ["\t".join([name, source["kind"]] + [source.get(field, "") for field in WEIGHTS])
                for name, source in entries(folder)]
        (pathlib.Path(folder) / "fields.tsv").write_text("".join(row + "\n" for row in rows), encoding="utf-8")
        program = pathlib.Path(__file__).parent / "LuceneIndex.java"
        self.process = subprocess.Popen(
            ["java", "-cp", classes, program, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.count = int(self.process.stdout.readline())

    def ask(self, *cells):
        self.process.stdin.write("\t".join(cells) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n").split("\t")

    def search(self, clauses):
        return self.ask("search", *(f"{weight} {' '.join(texts)}" for weight, texts in clauses))

    def has(self, name, field, text):
        return self.ask("has", name, field, text) == ["1"]


def entries(folder):
    lines = (pathlib.Path(folder) / "bulk.ndjson").read_text(encoding="utf-8").splitlines()
    for action, source in zip(lines[::2], lines[1::2], strict=True):
        yield json.loads(action)["index"]["_id"], json.loads(source)


def missing(engine, folder):
    """Tokens of every twentieth entry that the engine does not find in their field."""
    return [
        (name, field, token)
        for number, (name, source) in enumerate(entries(folder)) if number % 20 == 0
        for field in WEIGHTS for token in set(source.get(field, "").split(" ")) - {""}
        if not engine.has(name, field, token)]


def main():
    hig, database, table = sys.argv[1:4]
    queries = judged(table)
    # An alias stands for its rule.
    names = {}
    for rule in json.loads(run(hig, "rules", "--json", "--history", "--database", database))["rules"]:
        for alias in [rule["id"], *rule["aliases"]]:
            names[alias] = rule["id"]
    queries = [(text, {names.get(name, name): grade for name, grade in grades.items()})
               for text, grades in queries]
    ours = []
    for text, grades in queries:
        answer = json.loads(run(hig, "search", text, "--json", "--limit", "10", "--kind", "rule",
                                "--history", "--database", database))
        ours.append(gain([result["id"] for result in answer["results"]], grades))
    print(f"{len(queries)} judged queries, nDCG@10: hig {mean(ours):.3f}", flush=True)
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        run(hig, "export", "opensearch", folder, "--database", database)
        count = sum(1 for _ in entries(folder))
        engines = [Tantivy(folder)] + ([Lucene(folder, sys.argv[4])] if len(sys.argv) > 4 else [])
        asked = [clauses(hig, database, text) for text, _ in queries]
        for engine in engines:
            theirs = [gain(engine.search(asked[place]), grades) for place, (_, grades) in enumerate(queries)]
            lost = missing(engine, folder)
            print(f"{engine.name}: nDCG@10 {mean(theirs):.3f}; {engine.count} of {count} entries, "
                  f"{len(lost)} tokens not found", flush=True)
            failed |= engine.count != count or bool(lost) or mean(theirs) < mean(ours) - ALLOWED
    sys.exit(failed)


def mean(values):
    known = [value for value in values if value is not None]
    return sum(known) / len(known)


if __name__ == "__main__":
    main()
