#!/usr/bin/env python3
"""How far two passes of labels agree: Tests/Labels/Blocks against its folder Second.

For each document that Second holds, every non-blank line of the document is
given the role that each side's rows give it, and the two are compared. Prints
per source and in all:

  lines     non-blank lines labelled on both sides (unlabelled on a side: `gap`)
  roles     share of lines with the same role, and Cohen's kappa
  content   the same, of lines that at least one side holds for content (neither
            metadata nor boilerplate) -- page furniture makes up much of the files
  blocks    the same as roles, each block counted once: runs of lines over which
            neither side begins another row
  rule      share of lines with the same answer to "rule or not", and kappa
  modality  of pairs of rules that share a line: same modality / pairs
  numbers   in blocks of both sides that share a line: exactly the same
            (dimension, bound, value) / same value only / on either side

Where a side has several blocks in one line (12#1, 12#2), the line takes the
first role that both sides give it, else the first in reading order; it is a rule
where any of its blocks is one. Such lines are counted below the table. The
interval of kappa is of 2000 draws of documents with replacement (the lines of a
document are no independent cases).

Usage: label-agreement.py [--list] [--json]
  --list   also each stretch of lines on which the roles differ
"""
import argparse
import collections
import json
import random
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1] / "Labels/Blocks"
SHARED = HERE.parents[2].parent / "shared"
if not SHARED.exists():
    SHARED = Path("/work/shared")
PAGE = {"metadata", "boilerplate"}
ROLES = {"metadata", "boilerplate", "title", "heading", "rule", "rationale", "item", "condition",
         "example", "caption", "aside", "table", "image", "text"}
Row = collections.namedtuple("Row", "first last part role language pair modality platforms numbers")


def read(path):
    """{document: [Row]} of one table; the rows `document` are left out."""
    found = collections.OrderedDict()
    for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or n == 1:
            continue
        cells = line.split("\t")
        if len(cells) != 8:
            print(f"{path.name}:{n}: {len(cells)} columns", file=sys.stderr)
            cells = (cells + ["-"] * 8)[:8]
        document, lines, role = cells[:3]
        found.setdefault(document, [])
        if role == "document":
            continue
        if role not in ROLES:
            print(f"{path.name}:{n}: role {role!r}", file=sys.stderr)
        m = re.fullmatch(r"(\d+)(?:-(\d+))?(?:#(\d+))?", lines)
        if not m:
            print(f"{path.name}:{n}: lines {lines!r}", file=sys.stderr)
            continue
        first, last, part = int(m[1]), int(m[2] or m[1]), int(m[3] or 0)
        found[document].append(Row(first, last, part, role, *cells[3:8]))
    return found


def by_line(rows):
    at = collections.defaultdict(list)
    for row in rows:
        for n in range(row.first, row.last + 1):
            at[n].append(row)
    return at


def kappa(pairs):
    n = len(pairs)
    if not n:
        return None
    seen = sum(a == b for a, b in pairs) / n
    left, right = collections.Counter(a for a, _ in pairs), collections.Counter(b for _, b in pairs)
    chance = sum(left[r] * right[r] for r in left) / n / n
    return 1.0 if chance == 1 else (seen - chance) / (1 - chance)


def numbers(row):
    """{(dimension, bound, value)} of a row; units and subjects are not compared."""
    out = set()
    for one in ([] if row.numbers in ("-", "") else row.numbers.split(" ; ")):
        m = re.match(r".*?:\s*(\S+)\s+(.*)", one)
        if not m:
            print("number not understood:", one, file=sys.stderr)
            continue
        rest = m[2]
        b = re.match(r"(>=|<=|=|>|<)?\s*~?\s*(\S+)", rest)
        bound, value = b[1] or "=", b[2].lstrip("~")
        out.add((m[1], ".." if ".." in value else bound, value))
    return out


def compare(document, a_rows, b_rows):
    source = SHARED / document
    text = source.read_text(encoding="utf-8").split("\n")
    a_at, b_at = by_line(a_rows), by_line(b_rows)
    result = {"gap": [], "lines": [], "modality": [], "numbers": [0, 0, 0], "several": [0, 0], "unlike": [], "rule": []}
    for n, line in enumerate(text, 1):
        if not line.strip("\ufeff \t\r\u00a0"):
            continue
        a, b = [r.role for r in a_at.get(n, [])], [r.role for r in b_at.get(n, [])]
        if not a or not b:
            result["gap"].append((n, bool(a), bool(b)))
            continue
        both = [r for r in a if r in b]
        if len(a) > 1 or len(b) > 1:
            result["several"][0] += 1
            result["several"][1] += bool(both) and a != b
        result["rule"].append(("rule" in a, "rule" in b))
        x, y = (both[0], both[0]) if both else (a[0], b[0])
        key = tuple((r.first, r.last, r.part) for r in a_at[n]), tuple((r.first, r.last, r.part) for r in b_at[n])
        result["lines"].append((n, x, y, key))
    pairs = []
    for a in a_rows:
        for b in b_rows:
            if a.first <= b.last and b.first <= a.last:
                pairs.append((a, b))
                if a.role == b.role == "rule":
                    result["modality"].append((a, b))
    left = {(i, v) for i, r in enumerate(a_rows) for v in numbers(r)}
    right = {(i, v) for i, r in enumerate(b_rows) for v in numbers(r)}
    index_a, index_b = {id(r): i for i, r in enumerate(a_rows)}, {id(r): i for i, r in enumerate(b_rows)}
    same, value, used_a, used_b = 0, 0, set(), set()
    for exact in (True, False):
        for a, b in pairs:
            i, j = index_a[id(a)], index_b[id(b)]
            for v in sorted(numbers(a)):
                for w in sorted(numbers(b)):
                    if (i, v) in used_a or (j, w) in used_b:
                        continue
                    if v == w if exact else v[2] == w[2]:
                        used_a.add((i, v))
                        used_b.add((j, w))
                        same += exact
                        value += not exact
    result["numbers"] = [same, value, len(left) + len(right) - same - value]
    result["unlike"] = [(a_rows[i], v, 1) for i, v in sorted(left - used_a)] + \
                       [(b_rows[j], v, 2) for j, v in sorted(right - used_b)]
    return result


