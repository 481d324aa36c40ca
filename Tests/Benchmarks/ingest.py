"""Ingesting 10 MB of bilingual documents, and ingesting them again unchanged.

Beside it, before and after each ingest: the cmark-gfm command parses the same files, and the sqlite3
shell inserts the same lines into a plain FTS5 table. One run of the command takes all files as one
document; what a run for each of them takes is printed as well. An ingest keeps two processors at
work, what runs beside it one, so each turn has its own ratio: their median counts. The documents are made up here, the same
every time: headings, rules in both languages, numbers, lists and tables, about the concepts of the
glossary, in the words that guidelines are written in, as frequent as they are there: those of the
Corpus.

Then the same with documents that are made of a few sentences with other names and numbers, over and
over: there everything is like everything, and joining must not take the square of it.
"""
import collections
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from documents import Writer

TURNS = 7
LIMIT, AGAIN = 4.0, 0.05
LIMIT_OF_FEW = 25.0
SIZE = 10_000_000


class RepeatingWriter(Writer):
    """Writes documents of a few sentences, in which names and numbers change."""
    SENTENCES = [
        ("Use a {} to let people move between {} views.", "{}로 사람들이 {}개의 뷰를 오가게 하세요."),
        ("Avoid more than {1} items in a {0}.", "{}에 {}개보다 많은 항목을 넣지 마세요."),
        ("Keep the height of the {} at {} pt.", "{}의 높이를 {}포인트로 지키세요."),
        ("Consider a {} where {} columns are not enough.", "{}는 {}개의 열로 모자랄 때 고려하세요."),
        ("Prefer a {} with a label of at most {} characters.", "{}에는 {}자 이하의 레이블을 우선하세요."),
        ("Place the {} {} points from the edge.", "{}를 가장자리에서 {}포인트 띄워 두세요."),
    ]

    def document(self, number, size):
        parts = [f"# Page {number}\n\n"]
        while sum(map(len, parts)) < size:
            for _ in range(20):
                (english, korean), reasons = self.random.choices(self.SENTENCES, k=2)
                name, count = self.random.choice(self.names[:12]), self.random.randint(2, 99)
                parts.append(f"**{english.format(name[0], count)}** {reasons[0].format(name[0], count)}\n\n"
                             f"**{korean.format(name[1], count)}** {reasons[1].format(name[1], count)}\n\n")
        return "".join(parts)


def timed(*commands, **options):
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True, **options)
    return time.perf_counter() - start


def measured(hig, writer, turns):
    """The turns of ingesting what `writer` writes."""
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        folder = place / "documents"
        folder.mkdir()
        total, files = 0, []
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
        script = ("CREATE VIRTUAL TABLE t USING fts5(text);\n.mode ascii\n"
                  ".separator \"\\037\" \"\\n\"\n"
                  f".import {rows} t\n")
        cmark = ["cmark-gfm", "-e", "table"]

        def beside():
            """What runs beside an ingest: with one run of cmark-gfm, and with a run a file."""
            table = place / "plain.fts"
            table.unlink(missing_ok=True)
            inserting = timed(["sqlite3", str(table)], input=script.encode())
            return [inserting + timed([*cmark, *files]),
                    inserting + timed(*([*cmark, file] for file in files))]

        taken = []
        for turn in range(turns):
            ingest = [hig, "ingest", str(folder), "--database", str(place / f"{turn}.sqlite")]
            before, first, again, after = beside(), timed(ingest), timed(ingest), beside()
            plain, apart = ((one + other) / 2 for one, other in zip(before, after))
            taken.append(Turn(first, again, plain, apart))
    return taken


class Turn(collections.namedtuple("Turn", "first again plain apart")):
    """The seconds of an ingest, of the same again, and what ran before and after it took."""

    @property
    def ratio(self):
        return self.first / self.plain


def median(turns, value):
    return statistics.median(map(value, turns))


def main(hig):
    prose = measured(hig, Writer(1), TURNS)
    ratio = median(prose, lambda turn: turn.ratio)
    again = median(prose, lambda turn: turn.again / turn.first)
    lowest, *_, highest = sorted(turn.ratio for turn in prose)
    print(f"cmark-gfm and FTS5     {median(prose, lambda turn: turn.plain):7.2f} s")
    print(f"hig ingest             {median(prose, lambda turn: turn.first):7.2f} s, ratio {ratio:.2f}, "
          f"{lowest:.2f} to {highest:.2f} (limit {LIMIT})")
    print(f"with a run a file      {median(prose, lambda turn: turn.apart):7.2f} s, "
          f"ratio {median(prose, lambda turn: turn.first / turn.apart):.2f}")
    print(f"again, unchanged       {median(prose, lambda turn: turn.again):7.2f} s, "
          f"ratio {again:.3f} (limit {AGAIN})")
    [few] = measured(hig, RepeatingWriter(1), 1)
    print(f"hig ingest             {few.first:7.2f} s of a few sentences, ratio {few.ratio:.2f} "
          f"(limit {LIMIT_OF_FEW})")
    return ratio > LIMIT or again > AGAIN or few.ratio > LIMIT_OF_FEW


sys.exit(main(sys.argv[1]))
