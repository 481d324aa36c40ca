"""Opens an exported docset in Zeal and asks for components by different names.

    xvfb-run -a zeal.py HIG DATABASE

Zeal shows the first page that a name finds, and says its title in that of its window.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from docs_site import Report

# What is asked for, and what the title of the page says.
NAMES = [
    ("탭바", "탭 막대"), ("ㅌㅁㄷ", "탭 막대"), ("UITabBar", "Tab bars"), ("Tab bars", "Tab bars"),
    ("얼럿", "경고"), ("tab-badge", "Tab bars"),
]


def titles():
    found = subprocess.run(
        ["xdotool", "search", "--name", "Zeal", "getwindowname", "%@"], capture_output=True, text=True)
    return found.stdout.splitlines()


def shows(name, title, home):
    environment = dict(os.environ, HOME=home, LANG="C.UTF-8", QTWEBENGINE_DISABLE_SANDBOX="1")
    zeal = subprocess.Popen(
        ["zeal", f"dash://hig:{name}"], env=environment, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    try:
        end = time.time() + 30
        while time.time() < end:
            if any(window.startswith(title) for window in titles()):
                return True
            time.sleep(0.2)
        return False
    finally:
        zeal.terminate()
        zeal.wait(10)


def main():
    hig, database = sys.argv[1:3]
    report = Report()
    with tempfile.TemporaryDirectory() as home:
        docsets = pathlib.Path(home, ".local/share/Zeal/Zeal/docsets")
        docsets.mkdir(parents=True)
        subprocess.run(
            [hig, "export", "docset", docsets / "hig.docset", "--database", database], check=True)
        for name, title in NAMES:
            report.expect(shows(name, title, home), f"{name} leads to “{title}”")
    report.end()


main()
