"""`python -m bridgetable.packaging.solver` brings the library of DDS into this installation, and nothing else.

With a folder it leaves the wheel there instead, of which `pip install` takes it on any machine of that kind.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from importlib.util import find_spec
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
        downloaded = Path(work, "endplay")
        try:
            pip = pip_command(Path(work, "pip"))
            if status := run(*pip, *download(downloaded, found.platform)):
                return status
            made = make_wheel(next(downloaded.glob("*.whl")), found.folder or Path(work))
        except (UnusableWheelError, subprocess.CalledProcessError, OSError) as error:
            parser.exit(2, f"{error}\n")
        return 0 if found.folder else run(*pip, "install", "--no-index", "--no-deps", "--force-reinstall", str(made))


def pip_command(folder: Path) -> list[str]:
    """The command that runs pip on this installation: its own or, where it has none, one made in the folder.

    Raises OSError or CalledProcessError where none can be made.
    """
    if find_spec("pip") is not None:
        return [sys.executable, "-P", "-m", "pip"]
    # What pipx and uv install has none.
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    return [str(python), "-P", "-m", "pip", "--python", sys.executable]


def download(folder: Path, platform: str | None) -> list[str]:
    """What pip is told, so that it puts endplay's wheel into the folder: for this platform, or of the tag given."""
    return [
        "download", "--no-deps", "--only-binary", ":all:", "--python-version", PYTHON, "--dest", str(folder),
        *(("--platform", platform) if platform else ()), f"endplay=={ENDPLAY}",
    ]


def run(*command: str) -> int:
    """Runs pip, which tells by itself what it does; returns its exit status."""
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
