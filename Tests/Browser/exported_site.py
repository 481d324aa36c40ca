"""Reads an exported site in a real Chromium, from a plain file server and then without any.

    exported_site.py FOLDER

Looks for what a reader would trip over: accessibility (axe-core), slow and large pages, pages that a
strict parser refuses, links that lead nowhere, a search that finds other things than in node; keeps the
site in the browser, stops the server and goes on reading.
"""

import functools
import gzip
import http.server
import json
import pathlib
import subprocess
import sys
import threading
import urllib.parse

import html5lib
from browser import Browser
from docs_site import Report
from exported_search import HERE, judged
from selenium.webdriver.common.keys import Keys

PAGES = {
    "home": "index.html", "component": "components/tab-bars.html",
    "components": "components.html", "search": "search.html?q=tab+bar+badge",
    "rule": "rules/tab-icon-size.html", "ended rule": "rules/tab-count.html",
    "metrics": "metrics.html", "checks": "checks.html", "terms": "terms.html",
    "changes": "changes.html", "documents": "documents.html", "audit": "audit.html",
}
# One in so many pages is parsed and its links are followed.
EVERY = 40


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    handler = functools.partial(Files, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}/"


def crawl(folder, report):
    """Every page is small and its links lead to files; some go through a strict parser."""
    files = sorted(folder.rglob("*.html"))
    largest = 0
    for number, path in enumerate(files):
        text = path.read_bytes()
        largest = max(largest, len(gzip.compress(text)))
        if number % EVERY:
            continue
        parser = html5lib.HTMLParser(strict=False)
        tree = parser.parse(text, transport_encoding="utf-8")
        report.expect(not parser.errors, f"{path}: {parser.errors[:3]}")
        for element in tree.iter():
            address = element.get("href") or element.get("src")
            if not address or urllib.parse.urlsplit(address).scheme or address.startswith("#"):
                continue
            name = urllib.parse.unquote(urllib.parse.urlsplit(address).path)
            report.expect((path.parent / name).is_file(), f"{path}: {address} leads nowhere")
    print(f"{len(files)} pages, {largest} bytes at most, compressed")
    report.expect(largest <= 200_000, "no page is more than 200 kB, compressed")


def searches(browser, folder, report):
    """The script finds in the browser what it finds in node."""
    queries = [query for query, _ in judged()]
    node = subprocess.run(
        ["node", HERE / "exported_search.js", folder], text=True, capture_output=True, check=True,
        input="\n".join(queries))
    wanted = [json.loads(line)["ids"] for line in node.stdout.splitlines()]
    browser.open("index.html")
    found = browser.driver.execute_async_script(
        "const done = arguments[1]; (async () => { const all = [];"
        " for (const query of arguments[0])"
        " all.push((await higSearch.find(query, 10)).map((one) => one.id));"
        " return all; })().then(done)", queries)
    same = sum(one == other for one, other in zip(wanted, found, strict=True))
    print(f"{same} of {len(queries)} queries find the same in Chromium as in node")
    report.expect(same == len(queries), "Chromium and node find the same")


def offline(browser, server, report):
    """The page keeps the site where it is asked to; then it is there without a server."""
    browser.open("ko/index.html")
    browser.wait(lambda: browser.find("#_offline:not([hidden]) button"), "the site can be kept")
    said = browser.find("#_offline [role=status]")[0].text
    print(said)
    report.expect("MB" in said, "the page says how much it would keep")
    script = "return caches.keys().then((names) => names.length)"
    report.expect(browser.driver.execute_script(script) == 0, "nothing is kept unasked")
    browser.find("#_offline button")[0].click()
    browser.wait(
        lambda: browser.find("#_offline [role=status]")[0].text.startswith("이 브라우저에 이"),
        "all of it is kept", seconds=300)
    browser.wait(
        lambda: browser.driver.execute_script(
            "return navigator.serviceWorker.ready.then((one) => Boolean(one.active))"),
        "the service worker runs")
    errors = browser.driver.execute_cdp_cmd("Page.getInstallabilityErrors", {})
    report.expect(
        not errors["installabilityErrors"], f"the site can be installed: {errors}")
    server.shutdown()
    server.server_close()
    for page in ("ko/rules/tab-badge.html", "ko/components/alerts.html", "ko/index.html"):
        browser.open(page)
        browser.wait(lambda: browser.find("main h1"), f"{page} is there without a server")
    field = browser.find("#_q")[0]
    field.send_keys("탭 바 배지")
    field.send_keys(Keys.ENTER)
    browser.wait(
        lambda: browser.find(".hit a[href*='tab-badge']"), "the search finds without a server")
    browser.open("ko/index.html")
    browser.wait(lambda: browser.find("#_offline:not([hidden]) button"), "it can be removed")
    browser.find("#_offline button")[0].click()
    browser.wait(
        lambda: browser.driver.execute_script(script) == 0, "nothing is left of it")


def main():
    folder = pathlib.Path(sys.argv[1])
    report = Report()
    crawl(folder, report)
    server, address = serve(folder)
    browser = Browser(address, report, None)
    try:
        searches(browser, folder, report)
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            for language in ("", "en/", "ko/"):
                for name, target in PAGES.items():
                    browser.open(language + target)
                    browser.judge(f"{name} {language} {scheme}")
        browser.editions(PAGES["component"])
        browser.paints(PAGES)
        browser.quiet()
        offline(browser, server, report)
    finally:
        browser.driver.quit()
    report.end()


if __name__ == "__main__":
    main()
