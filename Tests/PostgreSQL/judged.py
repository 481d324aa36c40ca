"""The judged queries, and a knowledge base asked for them through hig-docs."""

import json
import os
import subprocess
import urllib.error
import urllib.parse
import urllib.request

CHECKOUT = os.path.abspath(os.path.dirname(__file__) + "/../..")


def queries():
    for name in ("JudgedQueries", "BlindQueries", "SituationQueries", "UnseenSituations", "Corrections"):
        with open(f"{CHECKOUT}/Tests/SearchMeasures/{name}.tsv", encoding="utf-8") as file:
            for line in file:
                cells = line.rstrip("\n").split("\t")
                if not line.startswith("#") and len(cells) > 1:
                    yield cells[1]


def serve(docs, database, log):
    """The process of a site of `database` at a free port, and its address."""
    process = subprocess.Popen([docs, "--database", database, "--port", "0"], stdout=subprocess.PIPE,
                               stderr=open(log, "ab"), text=True)
    line = process.stdout.readline()
    return process, "http" + line.split("http")[1].split()[0].rstrip("/")


def answer(address, query):
    url = f"{address}/api/v1/search?" + urllib.parse.urlencode({"q": query, "limit": 10})
    try:
        with urllib.request.urlopen(url) as reply:
            found = json.load(reply)
    except urllib.error.HTTPError as error:
        return {"status": error.code, "body": json.load(error)}
    found.pop("elapsed_ms", None)
    return found
