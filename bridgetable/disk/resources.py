"""Where the files beside the code lie: inside an installed package, or next to it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


@cache
def resources() -> Path:
    """The folder of cards, words and cases: `<package>/resources` when installed, else `<package>/../resources`."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
