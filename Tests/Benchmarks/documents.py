"""Documents made up for measuring, the same for the same seed: about the concepts of the glossary, in the
words that guidelines are written in, as frequent as they are there, those of the Corpus."""
import collections
import itertools
import pathlib
import random
import re

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