def summary(results):
    lines = [(x, y) for r in results for _, x, y, _ in r["lines"]]
    content = [(x, y) for x, y in lines if x not in PAGE or y not in PAGE]
    blocks = [(x, y) for r in results for x, y, _ in {(x, y, k) for _, x, y, k in r["lines"]}]
    rule = [p for r in results for p in r["rule"]]
    rated = [p for r in results for p in r["modality"]]
    share = lambda p: sum(x == y for x, y in p) / len(p) if p else None
    return {
        "lines": len(lines), "gap": sum(len(r["gap"]) for r in results),
        "roles": share(lines), "roles_kappa": kappa(lines),
        "content_lines": len(content), "content": share(content), "content_kappa": kappa(content),
        "blocks": len(blocks), "blocks_same": share(blocks), "blocks_kappa": kappa(blocks),
        "rule": share(rule), "rule_kappa": kappa(rule),
        "rule_lines": [sum(x and y for x, y in rule), sum(x and not y for x, y in rule), sum(y and not x for x, y in rule)],
        "modality_same": sum(a.modality == b.modality for a, b in rated), "modality_pairs": len(rated),
        "modality_polarity": sum(a.modality.endswith("not") == b.modality.endswith("not") for a, b in rated),
        "numbers": [sum(r["numbers"][i] for r in results) for i in range(3)],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    per, texts = collections.OrderedDict(), {}
    for second in sorted((HERE / "Second").glob("*.tsv")):
        first = HERE / second.name
        if not first.exists():
            print(f"{second.name}: no first table", file=sys.stderr)
            continue
        ours, theirs = read(first), read(second)
        for document, rows in theirs.items():
            if document not in ours:
                print(f"{document}: not in {first.name}", file=sys.stderr)
                continue
            per.setdefault(second.stem, []).append(compare(document, ours[document], rows))
            texts.setdefault(second.stem, []).append(document)
    table = {s: summary(r) for s, r in per.items()}
    table["all"] = summary([x for r in per.values() for x in r])
    if args.json:
        print(json.dumps(table, ensure_ascii=False, indent=1))
        return
    f = lambda v: "    -" if v is None else f"{v:5.2f}"
    print(f"{'source':<24} {'lines':>5} {'gap':>3}  roles kappa | {'n':>4} content kappa | {'n':>4} blocks kappa |"
          f"  rule kappa  both/1st/2nd | modality    | numbers")
    for s, t in table.items():
        if s == "all":
            print()
        print(f"{s:<24} {t['lines']:>5} {t['gap']:>3}  {f(t['roles'])} {f(t['roles_kappa'])} | {t['content_lines']:>4} {f(t['content'])}   {f(t['content_kappa'])} |"
              f" {t['blocks']:>4} {f(t['blocks_same'])}  {f(t['blocks_kappa'])} | {f(t['rule'])} {f(t['rule_kappa'])}  {'/'.join(map(str, t['rule_lines'])):<12} |"
              f" {t['modality_same']:>3} of {t['modality_pairs']:<4} | {'/'.join(map(str, t['numbers']))}")
    t = table["all"]
    print(f"\nmodality: asks or forbids alike in {t['modality_polarity']} of {t['modality_pairs']}")
    several = [sum(d["several"][i] for r in per.values() for d in r) for i in (0, 1)]
    print(f"lines of several blocks: {several[0]}, of which {several[1]} count as the same role though the blocks are not all the same")
    draw, every = random.Random(1), [[(x, y) for _, x, y, _ in d["lines"]] for r in per.values() for d in r]
    for name, keep in (("roles", lambda p: True), ("content", lambda p: p[0] not in PAGE or p[1] not in PAGE)):
        ks = sorted(kappa([p for d in draw.choices(every, k=len(every)) for p in d if keep(p)]) for _ in range(2000))
        print(f"kappa of {name}: {ks[50]:.2f} to {ks[1949]:.2f} (95 %, {len(every)} documents)")
    marks = collections.Counter((x, y) for r in per.values() for d in r for _, x, y, _ in d["lines"] if x != y)
    print("\nroles that differ (first -> second, lines):")
    for (x, y), n in marks.most_common():
        print(f"  {n:>4}  {x} -> {y}")
    if args.list:
        for s, results in per.items():
            for document, r in zip(texts[s], results):
                text = (SHARED / document).read_text(encoding="utf-8").split("\n")
                print(f"\n## {document}")
                for n, a, b in r["gap"]:
                    print(f"  {n}: unlabelled by {'first' if not a else ''}{' second' if not b else ''}: {text[n - 1].strip()[:80]}")
                for n, x, y, _ in r["lines"]:
                    if x != y:
                        print(f"  {n}: {x} -> {y}: {text[n - 1].strip()[:110]}")
                for a, b in r["modality"]:
                    if a.modality != b.modality:
                        print(f"  {b.first}-{b.last}: {a.modality} -> {b.modality}: {text[b.first - 1].strip()[:110]}")
                for row, v, side in r["unlike"]:
                    print(f"  {row.first}: number only of {'first' if side == 1 else 'second'}: {row.numbers}")


if __name__ == "__main__":
    main()
