"""Makes the pictures of the manual: `python -m tests.pictures [NAME…] [--language L]`.

With --check nothing is written: it tells which of them no longer show what the window shows, and what has changed.
Every scene can be looked at otherwise, too: dark, larger, with larger letters. Such pictures go to another folder.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from PySide6.QtWidgets import QWidget

from bridgetable.words.languages import OFFERED
from tests.pictures.opened import LANGUAGES, Looks, PicturedWindow, provide_screens
from tests.pictures.painting import painted, save, text_in
from tests.pictures.scenes import SCENES
from tests.pictures.shown import Description, description_of, differences

FOLDER = Path(__file__).parents[2] / "resources" / "manual" / "pictures"
"""Where the pictures of the manual are."""


def main() -> None:
    """Makes or checks the pictures that are named, or all of them."""
    arguments = argparse.ArgumentParser(prog="python -m tests.pictures")
    arguments.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(SCENES)}; otherwise all")
    arguments.add_argument("--language", choices=OFFERED, help="in this language only")
    arguments.add_argument("--check", action="store_true", help="write nothing, but tell what is no longer so")
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
    otherwise = looks != Looks() or chosen.language not in (None, *LANGUAGES)
    if otherwise and chosen.to is None and not chosen.check:
        arguments.error("pictures that look otherwise are not for the manual: say --to FOLDER")
    folder = (chosen.to or FOLDER).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    languages = (chosen.language,) if chosen.language else LANGUAGES
    found = 0
    with tempfile.TemporaryDirectory() as home:
        os.chdir(home)
        provide_screens(looks, Path(home))
        for line in told(chosen.names or tuple(SCENES), languages, looks, folder, check=chosen.check):
            print(line, flush=True)
            found += 1
        os.chdir(folder)
    sys.exit(1 if chosen.check and found else 0)


def told(names: Sequence[str], languages: Sequence[str], looks: Looks, folder: Path, *, check: bool) -> Iterator[str]:
    """Makes the pictures and yields their names and sizes; or checks them and yields what they no longer show.

    Those of one language share a window.
    """
    for language in languages:
        lines: list[str] = []

        def shown(
            name: str, windows: Sequence[QWidget], text: str, language: str = language, lines: list[str] = lines
        ) -> None:
            if name in names:
                path = folder / f"{name}-{language}.png"
                lines += (_check if check else _make)(path, looks.theme, windows, text)

        pictured = PicturedWindow(language, looks, shown)
        for scene in dict.fromkeys(SCENES[name] for name in names):
            scene(pictured)
            yield from lines
            lines.clear()
        pictured.close()


def _make(path: Path, theme: str, windows: Sequence[QWidget], text: str) -> list[str]:
    image = painted(windows)
    save(image, path, msgspec.json.encode(description_of(windows, image, theme, text)).decode())
    return [f"{path.name}: {path.stat().st_size // 1024} KB"]


def _check(path: Path, theme: str, windows: Sequence[QWidget], text: str) -> list[str]:
    made = text_in(path)
    if not made:
        return [f"{path.name}: there is no such picture"]
    now = description_of(windows, painted(windows), theme, text)
    return [f"{path.name}: {line}" for line in differences(msgspec.json.decode(made, type=Description), now)]


if __name__ == "__main__":
    main()
