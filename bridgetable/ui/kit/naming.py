"""Names for widgets: style sheets and tests find them by it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

Named = TypeVar("Named", bound=QObject)


def named(thing: Named, name: str) -> Named:
    """The same thing, under this name."""
    thing.setObjectName(name)
    return thing
