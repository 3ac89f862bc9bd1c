"""`python -m bridgetable.packaging.solver` brings the library of DDS into this installation, and nothing else.

With a folder it leaves the wheel there instead, of which `pip install` takes it on any machine of that kind.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import subprocess
import sys
import tempfile
import venv
from collections.abc import Mapping, Sequence
from email.parser import HeaderParser
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from bridgetable.disk.resources import resources
from bridgetable.equity.dds_paths import NAMES, PACKAGES

# -- A wheel that has the library of DDS and its licences only, made out of a wheel of endplay -------------------------


ENDPLAY = "0.5.12"
"""The version of endplay whose wheel is taken."""

DDS = "2.9.0"
"""The version of the library in it."""

PACKAGE = "bridgetable-dds"
"""The package that the wheel installs."""

_STEM = f"{PACKAGE.replace('-', '_')}-{DDS}"
_ABOUT, _ABOUT_ENDPLAY = f"{_STEM}.dist-info", f"endplay-{ENDPLAY}.dist-info"
_METADATA = f"""\
Metadata-Version: 2.4
Name: {PACKAGE}
Version: {DDS}
Summary: The library of DDS, a double dummy solver for bridge, as endplay {ENDPLAY} brings it
Author: Bo Haglund, Soren Hein
License-Expression: Apache-2.0 AND MIT
License-File: LICENSE-DDS.txt
License-File: LICENSE-endplay.txt
"""


class UnusableWheelError(Exception):
    """A file is not the wheel of endplay that is expected; the text names the file and what is wrong with it."""


def make_wheel(endplay: Path, folder: Path) -> Path:
    """Writes the wheel made out of endplay's into the folder and returns its path.

    Raises UnusableWheelError, or OSError.
    """
    try:
        with ZipFile(endplay) as archive:
            theirs = {name: archive.read(name) for name in archive.namelist()}
        tags, files = _tags(theirs[f"{_ABOUT_ENDPLAY}/WHEEL"]), _files(theirs)
    except (BadZipFile, KeyError) as error:
        raise UnusableWheelError(f"{endplay}: {error}") from error
    files[f"{_ABOUT}/WHEEL"] = "".join(
        ["Wheel-Version: 1.0\nGenerator: bridgetable\nRoot-Is-Purelib: false\n", *(f"Tag: {tag}\n" for tag in tags)]
    ).encode()
    files[f"{_ABOUT}/RECORD"] = _record(files)
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{_STEM}-py3-none-{'.'.join(tag.rpartition('-')[2] for tag in tags)}.whl"
    with ZipFile(made, "w") as archive:
        for name, data in files.items():
            archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)
    return made


def _tags(wheel: bytes) -> list[str]:
    """What the wheel serves: the platforms of endplay's, and every Python."""
    theirs: list[str] = HeaderParser().parsestr(wheel.decode()).get_all("Tag", [])
    return [f"py3-none-{tag.rpartition('-')[2]}" for tag in theirs]


def _files(theirs: Mapping[str, bytes]) -> dict[str, bytes]:
    """The library and what is said of it, out of the files of endplay; raises KeyError where one is missing."""
    folder = "/".join(PACKAGES["endplay"])
    library = next((name for each in NAMES if (name := f"{folder}/{each}") in theirs), folder)
    return {
        f"{PACKAGES[PACKAGE][0]}/{PurePosixPath(library).name}": theirs[library],
        f"{_ABOUT}/licenses/LICENSE-DDS.txt": (resources() / "licences" / "Apache-2.0.txt").read_bytes(),
        f"{_ABOUT}/licenses/LICENSE-endplay.txt": theirs[f"{_ABOUT_ENDPLAY}/LICENCE"],
        f"{_ABOUT}/METADATA": _METADATA.encode(),
    }


def _record(files: Mapping[str, bytes]) -> bytes:
    """The list of the files with their digests and sizes; that of the list itself has neither."""
    lines = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}\n")
    return "".join([*lines, f"{_ABOUT}/RECORD,,\n"]).encode()


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
        "download",
        "--no-deps",
        "--only-binary",
        ":all:",
        "--python-version",
        PYTHON,
        "--dest",
        str(folder),
        *(("--platform", platform) if platform else ()),
        f"endplay=={ENDPLAY}",
    ]


def run(*command: str) -> int:
    """Runs pip, which tells by itself what it does; returns its exit status."""
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
