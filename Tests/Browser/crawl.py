"""Reads every page of the docs site as a strict parser does and follows every link within it.

    crawl.py HIG_DOCS DATABASE
"""

import gzip
import sys
import urllib.error
import urllib.parse

import html5lib
from docs_site import Report, Site

XHTML = "{http://www.w3.org/1999/xhtml}"


def names_language(page):
    """Whether the address says a language, in its path or its query."""
    return "lang=" in page or page.split("/")[1] in ("en", "ko")


def main():
    docs, database = sys.argv[1:3]
    report = Report()
    places = {}
    fragments = []
    with Site(docs, database) as site:
        waiting = ["/"]
        seen = {"/"}
        while waiting:
            target = waiting.pop()
            try:
                response, body = site.get(target)
            except urllib.error.HTTPError as error:
                report.expect(False, f"{target}: {error.code}")
                continue
            if not response.headers["Content-Type"].startswith("text/html"):
                report.expect(True, target)
                continue
            small = len(gzip.compress(body)) <= 200_000
            report.expect(small, f"{target}: more than 200 kB, compressed")
            parser = html5lib.HTMLParser(strict=False)
            tree = parser.parse(body, transport_encoding="utf-8")
            report.expect(
                not parser.errors, f"{target}: {[(p, c) for p, c, _ in parser.errors[:3]]}")
            ids = [element.get("id") for element in tree.iter() if element.get("id")]
            report.expect(len(ids) == len(set(ids)), f"{target}: an id stands twice")
            places[target] = set(ids)
            for element in tree.iter():
                address = element.get("href") or element.get("src")
                if not address or not address.startswith(("/", "#")):
                    continue
                page, _, fragment = address.partition("#")
                page = page or target
                if fragment:
                    fragments.append((target, page, urllib.parse.unquote(fragment)))
                # The other languages of a page have the same links; three pages stand for them.
                if names_language(page) and len(page) > 40:
                    continue
                if names_language(target):
                    continue
                if page not in seen:
                    seen.add(page)
                    waiting.append(page)
        for source, page, fragment in fragments:
            if page in places and fragment not in places[page]:
                report.expect(False, f"{source}: {page}#{fragment} leads to no place")
        print(f"{len(places)} pages, {len(fragments)} links to places")
    report.end()


main()
