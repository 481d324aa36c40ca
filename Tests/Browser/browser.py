"""Drives a real Chromium through the docs site.

    browser.py HIG_DOCS DATABASE SCREENSHOTS

Looks for what a reader would trip over: accessibility (axe-core), errors in the console,
requests that leave the machine, layout shift, pages wider than the window; searches in Korean as
an input method does it, switches languages, filters numbers, goes without scripts.
"""

import base64
import json
import os
import sys
import time
import urllib.parse

import axe_playwright_python
from docs_site import Report, Site
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

QUERY = urllib.parse.quote("탭 바 배지")
PAGES = {
    "home": "/",
    "components": "/components",
    "component": "/components/tab-bars",
    "search": f"/search?q={QUERY}",
    "search-empty": "/search",
    "rule": "/rules/tab-icon-size",
    "rule-count": "/rules/tab-count",
    "document": "/documents/Components/tab-bars.md",
    "documents": "/documents",
    "metrics": "/metrics?component=tab-bars",
    "checks": "/checks",
    "terms": "/terms",
    "audit": "/audit",
    "changes": "/changes",
    "report": "/report",
    "menus": "/components/menus",
    "missing": "/rules/tab-cont",
}
# Pages with names from code that are longer than a narrow window is wide.
LONG = {"component-layout": "/components/layout", "search-layout": "/search?q=layout&limit=100"}
SIZES = [(390, 844), (834, 1112), (1440, 900)]
PAINT = """
const done = arguments[0];
new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
  .observe({type: 'largest-contentful-paint', buffered: true});
"""
SHIFT = """
window.shift = 0;
new PerformanceObserver(list => { for (const entry of list.getEntries())
  if (!entry.hadRecentInput) window.shift += entry.value; })
  .observe({type: 'layout-shift', buffered: true});
"""


