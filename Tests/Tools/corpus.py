"""What the checks of the Corpus share: its texts, line by line, without the markup."""

import csv
import os
import re
import sys
import unicodedata

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CORPUS = os.path.join(ROOT, "Corpus")

HANGUL = re.compile(r"[가-힣]")
# What stands between two cells of a table, and between the two languages of a comment.
CELL = "¦"


def pages():
    """The paths of the pages, in order."""
    found = []
    for folder, _, names in os.walk(CORPUS):
        found += [os.path.join(folder, name) for name in names if name.endswith(".md")]
    return sorted(found)


def read(path):
    """The text of a file of whatever encoding its writer used."""
    data = open(path, "rb").read()
    for encoding in ("utf-8-sig", "cp949", "utf-16"):
        try:
            return unicodedata.normalize("NFC", data.decode(encoding))
        except UnicodeDecodeError:
            continue
    sys.exit(f"{path}: neither UTF-8 nor EUC-KR nor UTF-16")


def plain(line):
    """A line of Markdown as a reader sees it; empty for a comment without words."""
    line = re.sub(r"<!-- rule:(.*?)-->", lambda note: reasons(note.group(1)), line)
    line = re.sub(r"!\[([^\]]*)\]\([^)]*\)", r"\1", line)
    line = re.sub(r"\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)", r"\1", line)
    line = re.sub(r"\{#[^}]*\}", " ", line)
    line = re.sub(r"https?://\S+", " ", line)
    line = re.sub(r"<[^>]+>", " ", line)
    line = re.sub(r"\s*\|\s*", f" {CELL} ", line)
    return re.sub(r"[*_>#]+", " ", line).strip()


def reasons(note):
    """Of the comment after a rule only the words of `checkable=no: why | 이유` are text."""
    match = re.search(r"checkable=no:([^;]*)", note)
    return match.group(1) if match else ""


def lines(path):
    """The numbered lines of a page as a reader sees them; of the front matter only the titles."""
    texts = read(path).split("\n")
    fence = texts.index("---", 1) if texts[0] == "---" else -1
    for number, text in enumerate(texts, 1):
        if number <= fence + 1:
            key, _, value = text.partition(":")
            if key in ("title", "title-ko"):
                yield number, value.strip()
        elif text.strip():
            yield number, plain(text)


def terms():
    """Every spelling of the glossary, the mark of ambiguous ones removed."""
    with open(os.path.join(CORPUS, "Glossary.tsv"), encoding="utf-8", newline="") as table:
        rows = csv.reader(
            (row for row in table if not row.startswith("#")), delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        for row in rows:
            for cell in row[1:4]:
                for term in cell.split(";"):
                    term = term.strip().rstrip("?")
                    if term:
                        yield term


def place(path, number):
    """`Corpus/…:line`, as editors and CI read it."""
    return f"{os.path.relpath(path, ROOT)}:{number}"
