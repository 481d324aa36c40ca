"""Fifteen things that people come to the docs site for, each in at most two steps from the home page.

    tasks.py HIG_DOCS DATABASE

A step is a search that is sent, a link that is followed or a file that is chosen. Each task is done in
Korean and in English, with a mouse on a wide window and by touch on a phone, in a real Chromium.
"""

import json
import sys
import tempfile

from docs_site import Report, Site
from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

REPORT = {
    "version": "2.1.0",
    "runs": [{
        "tool": {"driver": {"name": "hig"}},
        "results": [{
            "ruleId": "tab-badge", "message": {"text": "A badge is too long."},
            "locations": [{"physicalLocation": {
                "artifactLocation": {"uri": "Tabs.swift"}, "region": {"startLine": 12}}}]}],
    }],
}

# A task: what it is, its steps, and what is in sight then, as text in Korean and in English or as a
# selector. A step is ("search", words in ko, words in en), ("follow", selector) or ("choose",).
TASKS = [
    ("how many tabs now", [("search", "탭 개수", "how many tabs"), ("follow", ".hit h2 a")],
     "main .modality"),
    ("the size of a tab's icon", [("search", "탭 아이콘 크기", "tab icon size")], ".hit .amounts, .answer"),
    ("what changed in 2025", [("follow", ".lead a[href*='changes']")], "#e2025-06, [id*='2025']"),
    ("iPad against iPhone in tab bars", [("follow", ".tile[href$='/tab-bars']")], ".by-platform"),
    ("a report to its guideline", [("follow", ".lead a[href*='report']"), ("choose",)],
     "#_findings a[href*='tab-badge']"),
    ("by initial consonants", [("search", "ㅌㅂ ㅂㅈ", "ㅌㅂ ㅂㅈ")], ".hit a[href*='tab-badge']"),
    ("typed on the wrong keyboard", [("search", "xoq qk qowl", "xoq akreo qowl")],
     ".hit a[href*='badge']"),
    ("what an API is about", [("search", "UITabBar", "UITabBar")], ".named a[href*='tab-bars']"),
    ("how an alert looks", [("follow", ".tile[href$='/alerts']")], ".picture.anatomy svg"),
    ("what to do and not to do", [("follow", ".tile[href$='/menus']")],
     ".statement-of .picture.dont svg"),
    ("the smallest thing a finger hits", [("search", "터치 영역 크기", "touch target size")],
     ".hit .amounts"),
    ("what others call it", [("follow", "nav.parts a[href*='terms']")], "table.terms td"),
    ("all numbers of one unit", [("follow", "nav.parts a[href*='metrics']")], ".sort"),
    ("what a program can check", [("follow", "nav.parts a[href*='checks']")], ".check"),
    ("Apple has no toast", [("search", "토스트", "toast")], ".hit, .absent, .answer"),
]


class Visitor:
    def __init__(self, address, report):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu"):
            options.add_argument(argument)
        self.driver = webdriver.Chrome(
            options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
        self.address, self.report = address, report
        self.by_touch = False
        with tempfile.NamedTemporaryFile("w", suffix=".sarif", delete=False) as file:
            json.dump(REPORT, file)
            self.file = file.name

    def window(self, width, height, by_touch):
        self.by_touch = by_touch
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 2 if by_touch else 1,
            "mobile": by_touch})
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": by_touch})

    def press(self, element):
        if not self.by_touch:
            return element.click()
        self.driver.execute_script(
            "arguments[0].scrollIntoView({block: 'center', inline: 'center'})", element)
        box = self.driver.execute_script(
            "const b = arguments[0].getClientRects()[0]; return [b.x + b.width / 2, b.y + b.height / 2]",
            element)
        points = [{"x": box[0], "y": box[1]}]
        self.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        self.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def until(self, condition, seconds=10):
        try:
            return WebDriverWait(self.driver, seconds).until(lambda _: condition())
        except TimeoutException:
            return False

    def step(self, step, language):
        driver = self.driver
        if step[0] == "search":
            field = driver.find_element(By.ID, "_q")
            field.send_keys(step[1 if language == "ko" else 2])
            field.send_keys(Keys.ENTER)
            return self.until(lambda: "/search" in driver.current_url)
        if step[0] == "choose":
            driver.find_element(By.ID, "_report").send_keys(self.file)
            return True
        found = driver.find_elements(By.CSS_SELECTOR, step[1])
        if not found:
            return False
        before = driver.current_url
        self.press(found[0])
        return self.until(lambda: driver.current_url != before)

    def do(self, task, language, where):
        name, steps, wanted = task
        self.driver.get(f"{self.address}/{language}")
        ended = all(self.step(step, language) for step in steps)
        seen = ended and self.until(lambda: self.driver.find_elements(By.CSS_SELECTOR, wanted))
        self.report.expect(bool(seen) and len(steps) <= 2, f"{name} ({language}, {where})")


def main():
    docs, database = sys.argv[1:3]
    report = Report()
    with Site(docs, database) as site:
        visitor = Visitor(site.address, report)
        try:
            for size, by_touch in (((1440, 900), False), ((390, 844), True)):
                visitor.window(*size, by_touch)
                for task in TASKS:
                    for language in ("ko", "en"):
                        visitor.do(task, language, "touch" if by_touch else "mouse")
        finally:
            visitor.driver.quit()
    report.end()


main()
