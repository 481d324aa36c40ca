"""The bill of materials of a release in SPDX 2.3: Packaging/components.tsv with the versions built with."""
import csv
import datetime
import json
import pathlib
import re
import subprocess
import sys

TABLE = pathlib.Path(__file__).parent / "components.tsv"


def components():
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t"))


def version_of(package):
    if package == "swift":
        words = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout
        return re.search(r"Swift version (\S+)", words)[1]
    found = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${Version}", package], capture_output=True, text=True)
    return found.stdout or "NOASSERTION"


def package(name, version, licence, address):
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9]+", "-", name), "name": name,
        "versionInfo": version, "downloadLocation": address, "filesAnalyzed": False,
        "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION"}


def document(version, time):
    """The document as JSON; the same for the same commit on the same machine."""
    rows = components()
    notice = (TABLE.parents[1] / "NOTICE").read_text(encoding="utf-8")
    unnamed = [row["name"] for row in rows if f"\n  {row['name']} " not in notice]
    if unnamed:
        sys.exit(f"NOTICE does not name {', '.join(unnamed)}")
    packages = [package("hig", version, "Apache-2.0 AND CC-BY-4.0", "NOASSERTION")]
    packages += [package(row["name"], version_of(row["package"]), row["licence"], row["address"])
                 for row in rows]
    relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                  "relatedSpdxElement": "SPDXRef-hig"}]
    for row, linked in zip(rows, packages[1:]):
        for kind in ("static", "dynamic"):
            if row[kind]:
                relations.append({
                    "spdxElementId": "SPDXRef-hig", "relationshipType": f"{kind.upper()}_LINK",
                    "relatedSpdxElement": linked["SPDXID"], "comment": row[kind]})
    created = datetime.datetime.fromtimestamp(time, datetime.timezone.utc)
    return json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"hig-{version}", "documentNamespace": f"https://spdx.org/spdxdocs/hig-{version}-{time}",
        "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
                         "creators": ["Tool: Packaging/sbom.py"]},
        "packages": packages, "relationships": relations}, indent=2, sort_keys=True) + "\n"
