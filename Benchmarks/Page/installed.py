"""The bytes of a release: what `make dist` installs, its archives, and a container's image by its files."""

import subprocess

from server import ROOT
from table import table

PACKAGE = ROOT / "Command/.build/package"
PARTS = {"bin": "the command", "lib": "C libraries", "share/tintype": "the page", "share/doc": "licenses"}
# Debian's packages in the image's base, without the list of time zones.
BASE = ["base-files", "libc6", "libgcc-s1", "libgomp1", "libssl3", "libstdc++6"]


def size(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def base():
    """Bytes of the base's packages as Debian states them."""
    told = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${Installed-Size}\n", *BASE], stdout=subprocess.PIPE, text=True
    ).stdout
    return sum(map(int, told.split())) * 1024


def report():
    if not PACKAGE.exists():
        yield "Not measured: that takes `make dist` first."
        return
    whole = size(PACKAGE)
    rows = [[name, size(PACKAGE / folder)] for folder, name in PARTS.items()]
    rows.append(["manual and completions", whole - sum(row[1] for row in rows)])
    rows.append(["all that is installed", whole])
    rows.extend([path.name, path.stat().st_size] for path in sorted((ROOT / "dist").glob("tintype-*")))
    rows.append(["a container's image, about", whole + base()])
    yield table(["", "bytes"], rows)
