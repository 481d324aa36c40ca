"""Checks the spelling of the Corpus with hunspell, the glossary and two short lists of words.

    python3 Tests/Tools/spelling.py

prints each unknown word as `file:line: word` and exits with 1. A word that is right and that no
dictionary knows belongs in Tests/Tools/words-ko.txt or words-en.txt, where it is reviewed.
"""

import os
import re
import subprocess
import sys

import corpus

TOOLS = os.path.dirname(os.path.abspath(__file__))
KOREAN = re.compile(r"[가-힣]+")
ENGLISH = re.compile(r"(?<![A-Za-z0-9.@/_-])[A-Za-z][a-z]+(?:['’][a-z]+)?(?![A-Za-z0-9@/_(])")

# hunspell-ko takes particles, and the endings of -하다, -되다, -시키다 and -받다, only after nouns
# that it knows.
VERB = re.compile(
    "(?:(?:하|되|시키|받)(?:는|면|지|세요|게|거나|고|며|어|어도|어야|다가|던|기|도록|자)"
    "|[해돼](?:도|야|서)?|[했됐](?:을|던|습니다|다)|[할될](?:지|수록)?|[한된](?:다면|다|지)?|[합됩]니다"
    "|받(?:으세요|아야|아서|은|을))$")
PARTICLES = sorted(
    """은 는 이 가 을 를 과 와 의 에 도 만 로 으로 에서 에게 에는 에도 에만 에서는 에서도 에게는 에게도
    까지 까지는 부터 부터는 마다 마다의 보다 보다는 처럼 처럼은 이나 나 이라도 라도 이든 든 이며 며 이고 고
    이라 라 이라는 라는 이라고 라고 이란 란 이므로 므로 이면 면 이라면 라면 입니다 이다 이어야 여야 인 일 인지 일지
    로서 으로서 로써 으로써 로는 으로는 로도 으로도 로만 으로만 로의 에서의 과의 와의 과는 와는 만의 만을 만이 만은
    들 들은 들이 들을 들의 들에게 께 조차 밖에 뿐 뿐만 대로 만큼 하고 이지만 지만 이자 자 이었던 였던 인데 이거나 거나
    끼리 끼리는 씩 별 별로 용 용으로 용은 용을 용의 용이 쯤 이라서 라서 이니 니 입니까 이에요 예요 에다 여도 이어도
    뿐이면 뿐인 뿐이라도 뿐이고 뿐입니다 뿐이라면 임을 일수록 짜리 용과 용도 라야 이라야 에서나 여서 이어서 만으로 만으로는 에서만 인지는""".split(),
    key=len, reverse=True)

# A particle after a name or a number: "iPhone에서는".
BARE = re.compile("(?<=[A-Za-z0-9)”'%])(?:" + "|".join(PARTICLES) + ")(?![가-힣])")


def dictionary(name, words):
    """The words of `words` that hunspell's dictionary `name` does not know."""
    answer = subprocess.run(
        ["hunspell", "-i", "UTF-8", "-d", name, "-l"], input="\n".join(sorted(words)),
        capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"spelling: hunspell has no dictionary {name}: {answer.stderr.strip()}")
    return set(answer.stdout.split())


def listed(name):
    """The words of one of the lists."""
    with open(os.path.join(TOOLS, name), encoding="utf-8") as file:
        return {line.strip() for line in file if line.strip() and not line.startswith("#")}


def stems(word):
    """What is left of a Korean word without a particle, or without the ending of a verb."""
    for particle in PARTICLES:
        if word.endswith(particle) and len(word) > len(particle):
            yield word[: -len(particle)]
    verb = VERB.search(word)
    if verb and verb.start() > 0:
        yield word[: verb.start()]


def unknown_korean(words, allowed):
    unknown = dictionary("ko_KR", words)
    open_stems = {word: {word, *stems(word)} for word in unknown}
    unknown_stems = dictionary("ko_KR", {s for all in open_stems.values() for s in all})
    return {
        word for word, all in open_stems.items()
        if not any(s in allowed or s not in unknown_stems and len(s) > 1 for s in all)
    }


def unknown_english(words, allowed):
    lower = {word.lower() for word in allowed}
    def known(word):
        bare = word.lower().removesuffix("'s")
        return bare in lower or bare.removesuffix("s") in lower or bare.removesuffix("es") in lower
    return {word for word in dictionary("en_US", words) if not known(word)}


def main():
    terms = list(corpus.terms())
    found = {KOREAN: {}, ENGLISH: {}}
    for path in corpus.pages():
        for number, text in corpus.lines(path):
            text = re.sub(r"`[^`]*`", " ", text).replace("’", "'")
            text = BARE.sub(" ", text)
            for pattern, words in found.items():
                for word in pattern.findall(text):
                    words.setdefault(word, []).append((path, number))
    korean = listed("words-ko.txt") | {w for term in terms for w in KOREAN.findall(term)}
    english = listed("words-en.txt") | {w for term in terms for w in re.findall(r"[A-Za-z]+", term)}
    unknown = [
        (place, word)
        for words, bad in (
            (found[KOREAN], unknown_korean(found[KOREAN], korean)),
            (found[ENGLISH], unknown_english(found[ENGLISH], english)))
        for word in bad for place in words[word]
    ]
    for (path, number), word in sorted(unknown):
        print(f"{corpus.place(path, number)}: {word}")
    if unknown:
        print(f"spelling: {len({word for _, word in unknown})} words are in no dictionary")
        return 1
    print("spelling: every word is known")
    return 0


sys.exit(main())
