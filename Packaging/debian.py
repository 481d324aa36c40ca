"""The Debian package of an installed tree, by dpkg-deb."""
import gzip
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

FOLDER = pathlib.Path(__file__).parent / "debian"
COMMANDS = ("hig", "hig-docs", "hig-lint", "hig-postgresql")


def build(stage, version, out, time):
    """Writes hig_VERSION_ARCHITECTURE.deb into `out`."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / "hig"
        lay_out(stage, root / "usr", version, time)
        control(root, version)
        for path in sorted(root.rglob("*")):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or is_program(path, root) else 0o644)
            os.utime(path, (time, time), follow_symlinks=False)
        os.chmod(root, 0o755)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, out], check=True,
            stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(time)})


def is_program(path, root):
    return path.parent == root / "usr/bin"


def lay_out(stage, usr, version, time):
    """The tree where Debian wants it, stripped, with manual pages, licence and changes."""
    shutil.copytree(stage, usr, symlinks=True)
    zsh = usr / "share/zsh"
    (zsh / "site-functions").rename(zsh / "vendor-completions")
    for licence in usr.rglob("LICENSE"):
        licence.unlink()
    # hig has no symbols, and carries its knowledge base behind what `strip` would keep.
    for path in [usr / "bin" / name for name in COMMANDS[1:]] + sorted((usr / "lib/hig").glob("*.so*")):
        subprocess.run(["strip", "--strip-unneeded", "--remove-section=.comment", path], check=True)
    for name in COMMANDS[2:]:
        subprocess.run(
            ["patchelf", "--set-rpath", "$ORIGIN/../lib/hig", usr / "bin" / name], check=True)
    for library in sorted((usr / "lib/hig").glob("*.so*")):
        subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", library], check=True)
    documents = usr / "share/doc/hig"
    documents.mkdir(parents=True, exist_ok=True)
    shutil.copy(FOLDER / "copyright", documents / "copyright")
    changes = subprocess.run(
        ["date", "--rfc-email", f"--date=@{time}", "--utc"], capture_output=True, text=True, check=True)
    pack(documents / "changelog.gz",
         f"hig ({version}) unstable; urgency=medium\n\n  * See https://github.com/OWNER/hig, "
         f"CHANGELOG.md.\n\n -- {maintainer()}  {changes.stdout.strip()}\n", time)
    manual = usr / "share/man/man1/hig.1"
    pack(manual.with_suffix(".1.gz"), manual.read_text(encoding="utf-8"), time)
    manual.unlink()
    for name in COMMANDS[1:]:
        pack(manual.with_name(f"{name}.1.gz"), ".so man1/hig.1\n", time)
    overrides = usr / "share/lintian/overrides/hig"
    overrides.parent.mkdir(parents=True)
    shutil.copy(FOLDER / "lintian-overrides", overrides)


def pack(path, text, time):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=time))


def maintainer():
    return re.search(r"^Maintainer: (.*)$", (FOLDER / "control").read_text(), re.M)[1]


def control(root, version):
    """DEBIAN/control, with what the commands are linked to, and the sums of the files."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "debian"
        source.mkdir()
        (source / "control").write_text("Source: hig\n\nPackage: hig\nArchitecture: any\n")
        found = subprocess.run(
            ["dpkg-shlibdeps", "-O", f"-l{root}/usr/lib/hig", "--ignore-missing-info"]
            + [f"-e{path}" for path in [root / "usr/bin/hig-docs", root / "usr/bin/hig-lint"]
               + sorted((root / "usr/lib/hig").glob("*.so*"))]
            # Only who asks a server needs its library.
            + ["-dRecommends", f"-e{root}/usr/bin/hig-postgresql"],
            cwd=folder, check=True, capture_output=True, text=True).stdout
    depends = re.search(r"shlibs:Depends=(.*)", found)[1]
    recommends = re.search(r"shlibs:Recommends=(.*)", found)[1]
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files) // 1024
    text = (FOLDER / "control").read_text(encoding="utf-8")
    for key, value in {"VERSION": version, "ARCHITECTURE": architecture, "DEPENDS": depends, "RECOMMENDS": recommends,
                       "SIZE": str(size)}.items():
        text = text.replace(f"@{key}@", value)
    sums = subprocess.run(
        ["md5sum"] + [path.relative_to(root) for path in files], cwd=root, check=True,
        capture_output=True, text=True).stdout
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(text, encoding="utf-8")
    (root / "DEBIAN/md5sums").write_text(sums)
