"""Makes the pictures of the manual: `python -m tests.pictures [NAME…] [--language L]`.

Every scene can be looked at otherwise, too: dark, larger, with larger letters. Such pictures go to another folder.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from bridgetable.words.catalogue import LANGUAGES
from tests.pictures.opened import Looks, PicturedWindow, provide_screens
from tests.pictures.painting import painted, save
from tests.pictures.scenes import SCENES

FOLDER = Path(__file__).parents[2] / "resources" / "manual" / "pictures"


def main() -> None:
    """Makes the pictures that are named, or all of them."""
    arguments = argparse.ArgumentParser(prog="python -m tests.pictures")
    arguments.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(SCENES)}; otherwise all")
    arguments.add_argument("--language", choices=LANGUAGES, help="in this language only")
    arguments.add_argument("--to", type=Path, metavar="FOLDER", help="not into the manual, but here")
    arguments.add_argument("--size", default="1280x800", help="of the window, in points")
    arguments.add_argument("--ratio", type=int, default=1, help="pixels to a point")
    arguments.add_argument("--theme", default="light", choices=("light", "dark", "contrast"))
    arguments.add_argument("--zoom", type=int, default=100, help="of the letters, in per cent")
    chosen = arguments.parse_args()
    if unknown := set(chosen.names) - set(SCENES):
        arguments.error(f"there is no picture {', '.join(sorted(unknown))}")
    width, _, height = chosen.size.partition("x")
    looks = Looks(int(width), int(height), chosen.ratio, chosen.theme, chosen.zoom)
    if looks != Looks() and chosen.to is None:
        arguments.error("pictures that look otherwise are not for the manual: say --to FOLDER")
    folder = (chosen.to or FOLDER).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    languages = (chosen.language,) if chosen.language else LANGUAGES
    with tempfile.TemporaryDirectory() as home:
        os.chdir(home)
        provide_screens(looks, Path(home))
        for language in languages:
            make(chosen.names or tuple(SCENES), language, looks, folder)
        os.chdir(folder)


def make(names: Sequence[str], language: str, looks: Looks, folder: Path) -> None:
    """Makes these pictures in one language, in a window that all of them share."""
    pictured = PicturedWindow(language, looks)
    for name in names:
        path = folder / f"{name}-{language}.png"
        pictured.shown = partial(_save, path)
        SCENES[name](pictured)
        print(f"{path.name}: {path.stat().st_size // 1024} KB", flush=True)
    pictured.close()


def _save(path: Path, windows: Sequence[QWidget]) -> None:
    save(painted(windows), path, "")


if __name__ == "__main__":
    main()
