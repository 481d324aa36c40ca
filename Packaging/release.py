"""release.py VERSION STAGE OUT [--draft]: everything that a release consists of, from an installed tree.

STAGE is the prefix that `make install` filled. OUT gets the tarball, the Debian package, the artifact
bundle, the SBOM, the checksums, and under `publish/` what names them: formula, action, image recipe,
server.json and plugins. The same commit gives the same bytes: every time is that of the commit, every
list is sorted, every owner is root. A release needs its section in CHANGELOG.md, its number in
Sources/Guidelines/Release.swift and a tree without changes, and is tagged; a draft is not.
"""
import gzip
import hashlib
import io
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile

import debian
import sbom

ROOT = pathlib.Path(__file__).parents[1]
TEMPLATES = ROOT / "Packaging/templates"


def output(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def check(version):
    """Ends with a line where this commit is no release."""
    number = re.search(r'version = "(.*)"', (ROOT / "Sources/Guidelines/Release.swift").read_text())
    faults = []
    if number[1] != version:
        faults.append(f"Sources/Guidelines/Release.swift says {number[1]}")
    if not re.search(rf"^## {re.escape(version)}\b", (ROOT / "CHANGELOG.md").read_text(), re.M):
        faults.append(f"CHANGELOG.md has no section '## {version}'")
    if output("git", "status", "--porcelain"):
        faults.append("the checkout has changes that are not committed")
    if faults:
        sys.exit(f"release {version}: " + "; ".join(faults))


def files(folder):
    """The files below a folder with their names in it, sorted."""
    found = [path for path in folder.rglob("*") if path.is_file() or path.is_symlink()]
    return sorted((path.relative_to(folder).as_posix(), path) for path in found)


def mode(path):
    return 0o755 if os.access(path, os.X_OK) else 0o644


def tarball(folder, name, target, time):
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for entry, path in files(folder):
            info = tarfile.TarInfo(f"{name}/{entry}")
            info.size, info.mode, info.mtime = path.stat().st_size, mode(path), time
            info.uname = info.gname = "root"
            with path.open("rb") as content:
                archive.addfile(info, content)
    with target.open("wb") as stream, gzip.GzipFile(
            filename="", fileobj=stream, mode="wb", mtime=time, compresslevel=9) as packed:
        packed.write(raw.getvalue())


def bundle(folder, variant, triple, version, target):
    """A SwiftPM artifact bundle: the whole tree, since the command looks for the rest beside itself."""
    info = {"schemaVersion": "1.0", "artifacts": {"hig": {
        "version": version, "type": "executable",
        "variants": [{"path": f"{variant}/bin/hig", "supportedTriples": [triple]}]}}}
    entries = [("info.json", json.dumps(info, indent=2, sort_keys=True).encode() + b"\n", 0o644)]
    entries += [(f"{variant}/{name}", path.read_bytes(), mode(path)) for name, path in files(folder)]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content, permissions in entries:
            # The earliest time that the format has.
            entry = zipfile.ZipInfo("hig.artifactbundle/" + name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | permissions) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def publish(folder, values):
    """The templates with their @NAMES@ replaced."""
    for name, path in files(TEMPLATES):
        text = path.read_text(encoding="utf-8")
        for key, value in values.items():
            text = text.replace(f"@{key}@", value)
        left = re.search(r"@[A-Z_0-9]+@", text)
        if left:
            sys.exit(f"{path}: nothing is known of {left[0]}")
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main():
    version, stage, out = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    is_draft = "--draft" in sys.argv
    if not is_draft:
        check(version)
    time = int(output("git", "log", "-1", "--format=%ct"))
    machine = platform.machine()
    system = {"Darwin": "macos"}.get(platform.system(), "linux")
    triple = {"linux": f"{machine}-unknown-linux-gnu", "macos": f"{machine}-apple-macosx"}[system]
    name = f"hig-{version}-{system}-{machine}"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for licence in ("LICENSE", "NOTICE"):
        target = stage / "share/doc/hig" / licence
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / licence, target)
    tarball(stage, name, out / f"{name}.tar.gz", time)
    bundle(stage, name, triple, version, out / f"hig-{version}.artifactbundle.zip")
    source = subprocess.run(
        ["git", "archive", "--format=tar", f"--prefix=hig-{version}/", "HEAD"], cwd=ROOT, check=True,
        capture_output=True).stdout
    (out / f"hig-{version}-source.tar.gz").write_bytes(gzip.compress(source, 9, mtime=time))
    if shutil.which("dpkg-deb"):
        debian.build(stage, version, out, time)
    (out / f"hig-{version}.spdx.json").write_text(sbom.document(version, time), encoding="utf-8")
    repository = os.environ.get("REPOSITORY", "OWNER/hig")
    publish(out / "publish", {
        "VERSION": version, "REPOSITORY": repository, "OWNER": repository.split("/")[0],
        "RELEASES": f"https://github.com/{repository}/releases/download/v{version}",
        "TARBALL": f"{name}.tar.gz", "TARBALL_SHA256": digest(out / f"{name}.tar.gz"),
        "BUNDLE_SHA256": digest(out / f"hig-{version}.artifactbundle.zip"),
        "SOURCE_SHA256": digest(out / f"hig-{version}-source.tar.gz")})
    skill = out / "publish/agent-plugin/skills"
    subprocess.run([stage / "bin/hig", "skill", skill], check=True, stderr=subprocess.DEVNULL)
    sums = [(path, digest(path)) for path in sorted(out.iterdir()) if path.is_file()]
    (out / "SHA256SUMS").write_text("".join(f"{sum}  {path.name}\n" for path, sum in sums))
    for path, sum in sums:
        print(f"{sum}  {path.stat().st_size:>10}  {path}")
    if not is_draft:
        output("git", "tag", "--annotate", "--force", "--message", f"hig {version}", f"v{version}")


if __name__ == "__main__":
    main()
