"""Where the files beside the code are: wordings, cases and the manual."""

from __future__ import annotations

from functools import cache
from pathlib import Path

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
