"""`python -m bridgetable.packaging.solver` brings the library of DDS into this installation, and nothing else.

With a folder it leaves the wheel there instead, of which `pip install` takes it on any machine of that kind.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bridgetable.packaging.solver_wheel import ENDPLAY, UnusableWheelError, make_wheel

PYTHON = "3.13"
"""A Python for which there is a wheel of endplay on every system; the library in it is the same for all."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Makes the wheel and installs it, or leaves it in the folder given; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bridgetable.packaging.solver")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--platform", metavar="TAG")
    found = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as work:
        if status := pip(*download(work, found.platform)):
            return status
        try:
            made = make_wheel(next(Path(work).glob("*.whl")), found.folder or Path(work))
        except (UnusableWheelError, OSError) as error:
            parser.exit(2, f"{error}\n")
        return 0 if found.folder else pip("install", "--no-index", "--no-deps", "--force-reinstall", str(made))


def download(folder: str, platform: str | None) -> list[str]:
    """What pip is told, so that it puts endplay's wheel into the folder: for this platform, or of the tag given."""
    return [
        "download", "--no-deps", "--only-binary", ":all:", "--python-version", PYTHON, "--dest", folder,
        *(("--platform", platform) if platform else ()), f"endplay=={ENDPLAY}",
    ]


def pip(*words: str) -> int:
    """Runs pip in this installation, which tells by itself what it does; returns its exit status."""
    return subprocess.run([sys.executable, "-P", "-m", "pip", "--disable-pip-version-check", *words]).returncode


if __name__ == "__main__":
    sys.exit(main())
