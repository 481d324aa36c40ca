#!/usr/bin/env python3
"""Counts the lists of language data that stand in Swift instead of in Sources/Lexicon/Tables.

A list is an array, set or dictionary literal with four or more strings that have letters in them, or
a text over several lines that is split into words. What is no language data is left out: files below
(names of an API, of formats and of options) and lists of which most strings are written in code.

usage: wordlists.py [--list] [SOURCES]
Prints the lists with --list, then the count of each module, and fails above the limit.
"""
import os
import re
import sys

# What was left when this limit was set. Lower it when lists move; never raise it.
LIMIT_LISTS = 37
LIMIT_STRINGS = 221

# Folders and files whose lists are names of APIs, formats, options and fields, or texts for people.
NOT_LANGUAGE = [
    "SwiftInterfaceReader/", "InterfaceReaders/", "DocsServer/", "hig/", "hig-lint/", "hig-docs/",
    "CommandLineKit/", "FileAccess/", "Ingestion/", "XMLEvents/", "LinterCore/", "Linting/",
    "ProjectConfiguration/",
    "ReportReaders/Checkstyle", "ReportReaders/SARIF", "ReportReaders/HigFindings",
    "ModelContext/", "ContextTransport/", "KnowledgeBase/Rules/RuleMarkdown",
    "Explanations/", "KnowledgeBase/Store/Schema", "DocumentModel/DocC/",
    # Romanized letters and their composition.
    "TextAnalysis/Korean/Hangul",
    # Columns of a table, fields of front matter, parts of addresses.
    "TextAnalysis/Glossary/", "KnowledgeBase/Search/SearchExplanation", "DocumentDraft",
    "KnowledgeBase/Audit/DanglingLinks",
    "DocumentModel/Markdown/MarkdownBlocks", "GuidelineReaders/DraftPassages",
    # Names of dimensions and of what a stage did, shown to people.
    "GuidelineReaders/Metrics/Subject", "GuidelineReaders/Alignment/TextAlignment",
    "Guidelines/Dimension+Name", "KnowledgeBase/MetricText",
    # Words of compilers' output and endings of files, ids of concepts.
    "ReportReaders/Diagnostics", "KnowledgeBase/Search/SearchWord",
    # Keywords and components of MDX, names of formats.
    "DocumentModel/Markdown/ComponentMarks", "GuidelineReaders/BinaryFormat",
]
# Lists that are no language data in files that have others: how their first string begins.
NOT_LANGUAGE_LISTS = {"GuidelineReaders/Metadata/EditionReading.swift": "components/"}
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LETTER = re.compile(r"[^\W\d_]")


def without_comments(source):
    """The source with its comments blanked, strings kept."""
    return re.sub(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*', lambda match: match.group(1) or "", source)


def lists(source):
    """The lists of a source: the line and the strings of each."""
    source = without_comments(source)
    found, open_lists, index = [], [], 0
    while index < len(source):
        character = source[index]
        if source.startswith('"""', index):
            end = source.find('"""', index + 3)
            text = source[index + 3:end]
            rest = source[end + 3:end + 80].lstrip()
            if rest.startswith(".split") or "PhraseSet(" in source[max(0, index - 40):index]:
                line = source.count("\n", 0, index) + 1
                found.append((line, [word for word in text.split() if LETTER.search(word)]))
            index = end + 3
        elif character == '"':
            match = STRING.match(source, index)
            if open_lists and match:
                open_lists[-1][1].append(match.group(1))
            index = match.end() if match else index + 1
        else:
            if character == "[":
                open_lists.append((index, []))
            elif character == "]" and open_lists:
                start, strings = open_lists.pop()
                lettered = [text for text in strings if LETTER.search(text)]
                if len(lettered) >= 4:
                    found.append((source.count("\n", 0, start) + 1, lettered))
                elif open_lists:
                    open_lists[-1][1].extend(strings)
            index += 1
    return found


def main(arguments):
    shows = "--list" in arguments
    folders = [argument for argument in arguments if not argument.startswith("--")]
    root = folders[0] if folders else os.path.join(os.path.dirname(__file__), "..", "..", "Sources")
    counts = {}
    for folder, _, files in sorted(os.walk(root)):
        for file in sorted(files):
            path = os.path.relpath(os.path.join(folder, file), root)
            if not file.endswith(".swift") or any(name in path for name in NOT_LANGUAGE):
                continue
            with open(os.path.join(folder, file), encoding="utf-8") as source:
                for line, strings in lists(source.read()):
                    if strings[0].startswith(NOT_LANGUAGE_LISTS.get(path, "\0")):
                        continue
                    module = path.split(os.sep)[0]
                    own = counts.setdefault(module, [0, 0])
                    own[0] += 1
                    own[1] += len(strings)
                    if shows:
                        print(f"Sources/{path}:{line}: {len(strings)} strings, {strings[0]!r}")
    for module, (number, strings) in sorted(counts.items()):
        print(f"{module}: {number} lists, {strings} strings")
    total = [sum(own[place] for own in counts.values()) for place in (0, 1)]
    print(f"all: {total[0]} lists, {total[1]} strings of language data in Swift")
    if total[0] > LIMIT_LISTS or total[1] > LIMIT_STRINGS:
        print(f"more than {LIMIT_LISTS} lists or {LIMIT_STRINGS} strings: "
              "put the words in a table of Sources/Lexicon/Tables", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
