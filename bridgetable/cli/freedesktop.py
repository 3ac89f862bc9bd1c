"""The desktops of Linux: an entry in the menu, types of files and icons, in the folder of the user's data."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from bridgetable.disk.contents import contents_of
from bridgetable.disk.resources import resources
from bridgetable.disk.writing import write_whole

_NAME = "bridgetable"
_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
_ICONS = Path("icons", "hicolor")
_FOUND_AGAIN = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "--ignore-theme-index", "--quiet", str(_ICONS)),
)
"""What has desktops find what was put there; where a program is missing, they look themselves."""
_LONGEST = 60
"""The most seconds that such a program takes."""


def data_folder() -> Path:
    """Where the desktop looks for what belongs to the user alone."""
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return given if given.is_absolute() else Path("~/.local/share").expanduser()


def install(folder: Path, command: Sequence[str]) -> None:
    """Puts all that the desktop is to know of the program into the folder; `command` starts the window.

    Raises OSError, or ValueError where the command has letters that no entry can have.
    """
    from bridgetable.ui.drawing.program_icon import icon_png

    packaging = resources() / "packaging"
    entry = contents_of(packaging / f"{_NAME}.desktop").decode()
    pictures = {f"{size}x{size}/apps/{_NAME}.png": icon_png(size) for size in _SIZES}
    written = {
        folder / "applications" / f"{_NAME}.desktop": entry_started_by(entry, command).encode(),
        folder / "mime" / "packages" / f"{_NAME}.xml": contents_of(packaging / f"{_NAME}.mime.xml"),
        folder / _ICONS / "scalable" / "apps" / f"{_NAME}.svg": contents_of(packaging / f"{_NAME}.svg"),
        **{folder / _ICONS / name: picture for name, picture in pictures.items()},
    }
    for path, data in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
    _have_found(folder)


def remove(folder: Path) -> bool:
    """Takes away what `install` has put into the folder; returns whether there was anything. Raises OSError."""
    found = [path for path in _installed(folder) if path.is_file() or path.is_symlink()]
    for path in found:
        path.unlink()
        if path.is_relative_to(folder / _ICONS):
            with suppress(OSError):  # others have icons there too
                path.parent.rmdir()
                path.parent.parent.rmdir()
    if found:
        _have_found(folder)
    return bool(found)


def _installed(folder: Path) -> Iterator[Path]:
    yield folder / "applications" / f"{_NAME}.desktop"
    yield folder / "mime" / "packages" / f"{_NAME}.xml"
    yield folder / _ICONS / "scalable" / "apps" / f"{_NAME}.svg"
    for size in _SIZES:
        yield folder / _ICONS / f"{size}x{size}" / "apps" / f"{_NAME}.png"


def entry_started_by(entry: str, command: Sequence[str]) -> str:
    """The entry of the menu with this command in place of the name of the script; raises ValueError."""
    started_by = " ".join(map(quoted, command))
    return "".join(
        f"Exec={started_by}{line.removeprefix(f'Exec={_NAME}-window')}" if line.startswith("Exec=") else line
        for line in entry.splitlines(keepends=True)
    )


def quoted(word: str) -> str:
    """A word as it stands in the key Exec of an entry; raises ValueError for one that cannot be told there."""
    if not word.isprintable():
        # Surrogates stand for bytes that are no text, and a new line would begin another key.
        raise ValueError(word)
    inner = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in word)
    # Once as an argument, and once more as the value of a key; % begins a field.
    return f'"{inner}"'.replace("\\", "\\\\").replace("%", "%%")


def _have_found(folder: Path) -> None:
    """Has the desktop look again, as far as the programs for that are there."""
    for program, *arguments, below in _FOUND_AGAIN:
        found = shutil.which(program)
        if found is not None and (folder / below).is_dir():
            with suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(
                    [found, *arguments, str(folder / below)],
                    check=False,
                    timeout=_LONGEST,
                    env=_environment(),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )


def _environment() -> dict[str, str]:
    """The environment for programs of the system, without the libraries of a frozen program."""
    environment = dict(os.environ)
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    environment.pop("LD_LIBRARY_PATH", None)
    return environment | ({"LD_LIBRARY_PATH": before} if before else {})
