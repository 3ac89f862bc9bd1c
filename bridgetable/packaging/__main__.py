"""`python -m bridgetable.packaging FOLDER` builds the program to download for this system into that folder."""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bridgetable import __version__
from bridgetable.disk.resources import resources
from bridgetable.packaging.about_program import file_name
from bridgetable.packaging.parts import archive_format, built, specification


def main(arguments: Sequence[str] | None = None) -> int:
    """Builds with PyInstaller, of the extra `build`, packs what was built, and returns the exit status.

    Nothing is left but the program and the file to download.
    """
    parser = argparse.ArgumentParser(prog="python -m bridgetable.packaging")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(arguments).folder.absolute()
    try:
        from PyInstaller.__main__ import run
    except ImportError as missing:
        parser.exit(2, f'{missing}; pip install -e ".[build]"\n')
    with tempfile.TemporaryDirectory() as work:
        run([
            str(specification(resources())), "--noconfirm", "--log-level", "WARN", "--distpath", str(folder),
            "--workpath", work,
        ])
    name = file_name(__version__, sys.platform, platform.machine())
    packed = shutil.make_archive(str(folder / name), archive_format(sys.platform), folder, built(sys.platform))
    sys.stdout.write(f"{packed}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