class Browser:
    def __init__(self, address, report, screenshots):
        options = webdriver.ChromeOptions()
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-device-scale-factor=1", "--disable-background-networking",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(
            options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SHIFT})
        folder = next(iter(axe_playwright_python.__path__))
        with open(f"{folder}/axe.min.js", encoding="utf-8") as file:
            self.axe = file.read()
        self.address = address
        self.report = report
        self.screenshots = screenshots

    def open(self, target):
        self.driver.get(self.address + target)

    def lang(self, target, lang):
        return target + ("&" if "?" in target else "?") + f"lang={lang}"

    def window(self, width, height):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def scheme(self, name):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": name}]})

    def wait(self, condition, what, seconds=10):
        end = time.time() + seconds
        while time.time() < end:
            if condition():
                break
            time.sleep(0.03)
        self.report.expect(bool(condition()), what)

    def find(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    # What is looked for.

    def accessibility(self):
        for scheme in ("light", "dark"):
            self.scheme(scheme)
            for name, target in PAGES.items():
                for lang in ("en", "ko", "both"):
                    # Colours are the same in each language; structure is in each scheme.
                    if scheme == "dark" and lang != "both":
                        continue
                    self.open(self.lang(target, lang))
                    self.judge(f"{name} {lang} {scheme}")

    def judge(self, name):
        """Runs axe-core on the page that is open."""
        # CDP evaluates beside the page's policy, which lets no script in.
        self.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": self.axe})
        answer = self.driver.execute_cdp_cmd(
            "Runtime.evaluate",
            {
                "expression": "axe.run(document, {resultTypes: ['violations'],"
                " runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa',"
                " 'wcag22aa', 'best-practice']}}).then(r => JSON.stringify(r.violations.map(v =>"
                " [v.id, v.nodes.slice(0, 3).map(n => n.html.slice(0, 160))])))",
                "awaitPromise": True,
            })
        if "value" not in answer["result"]:
            raise SystemExit(f"axe did not run: {answer}")
        violations = json.loads(answer["result"]["value"])
        self.report.expect(not violations, f"axe {name}: {violations}")

    def paints(self, pages):
        """How long the largest part of each page takes to be painted, where the processor is slowed to a
        quarter: the least of three times, for the machine may be busy."""
        self.window(390, 844)
        self.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 4})
        slowest = (0, "")
        for name, target in pages.items():
            times = []
            for _ in range(3):
                self.open(target)
                times.append(self.driver.execute_async_script(PAINT))
            slowest = max(slowest, (min(times), name))
            self.report.expect(min(times) < 1_000, f"{name} is painted after {min(times):.0f} ms")
        self.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
        print(f"largest contentful paint: {slowest[0]:.0f} ms at most, {slowest[1]}")

    def layout(self):
        for width in (320, 390, 640, 834, 1024, 1440, 1600):
            self.window(width, 900)
            for name, target in (PAGES | LONG).items():
                self.open(target)
                inner = self.driver.execute_script("return document.documentElement.scrollWidth")
                self.report.expect(inner <= width, f"{name} is {inner} wide in {width}")
                shift = self.driver.execute_script("return window.shift")
                self.report.expect(shift < 0.01, f"{name} shifts by {shift} at {width}")

    def typing(self):
        driver = self.driver
        self.window(1440, 900)
        self.open("/")
        driver.find_element(By.TAG_NAME, "body").send_keys("/")
        field = driver.switch_to.active_element
        self.report.expect(field.get_attribute("name") == "q", "/ leads to the search field")
        # A Hangul input method shows each syllable as it grows, then commits it.
        for stages in ("ㅌ", "타", "탭"), (" ",), ("ㅂ", "바"), (" ",), ("ㅂ", "배"), ("ㅈ", "지"):
            for stage in stages:
                driver.execute_cdp_cmd(
                    "Input.imeSetComposition",
                    {"text": stage, "selectionStart": 1, "selectionEnd": 1})
            driver.execute_cdp_cmd("Input.insertText", {"text": stages[-1]})
        self.report.expect(field.get_attribute("value") == "탭 바 배지", "the text is typed once")
        self.wait(lambda: self.find(".suggestions a"), "suggestions appear while typing")
        self.wait(
            lambda: "badge" in (self.find(".suggestions a")[0].get_attribute("href")
                                if self.find(".suggestions a") else ""),
            "the first suggestion is the badge rule")
        field.send_keys(Keys.ESCAPE)
        self.report.expect(
            not self.find(".suggestions:not([hidden])"), "Esc closes the suggestions")
        field.send_keys(Keys.BACKSPACE)
        driver.execute_cdp_cmd("Input.insertText", {"text": "지"})
        self.wait(lambda: self.find(".suggestions:not([hidden]) a"), "they come again")
        field.send_keys(Keys.ARROW_DOWN)
        self.report.expect(
            bool(field.get_attribute("aria-activedescendant")), "the arrow chooses one")
        field.send_keys(Keys.ENTER)
        self.wait(lambda: "/rules/" in driver.current_url, "Enter follows it")

        # Initial consonants, sent as the form does it.
        self.open("/")
        field = self.find("#_q")[0]
        field.send_keys("ㅌㅂ")
        field.send_keys(Keys.ENTER)
        self.wait(lambda: "/search" in driver.current_url, "Enter sends what was typed")
        self.report.expect(bool(self.find(".hit")), "initial consonants find something")

    def languages(self):
        driver = self.driver
        self.open("/rules/tab-count#_sources")
        driver.execute_script("window.kept = true")
        self.find(".languages [data-lang=ko]")[0].click()
        self.wait(
            lambda: driver.execute_script("return document.documentElement.lang") == "ko",
            "the page speaks Korean")
        self.report.expect(
            driver.execute_script("return window.kept === true"), "without a reload")
        self.report.expect("/ko/" in driver.current_url, "the address says so")
        self.report.expect(
            not self.find("main p[lang=en]"), "the English texts are gone")
        self.report.expect(
            driver.switch_to.active_element.get_attribute("data-lang") == "ko", "focus stays")
        driver.back()
        self.wait(
            lambda: driver.execute_script("return document.documentElement.lang") == "en",
            "back speaks English again")

    def numbers(self):
        self.open("/metrics")
        before = len(self.find("tbody tr"))
        Select(self.find("select[name=platform]")[0]).select_by_value("tvOS")
        self.find(".filters button")[0].click()
        self.wait(lambda: "platform=tvOS" in self.driver.current_url, "the filter is sent")
        after = len(self.find("tbody tr"))
        self.report.expect(0 < after < before, f"fewer numbers: {before}, {after}")
        self.report.expect(bool(self.find("figure svg[role=img]")), "numbers are drawn")

    def editions(self, page):
        self.open(page)
        rows = lambda: len(self.find("table.by-edition tbody tr"))
        before = rows()
        since = Select(self.find("#_compare select[name=since]")[0])
        since.select_by_index(len(since.options) - 1)
        self.wait(lambda: 0 < rows() < before, "two editions are compared by fewer changes")
        said = self.find("#_compare [role=status]")[0].text
        self.report.expect(str(rows()) in said, f"how many is said: {said}")
        since.select_by_index(0)
        self.wait(lambda: rows() > 0, "all editions are compared again")

    def without_scripts(self):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        self.open("/")
        field = self.find("#_q")[0]
        field.send_keys("tab bar badge")
        field.send_keys(Keys.ENTER)
        self.wait(lambda: self.find(".hit h2 a"), "a search works without scripts")
        self.find(".hit h2 a")[0].click()
        self.wait(lambda: "/rules/" in self.driver.current_url, "its result leads to the rule")
        self.find(".languages [data-lang=ko]")[0].click()
        self.wait(lambda: "/ko/" in self.driver.current_url, "the language is a link")
        self.report.expect(bool(self.find("a[data-copy]")), "Markdown is a link")
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def quiet(self):
        # A page that is not there is what was asked for.
        errors = [
            entry["message"] for entry in self.driver.get_log("browser")
            if entry["level"] == "SEVERE" and "/rules/tab-cont" not in entry["message"]]
        self.report.expect(not errors, f"the console is quiet: {errors[:3]}")
        outside = set()
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] != "Network.requestWillBeSent":
                continue
            url = message["params"]["request"]["url"]
            if not url.startswith((self.address, "data:", "chrome:", "about:")):
                outside.add(url)
        self.report.expect(not outside, f"no request leaves the machine: {sorted(outside)[:3]}")

    def shoot(self):
        os.makedirs(self.screenshots, exist_ok=True)
        for scheme in ("light", "dark"):
            self.scheme(scheme)
            for width, height in SIZES:
                self.window(width, height)
                for name, target in PAGES.items():
                    for lang in ("both", "ko") if width == 390 else ("both",):
                        self.open(self.lang(target, lang))
                        whole = self.driver.execute_script(
                            "return document.documentElement.scrollHeight")
                        picture = self.driver.execute_cdp_cmd(
                            "Page.captureScreenshot",
                            {
                                "format": "png", "captureBeyondViewport": True,
                                "clip": {
                                    "x": 0, "y": 0, "width": width, "height": min(whole, 2200),
                                    "scale": 1,
                                },
                            })
                        path = f"{self.screenshots}/{name}-{lang}-{width}-{scheme}.png"
                        with open(path, "wb") as file:
                            file.write(base64.b64decode(picture["data"]))


def main():
    docs, database, screenshots = sys.argv[1:4]
    report = Report()
    with Site(docs, database) as site:
        browser = Browser(site.address, report, screenshots)
        try:
            browser.typing()
            browser.languages()
            browser.numbers()
            browser.editions("/components/tab-bars")
            browser.without_scripts()
            browser.layout()
            browser.quiet()
            browser.paints(PAGES)
            browser.accessibility()
            browser.shoot()
        finally:
            browser.driver.quit()
    report.end()


if __name__ == "__main__":
    main()
