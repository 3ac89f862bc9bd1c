"""Where the files beside the code are: wordings, cases and the manual."""

from __future__ import annotations

from functools import cache
from pathlib import Path

LANGUAGE_FILE = "language.json"
"""The file that makes a folder of sentences a language."""
_PACKAGE = Path(__file__).parent.parent


@cache
def resources() -> Path:
    """The folder `resources` of this program; raises FileNotFoundError where it is missing."""
    return resources_of(_PACKAGE)


def resources_of(package: Path) -> Path:
    """The nearest folder `resources`, looking from the package upwards; raises FileNotFoundError.

    A wheel has it inside the package; the project's own folder, which an editable installation uses too, next to it.
    """
    for folder in (package, package.parent):
        if (folder / "resources" / "locale").is_dir():
            return folder / "resources"
    raise FileNotFoundError(package / "resources")


@cache
def language_folders() -> tuple[str, ...]:
    """The names of the folders of sentences, one for each language: the codes of the languages of the program."""
    return tuple(sorted(file.parent.name for file in (resources() / "locale").glob(f"*/{LANGUAGE_FILE}")))
