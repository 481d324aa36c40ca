#!/usr/bin/env bash
# try.sh RELEASED VERSION: installs the Debian package in a clean root and asks it, then the tarball.
set -euo pipefail
released=$1 version=$2
root=$(mktemp -d)
trap 'umount "$root/debian/proc" 2> /dev/null; rm -rf "$root"' EXIT
debootstrap --variant=minbase bookworm "$root/debian" > "$root/log" || { tail "$root/log"; exit 1; }
cp "$released"/hig_"$version"_*.deb "$root/debian/hig.deb"
chroot "$root/debian" apt-get install --yes --no-install-recommends /hig.deb > "$root/log" 2>&1 \
  || { tail "$root/log"; exit 1; }
ask() { env -i HOME=/tmp LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/bin "$@"; }
# A Swift runtime asks there where it is.
mountpoint --quiet "$root/debian/proc" || mount -t proc proc "$root/debian/proc"
ask chroot "$root/debian" hig search "탭 바 배지" --limit 1 | grep --quiet tab-badge
ask chroot "$root/debian" hig doctor
echo 'struct Tabs {}' > "$root/debian/tmp/Tabs.swift"
ask chroot "$root/debian" hig check /tmp/Tabs.swift
mkdir "$root/tar" && tar --extract --file "$released"/hig-"$version"-*64.tar.gz --directory "$root/tar" \
  --strip-components 1
HOME=$root "$root/tar/bin/hig" search "탭 바 배지" --limit 1 2> /dev/null | grep --quiet tab-badge
echo "the Debian package in a clean root and the tarball answer"
